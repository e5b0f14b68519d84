// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import "./save-typed.ts";

/** What is sent, in this order: "gate 4711#" by the script, "pressed reach" by the browser. */
let sent: string[] = [];
let status = 200;
let isRedirected = true;

beforeEach(() => {
  sent = [];
  status = 200;
  isRedirected = true;
  vi.stubGlobal("fetch", async (action: string, { body }: { body: URLSearchParams }) => {
    sent.push(`${body.get("act")} ${body.get("note")}`);
    return { ok: status < 400, redirected: isRedirected, url: `${action}?saved=gate` };
  });
  document.body.innerHTML = `
    <form id="gate" data-typed><input type="hidden" name="act" value="gate"><textarea name="note"></textarea></form>
    <form id="reach"><input type="hidden" name="act" value="reach"><button name="by">Save</button></form>`;
  for (const form of document.forms) {
    form.submit = () => sent.push(`pressed ${form.id}`);
    form.addEventListener("submit", (event) =>
      // After the script, which may keep the browser from sending.
      setTimeout(() => event.defaultPrevented || sent.push(`pressed ${form.id}`)),
    );
  }
});

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

function type(text: string) {
  const note = document.querySelector("textarea");
  if (note) note.value = text;
}
const press = () => document.querySelector("button")?.click();

test("what was typed into another form is saved before the press is sent", async () => {
  type("4711#");
  press();
  await vi.waitFor(() => expect(sent).toEqual(["gate 4711#", "pressed reach"]));
});

test("without anything typed elsewhere the press is sent alone", async () => {
  press();
  await vi.waitFor(() => expect(sent).toEqual(["pressed reach"]));
});

test("the page of somebody else, such as a network's sign-in, has saved nothing", async () => {
  isRedirected = false;
  type("4711#");
  press();
  await vi.waitFor(() => expect(sent).toEqual(["gate 4711#", "pressed gate"]));
});

test("what cannot be saved is sent by the browser, in place of the press, so that its page says why", async () => {
  status = 409;
  type("4711#");
  press();
  await vi.waitFor(() => expect(sent).toEqual(["gate 4711#", "pressed gate"]));
});
