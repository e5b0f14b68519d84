/** The morning digest, and the alarm for messages that do not go out or too much data. */
export const alarmWords = {
  digestTitle: "Today",
  /** After the number of late calls. */
  late: "late",
  /** Before the time of the first call that is due. */
  firstBy: "the first by",
  /** After the number of series that nobody has decided about. */
  oneSeries: "series that looks like spam",
  manySeries: "series that look like spam",
  /** After the number of devices whose push service removed them. */
  oneDevice: "device without notifications",
  manyDevices: "devices without notifications",
  alarmTitle: "Something needs your attention",
  /** After the device's name. */
  deviceGone:
    "gets no more notifications: its push service has removed it. Open the inbox there and turn them on again, under Settings.",
  /** Before the time of the oldest waiting message. */
  mailStuck: "No email has gone out since",
  mailFailed: "An email to the owner's address was refused.",
  pushStuck: "No notification has gone out since",
  webhookStuck: "No webhook has gone out since",
  growth:
    "The bookings took over 100 MB more of the disk within a day. Somebody may be flooding the form: look at the spam in the inbox, and at the disk.",
  webhooksRefused: "Webhooks were refused: other programs did not hear of bookings.",
  backupFailed: "The last backup failed. The server's log says why.",
  backupOld: "There is no backup of the last 26 hours.",
  diskLow: "The server's disk is nearly full.",
  certificate: "The site's certificate ends within two weeks.",
  quiet: "Nobody has booked for days. Is the form all right?",
  /** At the end of an alarm. */
  safe: "Every booking is safe in the inbox.",
  testTitle: "Test notification",
  test: "New leads and reminders reach you here, too.",
} as const;

/** One message for many: so much came in a short time that each alone would be too many. */
export const collectedWords = {
  title: "More news in the inbox",
  one: "One more thing came in. Each is in the inbox.",
  /** After their number. */
  many: "more things came in within a short time. Each is in the inbox.",
  /** Why a message was not sent by itself. */
  reason: "sent in one message with others, since many came at once",
} as const;
