/** The words on and below the pictures. Numbers come from the plans and the climate table. */
export const pictureWords = {
  map: { label: "Map of the service areas", scale: "miles" },
  costChart: {
    caption: "What a year costs",
    dogs: "Dogs",
    visits: "visits a year",
    from: "from",
    note: "The longer the dog, the longer the bill. Every visit of the year is in it, before the free first one comes off.",
  },
  desertYear: {
    label: "The year in the desert",
    month: "Month",
    averageHigh: "Average high, °F",
    sunrise: "Sunrise",
    start: "Our routes start",
    /** In the months that reach the line. */
    early: "Out at sunrise",
  },
} as const;
