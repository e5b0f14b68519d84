import { honestNames } from "./honest-names.ts";
import { honestPlaces } from "./honest-places.ts";
import { honestWords } from "./honest-words.ts";
import { spamBots } from "./spam-bots.ts";
import { spamLinks } from "./spam-links.ts";
import { spamPitches } from "./spam-pitches.ts";

/** Awkward but honest bookings. None may be taken for spam. */
export const honest = [...honestNames, ...honestPlaces, ...honestWords];
/** Spam, some of it so well disguised that only a person can tell. */
export const spam = [...spamLinks, ...spamPitches, ...spamBots];
