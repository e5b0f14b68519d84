import type { Channel } from "#domain/message-kinds.ts";
import { defineCommand } from "#server/db/command.ts";
import type { Store } from "#server/db/store.ts";
import { dueMessages } from "#server/due-messages.ts";
import type { Deliver } from "#server/messages/channels.ts";
import { deliverDue } from "#server/messages/deliver-due.ts";
import { createDelivery } from "#server/messages/delivery.ts";
import { messageColumns } from "#server/messages/message-commands.ts";

/** One pass over the messages that are due at a moment: emails, unless another channel is named. */
export const deliverAt = (store: Store, at: string, deliver: Deliver, channel: Channel = "mail") =>
  deliverDue({
    channel,
    store,
    now: () => new Date(at),
    deliver,
    due: dueMessages(store),
    acknowledged: new Map(),
  });

/** All that were enqueued, the oldest first. */
export const listMessages = defineCommand({
  name: "listMessages",
  kind: "read",
  run: (db, _input: undefined) =>
    db.selectFrom("messages").select(messageColumns).orderBy("created_at").orderBy("id").execute(),
});

type Delivery = Parameters<typeof createDelivery>[0];

/** How messages leave: as files, unless there is a mail server. */
export const deliveryOf = ({
  store,
  now,
  ...env
}: Pick<Delivery, "store" | "now"> & Partial<Delivery["env"]>) =>
  createDelivery({
    env: {
      DATA_DIR: "unused",
      SITE_URL: "https://www.scoopdale.example",
      RATE_LIMIT: false,
      CONFIRMATIONS_PER_DAY: 200,
      PUSH_ALLOW_LOCAL: false,
      ...env,
    },
    store,
    now,
    secret: "only for tests, thirty-two characters",
    findLink: async () => "/visit/none",
  });
