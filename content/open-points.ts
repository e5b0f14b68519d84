import { quotedPrice } from "./plans.ts";

/** The words of bookings that leave something open. Apart from `bookingWords`, which more pages load. */
export const openWords = {
  /** Below what is allowed and may still be a slip: a press says yes. Nobody has to answer. */
  questions: {
    meant: (text: string) => `Did you mean ${text}?`,
    call: (phone: string) => `We'll call ${phone}. Right?`,
    noPhone: "We'll call this number as you typed it. Right?",
    noNumber: "We'll come to this address, without a house number. Right?",
    postBox: "We'll come to this P.O. box, not to a street. Right?",
    noZip: "We'll look for this zip code as you typed it. Right?",
  },
  /** In the form of those who ask for a commercial quote, in place of `headline`, `button` and the price. */
  quote: {
    headline: "Tell us about the property",
    button: "Get My Quote",
    price: "Your price",
    amount: quotedPrice,
    basis: "worked out with you",
  },
  /** What is still open, where the team calls before there is a day. */
  callFirst: {
    quote:
      "You asked for a quote, so we'll call you about the property before we set a price or a day.",
    offMap: "Your address is off our usual map, so we'll call you before we set a day.",
  },
  /** The same link where the team calls first. */
  ownPage: "See or change your booking",
  /** On the page of thanks if it is opened without a booking. */
  withoutBooking:
    "Booked with us? The link to your own page is in your email. Anything else, just call.",
  /** In place of `failure.kept` of the form without a connection. */
  offline:
    "You are offline. Everything you typed is still here: try again once you are back, or call",
} as const;
