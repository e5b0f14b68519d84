import { expect, test } from "vitest";
import {
  isSurePhone,
  phoneDigits,
  phoneLink,
  phoneLinks,
  phonesIn,
  withoutPhones,
} from "./phones.ts";
import { formatPhone } from "./readable.ts";

test("a number is shown as people read it", () => {
  expect(formatPhone("+14805550142")).toBe("(480) 555-0142");
  for (const other of ["0+14805550142", "+148055501420"]) expect(formatPhone(other)).toBe(other);
});

const one = "+14805550117";
const two = "+16025550118";

test.each<[string, ...string[]]>([
  ["480-555-0117", one],
  ["4805550117", one],
  ["+1 (480) 555-0117", one],
  ["1.480.555.0117", one],
  ["480‑555‑0117", one],
  ["480\u200b555\u200b0117", one],
  ["４８０-555-0117", one],
  ["٤٨٠٥٥٥٠١١٧", one],
  ["tel:+14805550117", one],
  ["480−555*0117", one],
  ["480,555,0117", one],
  ["4 8 0 5 5 5 0 1 1 7", one],
  ["1 48 05 55 01 17", one],
  ["148 05 55 01 17", one],
  ["1 - 48 05 55 01 17", one],
  ["480-555-0117 (480) 555-0117", one],
  ["480-555-0117 x1 or 480-555-0117 x2", `${one} 1`, `${one} 2`],
  ["480-555-0117 or 602-555-0118", one, two],
  ["480-555-0117/602-555-0118", one, two],
  ["480-555-0117, 602-555-0118", one, two],
  ["4805550117 6025550118", one, two],
  ["home (480)555-0117 x 22, cell (602)5550118", `${one} 22`, two],
  ["480-555-0117 after 5 pm", one],
  ["480-555-0117-22", one],
  ["480-555-0117 ext. 22", `${one} 22`],
  ["4805550117x22", `${one} 22`],
  ["480-555-0117 extension: 22", `${one} 22`],
  ["480-555-0117 extn. 22", `${one} 22`],
  ["480-555-0117 ext. # 22", `${one} 22`],
  ["480-555-0117 extension no. 22", `${one} 22`],
  ["480-555-0117 #4", `${one} 4`],
  ["480-555-0117,22", `${one} 22`],
  ["(480) 555-POOP", "+14805557667"],
  ["1-800-GO-FEDEX", "+18004633339"],
  ["1-800-CLUB-VET", "+18002582838"],
  ["1-800-JAZ-WALK", "+18005299255"],
  ["480-got-poop"],
  ["480-555-dogs", "+14805553647"],
  ["480555dogs", "+14805553647"],
  ["480 555 cell"],
  ["480 5 PM CALL"],
  ["+44 20 7946 0958", "+442079460958"],
  ["+44 (0)20 7946 0958", "+442079460958"],
  ["011 44 20 7946 0958", "+442079460958"],
  ["0044 20 7946 0958", "+442079460958"],
  ["020 7946 0958"],
  ["48055501176025550118"],
  ["180-555-0117"],
  ["555-0117"],
  ["ask for Ana"],
])("%j has the numbers %s", (typed, ...numbers) => {
  const found = phonesIn(typed).map(({ number, extension }) =>
    extension === undefined ? number : `${number} ${extension}`,
  );
  expect(found).toEqual(numbers);
});

test("an extension is shown and dialed, and left out of a text message", () => {
  expect(phonesIn("480-555-0117 x22").map(phoneLinks)).toEqual([
    { text: "(480) 555-0117 ext. 22", call: `tel:${one};ext=22`, write: `sms:${one}` },
  ]);
});

test.each([
  ["1-480-555-0117", `tel:${one}`, "(480) 555-0117"],
  [" +44 20 7946 0000 ", "tel:+442079460000", "+442079460000"],
  ["480-555-0117 after 5 pm", `tel:${one}`, "480-555-0117 after 5 pm"],
  ["480-555-0117 & 602-555-0118", `tel:${one}`, "480-555-0117 & 602-555-0118"],
  ["ask for Ana", undefined, "ask for Ana"],
])("%j dials %s", (typed, href, text) => {
  expect(phoneLink(typed)).toEqual({ href, text });
});

