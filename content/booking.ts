import { business } from "./business.ts";
import { saidText } from "./claims.ts";
import { promiseWords } from "./promise.ts";

const { claims, replyWithinHours } = business;
const within = `within ${replyWithinHours} hours`;

/** The words of the booking form and of what follows it. */
export const bookingWords = {
  headline: "Book your free first scoop",
  /** Two sentences, each on a line of its own where one line is too short. */
  note: saidText(`Fill in every field.\nNo card, ${claims.noContract}.`),
  button: "Book My Free Service",
  /** On the button while the request is under way. */
  sending: "BOOKING...",
  firstVisit: "First visit",
  afterwards: "Then, if you like us",
  /** Below the button: what happens to what was typed. */
  privacy: "Only for your booking. We never sell it.",
  privacyLink: "Privacy",
  promise: promiseWords,
  talk: "Prefer to talk?",
  /** In place of the answer until the zip is complete. */
  askZip: "Type your zip, and see whether we come.",
  /** Before a zip of `servedZips`: "Yes, we scoop 85251". */
  served: "Yes, we scoop",
  /** Beside any other zip, which can be booked as well. */
  outside: "Off our usual map. Book anyway: we'll call.",
  /** Above the links to fields with mistakes. */
  summary: "Almost. Please check:",
  confirmation: {
    headline: "THANK YOU!",
    line: "Your Free Service is Confirmed!",
    /** Without its period. */
    promise: `Our team will contact you ${within}`,
    /** If the time of the booking is unknown. */
    promiseLater: `Our team will contact you ${within} of your booking`,
    close: "CLOSE",
    /** The link to the visitor's own page. */
    pickDay: "Pick the day of your first visit",
    /** Before the visitor's email address. */
    sentTo: "We'll email",
    /** The same, for a mailbox that gets no second email on that day. */
    sentEarlier: "We emailed you earlier today, at",
    /** After a booking without JavaScript, where the address is unknown. */
    linkSent: "The link to your own page is in your email, too.",
    /** The same, for a mailbox that gets no second email on that day. */
    linkNotSent: "We emailed you earlier today, so no other email comes. Please keep this link.",
    /** Before the plan, the dogs and their price. */
    afterFirst: "then",
  },
  /** In place of the form once the booking is made. */
  booked: { headline: "You're booked", another: "Book another yard" },
  failure: {
    title: "Booking Failed",
    text: "There was an error submitting your booking. Please try again or call us directly.",
    /** In the form until the booking succeeds, before the phone number. */
    kept: "Everything you typed is still here. Try again",
    call: ", or call",
  },
} as const;

/** Above a refused form without JavaScript. Only the server loads these words. */
export const problemWords = {
  details: (count: number) =>
    count === 1 ? "One detail needs another look." : `${count} details need another look.`,
  kept: "Everything you typed is still here.",
  /** To a visitor whose tab showed another one: "The price is $29 now". */
  priceNow: (price: string) => `The price is ${price} now`,
} as const;
