export const kinds = [
  "lead",
  "confirmation",
  "reminder",
  "overdue",
  "apology",
  "digest",
  "alarm",
  "visit",
  "visit-reminder",
  "visit-released",
  "visit-link",
  "visitor-news",
  "collected",
  "webhook",
] as const;
export type Kind = (typeof kinds)[number];

/** Each channel has its own queue, so that one that hangs does not delay the others. */
export const channels = ["mail", "webhook", "push"] as const;
export type Channel = (typeof channels)[number];

interface MessageKind {
  readonly to: "owner" | "visitor" | "tools";
  readonly channels: readonly Channel[];
  /** What is read for it when it is sent, beside its booking. A text comes with the message, which then has no booking. */
  readonly about: "booking" | "visit" | "news" | "event" | "text";
  /** Whether it carries the link to the visitor's own page. */
  readonly hasLink: boolean;
  /** What it spends of an allowance when it is sent; others are counted when they are enqueued. */
  readonly spends: "confirmations" | "attention" | null;
  /** In the list of messages. */
  readonly name: string;
  /** In the history of its booking. */
  readonly inHistory: string;
}

const toOwner = {
  to: "owner",
  channels: ["mail", "push"],
  about: "booking",
  hasLink: false,
  spends: "attention",
} as const;

const toVisitor = {
  to: "visitor",
  channels: ["mail"],
  about: "booking",
  hasLink: false,
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
  apology: { ...toVisitor, name: "Apology", inHistory: "Apology" },
  digest: { ...toOwner, ...aboutText, name: "Today’s to-do list", inHistory: "Note to you" },
  alarm: { ...toOwner, ...aboutText, name: "Delivery problem", inHistory: "Note to you" },
  visit: { ...toVisitor, about: "visit", name: "Visit details", inHistory: "Visit details" },
  "visit-reminder": {
    ...toVisitor,
    about: "visit",
    name: "Visit reminder",
    inHistory: "Visit reminder",
  },
  "visit-released": {
    ...toVisitor,
    about: "visit",
    hasLink: true,
    name: "Day is free again",
    inHistory: "Notice about the day",
  },
  "visit-link": { ...toVisitor, hasLink: true, name: "New link", inHistory: "New link" },
  "visitor-news": {
    ...toOwner,
    about: "news",
    name: "News from the visitor",
    inHistory: "News from the visitor to you",
  },
  collected: { ...toOwner, ...aboutText, name: "Several at once", inHistory: "Note to you" },
  webhook: {
    to: "tools",
    channels: ["webhook"],
    about: "event",
    hasLink: false,
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
