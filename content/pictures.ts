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
  /** What all social pictures show. Their own words are added to it. */
  social: "A drawn poster of a dachshund in the desert",
} as const;
