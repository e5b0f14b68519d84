/** The morning digest, and the alarm for messages that do not go out. */
export const alarmWords = {
  digestTitle: "Today",
  /** After the number of late calls. */
  late: "late",
  /** Before the time of the first call that is due. */
  firstBy: "the first by",
  alarmTitle: "Messages are not going out",
  /** After the device's name. */
  deviceGone:
    "gets no more notifications: its push service has removed it. Open the inbox there and turn them on again, under Settings.",
  /** Before the time of the oldest waiting message. */
  mailStuck: "No email has gone out since",
  mailFailed: "An email to the owner's address was refused.",
  pushStuck: "No notification has gone out since",
  /** At the end of an alarm. */
  safe: "Every booking is safe in the inbox.",
  testTitle: "Test notification",
  test: "New leads and reminders reach you here, too.",
} as const;
