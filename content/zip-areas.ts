import type { AreaSlug } from "./geography.ts";

/**
 * The neighborhood that a booking with that zip counts for in the owner's numbers. Several share a zip: each zip
 * names the one that most of its homes belong to. Only the owner sees it; it is on no page.
 */
export const zipAreas: Readonly<Record<string, AreaSlug>> = {
  "85022": "moon-valley",
  "85023": "moon-valley",
  "85024": "deer-valley",
  "85027": "deer-valley",
  "85028": "paradise-valley-village",
  "85032": "paradise-valley-village",
  "85050": "desert-ridge",
  "85053": "deer-valley",
  "85054": "desert-ridge",
  "85083": "happy-valley",
  "85085": "norterra",
  "85086": "anthem",
  "85087": "anthem",
  "85250": "mccormick-ranch",
  "85251": "old-town-scottsdale",
  "85254": "kierland",
  "85255": "grayhawk",
  "85257": "south-scottsdale",
  "85258": "mccormick-ranch",
  "85259": "scottsdale-ranch",
  "85260": "north-scottsdale",
  "85262": "troon",
  "85266": "pinnacle-peak",
  "85310": "happy-valley",
  "85331": "cave-creek",
};
