/** Disposable mailboxes. People use them too, so they only add points. */
export const throwAway: readonly string[] = [
  "10minutemail.com",
  "dispostable.com",
  "fakeinbox.com",
  "getnada.com",
  "guerrillamail.com",
  "mail.tm",
  "maildrop.cc",
  "mailinator.com",
  "mailnesia.com",
  "moakt.com",
  "mohmal.com",
  "sharklasers.com",
  "temp-mail.org",
  "tempmail.dev",
  "throwawaymail.com",
  "trashmail.com",
  "yopmail.com",
];

/** Top-level domains that send far more spam than bookings for a yard in Arizona. */
export const doubtfulEndings: readonly string[] = [
  ...["ru", "su", "xyz", "top", "icu", "click", "cyou", "sbs", "buzz", "pw", "site", "online"],
  ...["store", "shop", "fun", "monster", "quest", "bond"],
];
