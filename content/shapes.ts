/** The two regions that the service areas are grouped by, in the order in which lists show them. */
export const regions = ["Scottsdale", "North Phoenix"] as const;
export type Region = (typeof regions)[number];

/** The pictures that a benefit can have. */
export const benefitIcons = [
  "sunrise",
  "droplet",
  "home",
  "refresh",
  "shield",
  "calendar",
] as const;

/** Degrees: latitude (north), then longitude (negative in Arizona). */
export type Coordinates = readonly [latitude: number, longitude: number];

/** The colors behind a neighborhood's name in the inbox. */
export const areaTints = [
  "leaf",
  "sky",
  "mustard",
  "peach",
  "clay",
  "sand",
  "stone",
  "shell",
] as const;

/** The parts of the drawing above a neighborhood's page. `ui/drawings/area-scene.tsx` knows the same words. */
export interface AreaScene {
  /** The mountains that it looks at. */
  readonly ridge:
    | "camelback"
    | "mcdowells"
    | "pinnacle"
    | "buttes"
    | "low-hills"
    | "black-mountain"
    | "piestewa"
    | "daisy-mountain"
    | "deem-hills";
  /** What the dog is standing on. */
  readonly ground: "lawn" | "golf" | "gravel" | "desert" | "canal" | "lake" | "park";
  /** The landmark by which local people know the place. */
  readonly landmark:
    | "storefronts"
    | "block-wall"
    | "gatehouse"
    | "ranch-house"
    | "golf-flag"
    | "poolside"
    | "train"
    | "boulders"
    | "petroglyphs"
    | "rail-fence"
    | "ranch-gate"
    | "windmill"
    | "ramada"
    | "waste-station"
    | "swings"
    | "dog-park"
    | "sailboat";
  /** What grows there. */
  readonly plants: "saguaros" | "palms" | "agaves" | "ocotillo" | "citrus" | "palo-verde" | "pines";
  /** Where the sun is; the dog looks to the other side. */
  readonly sun: "left" | "right";
  readonly dog: "standing" | "lying" | "sniffing";
}

/** The grounds that can be drawn beside a fact about yards. */
export const yardGrounds = [
  "lawn",
  "turf",
  "gravel",
  "desert",
  "pavers",
  "rock",
  "wall",
  "water",
  "leaves",
  "cactus",
  "dirt",
] as const;

/** A yard whose price a neighborhood's page computes. */
export interface ExampleYard {
  readonly serviceType: Plan["serviceType"];
  readonly dogs: "1" | "2" | "3" | "4" | "5+";
}

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

/** Everything about a neighborhood but its words. */
export interface Area {
  /** The neighborhood's name as its people write it. Shown in links, headlines and the drawer. */
  readonly name: string;
  /** The page's address without the slash: lower case, words joined by hyphens. */
  readonly slug: string;
  /** The city or town in its mailing addresses; Phoenix for Tatum Ranch, whose mail goes by way of Cave Creek. */
  readonly city: string;
  /** The list that the neighborhood is in. */
  readonly region: Region;
  /**
   * Its place on the map, from which distances to its neighbors are computed. A town's or a place's published point
   * where there is one; otherwise good to about half a mile.
   */
  readonly coordinates: Coordinates;
  /**
   * Bookings with these zips count for it in the owner's numbers; they are on no page. Several neighborhoods share a
   * zip: it is listed for the one that most of its homes belong to.
   */
  readonly zips: readonly string[];
  /**
   * When the sample route passes, until the owner has saved a plan in the inbox. Near neighbors share their days.
   * Without them a visit can be on any day with places.
   */
  readonly routeDays?: readonly Weekday[];
  /** The background of its name in the inbox. Near neighbors differ. */
  readonly tint: (typeof areaTints)[number];
  /** Whether it has an HOA: its page then links to the article on HOA rules, otherwise to the one on health. */
  readonly hasAssociation: boolean;
  /** No two are alike. */
  readonly scene: AreaScene;
  /** The ground of each fact about yards in its words, in the same order. */
  readonly grounds: readonly (typeof yardGrounds)[number][];
  /** The price example of its page. */
  readonly example: ExampleYard;
}

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
  readonly phone: string;
  readonly email: string;
  /** Shown in the footer and beside the contact data. */
  readonly place: string;
  /** The year in the footer. */
  readonly year: number;
  /** A booking visitor hears from the team within this many hours. */
  readonly replyWithinHours: number;
  /** This many hours before that time runs out, the owner is reminded of a booking that nobody has called about. */
  readonly remindHoursBefore: number;
  /** The rating that the business claims. Keep the proof: `value` out of 5, from `count` ratings. */
  readonly rating: { readonly value: number; readonly count: number };
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
  readonly icon: (typeof benefitIcons)[number];
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

