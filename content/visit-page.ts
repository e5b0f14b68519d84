import { business } from "./business.ts";
import { saidText } from "./claims.ts";

const { claims } = business;

/** The words of the visitor's own page. */
export const visitWords = {
  /** Before the first name if it is plain: "Hi Ana." */
  hi: "Hi",
  hello: "Hello.",
  headline: {
    choose: "Pick your day.",
    /** Where no day can be picked, and where the day of a visit was closed later. */
    unsettled: "About your day.",
    asked: "You asked for a day.",
    booked: "See you then.",
    over: "Good to meet you.",
    missed: "We missed you.",
    canceled: "All canceled.",
  },
  /** Below the headline until the visit, once the promise is kept or its time is up. */
  contacted: "We have your booking, and we are glad you are here.",
  canceledLead: "Nobody will come, and nothing is charged.",
  ticket: {
    label: "What you booked",
    firstVisit: "First visit",
    afterwards: "Then",
    canceled: "Canceled",
  },
  days: {
    title: "Pick the day of your free visit",
    note: "The next days we'll be in your neighborhood.",
    button: "Ask for this day",
    full: "Full",
    after:
      "We'll confirm it or offer you another one within 48 hours, the evening before at the latest. You can change it here.",
    /** Before the phone number. */
    none: "None of these?",
    /** Where no day is open. */
    empty: "There is no open day to pick here at the moment. Please call us, and we'll find one.",
    change: "Change the day",
  },
  asked: {
    title: "You asked for",
    /** "We'll confirm it or offer you another day tomorrow by 4 PM." */
    by: "We'll confirm it or offer you another day",
    /** Once that time is over, before the phone number. */
    late: "It is not confirmed yet. Please call us:",
  },
  booked: {
    title: "Your free visit",
    confirmed: "It is confirmed.",
    /** In place of `confirmed`, before the phone number, where the day was closed later. */
    closed: "We are closed that day after all, and will call you about another one. Or call us:",
    /** Before the day, if the booking has an email address. */
    mailed: "The calendar file is in your email.",
    reminded: "We'll email you again the evening before.",
    /** On the day itself. */
    phoneOnly: "To change it today, please call us.",
  },
  over: {
    title: "Your visit",
    done: "It is done.",
    noAccess: "We could not get into the yard. Call us for another day:",
    /** Once the day is past, until the owner records how it went. */
    noOutcome: "Something not right? Please call us:",
  },
  canceled: {
    title: "Your booking is canceled",
    note: "Changed your mind? Just call, and we'll start again.",
  },
  gate: {
    title: "Gate and dogs",
    note: "Gate note",
    noteHint:
      "Only the person at your gate sees this, from the day before until the day after. A saved note is not shown here again.",
    words: "About the dogs and the yard",
    button: "Save",
  },
  plan: {
    title: "Plan",
    after: "after the free visit",
    button: "Change plan",
  },
  reach: {
    title: "How to reach you",
    ways: { call: "Call", text: "Text", email: "Email" },
    button: "Reach me this way",
  },
  data: {
    title: "See, correct or erase my data",
    lead: "This is what we have, partly hidden. To correct something, type it again; leave the rest empty.",
    button: "Correct my data",
    erase: "Ask to erase my data",
    eraseNote: "A person will look at it first, and then erase everything that identifies you.",
    eraseRequested: "You have asked us to erase your data. We'll do it soon.",
    /** Before the phone number. */
    wrongEmail: "Is your email address wrong? Reply to one of our emails, or call us:",
    link: "Get a new link",
    linkNote:
      "Does someone else have this link? We'll email you a new one, and this one stops working at once.",
  },
  cancel: {
    button: "Cancel booking",
    sure: "Cancel the whole booking?",
    reason: "Would you tell us why? (optional)",
    yes: "Yes, cancel booking",
    no: "No, keep it",
  },
  /** After each form was sent. */
  saved: {
    gate: "Saved.",
    plan: "Your plan is saved.",
    reach: "Saved: we'll reach you this way.",
    data: "Your data is saved.",
    erase: "We have your request.",
  },
  problem: {
    full: "That day has just filled up. Please pick another one.",
    changed: "This has changed since you opened the page. This is how it is now.",
    invalid: "Please check what you typed.",
    /** After fifty changes in a day. */
    tooMany: "That is a lot of changes for one day. Please call us for anything more.",
    /** After too many emails in a day. */
    noMail: "We cannot send another email there today. Please call us.",
  },
  /** Opened from the end of an email, by somebody who did not book. */
  notMe: {
    asked: {
      headline: "This was not you?",
      lead: "Someone booked with your email address. One press cancels that booking, ends its links, and keeps us from emailing you for a year.",
    },
    done: {
      headline: "Sorry about that.",
      lead: "The booking is canceled, and your address gets nothing from us for a year. Should you want a visit, just call.",
    },
    button: "This was not me",
    back: "It was me: open my page",
    /** For the owner, where the booking cannot be canceled anymore. */
    note: "I get the emails about this booking, and I did not book.",
  },
  ended: {
    headline: "This link has ended",
    lead: saidText(
      `Use the link in your email: the newest one opens your page. No email? Your booking is safe: just call, and we'll help. ${claims.changes}.`,
    ),
  },
} as const;
