/** The parts of the drawing above a neighborhood's page. `ui/drawings/area-scene.tsx` knows the same words. */
export interface AreaSceneParts {
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

/** A drawing for each neighborhood, by its slug. No two are alike. */
export const areaScenes = {
  "old-town-scottsdale": {
    ridge: "camelback",
    ground: "canal",
    landmark: "storefronts",
    plants: "palms",
    sun: "right",
    dog: "standing",
  },
  "north-scottsdale": {
    ridge: "mcdowells",
    ground: "desert",
    landmark: "ranch-house",
    plants: "saguaros",
    sun: "right",
    dog: "sniffing",
  },
  "south-scottsdale": {
    ridge: "buttes",
    ground: "lawn",
    landmark: "block-wall",
    plants: "citrus",
    sun: "left",
    dog: "lying",
  },
  "mccormick-ranch": {
    ridge: "camelback",
    ground: "lake",
    landmark: "train",
    plants: "citrus",
    sun: "left",
    dog: "standing",
  },
  "gainey-ranch": {
    ridge: "camelback",
    ground: "golf",
    landmark: "golf-flag",
    plants: "palms",
    sun: "left",
    dog: "lying",
  },
  "dc-ranch": {
    ridge: "mcdowells",
    ground: "desert",
    landmark: "ranch-gate",
    plants: "palo-verde",
    sun: "left",
    dog: "standing",
  },
  grayhawk: {
    ridge: "mcdowells",
    ground: "gravel",
    landmark: "gatehouse",
    plants: "agaves",
    sun: "right",
    dog: "standing",
  },
  kierland: {
    ridge: "piestewa",
    ground: "golf",
    landmark: "poolside",
    plants: "agaves",
    sun: "left",
    dog: "lying",
  },
  "pinnacle-peak": {
    ridge: "pinnacle",
    ground: "desert",
    landmark: "boulders",
    plants: "saguaros",
    sun: "left",
    dog: "sniffing",
  },
  troon: {
    ridge: "pinnacle",
    ground: "golf",
    landmark: "boulders",
    plants: "ocotillo",
    sun: "right",
    dog: "standing",
  },
  "scottsdale-ranch": {
    ridge: "mcdowells",
    ground: "lake",
    landmark: "sailboat",
    plants: "palms",
    sun: "left",
    dog: "lying",
  },
  "desert-ridge": {
    ridge: "low-hills",
    ground: "park",
    landmark: "waste-station",
    plants: "palo-verde",
    sun: "right",
    dog: "standing",
  },
  "paradise-valley-village": {
    ridge: "piestewa",
    ground: "lawn",
    landmark: "ranch-house",
    plants: "citrus",
    sun: "left",
    dog: "standing",
  },
  "moon-valley": {
    ridge: "low-hills",
    ground: "golf",
    landmark: "golf-flag",
    plants: "pines",
    sun: "left",
    dog: "sniffing",
  },
  "deer-valley": {
    ridge: "low-hills",
    ground: "gravel",
    landmark: "petroglyphs",
    plants: "agaves",
    sun: "left",
    dog: "standing",
  },
  tramonto: {
    ridge: "daisy-mountain",
    ground: "gravel",
    landmark: "block-wall",
    plants: "ocotillo",
    sun: "right",
    dog: "lying",
  },
  anthem: {
    ridge: "daisy-mountain",
    ground: "park",
    landmark: "ramada",
    plants: "palo-verde",
    sun: "left",
    dog: "standing",
  },
  norterra: {
    ridge: "deem-hills",
    ground: "park",
    landmark: "swings",
    plants: "citrus",
    sun: "right",
    dog: "sniffing",
  },
  "happy-valley": {
    ridge: "deem-hills",
    ground: "lawn",
    landmark: "dog-park",
    plants: "saguaros",
    sun: "left",
    dog: "standing",
  },
  "cave-creek": {
    ridge: "black-mountain",
    ground: "desert",
    landmark: "rail-fence",
    plants: "ocotillo",
    sun: "left",
    dog: "standing",
  },
  "desert-hills": {
    ridge: "daisy-mountain",
    ground: "desert",
    landmark: "windmill",
    plants: "saguaros",
    sun: "right",
    dog: "sniffing",
  },
  "tatum-ranch": {
    ridge: "black-mountain",
    ground: "golf",
    landmark: "golf-flag",
    plants: "saguaros",
    sun: "right",
    dog: "standing",
  },
} as const satisfies Record<string, AreaSceneParts>;
