import { expect, test } from "vitest";
import { areaTexts } from "#content/area-texts.ts";
import { areas } from "#content/areas.ts";
import { pages, textBlocks } from "./testing/built-site.ts";

const mostShared = 0.6;
const fewestWords = 4;

/** What a page says, sentence by sentence, with its own name left open. */
function sentences({ name, slug }: (typeof areas)[number]): Set<string> {
  const $ = pages.get(`/${slug}`);
  if (!$) throw new Error(`/${slug} is not built`);
  const found = textBlocks($, "main")
    .flatMap((text) => text.replaceAll(name, "{area}").split(/(?<=[.!?])\s+/))
    .filter((text) => text.split(" ").length >= fewestWords);
  return new Set(found);
}

const share = (one: Set<string>, other: Set<string>) =>
  [...one].filter((sentence) => other.has(sentence)).length / Math.min(one.size, other.size);

test("two neighborhoods without insights of their own share at most 60 % of their sentences", () => {
  const plain = areas.filter(({ slug }) => !("insights" in areaTexts[slug]));
  expect(plain).toHaveLength(15);
  const said = plain.map((area) => ({ name: area.name, sentences: sentences(area) }));
  for (const one of said) expect(one.sentences.size, one.name).toBeGreaterThan(30);

  const pairs = said.flatMap((one, index) =>
    said.slice(index + 1).map((other) => ({
      names: `${one.name} and ${other.name}`,
      share: share(one.sentences, other.sentences),
    })),
  );
  const [most] = pairs.toSorted((one, other) => other.share - one.share);
  console.info(`Shared most: ${most?.names}, ${Math.round((most?.share ?? 1) * 100)} %`);
  expect(pairs.filter((pair) => pair.share > mostShared)).toEqual([]);
});
