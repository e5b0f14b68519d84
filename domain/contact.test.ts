import { afterEach, expect, test, vi } from "vitest";

/** What the pages say where the business has this phone number. */
async function contactWith(phone: string | null) {
  vi.resetModules();
  vi.doMock("#content/business.ts", () => ({ business: { phone } }));
  return await import("./contact.ts");
}

afterEach(() => {
  vi.doUnmock("#content/business.ts");
  vi.resetModules();
});

test("the service line dials the number that people read", async () => {
  const { serviceLine, orCallUs } = await contactWith("+14802345142");
  expect(serviceLine).toEqual({ href: "tel:+14802345142", text: "(480) 234-5142" });
  expect(`Please try again${orCallUs}.`).toBe("Please try again or call us at (480) 234-5142.");
});

test("where there is no number to show, nobody is asked to call", async () => {
  const { serviceLine, orCallUs } = await contactWith(null);
  expect(serviceLine).toBeNull();
  expect(`Please try again${orCallUs}.`).toBe("Please try again.");
});
