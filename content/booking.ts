import { business } from "./business.ts";

const { claims, replyWithinHours } = business;
const within = `within ${replyWithinHours} hours`;

/** The words of the booking form and of what follows it. */
export const bookingWords = {
  headline: "Book your free first scoop",
  /** Two sentences, each on a line of its own where one line is too short. */
  note: `Every field is needed.\nNo card, ${claims.noContract}.`,
  button: "Book My Free Service",
  /** On the button while the request is under way. */
  sending: "BOOKING...",
  firstVisit: "First visit",
  afterwards: "Then, if you like us",
  /** Below the button: what happens to what was typed. */
  privacy: "Only for your booking. We never sell it.",
  privacyLink: "Privacy",
  /** "You'll hear from us by Sunday, 4:30 PM, by phone, text or email". It holds every day of the week. */
  promise: {
    by: "You'll hear from us by",
    /** In place of `by` on pages without the form. */
    bookNowBy: "Book now and you'll hear from us by",
    channels: "by phone, text or email",
    /** The whole sentence until a script has the time. */
    within: `You'll hear from us ${within}, by phone, text or email`,
  },
  /** Before the clock time in the thank-you: "by Tuesday, 3:40 PM". */
  by: "by",
  /** Beside the phone number: "Phones open Monday, 7 AM", within business hours "Phones open now". */
  phonesOpen: "Phones open",
  now: "now",
  talk: "Prefer to talk?",
  /** Before a zip of `servedZips`: "Yes, we scoop 85251". */
  served: "Yes, we scoop",
  /** Beside any other zip, which can be booked as well. */
  outside: "Off our usual map. Book anyway: we'll call.",
  /** Above the links to fields with mistakes. */
  summary: "Almost. Please check:",
  confirmation: {
    headline: "THANK YOU!",
    line: "Your Free Service is Confirmed!",
    /** Without its period, because a script adds the clock time. */
    promise: `Our team will contact you ${within}`,
    /** If the time of the booking is unknown. */
    promiseLater: `Our team will contact you ${within} of your booking`,
    close: "CLOSE",
    /** The link to the visitor's own page. */
    pickDay: "Pick the day of your first visit",
    /** Before the visitor's email address. */
    sentTo: "We'll email",
    /** After a booking without JavaScript, where the address is unknown. */
    linkSent: "The link to your own page is in your email, too.",
    /** Before the plan, the dogs and their price. */
    afterFirst: "then",
  },
  /** In place of the form once the booking is made. */
  booked: { headline: "You're booked", another: "Book another yard" },
  failure: {
    title: "Booking Failed",
    text: "There was an error submitting your booking. Please try again or call us directly.",
    /** In the form until the booking succeeds, before the phone number. */
    kept: "Everything you typed is still here. Try again, or call",
  },
} as const;

/** Above a refused form without JavaScript. Only the server loads these words. */
export const problemWords = {
  details: (count: number) =>
    count === 1 ? "One detail needs another look." : `${count} details need another look.`,
  kept: "Everything you typed is still here.",
} as const;
