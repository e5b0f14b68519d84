/** How soon the team is in touch after a booking, every day of the week. */
export const replyWithinHours = 24;

/** "You'll hear from us tomorrow by noon, by phone, text or email". It holds every day of the week. */
export const promiseWords = {
  hear: "You'll hear from us",
  today: "today",
  tomorrow: "tomorrow",
  /** Also for any other day: "by Friday, 4 PM". */
  by: "by",
  channels: "by phone, text or email",
  /** The whole sentence until a script has the time. */
  within: `You'll hear from us within ${replyWithinHours} hours, by phone, text or email`,
};

/** "Phones open Monday, 7 AM", "Phones open now", "Phones closed for Thanksgiving, open Friday, 7 AM". */
export const phonesWords = {
  phones: "Phones",
  open: "open",
  closed: "closed",
  closedFor: "closed for",
  now: "now",
};
