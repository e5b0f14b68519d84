/** The words on and below the pictures. Numbers come from the plans and the climate table. */
export const pictureWords = {
  map: { label: "Map of the service areas", scale: "miles" },
  costChart: {
    caption: "What a month costs",
    dogs: "Dogs",
    from: "from",
    note: "The longer the dog, the longer the bill. A month is a twelfth of a year's visits, rounded.",
  },
  desertYear: {
    alt: "The desert's year, month by month",
    /** Below the picture. */
    key: "Suns: sunrise. Paws: our start. Columns: average high, °F.",
    /** In the months that reach the temperature line. */
    early: "Out at sunrise",
  },
} as const;

/** What a page's social picture shows, for its alt text. The words on the picture are added to it. */
export const socialScenes = {
  home: "a dachshund before the rising sun, beside saguaros and a house",
  "book-now": "a dachshund lying on a clean lawn at sunrise, with saguaros around it",
  pricing: "a dachshund standing on a lawn before the rising sun, beside pail and rake",
  "commercial-services": "the courtyard of an apartment house with a waste station and a dachshund",
  blog: "two postcards on a desert lawn, one for each article, beside pail and rake",
  article: "a postcard with the drawing of the article on a desert lawn, beside pail and rake",
  privacy: "a dachshund standing on a lawn before the rising sun and two ridges",
  "thank-you": "a dachshund lying on a clean lawn at sunrise, with saguaros around it",
  "booking-problem": "a dachshund lying on a clean lawn at sunrise, with saguaros around it",
  "404": "a dachshund sniffing along the grass before the rising sun",
} as const;

/** The same for neighborhoods, from the parts of their scenes: a part without words cannot be drawn. */
export const sceneWords = {
  dog: {
    standing: "a dachshund standing",
    lying: "a dachshund lying",
    sniffing: "a dachshund sniffing",
  },
  ground: {
    lawn: "on a lawn",
    golf: "on a golf course",
    gravel: "on gravel",
    desert: "on desert ground",
    canal: "beside a canal",
    lake: "beside a lake",
    park: "in a park",
  },
  landmark: {
    storefronts: "old storefronts",
    "block-wall": "a block wall",
    gatehouse: "a gatehouse",
    "ranch-house": "a ranch house",
    "golf-flag": "the flag of a green",
    poolside: "a pool",
    train: "a small train",
    boulders: "boulders",
    petroglyphs: "rocks with petroglyphs",
    "rail-fence": "a rail fence",
    "ranch-gate": "a ranch gate",
    windmill: "a windmill",
    ramada: "a ramada",
    "waste-station": "a dog waste station",
    swings: "swings",
    "dog-park": "a dog park",
    sailboat: "a sailboat",
  },
  plants: {
    saguaros: "saguaros",
    palms: "palms",
    agaves: "agaves",
    ocotillo: "ocotillos",
    citrus: "citrus trees",
    "palo-verde": "palo verdes",
    pines: "pines",
  },
  ridge: {
    camelback: "Camelback Mountain",
    mcdowells: "the McDowell Mountains",
    pinnacle: "Pinnacle Peak",
    buttes: "buttes",
    "low-hills": "low hills",
    "black-mountain": "Black Mountain",
    piestewa: "Piestewa Peak",
    "daisy-mountain": "Daisy Mountain",
    "deem-hills": "the Deem Hills",
  },
} as const;
