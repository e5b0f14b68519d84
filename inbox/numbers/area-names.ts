import type { AreaCircle, MapSpot } from "./area-circles.ts";

/** A name on the map: from the circle's middle to its first baseline. */
export type PlacedName = MapSpot["label"];

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Letter sizes in the map's units, for neighborhoods with bookings and without: each the largest that is shown. */
const letters = { some: 20, none: 14 };
/** Between two names in a line, on each side. */
const margin = 4;
const map: Box = { left: 6, top: 20, right: 594, bottom: 764 };

const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

const covered = (box: Box, others: readonly Box[]): number =>
  others.reduce((sum, other) => sum + overlap(box, other), 0);

const area = ({ left, top, right, bottom }: Box): number => (right - left) * (bottom - top);

const boxOfCircle = ({ x, y, radius }: AreaCircle): Box => ({
  left: x - radius,
  top: y - radius,
  right: x + radius,
  bottom: y + radius,
});

/** The room of a name, estimated by the average width of a letter. */
function boxOfName({ x, y, bookings }: AreaCircle, name: PlacedName): Box {
  const size = bookings > 0 ? letters.some : letters.none;
  const width = Math.max(...name.lines.map((line) => line.length)) * size * 0.54;
  const left = { start: 0, middle: -width / 2, end: -width }[name.anchor] + x + name.x;
  const top = y + name.y - size * 0.8;
  const bottom = top + size * 1.05 * name.lines.length;
  return { left: left - margin, top, right: left + width + margin, bottom };
}

/** The possible places of a name, best first: as on the public map, then around the circle, in one line or several. */
function candidates({ spot, radius, bookings, number }: AreaCircle): readonly PlacedName[] {
  const size = bookings > 0 ? letters.some : letters.none;
  const gap = radius + 5;
  const numbered = (lines: readonly string[]) =>
    bookings > 0 && number === "beside"
      ? lines.map((line, index) =>
          index === 0 ? `${bookings.toLocaleString("en-US")} ${line}` : line,
        )
      : lines;
  const around = (text: readonly string[]): readonly PlacedName[] => {
    const lines = numbered(text);
    const middle = size * 0.33 - (lines.length - 1) * size * 0.52;
    return [
      { x: gap, y: middle, anchor: "start", lines },
      { x: -gap, y: middle, anchor: "end", lines },
      { x: 0, y: -gap - (lines.length - 1) * size * 1.05, anchor: "middle", lines },
      { x: 0, y: gap + size * 0.75, anchor: "middle", lines },
      { x: gap * 0.7, y: -gap * 0.7, anchor: "start", lines },
      { x: -gap * 0.7, y: -gap * 0.7, anchor: "end", lines },
      { x: gap * 0.7, y: gap * 0.7 + size * 0.6, anchor: "start", lines },
      { x: -gap * 0.7, y: gap * 0.7 + size * 0.6, anchor: "end", lines },
    ];
  };
  const words = spot.name.split(" ");
  const asOnSite = { ...spot.label, lines: numbered(spot.label.lines) };
  const isBesideDot = radius <= 9 && Math.hypot(spot.label.x, spot.label.y) < 36;
  return [
    ...(isBesideDot ? [asOnSite] : []),
    ...around([spot.name]),
    ...(words.length > 1 ? around(words) : []),
  ];
}

/** Puts each name where it covers least of the circles and of the names before it, in the order of the circles. */
export function placeNames(circles: readonly AreaCircle[]): readonly PlacedName[] {
  const spots = circles.map(boxOfCircle);
  const named: Box[] = [];
  return circles.map((circle) => {
    const scored = candidates(circle).map((name, rank) => {
      const box = boxOfName(circle, name);
      const outside = area(box) - overlap(box, map);
      const cost = covered(box, spots) + covered(box, named) * 2 + outside * 4 + rank;
      return { name, box, cost };
    });
    const best = scored.reduce((least, one) => (one.cost < least.cost ? one : least));
    named.push(best.box);
    return best.name;
  });
}
