import { createHash } from "node:crypto";
import { brotliCompressSync } from "node:zlib";
import { load } from "cheerio";

/** Letters that compress to as many bits as they hold, the same ones every time. */
function noise(length: number): string {
  let text = "";
  for (let block = 0; text.length < length; block += 1)
    text += createHash("sha512").update(String(block)).digest("base64url");
  return text.slice(0, length);
}

/** How many bytes a letter of noise takes when it is compressed. */
const bytesPerLetter = 0.76;
const mostTries = 20;
/** A letter more can be thirty bytes less: of the wanted weight, so much is near enough. */
const tolerance = 0.005;

/** A document without anything that it would ask the server for. */
function strip(html: string): string {
  const $ = load(html);
  $("script, link, img, image, picture, video, iframe").remove();
  $("style").each((_, style) => {
    $(style).text(
      $(style)
        .text()
        .replaceAll(/@font-face\s*\{[^}]*\}/g, ""),
    );
  });
  return $.html();
}

/**
 * The bare page beside a page: the same document without scripts, fonts and picture files, filled up with a comment.
 * @param bytes what it is to weigh in brotli
 * @returns its brotli body, at most half a percent away from that
 * @throws when the document does not come out that heavy
 */
export function barePage(html: string, bytes: number): Buffer {
  const [before = "", after = ""] = strip(html).split("</head>");
  let letters = 0;
  for (let tries = 0; tries < mostTries; tries += 1) {
    const body = brotliCompressSync(`${before}</head><!--${noise(letters)}-->${after}`);
    const missing = bytes - body.length;
    if (Math.abs(missing) <= bytes * tolerance) return body;
    letters += Math.round(missing / bytesPerLetter);
  }
  throw new Error(`no bare page of ${bytes} bytes can be made`);
}
