import { expect, test } from "vitest";
import { shareScripts, withStyle } from "./finish-page.ts";

test("all style of a page is one element in its head", () => {
  const page = "<head><style>p{}</style></head><body><p></p><style>b{}</style><b></b></body>";
  expect(withStyle(page, "p{}b{}")).toBe(
    "<head><style>p{}b{}</style></head><body><p></p><b></b></body>",
  );
});

test("scripts in a row become one file, whose name changes with them", () => {
  const files = new Map<string, string>();
  const share = (path: string, text: string) => void files.set(path, text);
  const page = shareScripts("<script>one</script><script>two</script><p></p>", share);
  const [[path, text] = ["", ""]] = files;
  expect(text).toBe("\none\n\ntwo\n");
  expect(page).toBe(`<script src="${path}" defer></script><p></p>`);
  expect(shareScripts("<script>other</script>", () => {})).not.toContain(path);
});
