import { business } from "./business.ts";

const { claims, name, replyWithinHours } = business;

/** The words of the mails: to the owner about a booking, and to who booked. */
export const mailWords = {
  /** Before the moment until which somebody has to be in touch: "Call by Saturday, 10:00 AM". */
  callBy: "Call by",
  call: "Call",
  /** The zone of every moment that a visitor reads. */
  zone: "Arizona time",
  lead: {
    subject: "New lead",
    line: `${name} promised an answer within ${replyWithinHours} hours.`,
  },
  reminder: {
    subject: "Call soon",
    line: "Nobody has called yet, and the promised time is nearly over.",
  },
  overdue: {
    subject: "Overdue",
    line: `The promised ${replyWithinHours} hours are over, and nobody has called yet. A late call is better than none.`,
  },
  openInbox: "Open in the inbox",
  /** At the end of every mail, before the page's address or as its link. */
  privacy: "Privacy",
  /** Names of the lines about a booking. */
  labels: {
    plan: "Plan",
    price: "Price",
    firstVisit: "First visit",
    phone: "Phone",
    email: "E-mail",
    address: "Address",
    serviceDate: "Preferred day",
    specialRequests: "Special requests",
    page: "Came from",
    bookedBefore: "Booked before",
  },
  /** Beside `bookedBefore`. */
  bookedBefore: "Yes, within the last 30 days, with the same phone or e-mail.",
  perVisit: "per visit",
  perMonth: "about",
  month: "a month",
  from: "from",
  free: "Free",
  ownerFooter: "Sent to the owner's address because of a booking on the site.",
  confirmation: {
    subject: "Your free first visit is booked",
    eyebrow: claims.firstVisit,
    /** Before the visitor's first name and an exclamation mark. */
    thanks: "Thank you",
    /** After the promise of `content/booking.ts`: "You hear from us by Saturday, 10:00 AM (Arizona time), by phone, text or e-mail, ..." */
    purpose: "to set the day of your first visit.",
    booked: "What you booked",
    afterwards: "Then",
    changesTitle: "Something to change?",
    changes: `${claims.changes}.`,
    reply: "Or just reply to this email.",
    free: claims.firstVisitPromise,
    footer:
      "You got this email because somebody booked with your address. Not you? Just reply, and we'll delete it.",
  },
} as const;
