import { type RawBuilder, sql } from "kysely";
import type { Booking, BookingEvent, Message, Visit } from "#domain/api/bookings.ts";

/** Each channel has a queue of its own, so that one that hangs holds up no other. */
export const channels = ["mail", "webhook", "push"] as const;
export type Channel = (typeof channels)[number];

/** Selects a channel's messages, by exactly the conditions in the indexes of due messages. */
export const ofChannel: Readonly<Record<Channel, RawBuilder<boolean>>> = {
  mail: sql<boolean>`messages.kind <> 'webhook' and messages.device_id is null`,
  webhook: sql<boolean>`messages.kind = 'webhook'`,
  push: sql<boolean>`messages.device_id is not null`,
};

/** A browser's push subscription. */
export interface Subscription {
  readonly id: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface DueMessage extends Pick<Message, "id" | "kind" | "attempts" | "createdAt"> {
  readonly giveUpAt: string;
  /** Null for a digest or an alarm. */
  readonly booking: Booking | null;
  /** The event of a webhook, or the change that a visit's mail is about; else null. */
  readonly event: BookingEvent | null;
  /** For mails about a visit. */
  readonly visit: DueVisit | null;
  /** The path of the visitor's own page, for mails that carry it. It must not be logged. */
  readonly link?: string;
  /** For mails about a visitor's presses: what they did, oldest first. */
  readonly news?: readonly BookingEvent[];
  /** What a digest or an alarm says. */
  readonly text: string | null;
  /** Where a notification goes; null for other channels, and if the device was removed meanwhile. */
  readonly device: Subscription | null;
}

export interface DueVisit extends Visit {
  readonly uid: string;
  /** The event that set its day or cancelled it. Mails about other events are outdated. */
  readonly eventId: string;
  /** Whether the customer may have got a mail about it before. */
  readonly wasAnnounced: boolean;
}

/** Acknowledged by the receiving server, or written to a file where no mail server is set. */
export type Delivered = "sent" | "written";

/**
 * Makes one attempt. `dropped` if the receiver is gone.
 * @throws PermanentFailure when another attempt is pointless
 * @throws Withheld when the message must not be sent
 */
export type Deliver = (message: DueMessage) => Promise<Delivered | "dropped">;

export class PermanentFailure extends Error {
  override name = "PermanentFailure";
}

/** The message says why, for the owner to see. */
export class Withheld extends Error {
  override name = "Withheld";
}

/** The receiver asks for this delay before the next attempt. */
export class RetryLater extends Error {
  override name = "RetryLater";
  readonly delayMs: number;
  constructor(message: string, delayMs: number) {
    super(message);
    this.delayMs = delayMs;
  }
}
