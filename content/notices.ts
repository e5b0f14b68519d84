/** Pages for when a form or page is unavailable: short, and readable without any other file. */
export const notices = {
  "too-many": {
    headline: "One moment, please",
    text: "More requests came from your connection than we take, so nothing was saved. If you sent a form, press Back: your browser has kept what you typed. Try again later, or call us.",
  },
  "other-site": {
    headline: "Please use our own page",
    text: "This form came from another website, so nothing was saved. Use our own page, or call us.",
  },
  "not-saved": {
    headline: "Your form is not saved yet",
    text: "Press Back: your browser has kept what you typed. Check every field and send it again, or call us.",
  },
  unavailable: {
    headline: "Back in a moment",
    text: "Our site cannot be reached right now. Please try again in a minute. If you just sent a form, send it again to be sure, or call us.",
  },
} as const;

/** The links below each notice. The phone number follows the first. */
export const noticeLinks = { call: "Call", book: "Book online" };
