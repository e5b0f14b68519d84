// @vitest-environment happy-dom
import { act, cleanup, render } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createElement } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BookingForm } from "#site/islands/booking/form.tsx";
import { storedNames, storeText } from "#ui/tab-storage.ts";
import { translate } from "#ui/testing/translate.ts";

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-24T17:08:00Z"), shouldAdvanceTime: true });
  vi.stubGlobal("fetch", async () => Response.json({ stamp: "stamp" }));
});

function forget() {
  cleanup();
  document.body.replaceChildren();
  for (const name of storedNames()) storeText(name, "");
}

afterEach(() => {
  forget();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Changes every input, chooses every option and presses every button. @returns what is read after each step */
async function useAll(root: HTMLElement): Promise<string[]> {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const read: string[] = [];
  const note = () => read.push(root.textContent);
  note();
  for (const select of root.querySelectorAll("select"))
    for (const { value } of select.options) {
      await user.selectOptions(select, value);
      note();
    }
  for (const typed of ["85251", "10001", "ana@example.com"])
    for (const input of root.querySelectorAll("input:not([tabindex='-1'])")) {
      await user.clear(input);
      await user.paste(typed);
      note();
    }
  for (const button of root.querySelectorAll("button")) {
    await user.click(button);
    note();
  }
  return read;
}

const Island = () => createElement("div", null, createElement(BookingForm));

test("the form says the same on a translated page as on the original", async () => {
  // Else the form's rules arrive somewhere in the first round.
  await import("./islands/booking/touched-form.ts");
  const original = await useAll(render(createElement(Island)).container);
  expect(new Set(original).size).toBeGreaterThan(0);
  forget();

  const { container } = render(createElement(Island));
  translate(container);
  expect(await useAll(container)).toEqual(original);
  forget();

  const page = document.body.appendChild(document.createElement("div"));
  page.innerHTML = renderToString(createElement(Island));
  translate(page);
  await act(async () => {
    hydrateRoot(page, createElement(Island), { onRecoverableError: () => {} });
  });
  translate(page);
  expect(await useAll(page)).toEqual(original);
});
