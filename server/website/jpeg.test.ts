import fc from "fast-check";
import { expect, test } from "vitest";
import { Problem } from "#server/http/problems.ts";
import { holds } from "#server/testing/fuzz.ts";
import { jpeg, segment } from "#server/testing/jpeg.ts";
import { cleanJpeg } from "./jpeg.ts";

const refusal = (bytes: Buffer) => {
  try {
    cleanJpeg(bytes);
  } catch (error) {
    if (error instanceof Problem) return error.details.detail;
    throw error;
  }
  return undefined;
};

test("data of applications, comments and what follows the end are left out; the rest stays", () => {
  const position = segment(0xe1, "Exif 33.6, -111.9");
  const comment = segment(0xfe, "a comment");
  const given = Buffer.concat([jpeg({ extra: [position, comment] }), Buffer.from("<script>")]);
  expect(cleanJpeg(given)).toEqual({ bytes: jpeg(), width: 640, height: 480 });
});

test("a progressive photo keeps all its scans", () => {
  const photo = jpeg({ frame: 0xc2, scans: ["\x01\xff\x00\x02", "\x03\xff\xd0\x04"] });
  expect(cleanJpeg(photo).bytes).toEqual(photo);
});

const emptyScan = Buffer.from([0xff, 0xda, 0, 0, 0x12]);

test.each([
  ["a PNG", Buffer.from("\x89PNG\r\n\x1a\n and more", "latin1"), "is no JPEG"],
  ["an SVG", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"), "is no JPEG"],
  ["nothing", Buffer.alloc(0), "is no JPEG"],
  ["a lossless JPEG", jpeg({ frame: 0xc3 }), "is no JPEG"],
  ["a JPEG without pixels", jpeg({ scans: [] }), "is no JPEG"],
  ["a JPEG without a size", jpeg({ width: 0 }), "is no JPEG"],
  ["a wide one", jpeg({ width: 20_000 }), "4096 pixels"],
  ["a high one", jpeg({ height: 4097 }), "4096 pixels"],
  ["one with two sizes", jpeg({ extra: [jpeg().subarray(2, -2)] }), "is no JPEG"],
  ["one whose scan has no length", jpeg({ scans: [], last: emptyScan }), "is no JPEG"],
  ["a large one", jpeg({ scans: ["x".repeat(400_000)] }), "400 kB"],
  ["one without an end", jpeg().subarray(0, -2), "is cut off"],
  ["one that ends in its pixels", jpeg().subarray(0, -4), "is cut off"],
  ["one that ends in its tables", jpeg().subarray(0, 10), "is cut off"],
])("%s is refused", (_what, bytes, why) => expect(refusal(bytes)).toContain(why));

const piece = fc.oneof(
  fc.uint8Array({ maxLength: 8 }).map((bytes) => Buffer.from(bytes)),
  fc
    .tuple(fc.constantFrom(0xc4, 0xda, 0xdb, 0xdd, 0xe0, 0xe1, 0xef, 0xfe), fc.uint8Array())
    .map(([code, bytes]) => segment(code, Buffer.from(bytes).toString("latin1"))),
);
const pieces = fc.array(piece, { maxLength: 3 });
const size = fc.record({ width: fc.nat(5000), height: fc.nat(5000) });
/** JPEGs with anything in between. */
const almost = fc
  .tuple(pieces, size, pieces, fc.constantFrom("\xff\xd9", ""), pieces)
  .map(([before, size, after, end, trailing]) =>
    Buffer.concat([
      ...[Buffer.from([0xff, 0xd8]), ...before, jpeg(size).subarray(2, -2), ...after],
      ...[Buffer.from(end, "latin1"), ...trailing],
    ]),
  );

/** The kinds of segments, in their order. */
function codesOf(photo: Buffer): number[] {
  const codes: number[] = [];
  for (let at = 2; at < photo.length - 2; at += 1) {
    if (photo[at] !== 0xff || photo[at + 1] === 0 || photo[at + 1] === 0xff) continue;
    const code = photo[at + 1] ?? 0;
    if (code >= 0xd0 && code <= 0xd7) continue;
    codes.push(code);
    at += 1 + photo.readUInt16BE(at + 2);
  }
  return codes;
}

test("whatever is sent is refused in words, or kept without data of applications and comments", async () => {
  let kept = 0;
  await holds(
    fc.property(almost, (given) => {
      if (refusal(given) !== undefined) return;
      kept += 1;
      const { bytes, ...size } = cleanJpeg(given);
      expect(cleanJpeg(bytes)).toEqual({ bytes, ...size });
      expect(Math.max(...Object.values(size))).toBeLessThanOrEqual(4096);
      expect([0xc0, 0xc4, 0xda, 0xdb, 0xdd]).toEqual(expect.arrayContaining(codesOf(bytes)));
    }),
  );
  expect(kept).toBeGreaterThan(500);
});
