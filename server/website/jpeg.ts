import { Problem } from "#server/http/problems.ts";

const maxBytes = 400_000;
const maxSide = 4096;

const marker = { start: 0xd8, end: 0xd9, scan: 0xda };
/** Baseline and progressive: what browsers make. */
const frames = [0xc0, 0xc2];
/** Tables of quantization and of Huffman codes, restart intervals. */
const tables = [0xdb, 0xc4, 0xdd];
/** Applications' own data, such as where a photo was taken, and comments. */
const isDropped = (code: number) => (code >= 0xe0 && code <= 0xef) || code === 0xfe;

const refused = (why: string) => new Problem("invalid", { detail: why, errors: { photo: why } });
const cutOff = () => refused("The photo is cut off. Please try again");
const unknown = () => refused("Please use a photo: this is no JPEG that we can show");

/** Where coded pixels end: at the first marker but restarts. */
function endOfScan(given: Buffer, from: number): number {
  for (let at = given.indexOf(0xff, from); at !== -1; at = given.indexOf(0xff, at + 1)) {
    const next = given[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  throw cutOff();
}

function sizeOf(frame: Buffer) {
  if (frame.length < 9) throw unknown();
  const size = { height: frame.readUInt16BE(5), width: frame.readUInt16BE(7) };
  if (size.height === 0 || size.width === 0) throw unknown();
  if (Math.max(size.height, size.width) > maxSide)
    throw refused(`A photo may be ${maxSide} pixels wide and high at most`);
  return size;
}

/**
 * Takes a JPEG apart and puts it together again without what is no picture: data of applications, comments, whatever
 * follows its end. Nothing is decoded. @throws Problem
 */
export function cleanJpeg(given: Buffer): { bytes: Buffer; width: number; height: number } {
  if (given.length > maxBytes) throw refused("A photo may have 400 kB at most");
  if (given[0] !== 0xff || given[1] !== marker.start) throw unknown();
  const kept = [given.subarray(0, 2)];
  let size: ReturnType<typeof sizeOf> | undefined;
  let hasScan = false;
  for (let at = 2; at + 1 < given.length; ) {
    const code = given[at + 1] ?? 0;
    if (given[at] !== 0xff) throw unknown();
    if (code === marker.end) {
      if (!size || !hasScan) throw unknown();
      return { bytes: Buffer.concat([...kept, given.subarray(at, at + 2)]), ...size };
    }
    if (at + 4 > given.length) break;
    const next = at + 2 + given.readUInt16BE(at + 2);
    const segment = given.subarray(at, next);
    if (segment.length < 4) throw unknown();
    if (next > given.length) break;
    const end = code === marker.scan ? endOfScan(given, next) : next;
    const isFrame = frames.includes(code);
    if (isFrame && !size) size = sizeOf(segment);
    else if (code === marker.scan && size) hasScan = true;
    else if (!tables.includes(code) && !isDropped(code)) throw unknown();
    if (!isDropped(code)) kept.push(given.subarray(at, end));
    at = end;
  }
  throw cutOff();
}
