import * as z from "zod/mini";
import { address, check, day, exactly, list, oneOf, plan, question, text, zip } from "./schemas.ts";
import { weekdays } from "./weekdays.ts";

const between = (min: number, max: number) => {
  const error = `must be ${min} to ${max}`;
  return z.number(error).check(z.gte(min, error), z.lte(max, error));
};

/** Degrees: latitude (north), then longitude (negative in Arizona). */
export const coordinates = z.readonly(z.tuple([between(33, 34.5), between(-113, -111)]));
export type Coordinates = z.output<typeof coordinates>;

/** Everything about a neighborhood but its words. */
export const area = z.strictObject({
  /** The neighborhood's name as its people write it. Shown in links, headlines and the drawer. */
  name: z.string(),
  /** The page's address without the slash. */
  slug: z.string().check(
    z.regex(/^[a-z]+(-[a-z]+)*$/, {
      error: "must be lower-case words and hyphens",
      // What is looked up by it would not be found.
      abort: true,
    }),
  ),
  /** The city or town in its mailing addresses; Phoenix for Tatum Ranch, whose mail goes by way of Cave Creek. */
  city: z.string(),
  /** The list that the neighborhood is in. Lists are in the order in which the first of each appears. */
  region: oneOf(["Scottsdale", "North Phoenix"]),
  /**
   * Its place on the map, from which distances to its neighbors are computed. A town's or a place's published point
   * where there is one; otherwise good to about half a mile.
   */
  coordinates,
  /**
   * Bookings with these zips count for it in the owner's numbers; they are on no page. Several neighborhoods share a
   * zip: it is listed for the one that most of its homes belong to.
   */
  zips: list(zip),
  /** Zips of which a part of the homes belongs to it: a booking with one counts for it if it was sent from its page. */
  sharedZips: z.exactOptional(list(zip)),
  /**
   * When the sample route passes, until the owner has saved a plan in the inbox. Near neighbors share their days.
   * Without them a visit can be on any day with places.
   */
  routeDays: z.exactOptional(list(oneOf(weekdays)).check(z.minLength(1, "must have at least 1"))),
  /** The background of its name in the inbox. Near neighbors differ. */
  tint: oneOf(["leaf", "sky", "mustard", "peach", "clay", "sand", "stone", "shell"]),
  /** Whether it has an HOA: its page then links to the article on HOA rules, otherwise to the one on health. */
  hasAssociation: z.boolean(),
  /** The drawing above its page, of the parts that `ui/drawings/area-scene.tsx` knows. No two are alike. */
  scene: z.strictObject({
    /** The mountains that it looks at. */
    ridge: oneOf([
      "camelback",
      "mcdowells",
      "pinnacle",
      "buttes",
      "low-hills",
      "black-mountain",
      "piestewa",
      "daisy-mountain",
      "deem-hills",
    ]),
    /** What the dog is standing on. */
    ground: oneOf(["lawn", "golf", "gravel", "desert", "canal", "lake", "park"]),
    /** The landmark by which local people know the place. */
    landmark: oneOf([
      "storefronts",
      "block-wall",
      "gatehouse",
      "ranch-house",
      "golf-flag",
      "poolside",
      "train",
      "boulders",
      "petroglyphs",
      "rail-fence",
      "ranch-gate",
      "windmill",
      "ramada",
      "waste-station",
      "swings",
      "dog-park",
      "sailboat",
    ]),
    /** What grows there. */
    plants: oneOf(["saguaros", "palms", "agaves", "ocotillo", "citrus", "palo-verde", "pines"]),
    /** Where the sun is; the dog looks to the other side. */
    sun: oneOf(["left", "right"]),
    dog: oneOf(["standing", "lying", "sniffing"]),
  }),
  /** The yard whose price its page states. */
  example: z.strictObject({
    serviceType: plan.shape.serviceType,
    dogs: oneOf(["1", "2", "3", "4", "5+"]),
  }),
});
export type Area = z.output<typeof area>;

/** A statement that somebody could check. */
export const fact = z.strictObject({
  /** One to three sentences in our own words. */
  text: z.string(),
  /** Where it can be read. */
  source: z.exactOptional(address),
  check,
});
export type LocalFact = z.output<typeof fact>;

const localFact = fact.check(
  z.refine(({ source, check }) => Boolean(source ?? check), {
    error: "needs a source, or check: true until the owner has confirmed it",
  }),
);

/** A paragraph; a fact where it wants a source or the mark `check`. */
const insight = z.union([z.string(), fact]);
export type Insight = z.output<typeof insight>;

/** The words of one neighborhood's page. Nothing in it may also be said of another neighborhood. */
export const areaText = z.strictObject({
  /** As in `content/areas.ts`. */
  slug: z.string(),
  /** What search engines show. */
  description: text(160, 50),
  /** Below the headline: what this place is, and what that means for a yard with dogs. */
  lead: text(200),
  /** The headline of its last section. */
  call: text(60),
  /** Which plan suits the yard of the price example, and why. */
  plan: z.string(),
  /** How a visit goes there: what each of the four steps and the three services means. */
  visit: z.strictObject({
    /** Booking: what is worth writing into the form. */
    book: z.string(),
    /** The call: what is agreed on. */
    agree: z.string(),
    /** The visit: where it begins and what takes the time. */
    scoop: z.string(),
    /** What it is like when we have left. */
    after: z.string(),
    /** The yards of homes. */
    home: z.string(),
    /** What communities and managers have there. */
    community: z.string(),
    /** When a single visit is worth it. */
    once: z.string(),
    check,
  }),
  /** The place, as far as it changes the service. With `insights` it is left out. */
  place: z.exactOptional(exactly(2, localFact)),
  /** Lots and surfaces, and how we clean them. */
  yards: exactly(2, localFact),
  /** What we do there in the heat, the monsoon or the winter. With `insights` they are left out. */
  seasons: z.exactOptional(exactly(2, localFact)),
  /** Two questions that only its people ask. */
  questions: z.readonly(z.tuple([question, question])),
  /** What the best-known neighborhoods say beyond the rest. */
  insights: z.exactOptional(
    z.strictObject({
      /** A line each. */
      uniqueFeatures: exactly(4, z.string()),
      localInsights: insight,
      seasonalChallenges: insight,
      communityHighlights: insight,
      /** How often a yard there wants a visit, and why. */
      serviceFrequency: insight,
    }),
  ),
  /** The day on which these words last changed. */
  updated: day,
});
export type AreaText = z.output<typeof areaText>;

/** A mountain that the map of the service areas shows. */
export const peak = z.strictObject({ name: z.string(), at: coordinates });
export type Peak = z.output<typeof peak>;

/** A road or a water that the map shows. */
export const mapLine = z.strictObject({
  name: z.string(),
  kind: oneOf(["freeway", "highway", "water"]),
  /** From one end to the other. */
  points: list(coordinates),
  /** The number on the freeway's shields, and where they are. */
  shield: z.exactOptional(z.strictObject({ number: z.string(), at: list(coordinates) })),
});
export type MapLine = z.output<typeof mapLine>;