test.each([
  ["+1 (480) 555-0117 ext. 4 or 602.555.0118", ["4805550117", "6025550118"]],
  ["+44 20 7946 0958", ["442079460958"]],
  ["555-0117", ["5550117"]],
  ["180-555-0117", ["1805550117"]],
  ["1 (180) 555-0117", ["1805550117"]],
  ["ask for Ana", [""]],
])("%j is recognized by %s", (typed, keys) => {
  expect(phoneDigits(typed)).toEqual(keys);
});

test("without its phones, the words of a field stay words, also where no space was typed", () => {
  expect(withoutPhones("Ana480-555-0117Luis (602) 555-0118").trim()).toBe("Ana Luis");
});

const areas = ["480", "602", "623", "312", "212", "917"];
const formats: readonly ((area: string) => string)[] = [
  (area) => `${area}5550117`,
  (area) => `${area}-555-0117`,
  (area) => `(${area}) 555-0117`,
  (area) => `${area}.551.0115`,
  (area) => `1${area}5550117`,
  (area) => `1 ${area} 555 0117`,
  (area) => `+1${area}5550117`,
  (area) => `+1 (${area}) 555-0117`,
];
const lookalikes = new Map([
  ["0", ["O", "o"]],
  ["1", ["I", "l"]],
  ["5", ["S"]],
]);

/** Each text that differs from a number by one slip; one digit for another is a different number. */
function* slips(number: string): Generator<string> {
  const glue = ["", " ", ", ", "/", " / "];
  for (const between of glue) yield number + between + number;
  for (const before of ["+", "0", "00", "011", "00 ", "011 ", "+1", "1"]) yield before + number;
  for (let at = 0; at <= number.length; at += 1) {
    const [start, here, rest] = [number.slice(0, at), number.charAt(at), number.slice(at + 1)];
    for (const letter of lookalikes.get(here) ?? []) yield start + letter + rest;
    yield start + rest;
    for (const more of "0123456789+ .-/(),;*xOlSaBeZ") {
      yield start + more + here + rest;
      if (!/\d/.test(more)) yield start + more + rest;
    }
  }
}

test.each(areas)(
  "one slip in a number of %s dials it, or is asked about; never another one alone",
  (area) => {
    for (const format of formats) {
      const number = format(area);
      const [right] = phonesIn(number);
      expect(isSurePhone(number), number).toBe(true);
      for (const typed of slips(number))
        if (isSurePhone(typed))
          expect(`${typed}: ${phonesIn(typed)[0]?.number}`).toBe(`${typed}: ${right?.number}`);
    }
  },
);

test.each([
  ["480 555 O117", one],
  ["48o-555-oIl7", one],
  ["480-SSS-0117", one],
  ["4 8 O 5 5 5 0 1 1 7", one],
  ["+480-555-0117", one],
  ["011 602 555 0118", two],
  ["480-555-0117480-555-0117", one],
  ["4805550117 4805550117", one],
  ["+45 32 55 01 17", "+4532550117"],
  ["480 555 OOOO", undefined],
  ["480 555 B117", undefined],
  ["480-5x5-0117", undefined],
])("%j dials %s only after a question", (typed, number) => {
  expect(phonesIn(typed)[0]?.number).toBe(number);
  expect(isSurePhone(typed)).toBe(false);
});

test("another country's number and letters of the keypad are not asked about", () => {
  for (const typed of ["+44 20 7946 0958", "480-555-POOP", "480-555-0117 after 5 pm"])
    expect(isSurePhone(typed)).toBe(true);
  expect(phonesIn("+521 55 1234 5678")).toEqual(phonesIn("+52 55 1234 5678"));
});
