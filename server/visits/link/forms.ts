import * as z from "zod/mini";
import { reachWays } from "#domain/api/bookings.ts";
import { type BookingField, bookingFields, bookingSchema, optionalLines } from "#domain/booking.ts";
import { maxGateNoteLength } from "#domain/gate-note.ts";
import { readSlot, type Slot, slotOf, visitWindowNames, writeSlot } from "#domain/visits.ts";
import { conflict, type Outcome } from "#server/bookings/change.ts";
import type { Context } from "#server/context.ts";
import { writeGateNote } from "#server/visits/gate-notes.ts";
import { chooseDay } from "./choose-day.ts";
import type { LinkedBooking } from "./read-linked-booking.ts";
import { planDigest, readSeen, wordsDigest } from "./seen.ts";
import {
  askErasure,
  cancelBooking,
  chooseReach,
  correctOwn,
  renewLink,
} from "./visitor-changes.ts";

const maxReasonLength = 500;

/** Browsers count a line break as one character, but send two. */
const lineFeeds = z.optional(
  z.string("Please use plain text").check(z.overwrite((text) => text.replaceAll("\r\n", "\n"))),
);
const lines = (rule: ReturnType<typeof optionalLines>) => z.pipe(lineFeeds, rule);

const form = z.object({
  act: z.string(),
  seen: z.string(),
  slot: z.optional(z.string()),
  reason: lines(optionalLines(maxReasonLength)),
  gateNote: lines(optionalLines(maxGateNoteLength)),
  specialRequests: lines(bookingSchema.shape.specialRequests),
  reachBy: z.optional(z.enum(reachWays)),
  ...z.partial(z.pick(bookingSchema, { numDogs: true, serviceType: true })).shape,
});

/** The fields that a visitor can change, by the rules of the booking form. */
const typedAnew = z.partial(
  z.pick(bookingSchema, {
    ...({ firstName: true, lastName: true, email: true, phone: true } as const),
    ...({ address: true, city: true, zipCode: true } as const),
  }),
);

/** The fields of a form that are not empty, as text. */
function typedInto(body: unknown): Record<string, string> {
  if (typeof body !== "object" || body === null) return {};
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) =>
      typeof value === "string" && value.trim() !== "" ? [[name, value]] : [],
    ),
  );
}

interface Sent extends z.output<typeof form> {
  readonly data: z.output<typeof typedAnew>;
}

/** `sent` is undefined where a field breaks its rule: `errors` then has a message for its name. */
export function readForm(body: unknown): {
  readonly sent: Sent | undefined;
  readonly typed: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, string>>;
} {
  const typed = typedInto(body);
  const fields = form.safeParse(body);
  const data = typedAnew.safeParse(typed);
  if (fields.success && data.success)
    return { sent: { ...fields.data, data: data.data }, typed, errors: {} };
  const issues = [...(fields.error?.issues ?? []), ...(data.error?.issues ?? [])];
  const errors = issues.toReversed().map(({ path, message }) => [path.join("."), message]);
  return { sent: undefined, typed, errors: Object.fromEntries(errors) };
}

/** Saved before, as by a second press. */
const saved = { saved: true } as const;
/** Sent as the page showed it. */
export const unchanged = { saved: false } as const;
export type Answer = Outcome | typeof saved | typeof unchanged;

/** What a form comes to that needs no change; undefined where one is to be made. */
function compare({
  sent,
  seen,
  now,
}: {
  readonly sent: string;
  readonly seen: string;
  readonly now: string;
}): Answer | undefined {
  if (sent === seen) return unchanged;
  if (sent === now) return saved;
  return seen === now ? undefined : conflict("This has changed since.");
}

/** One of the windows that are offered, on any day. */
function offeredSlot(text: string | undefined): Slot | undefined {
  const slot = readSlot(text ?? null);
  return (
    slot &&
    visitWindowNames.map((name) => slotOf(slot.day, name)).find((one) => writeSlot(one) === text)
  );
}

/** The parts of every change that a visitor makes. */
const changeOf = ({ env, now }: Context, { booking }: LinkedBooking) => ({
  bookingId: booking.id,
  actor: "visitor",
  at: now().toISOString(),
  webhook: env.WEBHOOK_URL !== undefined,
});

async function correct(
  app: Context,
  linked: LinkedBooking,
  sent: { readonly [Field in BookingField]?: string | null | undefined },
): Promise<Answer> {
  const from: Partial<Record<BookingField, string | null>> = {};
  const to: typeof from = {};
  for (const name of bookingFields) {
    const value = sent[name];
    if (value === undefined) continue;
    from[name] = linked.booking[name];
    to[name] = value;
  }
  if (bookingFields.every((name) => to[name] === from[name])) return unchanged;
  return app.store.run(correctOwn, {
    ...{ ...changeOf(app, linked), from, to },
    confirm: to.email !== undefined && to.email !== linked.booking.email,
  });
}

/** Makes the change of a form; undefined for a form that is not on this page. */
export async function makeChange(
  app: Context,
  linked: LinkedBooking,
  sent: Sent,
): Promise<Answer | undefined> {
  const { store, gateKeys } = app;
  const all = changeOf(app, linked);
  const { booking } = linked;
  const seen = readSeen(sent.seen);
  if (!seen) return undefined;
  switch (sent.act) {
    case "day": {
      const slot = offeredSlot(sent.slot);
      return slot && store.run(chooseDay, { ...all, ...slot, seen: seen.visit });
    }
    case "cancel":
      return store.run(cancelBooking, {
        ...all,
        from: seen.status,
        visit: seen.visit,
        reason: sent.reason ?? "",
      });
    case "reach":
      return sent.reachBy && store.run(chooseReach, { ...all, reachBy: sent.reachBy });
    case "erase":
      return store.run(askErasure, all);
    case "link":
      return store.run(renewLink, { ...all, mail: true });
    case "plan": {
      const { numDogs, serviceType } = sent;
      if (!numDogs || !serviceType) return undefined;
      const plan = { numDogs, serviceType };
      const digests = {
        ...{ sent: planDigest(plan), seen: seen.plan },
        now: planDigest(booking),
      };
      return compare(digests) ?? correct(app, linked, plan);
    }
    case "gate": {
      // Sealed first: if that fails, nothing is saved.
      const note = sent.gateNote === undefined ? undefined : gateKeys?.seal(sent.gateNote);
      const words = sent.specialRequests ?? null;
      const digests = { sent: wordsDigest(words), seen: seen.words };
      const outcome =
        compare({ ...digests, now: wordsDigest(booking.specialRequests) }) ??
        (await correct(app, linked, { specialRequests: words }));
      if ("rejected" in outcome || !note) return outcome;
      // Left empty, the saved note stays: the page never shows it.
      return store.run(writeGateNote, { ...all, note });
    }
    case "data":
      return correct(app, linked, sent.data);
    default:
      return undefined;
  }
}
