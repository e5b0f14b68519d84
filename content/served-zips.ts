/**
 * The zips that the form knows. Another zip gets a friendly note and can still be booked.
 * The owner must confirm the list: it comes from maps, not from real routes.
 */
export const servedZips: readonly string[] = [
  "85022",
  "85023",
  "85024",
  "85027",
  "85028",
  "85032",
  "85050",
  "85053",
  "85054",
  "85083",
  "85085",
  "85086",
  "85087",
  "85250",
  "85251",
  "85254",
  "85255",
  "85257",
  "85258",
  "85259",
  "85260",
  "85262",
  "85266",
  "85310",
  "85331",
];
