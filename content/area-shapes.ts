import type { Photo, Plan, Question, SectionText, Weekday } from "./shapes.ts";

/** The two regions that the service areas are grouped by, in the order in which lists show them. */
export const regions = ["Scottsdale", "North Phoenix"] as const;
export type Region = (typeof regions)[number];

/** Degrees: latitude (north), then longitude (negative in Arizona). */
export type Coordinates = readonly [latitude: number, longitude: number];

/** The colors behind a neighborhood's name in the inbox. */
type AreaTint = "leaf" | "sky" | "mustard" | "peach" | "clay" | "sand" | "stone" | "shell";

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
type YardGround =
  | "lawn"
  | "turf"
  | "gravel"
  | "desert"
  | "pavers"
  | "rock"
  | "wall"
  | "water"
  | "leaves"
  | "cactus"
  | "dirt";

/** A yard whose price a neighborhood's page computes. */
interface ExampleYard {
  readonly serviceType: Plan["serviceType"];
  readonly dogs: "1" | "2" | "3" | "4" | "5+";
}

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
  /** Zips of which a part of the homes belongs to it: a booking with one counts for it if it was sent from its page. */
  readonly sharedZips?: readonly string[];
  /**
   * When the sample route passes, until the owner has saved a plan in the inbox. Near neighbors share their days.
   * Without them a visit can be on any day with places.
   */
  readonly routeDays?: readonly Weekday[];
  /** The background of its name in the inbox. Near neighbors differ. */
  readonly tint: AreaTint;
  /** Whether it has an HOA: its page then links to the article on HOA rules, otherwise to the one on health. */
  readonly hasAssociation: boolean;
  /** No two are alike. */
  readonly scene: AreaScene;
  /** The ground of each fact about yards in its words, in the same order. */
  readonly grounds: readonly YardGround[];
  /** The price example of its page. */
  readonly example: ExampleYard;
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
    Record<"pricing" | "visit" | "place" | "yards" | "questions" | "neighbors" | "call", string>
  >;
  /** Which plan suits the yard of the price example, and why. */
  readonly plan: string;
  readonly visit: AreaVisit;
  /** The place, as far as it changes the service: two facts. With `insights` they are left out. */
  readonly place?: readonly LocalFact[];
  /** Lots and surfaces, and how we clean them. Two facts. */
  readonly yards: readonly LocalFact[];
  /** What we do there in the heat, the monsoon or the winter: two facts. With `insights` they are left out. */
  readonly seasons?: readonly LocalFact[];
  /** Two questions that only its people ask. */
  readonly questions: readonly [Question, Question];
  readonly insights?: AreaInsights;
  /** The day on which these words last changed, such as "2026-11-20". */
  readonly updated: string;
}

/** What only the owner can add for one neighborhood. What is left out is not shown. */
export interface AreaShowcase {
  /** The words of a real customer from there, used with permission. */
  readonly review?: { readonly name: string; readonly text: string };
  /** A yard or a street there. */
  readonly photo?: Photo;
}

/** The words above the sections of a neighborhood's page. */
export type AreaPageWords = Readonly<
  Record<keyof AreaText["headings"] | "review" | "insights", SectionText>
>;