/** A statement about a place that somebody could check. */
export interface LocalFact {
  /** One to three sentences in our own words. */
  readonly text: string;
  /** Where it can be read. Leave it out for general geography. */
  readonly source?: string;
  /** True until the owner has confirmed what no source says. `npm run golive` lists these. */
  readonly check?: true;
}

export interface Question {
  readonly question: string;
  readonly answer: string;
  /** Where the statements in the answer can be read. */
  readonly source?: string;
  /** As with local facts: true until the owner has confirmed what no source says. */
  readonly check?: true;
}

/** A paragraph; a fact where it wants a source or the mark `check`. */
export type Insight = string | LocalFact;

/** What the best-known neighborhoods say beyond the rest. */
export interface AreaInsights {
  /** Exactly four, a line each. */
  readonly uniqueFeatures: readonly [string, string, string, string];
  readonly localInsights: Insight;
  readonly seasonalChallenges: Insight;
  readonly communityHighlights: Insight;
  /** How often a yard there wants a visit, and why. */
  readonly serviceFrequency: Insight;
}

/** How a visit goes in one neighborhood: what each of the four steps and the three services means there. */
export interface AreaVisit {
  /** Booking: what is worth writing into the form. */
  readonly book: string;
  /** The call: what is agreed on. */
  readonly agree: string;
  /** The visit: where it begins and what takes the time. */
  readonly scoop: string;
  /** What it is like when we have left. */
  readonly after: string;
  /** The yards of homes. */
  readonly home: string;
  /** What communities and managers have there. */
  readonly community: string;
  /** When a single visit is worth it. */
  readonly once: string;
  /** Gates, surfaces, heat and distances, for a place with more to say about the service. */
  readonly notes?: readonly (LocalFact & { readonly title: string })[];
  /** True until the owner has confirmed that visits go like this. `npm run golive` lists these. */
  readonly check?: true;
}

/** The words of one neighborhood's page. Nothing in it may also be said of another neighborhood. */
export interface AreaText {
  /** As in `content/areas.ts`. */
  readonly slug: string;
  /** What search engines show: 50 to 160 characters. */
  readonly description: string;
  /** Below the headline: what this place is, and what that means for a yard with dogs. */
  readonly lead: string;
  /** What its sections are called. No two neighborhoods share a headline. */
  readonly headings: Readonly<
    Record<
      "pricing" | "visit" | "place" | "yards" | "seasons" | "questions" | "neighbors" | "call",
      string
    >
  >;
  /** Which plan suits the yard of the price example, and why. */
  readonly plan: string;
  readonly visit: AreaVisit;
  /** The place: parks, washes, association, town, streets. Four to six facts. */
  readonly place: readonly LocalFact[];
  /** Lots and surfaces, and how they are cleaned. Two to four facts. */
  readonly yards: readonly LocalFact[];
  /** What the heat, the monsoon or the winter does there. Two or three facts. */
  readonly seasons: readonly LocalFact[];
  /** Two questions that only its people ask. */
  readonly questions: readonly [Question, Question];
  readonly insights?: AreaInsights;
  /** The day on which these words last changed, such as "2026-11-20". */
  readonly updated: string;
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

/** What only the owner can add for one neighborhood. What is left out is not shown. */
export interface AreaShowcase {
  /** The words of a real customer from there, used with permission. */
  readonly review?: { readonly name: string; readonly text: string };
  /** A yard or a street there. */
  readonly photo?: Photo;
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
}

/** The words above the sections of a neighborhood's page. */
export type AreaPageWords = Readonly<
  Record<keyof AreaText["headings"] | "review" | "insights", SectionText>
>;

/** A part of a day that the owner promises, Phoenix time, "HH:MM" on 24 hours. */
export interface VisitWindow {
  readonly label: string;
  readonly starts: string;
  readonly ends: string;
}
