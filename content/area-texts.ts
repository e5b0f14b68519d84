import { anthem } from "./area-texts/anthem.ts";
import { caveCreek } from "./area-texts/cave-creek.ts";
import { dcRanch } from "./area-texts/dc-ranch.ts";
import { deerValley } from "./area-texts/deer-valley.ts";
import { desertHills } from "./area-texts/desert-hills.ts";
import { desertRidge } from "./area-texts/desert-ridge.ts";
import { gaineyRanch } from "./area-texts/gainey-ranch.ts";
import { grayhawk } from "./area-texts/grayhawk.ts";
import { happyValley } from "./area-texts/happy-valley.ts";
import { kierland } from "./area-texts/kierland.ts";
import { mccormickRanch } from "./area-texts/mccormick-ranch.ts";
import { moonValley } from "./area-texts/moon-valley.ts";
import { norterra } from "./area-texts/norterra.ts";
import { northScottsdale } from "./area-texts/north-scottsdale.ts";
import { oldTownScottsdale } from "./area-texts/old-town-scottsdale.ts";
import { paradiseValleyVillage } from "./area-texts/paradise-valley-village.ts";
import { pinnaclePeak } from "./area-texts/pinnacle-peak.ts";
import { scottsdaleRanch } from "./area-texts/scottsdale-ranch.ts";
import { southScottsdale } from "./area-texts/south-scottsdale.ts";
import { tatumRanch } from "./area-texts/tatum-ranch.ts";
import { tramonto } from "./area-texts/tramonto.ts";
import { troon } from "./area-texts/troon.ts";
import type { areas } from "./areas.ts";
import type { AreaText } from "./shapes.ts";

/** The words of every neighborhood's page, by its slug. */
export const areaTexts = {
  "old-town-scottsdale": oldTownScottsdale,
  "north-scottsdale": northScottsdale,
  "south-scottsdale": southScottsdale,
  "mccormick-ranch": mccormickRanch,
  "gainey-ranch": gaineyRanch,
  "dc-ranch": dcRanch,
  grayhawk,
  kierland,
  "pinnacle-peak": pinnaclePeak,
  troon,
  "scottsdale-ranch": scottsdaleRanch,
  "desert-ridge": desertRidge,
  "paradise-valley-village": paradiseValleyVillage,
  "moon-valley": moonValley,
  "deer-valley": deerValley,
  tramonto,
  anthem,
  norterra,
  "happy-valley": happyValley,
  "cave-creek": caveCreek,
  "desert-hills": desertHills,
  "tatum-ranch": tatumRanch,
} as const satisfies Record<(typeof areas)[number]["slug"], AreaText>;
