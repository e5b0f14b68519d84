import { business } from "./business.ts";
import { own } from "./own.ts";

/** Where anybody can read ratings, and write one. */
const proof = business.rating?.proof ?? "";

/**
 * Texts from the owner's own phone, which can be changed there before they are sent. "{hello}" becomes "Hi Maria," or
 * "Hi,", "{day}" "today" or "on Thursday, November 19", "{when}" "Tuesday, November 24, 7 AM to 11 AM".
 */
export const visitTexts = {
  booked: {
    label: "About the booking",
    text: `{hello} this is ${business.name}. Thank you for booking! Which day works for your visit?`,
  },
  plain: {
    label: "Text",
    text: `{hello} this is ${business.name}.`,
  },
  lateCall: {
    label: "Sorry we call late",
    text: `{hello} this is ${business.name}. We promised to call you by now and did not. That is on us, sorry. When can we reach you? Your first visit stays free.`,
  },
  stay: {
    label: "How was it?",
    text: `{hello} this is ${business.name}. How was your free first visit? Shall we come {often}?`,
  },
  newDay: {
    label: "Another day",
    text: `{hello} this is ${business.name}. We cannot come {day} after all, sorry. Which other day works for you?`,
  },
  onMyWay: {
    label: "On my way",
    text: `{hello} this is ${business.name}. I am on my way to your yard.`,
  },
  late: {
    label: "Running late",
    text: `{hello} this is ${business.name}. I am running late today, but I am coming. Sorry for the wait.`,
  },
  done: {
    label: "Done",
    text: `{hello} this is ${business.name}. Your yard is done and the gate is closed. Thank you!`,
  },
  review: {
    label: "Ask for a review",
    text: `{hello} this is ${business.name}. Are you happy with us? May we show your words on our website? ${proof}`.trim(),
  },
  missed: {
    label: "Sorry we missed you",
    text: `{hello} this is ${business.name}. We were at your yard {day} and could not get in. Sorry we missed you. Which day works for you?`,
  },
  moved: {
    label: "New day",
    text: `{hello} this is ${business.name}. Your visit is now on {when}.`,
  },
} as const;

export interface OwnText {
  readonly title: string;
  readonly text: string;
}

/** The owner's own, beside these. */
export const ownTexts = own<readonly OwnText[]>("texts", []);

/** "{often}" in the texts, by plan. */
export const often = {
  weekly: "every week",
  "bi-weekly": "every two weeks",
  "twice-weekly": "twice a week",
} as const;

export const hello = { withName: "Hi {name},", without: "Hi," } as const;
