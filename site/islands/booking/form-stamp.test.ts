import { afterEach, expect, test, vi } from "vitest";

afterEach(() => vi.unstubAllGlobals());

/** The form's first touch and a second one, with this answer of the server. */
async function touch(answer: () => Response | Promise<Response>) {
  const asked = vi.fn(answer);
  vi.stubGlobal("fetch", asked);
  // Each has its own memory of what was asked.
  vi.resetModules();
  const { fetchFormStamp, formStamp } = await import("./form-stamp.ts");
  const first = fetchFormStamp();
  void fetchFormStamp();
  return { asked, first, formStamp };
}

test("the stamp of the first touch goes with the booking, and is asked for once", async () => {
  const { asked, first, formStamp } = await touch(() => Response.json({ stamp: "a.b-c" }));
  await first;
  expect(formStamp()).toEqual({ "form-stamp": "a.b-c" });
  expect(asked).toHaveBeenCalledOnce();
});

test.each([
  ["an error", () => new Response("down", { status: 500 })],
  ["a login page", () => new Response("<p>Please log in</p>")],
  ["what is no header", () => Response.json({ stamp: "a\r\nb: c" })],
])("after %s the booking is sent without a stamp", async (_name, answer) => {
  const { first, formStamp } = await touch(answer);
  await first;
  expect(formStamp()).toEqual({});
});

test("no booking waits for a stamp", async () => {
  const { formStamp } = await touch(() => new Promise(() => {}));
  expect(formStamp()).toEqual({});
});
