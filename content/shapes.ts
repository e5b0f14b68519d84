/** The pictures that a benefit can have. */
type BenefitIcon = "sunrise" | "droplet" | "home" | "refresh" | "shield" | "calendar";

export const weekdays = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;
export type Weekday = (typeof weekdays)[number];

/** A day that is closed every year: a date, or a weekday such as the fourth Thursday of November. */
export type Holiday = {
  readonly name: string;
  /** 1 is January. */
  readonly month: number;
  /** The phones are answered as on any other day; only visits pause. */
  readonly phones?: true;
} & (
  | { readonly date: number }
  | { readonly weekday: Weekday; readonly week: 1 | 2 | 3 | 4 | "last" }
);

export interface Plan {
  /** How the plan is named in a booking. Stored with every booking: never change one that was in use. */
  readonly serviceType: "bi-weekly" | "weekly" | "twice-weekly";
  /** Headline of the plan's card. */
  readonly title: string;
  /** The plan in the form's select. */
  readonly label: string;
  /** Whole US dollars for one visit with the dogs that are included. */
  readonly pricePerVisit: number;
  /** Visits in a year: 26, 52 or 104. Monthly prices follow from it. */
  readonly visitsPerYear: number;
  /** What follows the price on the plan's card. */
  readonly period: string;
  /** What follows the price beside the form's button. */
  readonly shortPeriod: string;
  /** One sentence: for whom the plan is. */
  readonly description: string;
  /** What the plan includes beyond the dogs, a line each. */
  readonly features: readonly string[];
  /** Exactly one plan carries "Most Popular". */
  readonly isPopular: boolean;
}

export interface Business {
  readonly name: string;
  /** The service line, E.164: +1 and ten digits. Every visible form and every link is made from it. */
  readonly phone: string | null;
  readonly email: string | null;
  /** Shown in the footer and beside the contact data. */
  readonly place: string;
  /** The year in the footer. */
  readonly year: number;
  /** A booking visitor hears from the team within this many hours. */
  readonly replyWithinHours: number;
  /** This many hours before that time runs out, the owner is reminded of a booking that nobody has called about. */
  readonly remindHoursBefore: number;
  /** The rating that the business claims. Keep the proof: `value` out of 5, from `count` ratings. */
  readonly rating: { readonly value: number; readonly count: number } | null;
  /**
   * Every claim of the site, once. Pages, sections and questions say them in these words, without a full stop
   * where a sentence may go on. Each must be true.
   */
  readonly claims: {
    /** A badge: licensed in the county, with bond and liability insurance. */
    readonly insured: string;
    /** The same within a sentence, after "we are". */
    readonly insuredSentence: string;
    /** The same for a neighborhood's narrow band. */
    readonly insuredShort: string;
    /** A badge: customers sign up for no longer than one visit. */
    readonly noContracts: string;
    /** The same within a sentence. */
    readonly noContract: string;
    /** A badge: the guarantee's name. */
    readonly guarantee: string;
    /** What the guarantee means, within a sentence. */
    readonly fixOrRefund: string;
    /** The free first visit as a slogan. */
    readonly firstVisit: string;
    /** The same as the beginning of a sentence. */
    readonly firstVisitFree: string;
    /** The free first visit comes with no obligation: a whole sentence. */
    readonly firstVisitPromise: string;
    /** The same as the beginning of a sentence. */
    readonly noCommitment: string;
    /** The badge's claim as the beginning of a sentence. */
    readonly noLongTerm: string;
    /** What a customer gets when the business misses a visit. */
    readonly missedVisit: string;
    /** What happens to shoes and tools between two yards. */
    readonly sanitized: string;
    /** Same-day service; within a sentence. */
    readonly sameDay: string;
    /** A badge: how soon a new yard is visited. */
    readonly sameWeek: string;
    /** Desert-adapted scheduling, for people with a yard. */
    readonly desertRoutes: string;
    /** The same, for communities. */
    readonly desertSchedule: string;
    /** Familiarity with associations, for people who live in one. */
    readonly hoaRules: string;
    /** The same, for people who run one. */
    readonly hoaHome: string;
    /** How a customer changes or ends the service. */
    readonly changes: string;
    /** The promise to people who book. It follows from `replyWithinHours`. */
    readonly reply: string;
  };
}

/** What search engines and social cards say of a page. */
export interface PageText {
  /** At most 60 characters. */
  readonly title: string;
  /** 50 to 160 characters. */
  readonly description: string;
  /** The page's one headline. */
  readonly headline: string;
  /** The sentence below the headline. */
  readonly lead: string;
  /** The day on which the page's words last changed, such as "2026-11-20". Search engines read it. */
  readonly updated: string;
}

/** The words above a section of a page. */
export interface SectionText {
  /** A few words above the headline. */
  readonly eyebrow: string;
  /** The section's headline, in sentence case: the design sets it in capitals. */
  readonly headline: string;
  /** One or two sentences below the headline. */
  readonly lead?: string;
}

