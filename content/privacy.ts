import { business } from "./business.ts";
import { leadMonths, spamKeptDays } from "./business-facts.ts";
import { own } from "./own.ts";
import type { DataUse, PrivacyOwner } from "./schemas.ts";

const { name } = business;

/** Only the owner knows these. The page shows each once it is filled in; `npm run golive` asks for what is missing. */
export const privacyOwner: PrivacyOwner = {
  legalName: own("legalName", null),
  postalAddress: own("postalAddress", null),
  effectiveDate: own("effectiveDate", null),
};

/** The daily backups that are kept. */
const backups = 14;

const asLead = `${leadMonths} months, or as long as you are a customer`;
const asCount = "as a count, without your name";

/** Why something is kept, and for how long: the rows of the page, in this order. */
export const dataUses = {
  contact: {
    why: "To reach you, and to notice when you book twice.",
    kept: asLead,
    isErased: true,
  },
  place: {
    why: "To find your yard, and to see whether our routes pass it.",
    kept: asLead,
    isErased: true,
  },
  wishes: {
    why: "To come when it suits you, and to do what you ask for.",
    kept: asLead,
    isErased: true,
  },
  notes: { why: "So that nobody has to ask you twice.", kept: asLead, isErased: true },
  gate: {
    why: "To get into your yard on the day of your visit.",
    kept: "24 hours after a visit or cancellation, else 90 days; not in backups",
    isErased: true,
  },
  service: { why: "To plan your visits and to price them.", kept: asCount, isErased: false },
  record: {
    why: "To answer in time, and to see where bookings come from.",
    kept: asCount,
    isErased: false,
  },
  repeats: { why: "So that a form that arrives twice books once.", kept: "7 days", isErased: true },
  limits: {
    why: "So that nobody floods the form or your mailbox, or guesses our passwords.",
    kept: "minutes, or up to three days; a year if you pressed “This was not me” in an email",
    isErased: true,
  },
  /** About the people who work here. The page leaves it out. */
  staff: null,
  /** About no person. */
  nobody: null,
} as const satisfies Record<string, DataUse | null>;

/**
 * Every column of the database, with its use and the name that the page gives it, but for the fields of a booking:
 * `domain/booking/fields.ts` says it of them. A column without a use fails the build or a test: say first why it is kept
 * and for how long.
 */
export const storedData = {
  bookings: {
    id: ["nobody", "a random number"],
    status: ["record", "what became of the booking"],
    created_at: ["record", "date and time of the booking"],
    seq: ["nobody", "the order of arrival"],
    area: ["service", "neighborhood"],
    page: ["record", "the page you booked on"],
    day: ["record", "date and time of the booking"],
    phone_digits: ["contact", "phone number"],
    folded_email: ["contact", "email address"],
    search_words: ["contact", "search words made from these and your street address"],
    contact_seconds: ["record", "when we reached you"],
    merged_into: ["record", "an earlier booking of yours"],
    erased_at: ["record", "when your data was erased"],
    source: ["record", "whether you booked by the form or by phone"],
    origin: ["record", "the link or site that led you here, as your browser names it"],
    claimed_by: ["staff", "who calls"],
    claimed_until: ["nobody", "a moment"],
    network: ["limits", "digests of your network address"],
    fold: ["limits", "a digest of a network that sent very much"],
    follow_up_at: ["record", "when to call you back"],
    chosen_plan: ["service", "the plan you chose"],
    quoted_per_visit: ["service", "the price you were quoted"],
    link_generation: ["nobody", "a count"],
    mail_pressed_at: ["record", "that you used the link in your email"],
    reach_by: ["wishes", "how you like to be reached"],
  },
  booking_events: {
    id: ["nobody", "a random number"],
    booking_id: ["record", "what became of the booking"],
    kind: ["record", "what became of the booking"],
    at: ["record", "what became of the booking"],
    actor: ["staff", "who did it"],
    from_status: ["record", "what became of the booking"],
    to_status: ["record", "what became of the booking"],
    text: ["notes", "our notes, and what a correction replaced"],
    undoes: ["nobody", "a random number"],
    part_of: ["nobody", "a random number"],
  },
  messages: {
    id: ["nobody", "a random number"],
    kind: ["record", "which emails were sent"],
    booking_id: ["record", "which emails were sent"],
    device_id: ["staff", "the device of a notification"],
    text: ["staff", "how much there is to do, or what fails"],
    event_id: ["nobody", "a random number"],
    state: ["record", "which emails were sent"],
    attempts: ["record", "which emails were sent"],
    created_at: ["record", "which emails were sent"],
    next_at: ["record", "which emails were sent"],
    claimed_until: ["nobody", "a moment"],
    sent_at: ["record", "which emails were sent"],
    error: ["notes", "what a mail server answered"],
  },
  booking_requests: {
    key: ["repeats", "a random number of your form"],
    fingerprint: ["repeats", "a digest of what you sent"],
    booking_id: ["repeats", "the booking it became"],
    created_at: ["nobody", "a moment"],
  },
  allowance_counts: {
    key: ["limits", "digests of your network and email address"],
    count: ["limits", "how often they were used"],
    until: ["nobody", "a moment"],
  },
  visits: {
    booking_id: ["record", "what became of the booking"],
    uid: ["nobody", "a random number"],
    day: ["service", "the day and hours of your visit"],
    starts: ["service", "the day and hours of your visit"],
    ends: ["service", "the day and hours of your visit"],
    state: ["record", "what became of the visit"],
    sequence: ["nobody", "a count"],
    event_id: ["nobody", "a random number"],
    kept_at: ["nobody", "a moment"],
    created_at: ["record", "what became of the visit"],
    changed_at: ["record", "what became of the visit"],
    outcome_at: ["record", "what became of the visit"],
  },
  gate_notes: {
    booking_id: ["gate", "your note about the gate, encrypted"],
    id: ["nobody", "a random number"],
    sealed: ["gate", "your note about the gate, encrypted"],
    key_id: ["nobody", "which key encrypted it"],
    written_at: ["nobody", "a moment"],
  },
  users: {
    id: ["nobody", "a random number"],
    username: ["staff", "user name"],
    password: ["staff", "a digest of the password"],
    role: ["staff", "owner or helper"],
    first_password_until: ["staff", "until when a first password works"],
  },
  push_devices: {
    id: ["nobody", "a random number"],
    user_id: ["staff", "user name"],
    name: ["staff", "the name of a device"],
    session_id: ["staff", "a digest of the session"],
    endpoint: ["staff", "the address of a device at its push service"],
    p256dh: ["staff", "a device's key"],
    auth: ["staff", "a device's key"],
    created_at: ["nobody", "a moment"],
  },
  sessions: {
    id: ["staff", "a digest of the session"],
    user_id: ["staff", "user name"],
    device: ["staff", "browser and kind of device"],
    created_at: ["staff", "when somebody signed in"],
    expires_at: ["staff", "when it was last used"],
  },
  passkeys: {
    id: ["nobody", "a random number"],
    user_id: ["staff", "user name"],
    credential_id: ["staff", "a random number of a passkey"],
    public_key: ["staff", "the public half of a passkey"],
    counter: ["staff", "how often a passkey was used"],
    transports: ["staff", "the kind of device of a passkey"],
    name: ["staff", "the name of a passkey"],
    created_at: ["staff", "when a passkey was added"],
    used_at: ["staff", "when a passkey was last used"],
  },
  site_versions: {
    version: ["nobody", "a count"],
    changes: ["nobody", "what the owner changed on the site"],
    actor: ["staff", "who did it"],
    at: ["nobody", "a moment"],
  },
  site_drafts: {
    thing: ["nobody", "what the owner changed on the site"],
    value: ["nobody", "what the owner changed on the site"],
    revision: ["nobody", "a count"],
    actor: ["staff", "who did it"],
    at: ["nobody", "a moment"],
  },
  site_photos: {
    name: ["nobody", "a photo of the site"],
    bytes: ["nobody", "a photo of the site"],
    small: ["nobody", "a photo of the site"],
  },
  settings: { key: ["nobody", "a setting"], value: ["nobody", "a setting"] },
} as const satisfies Record<
  string,
  Record<string, readonly [use: keyof typeof dataUses, label: string]>
