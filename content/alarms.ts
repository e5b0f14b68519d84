/** The morning digest, and the alarm for what is broken. */
export const alarmWords = {
  digestTitle: "Today",
  /** Before the day's stops, and before the first calls. */
  stops: "Stops",
  calls: "First calls",
  /** After how many there are: "4 now, 13 calls, 31 follow-ups, 5 visits." */
  counts: { now: "now", calls: "calls", followUps: "follow-ups", visits: "visits" },
  /** After the number of calls that one reminder is about. */
  callsToMake: "calls to make",
  /** After the number of networks whose bookings nobody has answered. */
  oneFold: "network sent very many bookings",
  manyFolds: "networks sent very many bookings",
  alarmTitle: "Something needs your attention",
  /** After the device's name. */
  deviceGone:
    "gets no more notifications: its push service has removed it. Open the inbox there and turn them on again, under Settings.",
  /** Before what is broken. */
  broken: "This is broken:",
  causes: {
    mail: "email does not go out",
    mailServer: "no mail server is set up (SMTP_URL), so nobody gets email",
    notifications: "notifications do not go out",
    webhooks: "other programs do not hear of bookings (webhooks)",
    backup: "the last backup failed or is over 26 hours old",
    offsite: "no copy of the backups has left the server for two days",
    disk: "the server's disk is nearly full",
    database: "the database does not answer",
    clock:
      "the server's clock is over a week ahead of the newest entry, so nothing old is erased (does the form work?)",
  },
  /** In the morning: before the days since the build, and after them. */
  oldRelease: "This release is older than",
  oldNode: "This release runs on a Node that gets no more fixes.",
  release: "Ask the person who runs the server to release again.",
  /** At the end of an alarm. */
  safe: "Every booking is safe in the inbox.",
} as const;

/** One message for many: what came within ten minutes. */
export const collectedWords = {
  title: "More news",
  /** After their number, and before their names: one, several. */
  lead: ["new lead", "new leads"],
  canceled: ["canceled", "canceled"],
  news: ["more from a customer", "more from customers"],
  /** In place of a name that is no plain one. */
  somebody: "somebody",
  /** After the number of those without a name here. */
  more: "more",
  /** Around a duration: "This comes 25 min late." */
  late: ["This comes", "late."],
  /** Why a message was not sent by itself. */
  reason: "sent in one message with others, within ten minutes",
} as const;
