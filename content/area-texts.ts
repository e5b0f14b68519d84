import type { AreaText } from "./area-schemas.ts";
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

/** The words of the neighborhoods' pages. Those of a neighborhood that is not in `areas.ts` are on no page. */
const areaTexts: readonly AreaText[] = [
  anthem,
  caveCreek,
  dcRanch,
  deerValley,
  desertHills,
  desertRidge,
  gaineyRanch,
  grayhawk,
  happyValley,
  kierland,
  mccormickRanch,
  moonValley,
  norterra,
  northScottsdale,
  oldTownScottsdale,
  paradiseValleyVillage,
  pinnaclePeak,
  scottsdaleRanch,
  southScottsdale,
  tatumRanch,
  tramonto,
  troon,
];

const bySlug = new Map(areaTexts.map((text) => [text.slug, text]));

/** @throws RangeError that says where the words of a new neighborhood belong */
export function areaText(slug: string): AreaText {
  const text = bySlug.get(slug);
  if (text) return text;
  throw new RangeError(
    `content/area-texts/${slug}.ts: is missing, or has another slug, or content/area-texts.ts does not list it`,
  );
}
