import * as z from "zod/mini";
import { contactMethods } from "#domain/api/bookings.ts";
import { bookingFields } from "#domain/booking/booking.ts";
import { optionalLines } from "#domain/booking/field-rules.ts";
import { type BookingField, fieldTable, rulesOf } from "#domain/booking/fields.ts";
import { statuses } from "#domain/booking/status.ts";
import {
  maxGateNoteLength,
  readSlot,
  type Slot,
  writeSlot,
} from "#domain/business-clock/visits.ts";
import { windowsOn } from "#domain/business-clock/windows.ts";
import type { ChangeRequest, ChangeResult } from "#server/bookings/change.ts";
import { correctBooking } from "#server/bookings/correct-booking.ts";
import type { Context } from "#server/http/context.ts";
import type { WithGateKeys } from "#server/visits/gate-keys.ts";
import { chooseDay } from "./choose-day.ts";
import type { LinkedBooking } from "./read-linked-booking.ts";
import {
  cancelBooking,
  chooseContactMethod,
  renewLink,
  requestErasure,
  saveGateForm,
} from "./visitor-changes.ts";

const maxReasonLength = 500;

const { shape: fields } = z.partial(z.object(rulesOf(fieldTable, "visitor")));
/** Somebody else can have the link: only the owner changes where it is mailed to. */
const visitorFields = z.omit(z.object(fields), { email: true });
/** The plan and the requests have forms of their own. */
const ownForms = { numDogs: true, serviceType: true, specialRequests: true } as const;
const dataFields = z.keyof(z.omit(visitorFields, ownForms)).options;

const form = z.object({
  act: z.string(),
  seen: z.string(),
  slot: z.optional(z.string()),
  reason: optionalLines(maxReasonLength),
  gateNote: optionalLines(maxGateNoteLength),
  reachBy: z.optional(z.enum(contactMethods)),
  ...visitorFields.shape,
});

export type VisitorContext = Context & WithGateKeys;

type Sent = z.output<typeof form>;

/** Reads the fields that are not empty. `sent` is undefined where one breaks its rule: `errors` then has a message. */
export function readForm(body: unknown): {
  readonly sent: Sent | undefined;
  readonly typed: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, string>>;
} {
  const texts = Object.entries(z.record(z.string(), z.string()).safeParse(body).data ?? {});
  const filled = texts.filter(([, text]) => text.trim() !== "");
  // Browsers count a line break as one character, but send two.
  const lines = filled.map(([name, text]) => [name, text.replaceAll("\r\n", "\n")]);
  const { data: sent, error } = form.safeParse(Object.fromEntries(lines));
  const issues = error?.issues.toReversed() ?? [];
  const errors = issues.map(({ path, message }) => [path.join("."), message]);
  return { sent, typed: Object.fromEntries(filled), errors: Object.fromEntries(errors) };
}

/** What a page shows, sent along with each of its forms: "pending.2". */
export function seenOf({ booking, visit }: Pick<LinkedBooking, "booking" | "visit">): string {
  const status = booking.status === "spam" ? "pending" : booking.status;
  return `${status}.${visit?.sequence ?? "none"}`;
}

function readSeen(text: string) {
  const [, name, sequence] = /^([a-z]+)\.(none|\d{1,9})$/.exec(text) ?? [];
  const status = statuses.find((one) => one === name);
  if (!status || !sequence) return undefined;
  return { status, visit: sequence === "none" ? null : Number(sequence) };
}

/** Also what was saved before, as by a second press. */
const saved = { saved: true } as const;
export type Answer = ChangeResult | typeof saved;

/** One of the windows that are offered, on any day, or the hours that the visit has already. */
function offeredSlot(text: string, { visit }: LinkedBooking): Slot | undefined {
  const slot = readSlot(text);
  const offered = slot && windowsOn(slot.day).map((window) => ({ ...window, day: slot.day }));
  const isOffered = offered?.some((one) => writeSlot(one) === text);
  return isOffered || (visit && writeSlot(visit) === text) ? slot : undefined;
}

const pressOf = (
  { now }: VisitorContext,
  { booking }: LinkedBooking,
  network: string | null,
): ChangeRequest => ({
  bookingId: booking.id,
  actor: "visitor",
  at: now().toISOString(),
  network,
});

type SentFields = { readonly [Field in BookingField]?: string | null | undefined };

function correctionOf({ booking }: LinkedBooking, sent: SentFields) {
  const { zipCode = booking.zipCode } = sent;
  // The neighborhood that the owner has set was that of the yard before.
  const to: SentFields = zipCode === booking.zipCode ? sent : { neighborhood: null, ...sent };
  const changed = bookingFields.filter(
    (name) => to[name] !== undefined && to[name] !== booking[name],
  );
  return {
    from: Object.fromEntries(changed.map((name) => [name, booking[name]])),
    to: Object.fromEntries(changed.map((name) => [name, to[name] ?? null])),
  };
}

/** Makes the change of a form; undefined for a form that is not on this page. */
export async function makeChange(
  app: VisitorContext,
  linked: LinkedBooking,
  sent: Sent,
  network: string | null,
): Promise<Answer | undefined> {
  const { store, gateKeys } = app;
  const all = pressOf(app, linked, network);
  const { booking } = linked;
  async function correct(fields: SentFields): Promise<Answer> {
    const correction = correctionOf(linked, fields);
    if (Object.keys(correction.to).length === 0) return saved;
    return store.run(correctBooking, { ...all, ...correction });
  }
  const seen = readSeen(sent.seen);
  if (!seen) return undefined;
  switch (sent.act) {
    case "day": {
      const slot = offeredSlot(sent.slot ?? "", linked);
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
      return sent.reachBy && store.run(chooseContactMethod, { ...all, reachBy: sent.reachBy });
    case "erase":
      return store.run(requestErasure, all);
    case "link":
      return store.run(renewLink, all);
    case "plan": {
      const { numDogs, serviceType } = sent;
      return numDogs && serviceType && correct({ numDogs, serviceType });
    }
    case "gate": {
      // Sealed first: if that fails, nothing is saved.
      const note = sent.gateNote === undefined ? undefined : gateKeys?.seal(sent.gateNote);
      // The page of the answer's link does not show them.
      const kept = linked.isMailed ? null : booking.specialRequests;
      const wanted = { specialRequests: sent.specialRequests ?? kept };
      // Left empty, the saved note stays: the page never shows it.
      if (!note) return correct(wanted);
      return store.run(saveGateForm, { ...all, note, correction: correctionOf(linked, wanted) });
    }
    case "data":
      return correct(Object.fromEntries(dataFields.map((name) => [name, sent[name]])));
    default:
      return undefined;
  }
}
