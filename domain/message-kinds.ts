export const kinds = [
  "lead",
  "confirmation",
  "reminder",
  "overdue",
  "call-back",
  "apology",
  "digest",
  "alarm",
  "visit",
  "visit-reminder",
  "visit-released",
  "visit-link",
  "former-link",
  "mailbox-check",
  "mailbox-asked",
  "merged",
  "merged-visit",
  "visitor-news",
  "collected",
  "webhook",
] as const;
export type Kind = (typeof kinds)[number];

/** Each channel has its own queue, so that one that hangs does not delay the others. */
export const channels = ["mail", "webhook", "push"] as const;
export type Channel = (typeof channels)[number];

/**
 * Which mailbox gets a message to the visitor: the booking's own; the one that the visitor asked to use, which has not
 * answered yet; the one that was replaced; or, in a merge, the one that was not kept.
 */
type Mailbox = "own" | "next" | "former" | "other";

interface MessageKind {
  readonly to: "owner" | "visitor" | "tools";
  readonly mailbox: Mailbox;
  readonly channels: readonly Channel[];
  /** What is read for it when it is sent, beside its booking. A text comes with the message, which then has no booking. */
  readonly about: "booking" | "visit" | "news" | "event" | "text";
  /** Whether it carries the link to the visitor's own page. */
  readonly hasLink: boolean;
  /** Whether it may leave at night: what is for the owner or tools, and what a press asked for. */
  readonly leavesAtNight: boolean;
  /** What it spends of an allowance when it is sent; others are counted when they are enqueued. */
  readonly spends: "confirmations" | "attention" | null;
  /** In the list of messages. */
  readonly name: string;
  /** In the history of its booking. */
  readonly inHistory: string;
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
const aboutText = { about: "text", spends: null } as const;

/** All that the program sends. Everything about a kind but its words is in its row. @see docs/change.md#add-a-message */
export const messageKinds = {
  lead: { ...toOwner, name: "New booking", inHistory: "Email to you" },
  confirmation: {
    ...toVisitor,
    hasLink: true,
    spends: "confirmations",
    name: "Confirmation",
    inHistory: "Confirmation",
  },
  reminder: { ...toOwner, name: "Reminder to call", inHistory: "Reminder to you" },
  overdue: { ...toOwner, name: "Call is overdue", inHistory: "Late notice to you" },
  "call-back": { ...toOwner, name: "Planned call", inHistory: "Reminder to you" },
  apology: { ...toVisitor, name: "Apology", inHistory: "Apology" },
  digest: { ...toOwner, ...aboutText, name: "Today’s to-do list", inHistory: "Note to you" },
  alarm: { ...toOwner, ...aboutText, name: "Delivery problem", inHistory: "Note to you" },
  visit: {
    ...toVisitor,
    about: "visit",
    hasLink: true,
    name: "Visit details",
    inHistory: "Visit details",
  },
  "visit-reminder": {
    ...toVisitor,
    about: "visit",
    hasLink: true,
    leavesAtNight: false,
    name: "Visit reminder",
    inHistory: "Visit reminder",
  },
  "visit-released": {
    ...toVisitor,
    about: "visit",
    hasLink: true,
    leavesAtNight: false,
    name: "Day is free again",
    inHistory: "Notice about the day",
  },
  "visit-link": { ...toVisitor, hasLink: true, name: "New link", inHistory: "New link" },
  "former-link": {
    ...toVisitor,
    mailbox: "former",
    hasLink: true,
    name: "New link, to the earlier email address",
    inHistory: "New link to the earlier email address",
  },
  "mailbox-check": {
    ...toVisitor,
    mailbox: "next",
    hasLink: true,
    name: "Question to a new email address",
    inHistory: "Question to the new email address",
  },
  "mailbox-asked": {
    ...toVisitor,
    hasLink: true,
    name: "Notice of a new email address",
    inHistory: "Notice of the new email address",
  },
  merged: {
    ...toVisitor,
    mailbox: "other",
    leavesAtNight: false,
    name: "Notice of a merge",
    inHistory: "Notice of the merge",
  },
  "merged-visit": {
    ...toVisitor,
    mailbox: "other",
    about: "visit",
    leavesAtNight: false,
    name: "Visit details, to the other email address",
    inHistory: "Visit details to the other email address",
  },
  "visitor-news": {
    ...toOwner,
    about: "news",
    name: "News from the visitor",
    inHistory: "News from the visitor to you",
  },
  collected: { ...toOwner, ...aboutText, name: "Several at once", inHistory: "Note to you" },
  webhook: {
    to: "tools",
    mailbox: "own",
    channels: ["webhook"],
    about: "event",
    hasLink: false,
    leavesAtNight: true,
    spends: null,
    name: "Webhook",
    inHistory: "Webhook",
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
