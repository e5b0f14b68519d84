import type { Channel } from "#domain/message-kinds.ts";
import type { Store } from "#server/db/store.ts";
import { enqueueDue } from "#server/enqueue-due.ts";
import { deliverDue } from "#server/messages/deliver-due.ts";
import type { Deliver } from "#server/outbox/channels.ts";

/** One pass over the messages that are due at a moment: emails, unless another channel is named. */
export const deliverAt = (store: Store, at: string, deliver: Deliver, channel: Channel = "mail") =>
  deliverDue({
    channel,
    store,
    now: () => new Date(at),
    deliver,
    enqueueDue: enqueueDue(store),
    acknowledged: new Map(),
  });