/** The three lines of the round stamp. Each fits when it is at most 12 characters long. */
export interface StampText {
  readonly top: string;
  readonly middle: string;
  readonly bottom: string;
}

export interface Step {
  /** What happens, in two to five words. */
  readonly title: string;
  /** One sentence more. */
  readonly text: string;
  /** True for the step that names the hours of the reply: in a browser the clock time follows it. */
  readonly promise?: true;
}

export interface Benefit {
  /** The picture beside it. */
  readonly icon: BenefitIcon;
  /** The promise in two to five words. */
  readonly title: string;
  /** One or two sentences. Each must be true. */
  readonly text: string;
}

export interface NavigationLink {
  readonly label: string;
  /** An address of this site, with its slash. */
  readonly href: string;
}

export interface Question {
  readonly question: string;
  readonly answer: string;
  /** Where the statements in the answer can be read. */
  readonly source?: string;
  /** As with local facts: true until the owner has confirmed what no source says. */
  readonly check?: true;
}

/** A review. Those that come with the project are samples, marked so. */
export interface Testimonial {
  readonly name: string;
  /** A neighborhood. */
  readonly location: string;
  readonly rating: 5;
  readonly text: string;
  /** True until this is a real customer's words: the site refuses to go live with samples. */
  readonly sample: boolean;
}

export interface AddOn {
  readonly name: string;
  /** Whole US dollars. */
  readonly price: number;
  readonly description: string;
}

export interface Discount {
  readonly title: string;
  readonly text: string;
}

/** What the business does for communities and managers. */
export interface Offering {
  readonly picture: "hoa" | "apartments" | "management";
  readonly title: string;
  readonly text: string;
  /** Three or four, a line each. */
  readonly points: readonly string[];
}

/** A month of the desert's year, for Phoenix. */
export interface ClimateMonth {
  readonly name: string;
  /** Average high, whole degrees Fahrenheit. */
  readonly averageHigh: number;
  /** Sunrise on the 15th, local time, "H:MM". */
  readonly sunrise: string;
}

/** The front matter of an article's file in `content/blog`. */
export interface ArticleSummary {
  /** The headline, at most 60 characters. The file's name is the address. */
  readonly title: string;
  /** One or two sentences for the list of articles. */
  readonly excerpt: string;
  /** What search engines show: 50 to 160 characters. */
  readonly description: string;
  /** The day of publication, such as "2024-12-10". */
  readonly date: string;
  /** The day on which its words last changed. */
  readonly updated: string;
  /** Such as "5 min read". */
  readonly readTime: string;
  readonly category: "Health & Safety" | "HOA Compliance";
}

/**
 * Where the owner keeps the proof of what the site claims: the name of a file, a link, a date.
 * null until there is one: `npm run golive` refuses while a proof is missing.
 */
export interface Proofs {
  /** The license to do this work in the county: its number, and where the paper is. */
  readonly license: string | null;
  /** Bond and liability insurance: company, policy number, until when it is valid. */
  readonly insurance: string | null;
  /** Where anybody can read the ratings that the site counts, and the day on which they were counted. */
  readonly rating: string | null;
  /** Who compared `servedZips` with the routes that are driven, and when. */
  readonly servedZips: string | null;
  /** Who confirmed the hours at which routes start through the year, and when. */
  readonly routeHours: string | null;
}

/** What only the owner can put on the privacy page; null until it is known. */
export interface PrivacyOwner {
  /** The name of the company or person in contracts. */
  readonly legalName: string | null;
  /** Where a letter arrives, in one line. */
  readonly postalAddress: string | null;
  /** The date on which the policy takes effect, such as "2026-12-01". */
  readonly effectiveDate: string | null;
}

/** A picture that the owner took. */
export interface Photo {
  /** The name of a file in `content/photos`, such as "crew.jpg": AVIF, JPEG, PNG or WebP. */
  readonly file: string;
  /** What it shows, for those who do not see it. */
  readonly alt: string;
}

/** What only the owner can add for the business; null is not shown. */
export interface BusinessShowcase {
  /** The people who come. */
  readonly crewPhoto: Photo | null;
  /** Shown beside the claim of a license. */
  readonly licenseNumber: string | null;
  /** The address where anybody can read the ratings. The number of ratings links to it. */
  readonly ratingsAddress: string | null;
  /** Who said "#1", where and when, in a few words, and the address where that can be read. */
  readonly numberOne: { readonly text: string; readonly address: string } | null;
}

/** Why something about a visitor is kept, and for how long. */
export interface DataUse {
  readonly why: string;
  readonly kept: string;
  /** Whether erasing a booking deletes it. */
  readonly isErased: boolean;
}

/** A part of a day that the owner promises, Phoenix time, "HH:MM" on 24 hours. */
export interface VisitWindow {
  readonly label: string;
  /** Null for first light. */
  readonly starts: string | null;
  readonly ends: string;
}
