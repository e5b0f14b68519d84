import { business } from "./business.ts";
import { said, saidText } from "./claims.ts";

const { claims, name, replyWithinHours } = business;

/** The words of the emails: to the owner about a booking, and to the visitor who booked. */
export const mailWords = {
  call: "Call",
  write: "Text",
  /** The time zone after every time in emails to visitors. */
  zone: "Arizona time",
  lead: {
    subject: "New lead",
    line: `${name} promised an answer within ${replyWithinHours} hours.`,
  },
  test: {
    subject: "Test message",
    line: "Email leaves with these settings. New bookings reach you here, too.",
  },
  /** For those who do not see the picture above a confirmation. */
  picture: "A dachshund lying on a clean lawn at sunrise",
  openInbox: "Open in the inbox",
  /** The link at the end of emails to visitors. */
  notMe: "This was not me",
  /** The link at the end of every email. */
  privacy: "Privacy",
  /** Labels of a booking's details. */
  labels: {
    plan: "Plan",
    price: "Price",
    firstVisit: "First visit",
    phone: "Phone",
    email: "Email",
    address: "Address",
    day: "Day",
    hours: "Time",
    serviceDate: "Preferred day",
    specialRequests: "Special requests",
    page: "Came from",
    bookedBefore: "Booked before",
  },
  /** Beside `bookedBefore`. */
  bookedBefore: "Yes, within the last 30 days, with the same phone or email.",
  perVisit: "per visit",
  free: "Free",
  ownerFooter: "Sent to the owner's address because of a booking on the site.",
  confirmation: {
    subject: "Your free first visit is booked",
    eyebrow: claims.firstVisit,
    /** Before the visitor's first name and an exclamation mark. */
    thanks: "Thank you",
    /** Used if the first name is not plain. */
    hello: "Hello, and thank you",
    /** "You'll hear from us by Saturday, 10 AM (Arizona time), by phone, text or email, to set the day of your first visit." */
    purpose: "to set the day of your first visit.",
    /** In place of the subject and the purpose for a commercial quote. */
    quoteSubject: "We have your request for a quote",
    quotePurpose: "to talk about the property.",
    booked: "What you booked",
    afterwards: "Then",
    changesTitle: "Something to change?",
    changes: saidText(`${claims.changes}. Replies to this email reach us, too.`),
    free: claims.firstVisitPromise,
    /** The button to the visitor's own page, and the note below it. */
    pickDay: "Pick the day of your free first visit",
    ownPage:
      "There you ask for a day, and we'll confirm it or offer you another one. You can also change or cancel your booking. The link is yours alone: please keep it.",
    /** "You asked for Thursday, December 3, 7 AM to 11 AM. We'll confirm it or offer you another day by Sunday, 4 PM (Arizona time)." */
    askedFor: "You asked for",
    answerBy: "We'll confirm it or offer you another day by",
    /** Once that time is over. */
    answerLate: "It is not confirmed yet.",
    /** The two where the team calls before there is a day, or has set one. */
    openPage: "See or change your booking",
    openPageNote: "You can also cancel there. The link is yours alone: please keep it.",
    footer: "You got this email because someone booked with your address.",
  },
  /** To a visitor, about their own page. */
  link: {
    button: "Open my page",
    "visit-link": {
      subject: "Your new link",
      line: "here is the new link to your page. The earlier one no longer works.",
    },
  },
  /** To the owner, about a visitor's changes on their own page. */
  news: {
    subject: "News from",
    line: "This is what happened on the visitor's own page:",
    /** Of a notification. */
    title: "News",
    /** "asked for Tue, Nov 24. Please confirm it by Tuesday, 4 PM." */
    askedFor: "asked for",
    confirmBy: "Please confirm it by",
  },
  visit: {
    /** In the customer's calendar. */
    title: "your visit",
    /** Before the visitor's first name, if it is plain. */
    hello: "Hello",
    /** The day follows each subject: "See you on Tuesday, November 24". Each line follows the greeting. */
    booked: {
      subject: "See you on",
      title: "Your visit",
      line: "this is the day of your visit.",
    },
    moved: {
      subject: "Moved: your visit is on",
      title: "Your visit has moved",
      line: "your visit has moved to this day.",
    },
    reminder: {
      subject: "Reminder: your visit is on",
      title: "See you soon",
      line: "a reminder of your visit.",
    },
    canceled: {
      subject: "Canceled: your visit on",
      title: "Your visit is canceled",
      line: "we will not come on this day.",
    },
    expectTitle: "What to expect",
    expect: said([
      "You don't need to be home. We only need a way into the yard, with the gate and the dogs as we agreed.",
      `${claims.sanitized}.`,
    ]),
    /** After the button to the visitor's own page, where it can still do that; else by phone alone. */
    changes: {
      there:
        "There you can change the day and leave a gate note. Or call us, or just reply to this email.",
      call: "Something to change? Call us, or just reply to this email.",
    },
    again: {
      there:
        "Would you like another day, or is this a mistake? Pick one there, call us, or just reply to this email.",
      call: "Would you like another day, or is this a mistake? Call us, or just reply to this email.",
    },
    footer: "You got this email because of a visit that was booked with your address.",
    /** For the owner, in the list of messages. */
    noEmail: "no email address: please tell them by phone",
    refused:
      "whoever reads this mailbox did not book and gets no emails: please tell them by phone",
    tooMany: "too many emails about this visit today: please tell them by phone",
  },
} as const;
