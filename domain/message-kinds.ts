export const kinds = [
  "lead",
  "confirmation",
  "reminder",
  "digest",
  "alarm",
  "visit",
  "visit-reminder",
  "visit-link",
  "merged",
  "visitor-news",
  "collected",
  "webhook",
] as const;
export type Kind = (typeof kinds)[number];

/** Each channel has its own queue, so that one that hangs does not delay the others. */
export const channels = ["mail", "webhook", "push"] as const;
export type Channel = (typeof channels)[number];

/** Which mailbox gets a message to the visitor: the booking's own or the one that a merge replaced. */
type Mailbox = "own" | "replaced";

/** What must hold when a message leaves; it is dropped otherwise. @see server/messages/deliver-due.ts */
export type Condition =
  | "mailbox"
  | "not merged"
  | "not spam"
  | "not declined"
  | "latest day"
  | "day ahead"
  | "visit tomorrow";

interface MessageKind {
  readonly to: "owner" | "visitor" | "tools";
  readonly mailbox: Mailbox;
  readonly channels: readonly Channel[];
  /** What is read for it when it is sent, beside its booking. A text or tasks come without a booking. */
  readonly about: "booking" | "visit" | "news" | "event" | "tasks" | "text";
  /** Whether it carries the link to the visitor's own page. */
  readonly hasLink: boolean;
  /** Whether it may leave at night: what is for the owner or tools, and what a press asked for. */
  readonly leavesAtNight: boolean;
  /** What it spends of an allowance when it is sent; others are counted when they are enqueued. */
  readonly spends: "confirmations" | "attention" | null;
  /** The commands that enqueue it: presses and moments. */
  readonly enqueuedBy: readonly string[];
  /** As long as all of it holds, it is worth sending. */
  readonly sentWhile: readonly Condition[];
  /** In the history of its booking, and where it did not arrive. */
  readonly name: string;
}

const toOwner = {
  to: "owner",
  mailbox: "own",
  channels: ["mail", "push"],
  about: "booking",
  hasLink: false,
  leavesAtNight: true,
  spends: "attention",
} as const;

const toVisitor = {
  to: "visitor",
  mailbox: "own",
  channels: ["mail"],
  about: "booking",
  hasLink: false,
  leavesAtNight: true,
  spends: null,
} as const;

/** The program itself sends few of them. */
const aboutText = { about: "text", spends: null, sentWhile: [] } as const;

/** What is to do is read when it is sent. */
const aboutTasks = { ...aboutText, about: "tasks" } as const;

/** All that the program sends. Everything about a kind but its words is in its row. @see docs/change.md#add-a-message */
export const messageKinds = {
  lead: {
    ...toOwner,
    enqueuedBy: ["storeBooking", "changeStatus", "decideFold", "undo"],
    sentWhile: ["not spam"],
    name: "Email to you",
  },
  confirmation: {
    ...toVisitor,
    about: "visit",
    hasLink: true,
    spends: "confirmations",
    enqueuedBy: ["storeBooking", "changeStatus", "decideFold", "undo"],
    sentWhile: ["mailbox", "not merged", "not spam", "not declined"],
    name: "Confirmation",
  },
  reminder: {
    ...toOwner,
    ...aboutTasks,
    enqueuedBy: ["enqueueReminders"],
    name: "Reminder to you",
  },
  digest: {
    ...toOwner,
    ...aboutTasks,
    enqueuedBy: ["enqueueReminders"],
    name: "Note to you",
  },
  alarm: {
    ...toOwner,
    ...aboutText,
    enqueuedBy: ["enqueueAlarm", "retireDevice"],
    name: "Note to you",
  },
  visit: {
    ...toVisitor,
    about: "visit",
    hasLink: true,
    enqueuedBy: [
      ...["scheduleVisit", "setVisitOutcome", "undo", "changeStatus", "correctBooking"],
      ...["recordCall", "mergeBooking", "cancelBooking"],
    ],
    sentWhile: ["mailbox", "latest day", "day ahead"],
    name: "Visit details",
  },
  "visit-reminder": {
    ...toVisitor,
    about: "visit",
    hasLink: true,
    leavesAtNight: false,
    enqueuedBy: ["enqueueVisitReminders"],
    sentWhile: ["mailbox", "latest day", "visit tomorrow"],
    name: "Visit reminder",
  },
  "visit-link": {
    ...toVisitor,
    hasLink: true,
    enqueuedBy: ["renewLink", "correctBooking", "mergeBooking"],
    sentWhile: ["mailbox", "not merged", "not spam"],
    name: "New link",
  },
  merged: {
    ...toVisitor,
    mailbox: "replaced",
    about: "visit",
    leavesAtNight: false,
    enqueuedBy: ["mergeBooking"],
    sentWhile: ["mailbox"],
    name: "Cancellation to the earlier email address",
  },
  "visitor-news": {
    ...toOwner,
    about: "news",
    enqueuedBy: [
      ...["cancelBooking", "chooseContactMethod", "chooseDay", "correctBooking"],
      ...["requestErasure", "saveGateForm", "disownBooking"],
    ],
    sentWhile: ["not merged", "not spam"],
    name: "Email to you about what the visitor changed",
  },
  collected: {
    ...toOwner,
    ...aboutText,
    enqueuedBy: ["admitMessage"],
    name: "Note to you",
  },
  webhook: {
    to: "tools",
    mailbox: "own",
    channels: ["webhook"],
    about: "event",
    hasLink: false,
    leavesAtNight: true,
    spends: null,
    /** Every command that adds an event, while a webhook is set up. */
    enqueuedBy: [],
    sentWhile: [],
    name: "Webhook",
  },
} as const satisfies Record<Kind, MessageKind>;

/** The kinds that a channel sends. */
export type KindOf<Name extends Channel> = {
  [One in Kind]: Name extends (typeof messageKinds)[One]["channels"][number] ? One : never;
}[Kind];

export const isSentBy = <Name extends Channel>(channel: Name, kind: Kind): kind is KindOf<Name> =>
  messageKinds[kind].channels.some((one) => one === channel);

export const kindsTo = (to: MessageKind["to"]): readonly Kind[] =>
  kinds.filter((kind) => messageKinds[kind].to === to);
