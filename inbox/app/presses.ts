import type { Mutation, QueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { actorWords } from "#domain/actors.ts";
import { type BookingDetail, bookingEndpoints, eventKinds } from "#domain/api/bookings.ts";
import { lastEvent } from "./booking-events.ts";
import { call, hasStatus, isForAnotherUser, isUnanswered, problemOf, sendCall } from "./call.ts";
import { detailKey, sessionKey } from "./queries.ts";

/** A change as it waits on the device until the server has answered. */
const press = z.object({
  /** The idempotency key: however often it is sent, it is stored once. */
  key: z.string(),
  at: z.iso.datetime(),
  /** Empty for a new lead. */
  bookingId: z.string(),
  /** Of the customer. */
  name: z.string(),
  /** The toast after success. */
  done: z.string(),
  /** The kind of event that an undo takes back. */
  undoes: z.optional(z.enum(eventKinds)),
  call: z.optional(
    z.object({
      method: z.enum(["DELETE", "GET", "PATCH", "POST", "PUT"]),
      address: z.string(),
      body: z.unknown(),
    }),
  ),
  /** The kind of event whose last one it takes back, in place of a call. */
  takesBack: z.optional(z.enum(eventKinds)),
  note: z.optional(z.string()),
});
export type Press = z.output<typeof press>;

const refusal = z.object({ title: z.string(), text: z.string() });
type Refusal = z.output<typeof refusal>;

const answer = z.object({
  bookingId: z.optional(z.string()),
  /** The event that an undo takes back. */
  event: z.optional(z.string()),
  refused: z.optional(refusal),
});
type Answer = z.output<typeof answer>;

export interface Pressed extends Answer {
  readonly press: Press;
  readonly state: "sending" | "waiting" | "answered";
}

export const pressKey = ["press"];

/** Reads a mutation of the cache; undefined for other mutations. */
export function pressedOf({ options, state }: Mutation): Pressed | undefined {
  const { data } = press.safeParse(state.variables);
  if (options.mutationKey?.[0] !== pressKey[0] || !data) return undefined;
  if (state.status === "success")
    return { press: data, state: "answered", ...answer.safeParse(state.data).data };
  const isSending = state.status === "pending" && !state.isPaused && state.failureCount === 0;
  return { press: data, state: isSending ? "sending" : "waiting" };
}

/** What is kept on the device: presses that wait, and those that were refused. */
export function isUnsent(mutation: Mutation): boolean {
  const one = pressedOf(mutation);
  return one !== undefined && (one.state !== "answered" || one.refused !== undefined);
}

async function send({ bookingId, key, takesBack, call: own }: Press): Promise<BookingDetail> {
  if (own) {
    const response = await sendCall(own.method, own.address, { body: own.body, key });
    return bookingEndpoints.detail.answer.parse(await response.json());
  }
  const params = { id: bookingId };
  const detail = await call(bookingEndpoints.detail, { params });
  const event = takesBack && lastEvent(detail.history, takesBack);
  return event ? call(bookingEndpoints.undo, { params, body: { event }, key }) : detail;
}

/** True if somebody else was first, rather than the day being full. */
const isOvertaken = (error: unknown) =>
  hasStatus(error, 409) && problemOf(error)?.code !== "no-place";

function refusalOf(error: unknown): Refusal {
  const { actor = "Someone else", detail, title } = problemOf(error) ?? {};
  return {
    title: isOvertaken(error) ? `${actorWords(actor)} changed this first` : "That was not saved",
    text: detail ?? title ?? "Nothing was changed. Check it and try again.",
  };
}

/** The session has ended, or is another person's: the press waits for its user. */
const isForItsUser = (error: unknown) => hasStatus(error, 401) || isForAnotherUser(error);

/** It was taken from the list, or its user has signed out. */
const dropped = new Error("dropped");

const retryMs = 5000;

/** Presses wait while there is no connection, and are tried again until the server has answered. */
export function registerPresses(client: QueryClient): void {
  const cache = client.getMutationCache();
  client.setMutationDefaults<Answer, Error, Press>(pressKey, {
    networkMode: "online",
    gcTime: Number.POSITIVE_INFINITY,
    retry: (_count, error) => error !== dropped && !isForItsUser(error),
    retryDelay: retryMs,
    mutationFn: async (pressed) => {
      const isKnown = cache.getAll().some((one) => pressedOf(one)?.press.key === pressed.key);
      if (!isKnown) throw dropped;
      try {
        const detail = await send(pressed);
        client.setQueryData(detailKey(detail.booking.id), detail);
        const event = pressed.undoes && lastEvent(detail.history, pressed.undoes);
        return { bookingId: detail.booking.id, event };
      } catch (error) {
        if (isUnanswered(error) || hasStatus(error, 429) || isForItsUser(error)) throw error;
        // An owner may have become a helper in the meantime.
        if (hasStatus(error, 403)) client.invalidateQueries({ queryKey: sessionKey });
        return { refused: refusalOf(error) };
      }
    },
  });
}
