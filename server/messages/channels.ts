import { type RawBuilder, sql } from "kysely";
import type { Booking, BookingEvent, Message, Visit } from "#domain/api/bookings.ts";
import type { TaskList } from "#domain/api/tasks.ts";
import type { DaysOff } from "#domain/business-clock/closed-days.ts";
import type { Channel, Kind } from "#domain/message-kinds.ts";

/** Exactly the conditions in the indexes of due messages. */
export const ofChannel: Readonly<Record<Channel, RawBuilder<boolean>>> = {
  mail: sql<boolean>`messages.kind <> 'webhook' and messages.device_id is null`,
  webhook: sql<boolean>`messages.kind = 'webhook'`,
  push: sql<boolean>`messages.device_id is not null`,
};

export interface Subscription {
  readonly id: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface DueMessage extends Pick<Message, "id" | "kind" | "attempts" | "createdAt"> {
  /** Null for a digest or an alarm, which have a `text` instead. */
  readonly booking: Booking | null;
  /** What a webhook or a visit's email is about; else null. */
  readonly event: BookingEvent | null;
  readonly visit: DueVisit | null;
  /** The address that a message to the visitor goes to; empty if there is none. */
  readonly mailbox: string;
  /** The path of the visitor's own page, which must not be logged. */
  readonly link?: string;
  /** What the visitor did, oldest first. */
  readonly news?: readonly BookingEvent[];
  readonly text: string | null;
  /** What is to do: all of it for a digest, and the calls that a reminder is about. */
  readonly list?: TaskList;
  /** What it names, in place of a message for each. */
  readonly collected: readonly Collected[];
  readonly daysOff: DaysOff;
  /** Null for other channels, and if the device was removed meanwhile. */
  readonly device: Subscription | null;
}

/** A message that another one names, and whom it is about. */
export interface Collected {
  readonly kind: Kind;
  readonly firstName: string;
  readonly zipCode: string;
  readonly isCanceled: boolean;
  readonly createdAt: string;
}

export interface DueVisit extends Visit {
  readonly uid: string;
  readonly eventId: string;
  /** Whether the customer may have got an email about it before. */
  readonly wasAnnounced: boolean;
}

export interface ClaimRequest {
  readonly channel: Channel;
  readonly now: string;
  readonly limit: number;
}

export interface Claimed {
  readonly messages: readonly DueMessage[];
  /** When the channel's next unclaimed message is due. */
  readonly nextAt: string | null;
}

/** What the outbox asks the features for. */
export interface DueMessages {
  /** Enqueues what the clock makes due, before each pass over emails. */
  enqueue(now: string): Promise<void>;
  claim(request: ClaimRequest): Promise<Claimed>;
}

/** "written" to a file if there is no mail server. */
export type Delivered = "sent" | "written";

/** "dropped" if the receiver is gone. @throws PermanentFailure or Withheld; other errors are retried */
export type Deliver = (message: DueMessage) => Promise<Delivered | "dropped">;

export class PermanentFailure extends Error {
  override name = "PermanentFailure";
}

/** Must not be sent. The owner sees the error's message. */
export class Withheld extends Error {
  override name = "Withheld";
}