>;

/** The words of the privacy page. */
export const privacyWords = {
  eyebrow: "Privacy",
  kept: {
    eyebrow: "In our database",
    headline: "What we keep, and why",
    lead: "It comes from the booking form, from talking with you, and from doing the work.",
    lines: [
      "Your name, phone, email and street address, to reach you and to find your yard.",
      "The dogs, the plan and the day you ask for, to plan your visits and to price them.",
      "A note about the gate, encrypted, which only the person at your gate sees.",
      "What became of the booking, and the site or link that led you to us.",
      "Digests of network addresses, for days, so that nobody floods the form.",
    ],
    /** Opens the table of everything. */
    exact: "Each thing we keep, why, and how long",
    /** Before how long something is kept. */
    howLong: "Kept:",
  },
  sections: [
    {
      headline: "How long, exactly",
      lines: [
        `If nothing comes of a booking, everything that identifies you is erased ${leadMonths} months after it. A program does that every hour.`,
        "While you are a customer we keep it. After that the same rule holds.",
        `What we take for spam is erased after ${spamKeptDays} days.`,
        "What is left counts bookings: city, neighborhood, plan, dogs and dates, and what became of them. None of it identifies you.",
        `The newest ${backups} daily backups are kept. What was erased is gone from them two weeks later.`,
        "Emails that were delivered stay in their mailboxes, yours and ours, until someone deletes them.",
      ],
    },
    {
      headline: "Who else gets it",
      lines: [
        "The company that hosts our server, where bookings are kept.",
        "The company that carries our email: your confirmation, and the news of your booking to us.",
        "The push services of our own phones carry the news of your booking, encrypted: they cannot read it.",
        "Tools for our own work, such as a calendar, may get a copy of your booking. So does an online map when we look up directions.",
        "Nobody else, unless the law makes us. We sell nothing, share nothing for advertising, and pass on no phone number to anyone who would text or call you.",
      ],
    },
    {
      headline: "No cookies, no trackers",
      lines: [
        "Visitors get no cookie: only our own people have one, to stay signed in. No page loads anything from another company, and nobody is counted or followed.",
        "While you fill in the form, your browser tab remembers what you typed, and then what you booked, so that a reload loses nothing. Closing the tab forgets it. So it does with the name of the site or advertisement that led you here, which is sent with a booking.",
      ],
    },
    {
      headline: "What is logged",
      lines: [
        "Visiting a page leaves no line in our server's log. Faults do, without names, phone numbers, street or network addresses.",
        "The company that hosts us may keep network addresses in logs of its own for a while.",
      ],
    },
  ],
  rights: {
    headline: "See it, correct it, erase it",
    /** Before the telephone number, between it and the email address, and after that. */
    call: "Call",
    or: "or",
    write: "write to",
    writeFirst: "Write to",
    text: "Most of it you can correct on your own page, whose link is in your confirmation. We show you what we have about you, correct it, or erase it for good. You need no reason. We may ask a question or two first, to be sure that it is you.",
  },
  owner: {
    headline: "Who is responsible",
    /** Before the legal name, which differs from the name on the sign. */
    legalName: `${name} is run by`,
    effectiveDate: "In effect since",
  },
} as const;
