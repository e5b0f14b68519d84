import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import type { FC } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

const files = globSync("ui/drawings/*.svg");

test.each(files)("%s is placed as it is written, without its svg and comments", async (file) => {
  const name = basename(file, ".svg");
  const { default: Art }: { default: FC } = await import(`../../ui/drawings/${name}.svg?art`);
  const written = readFileSync(file, "utf8")
    .replaceAll(/<!--.*?-->|<\/?svg\b[^>]*>|\n\s*/gs, "")
    .replaceAll(/<(\w+)([^<>]*)\/>/g, "<$1$2></$1>");
  expect(renderToStaticMarkup(<Art />)).toBe(written);
});
