import { business } from "./business.ts";

const { claims, replyWithinHours } = business;
const within = `within ${replyWithinHours} hours`;

/** The words of the booking form and of what follows it. */
export const bookingWords = {
  headline: "Book your free first scoop",
  note: `A minute of typing. No card, ${claims.noContract}.`,
  button: "Book My Free Service",
  /** On the button while the request is under way. */
  sending: "BOOKING...",
  firstVisit: "First visit",
  afterwards: "Then, if you like us",
  promise: `We will be in touch ${within}`,
  /** Before the clock time of the promise, such as "by Tuesday, 3:40 PM". */
  by: "by",
  /** Before the clock time where the hours are named away from the form. */
  bookedNow: "Booked now: by",
  /** Before the next opening, outside business hours. */
  opens: "The office opens",
  talk: "Prefer to talk?",
  /** Below the fields when the zip is not on the list of `servedZips`. It never keeps anybody from booking. */
  outside: "That zip is off our usual map. Book anyway: we will call to see what we can do.",
  /** Above the links to the fields that need another look. */
  summary: "Almost. Please check:",
  confirmation: {
    headline: "THANK YOU!",
    line: "Your Free Service is Confirmed!",
    /** What happens next, without its full stop: in a browser the clock time follows it. */
    promise: `Our team will contact you ${within}`,
    close: "CLOSE",
  },
  failure: {
    title: "Booking Failed",
    text: "There was an error submitting your booking. Please try again or call us directly.",
  },
} as const;
