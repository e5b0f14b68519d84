import { business } from "./business.ts";

const { claims, name, replyWithinHours } = business;

/** The words of the emails: to the owner about a booking, and to the visitor who booked. */
export const mailWords = {
  /** "Call by Saturday, 10 AM". */
  callBy: "Call by",
  /** Once it is late: "Was due Saturday, November 21, 10 AM". */
  wasDue: "Was due",
  call: "Call",
  write: "Text",
  /** The time zone after every time in emails to visitors. */
  zone: "Arizona time",
  lead: {
    subject: "New lead",
    line: `${name} promised an answer within ${replyWithinHours} hours.`,
  },
  reminder: {
    subject: "Call soon",
    line: "Nobody has called yet, and the promised time is nearly over.",
  },
  /** Sent at "call by", while the promise can still be kept. */
  due: {
    subject: "Call now",
    line: `Nobody has called yet, and the promised ${replyWithinHours} hours end while the phones are closed.`,
  },
  overdue: {
    subject: "Overdue",
    line: `The promised ${replyWithinHours} hours are over, and nobody has called yet. A late call is better than none.`,
  },
  /** When an evening's call that was planned is due. */
  "call-back": {
    subject: "Call back",
    line: "You planned this call for now.",
  },
  /** "Planned for Friday, 5:30 PM". */
  plannedFor: "Planned for",
  /** To a visitor who was called too late. Sent once, from the inbox. */
  apology: {
    subject: "We are late. Sorry.",
    eyebrow: "Our promise",
    hello: "Hello",
    /** "We said by Sunday, 4:30 PM (Arizona time) and missed it." */
    said: "We said by",
    missed: "and missed it.",
    line: "That is on us, not on you. Your request is safe with us, and your first visit stays free.",
    next: "We'll call you as soon as we can. Rather not wait? Call us, or reply to this email with a time that suits you.",
    footer: "You got this email because you asked us for a first visit.",
  },
  test: {
    subject: "Test message",
    line: 'Someone pressed "Send a test message" in the inbox. New bookings reach you here, too.',
  },
  openInbox: "Open in the inbox",
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
    changes: `${claims.changes}.`,
    reply: "Or just reply to this email.",
    free: claims.firstVisitPromise,
    /** The button to the visitor's own page, and the note below it. */
    pickDay: "Pick the day of your free first visit",
    ownPage:
      "On the same page you can change or cancel your booking. The link is yours alone: please keep it.",
    /** The two where the team calls before there is a day, or has set one. */
    openPage: "See or change your booking",
    openPageNote: "You can also cancel there. The link is yours alone: please keep it.",
    footer:
      "You got this email because somebody booked with your address. Not you? Just reply, and we'll delete it.",
  },
  /** To a visitor, about their own page. */
  link: {
    button: "Open my page",
    "visit-link": {
      subject: "Your new link",
      line: "here is the new link to your page. The earlier one no longer works.",
    },
    /** To the mailbox that was replaced, for a week. */
    "former-link": {
      subject: "Your new link",
      line: "here is the new link to your page. Your booking uses another email address now, and we wrote there, too. Was that not you? Please call us.",
    },
    /** To a mailbox that the visitor wants to use. */
    "mailbox-check": {
      subject: "Is this your email address?",
      line: "somebody asked us to write here about a booking from now on. If that was you, open the page and press the button there.",
    },
    checkFooter:
      "You got this email because somebody entered your address on our site. Not you? Do nothing, and we won't write again.",
    /** At once, to the mailbox in force. */
    "mailbox-asked": {
      subject: "Your email address is about to change",
      line: "your page asked us to use another email address, once that address answers. Was that not you? Open your page and get a new link: that ends the earlier one and this change.",
    },
    /** To the mailbox that a merge did not keep. */
    merged: {
      subject: "Your booking goes on under another address",
      line: "we made two bookings with the same contact details one. From now on we'll email the other address, and the link that we sent here has ended. A mistake? Please call us.",
    },
    "visit-released": {
      subject: "Please pick another day",
      line: "the day you picked is free again: we could not confirm it in time. Please pick another one, or just call.",
    },
  },
  /** To the owner, about a visitor's changes on their own page. */
  news: {
    subject: "News from",
    line: "This is what happened on the visitor's own page:",
    /** In a notification, if the first name is not plain. */
    visitor: "A visitor",
    /** Between first name and neighborhood. */
    inArea: "in",
    /** "picked Tue, Nov 24. Please confirm it by Tuesday, 4 PM." */
    picked: "picked",
    confirmBy: "Please confirm it by",
    unanswered: "Their email address has not answered yet, so it takes no place.",
    released: "has no day now: the one they picked was not confirmed in time.",
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
    expect: [
      "You don't need to be home. We only need a way into the yard, with the gate and the dogs as we agreed.",
      `${claims.sanitized}.`,
    ],
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
    footer:
      "You got this email because of a visit that was booked with your address. Not you? Just reply, and we'll delete it.",
    /** For the owner, in the list of messages. */
    noEmail: "no email address: please tell them by phone",
    tooMany: "too many emails about this visit today: please tell them by phone",
  },
} as const;
