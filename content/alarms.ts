/** What mails and notifications say in the morning, and when a channel to the owner fails. */
export const alarmWords = {
  digestTitle: "Today",
  oneLead: "1 lead waits for a call",
  /** After their number. */
  leads: "leads wait for a call",
  /** After the number of those whose time to call has passed. */
  late: "late",
  oneVisit: "1 visit today.",
  /** After their number. */
  visits: "visits today.",
  /** Before the moment by which the first one is to be called. */
  firstBy: "the first by",
  alarmTitle: "Something does not get through",
  /** After the device's name. */
  deviceGone:
    "gets no more notifications: its push service has removed it. Open the inbox there and turn them on again, under Settings.",
  /** Before the moment since when. */
  mailStuck: "E-mail has not been leaving since",
  mailFailed: "A mail to the owner's address was refused.",
  pushStuck: "Notifications have not been leaving since",
  /** At the end of an alarm. */
  safe: "Every booking is safe in the inbox.",
  testTitle: "Test notification",
  test: "New leads and reminders reach you here, too.",
} as const;
