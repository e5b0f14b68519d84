import { business } from "./business.ts";

const { claims, replyWithinHours } = business;
const within = `within ${replyWithinHours} hours`;

/** The words of the booking form and of what follows it. */
export const bookingWords = {
  headline: "Book your free first scoop",
  /** Two sentences, each on a line of its own where one line is too short. */
  note: `A minute of typing.\nNo card, ${claims.noContract}.`,
  button: "Book My Free Service",
  /** On the button while the request is under way. */
  sending: "BOOKING...",
  firstVisit: "First visit",
  afterwards: "Then, if you like us",
  /** Below the button: what happens to what was typed. */
  privacy: "For your booking only, never sold.",
  privacyLink: "Privacy",
  /** "You hear from us by Sunday, 4:30 PM, by phone, text or email". It holds every day of the week. */
  promise: {
    by: "You hear from us by",
    /** The beginning where no form is near. */
    bookNowBy: "Book now and you hear from us by",
    channels: "by phone, text or email",
    /** The whole sentence until a script knows the time. */
    within: `You hear from us ${within}, by phone, text or email`,
  },
  /** Before the clock time in the thank-you: "by Tuesday, 3:40 PM". */
  by: "by",
  /** Near the telephone number, outside business hours: "Phones open Monday, 7 AM". */
  phonesOpen: "Phones open",
  talk: "Prefer to talk?",
  /** Beside the zip, and before it, when it is on the list of `servedZips`. */
  served: "Yes, we scoop",
  /** Beside a zip that is not on the list. It never keeps anybody from booking. */
  outside: "Off our usual map. Book anyway: we will call.",
  /** Above the links to the fields that need another look. */
  summary: "Almost. Please check:",
  confirmation: {
    headline: "THANK YOU!",
    line: "Your Free Service is Confirmed!",
    /** What happens next, without its full stop: in a browser the clock time follows it. */
    promise: `Our team will contact you ${within}`,
    /** Where the moment of the booking is not known. */
    promiseLater: `Our team will contact you ${within} of your booking`,
    close: "CLOSE",
    /** The link to the visitor's own page. */
    pickDay: "Pick the day of your first visit",
    /** Before the visitor's email address, which may have had its one confirmation of the day already. */
    sentTo: "We write to",
    /** Where the address is not known: on the page after a booking without JavaScript. */
    linkSent: "Your confirmation comes by email, with a link to pick your day.",
    /** Before the plan, the dogs and their price. */
    afterFirst: "then",
  },
  /** In place of the form once the booking is made. */
  booked: { headline: "You're booked", another: "Book another yard" },
  failure: {
    title: "Booking Failed",
    text: "There was an error submitting your booking. Please try again or call us directly.",
    /** In the form for as long as the booking has not gone through, before the telephone number. */
    kept: "Everything you typed is still here. Try again, or call",
  },
} as const;

/** Above a form that came back without JavaScript: the server's words, which no browser loads. */
export const problemWords = {
  details: (count: number) =>
    count === 1 ? "One detail needs another look." : `${count} details need another look.`,
  kept: "Everything you typed is still here.",
} as const;
