// @vitest-environment happy-dom
import { cleanup, configure, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { bookingWords } from "#content/booking.ts";
import { openWords } from "#content/open-points.ts";
import { zipsOfCity } from "#content/served-zips.ts";
import { bookingSchema } from "#domain/booking/booking.ts";
import { heroTyped } from "#domain/booking/options.ts";
import { priceWords, quote } from "#domain/booking/prices.ts";
import { hourMs } from "#domain/dates.ts";
import type { GivenForm } from "#domain/pages/page-props.ts";
import { honeypotName } from "#domain/spam/submission.ts";
import { validBooking as sample } from "#domain/testing/sample-booking.ts";
import { BookingForm } from "#site/islands/booking/form.tsx";
import { storedNames, storeText } from "#ui/tab-storage.ts";
import { BookedFacts } from "./booked-facts.tsx";
import { fillReplyTimes } from "./reply-times.ts";
import { whenTouched } from "./when-touched.ts";

// Only a busy machine takes longer than a moment.
configure({ asyncUtilTimeout: 20_000 });

/** By label. */
const typed = {
  "Zip Code": sample.zipCode,
  "First Name": sample.firstName,
  "Last Name": sample.lastName,
  Phone: sample.phone,
  Email: sample.email,
  "Street Address": sample.address,
  City: sample.city,
};
const messages = {
  "Zip Code": "Please enter a valid zip code",
  "Number of Dogs": "Please select number of dogs",
  "First Name": "First name is required",
  "Last Name": "Last name is required",
  Phone: "Please enter a valid phone number",
  Email: "Please enter a valid email address",
  "Street Address": "Please enter a complete street address",
  City: "City is required",
};

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const messageOf = (label: string) =>
  document.getElementById(field(label).getAttribute("aria-describedby") ?? "")?.textContent;
const wrong = () =>
  Object.keys(messages).filter((label) => field(label).getAttribute("aria-invalid") === "true");
const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
const summaryLinks = () =>
  within(screen.getByRole("region", { name: bookingWords.summary }))
    .getAllByRole("link")
    .map((link) => link.textContent);

/** What was sent, oldest first, and how the server answers the next. */
interface Sent {
  readonly body: unknown;
  readonly key: string | null;
  readonly price: string | null;
}
let sent: Sent[] = [];
let answer: () => Promise<Response>;

const days = ["2026-11-30", "2026-12-03", "2026-12-07"].map((day) => ({ day, window: "morning" }));
const line = "Next free mornings: Mon, Nov 30 and Thu, Dec 3.";

// What comes with the first touch is there.
beforeAll(() => new Promise<void>((resolve) => whenTouched(() => resolve())));

beforeEach(() => {
  sent = [];
  answer = async () => Response.json({ hearBy: "2026-11-25T17:08:00Z" }, { status: 201 });
  vi.stubGlobal("fetch", (async (address, { body, headers } = {}) => {
    if (`${address}`.startsWith("/api/first-days")) return Response.json({ days, line });
    const given = new Headers(headers);
    const [key, price] = [given.get("idempotency-key"), given.get("shown-price")];
    sent.push({ body: JSON.parse(`${body}`), key, price });
    return answer();
  }) satisfies typeof fetch);
});

afterEach(() => {
  cleanup();
  for (const name of storedNames()) storeText(name, "");
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function open(given: GivenForm = {}) {
  const user = userEvent.setup();
  render(<BookingForm given={given} />);
  const send = (name: string = bookingWords.button) => user.click(button(name));
  const retype = async (label: string, text: string) => {
    await user.clear(field(label));
    await user.type(field(label), text);
  };
  const fill = async () => {
    for (const [label, text] of Object.entries(typed)) {
      await user.clear(field(label));
      await user.paste(text);
    }
    await user.selectOptions(field("Number of Dogs"), "3 Dogs");
  };
  return { user, send, retype, fill };
}

test("every field says what is missing, in one message that is tied to it, and nothing is sent", async () => {
  const { send } = open();
  await send();
  for (const [label, message] of Object.entries(messages)) {
    expect(messageOf(label)).toBe(message);
    expect(field(label).getAttribute("aria-invalid")).toBe("true");
    expect(screen.getAllByText(message)).toHaveLength(1);
  }
  expect(summaryLinks()).toEqual(Object.keys(messages));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole("region", { name: bookingWords.summary })),
  );
  expect(sent).toEqual([]);
});

test("a corrected field leaves the summary, a wrong one comes back, and in the end nothing is left", async () => {
  const { send, retype, fill } = open();
  await send();
  const others = Object.keys(messages).filter((label) => label !== "Email");
  await retype("Email", "ana@example.co");
  expect(messageOf("Email")).toBe("");
  expect(summaryLinks()).toEqual(others);
  await retype("Email", "ana");
  expect(summaryLinks()).toEqual(Object.keys(messages));
  await fill();
  expect(wrong()).toEqual([]);
  expect(screen.queryByRole("region", { name: bookingWords.summary })).toBeNull();
});

test("a field is checked once it is left, and from then on while typing", async () => {
  const { user } = open();
  await user.type(field("Phone"), "480");
  expect(wrong()).toEqual([]);
  await user.tab();
  expect(wrong()).toEqual(["Phone"]);
  await user.tab({ shift: true });
  expect(wrong()).toEqual(["Phone", "Email"]);
  await user.keyboard("{End}5550199");
  expect(wrong()).toEqual(["Email"]);
  await user.keyboard("{Backspace}");
  expect(wrong()).toEqual(["Phone", "Email"]);
});

test("pressing a link or a button does not count as leaving a field", async () => {
  const { user } = open();
  await user.type(field("Phone"), "480");
  await user.pointer({ keys: "[MouseLeft>]", target: button(bookingWords.button) });
  expect(document.activeElement).toBe(field("Phone"));
  expect(wrong()).toEqual([]);
});

test("the price follows the dogs and the plan, and the zip has an answer", async () => {
  const { user } = open();
  const price = () => document.querySelector("form output")?.textContent ?? "";
  const shown = ({ from, perVisit, period, month, dogs }: ReturnType<typeof priceWords>) =>
    `${from}${perVisit} ${period}${month}, ${dogs}`;
  expect(price()).toContain(shown(priceWords("weekly", "1")));
  await user.selectOptions(field("Number of Dogs"), "3 Dogs");
  expect(price()).toContain(shown(priceWords("weekly", "3")));
  await user.selectOptions(field("Number of Dogs"), "5+ Dogs");
  await user.selectOptions(field("Service Type"), "Bi-Weekly");
  expect(price()).toContain(shown(priceWords("bi-weekly", "5+")));
  await user.type(field("Zip Code"), "85251");
  expect(await screen.findByText(`${bookingWords.served} 85251`)).toBeTruthy();
  expect(await screen.findByText(line)).toBeTruthy();
});

test("a zip with one city fills it in, until another city is typed", async () => {
  const { user, retype } = open();
  const [[city, [zip = ""]] = ["", []], [other, [otherZip = ""]] = ["", []]] =
    Object.entries(zipsOfCity);
  await user.type(field("Zip Code"), zip);
  expect(field("City").value).toBe(city);
  await retype("Zip Code", otherZip);
  expect(field("City").value).toBe(other);
  await retype("City", "Carefree");
  await retype("Zip Code", zip);
  expect(field("City").value).toBe("Carefree");
});

test("what was typed in the hero is in the form and at the price, too", async () => {
  open();
  field("Zip Code").value = "85251";
  field("Number of Dogs").value = "3";
  dispatchEvent(new Event(heroTyped));
  expect(await screen.findByText(`${bookingWords.served} 85251`)).toBeTruthy();
  expect(document.querySelector("form output")?.textContent).toContain(
    priceWords("weekly", "3").perVisit,
  );
});

test("while sending, the button says so, and pressing twice at the same moment sends one booking", async () => {
  const held = Promise.withResolvers<Response>();
  answer = () => held.promise;
  const { fill } = open();
  await fill();
  const form = document.querySelector("form");
  form?.requestSubmit();
  form?.requestSubmit();
  await waitFor(() => expect(button(bookingWords.sending).disabled).toBe(true));
  held.resolve(new Response(null, { status: 201 }));
  await screen.findByText(bookingWords.booked.headline);
  expect(sent.map(({ body }) => body)).toEqual([sample]);
});

test("the form says the server's times, and its own words where a stranger answers", async () => {
  const said = () => document.querySelector("[data-reply-by]")?.textContent;
  const ours = Response.json({ reply: "by noon" });
  vi.stubGlobal("fetch", async () => Response.json({ reply: { html: "Sign in" } }));
  render(<BookingForm />);
  await new Promise(setImmediate);
  expect(said()).toBe(bookingWords.promise.within);
  vi.stubGlobal("fetch", async () => ours);
  await fillReplyTimes();
  expect(said()).toBe("by noon");
});

test("once its time is over, the promise names it no more", () => {
  const { hear } = bookingWords.promise;
  const factsAt = (hearBy: Date) =>
    render(<BookedFacts booking={sample} isCommercial={false} hearBy={hearBy} visit={undefined} />)
      .container.textContent;
  expect(factsAt(new Date(Date.now() + hourMs))).toContain(hear);
  const over = factsAt(new Date(Date.now() - hourMs));
  expect(over).toContain(bookingWords.confirmation.promiseLater);
  expect(over).not.toContain(hear);
});

test("somebody who was emailed earlier that day is promised no other email", async () => {
  const { sentTo, sentEarlier } = bookingWords.confirmation;
  for (const isEmailed of [undefined, true]) {
    answer = async () =>
      Response.json(
        { hearBy: "2026-11-25T17:08:00Z", visit: "/visit/A", isEmailed },
        { status: 201 },
      );
    const { send, fill, user } = open();
    await fill();
    await send();
    await screen.findByText(bookingWords.booked.headline);
    const said = document.body.textContent;
    expect([said.includes(sentTo), said.includes(sentEarlier)]).toEqual([!isEmailed, !!isEmailed]);
    await user.click(button(bookingWords.booked.another));
    cleanup();
  }
});

test("a reload keeps the card with its link for the tab, until another yard is booked", async () => {
  const visit = "/visit/AAAAAAAAAAAAAAAAAAAAAA";
  answer = async () => Response.json({ hearBy: "2026-11-25T17:08:00Z", visit }, { status: 201 });
  const { send, fill } = open();
  await fill();
  await send();
  await screen.findByText(bookingWords.booked.headline);
  cleanup();
  const { user } = open();
  const { pickDay } = bookingWords.confirmation;
  const link = screen.getByRole("link", { name: pickDay });
  expect(link.getAttribute("href")).toBe(visit);
  expect(document.activeElement).toBe(document.body);
  await user.click(button(bookingWords.booked.another));
  cleanup();
  open();
  expect(button(bookingWords.button)).toBeTruthy();
});

test("off the map the team calls first", async () => {
  const { send, fill, retype } = open();
  await fill();
  await retype("Zip Code", "10001");
  answer = async () =>
    Response.json({ hearBy: "2026-11-25T17:08:00Z", visit: "/visit/A" }, { status: 201 });
  await send();
  const { callFirst, ownPage } = openWords;
  const { pickDay } = bookingWords.confirmation;
  expect(await screen.findAllByText(callFirst.offMap)).not.toHaveLength(0);
  expect(screen.getAllByText(ownPage)).not.toHaveLength(0);
  expect(screen.queryByText(pickDay)).toBeNull();
});

test("a commercial form speaks of a quote, and shows no price", async () => {
  const { send, fill } = open({ isCommercial: true });
  expect(document.body.textContent).not.toContain("$");
  expect(screen.getByRole("heading", { name: openWords.quote.headline })).toBeTruthy();
  await fill();
  await send(openWords.quote.button);
  expect(await screen.findAllByText(openWords.callFirst.quote)).toBeTruthy();
  expect(document.body.textContent).not.toContain("$");
  expect(sent).toMatchObject([{ body: sample, price: null }]);
});

test("a tab older than a price shows the new one and keeps everything; sent again, that one is booked", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const { perVisit } = quote(sample.serviceType, sample.numDogs);
  const detail = `The price is $${perVisit + 5} now`;
  const problem = { code: "price-changed", detail, perVisit: perVisit + 5 };
  answer = async () => Response.json(problem, { status: 409 });
  const { user, send, fill } = open();
  const price = () => document.querySelector("form output")?.textContent ?? "";
  await fill();
  await send();
  expect((await screen.findByRole("alert")).textContent).toContain(detail);
  expect(price()).toContain(`$${perVisit + 5} `);
  await user.selectOptions(field("Number of Dogs"), "1 Dog");
  expect(price()).toContain(`${priceWords("weekly", "1").perVisit} `);
  await user.selectOptions(field("Number of Dogs"), "3 Dogs");
  answer = async () => Response.json({ hearBy: "2026-11-25T17:08:00Z" }, { status: 201 });
  await send();
  await screen.findByText(bookingWords.booked.headline);
  expect(sent.map((one) => one.price)).toEqual([`${perVisit}`, `${perVisit + 5}`]);
  expect(sent.map(({ body }) => body)).toEqual([sample, sample]);
  cleanup();
  open();
  expect(document.body.textContent).toContain(`$${perVisit + 5} `);
});

test("a slip is asked about once the field is left; a press answers, and nobody has to", async () => {
  const { user, send, fill, retype } = open();
  const { meant, call, noNumber } = openWords.questions;
  const asked = (text: string) => screen.queryByRole("button", { name: text });
  await fill();
  await retype("Email", "ana@gmial.com");
  await retype("Phone", "480 555 O117");
  await retype("Street Address", "Tucson, 85251");
  expect(asked(noNumber)).toBeNull();
  await user.tab();
  expect(wrong()).toEqual([]);
  await user.click(button(meant("gmail.com")));
  expect(field("Email").value).toBe("ana@gmail.com");
  await user.click(button(call("(480) 555-0117")));
  expect(field("Phone").value).toBe("(480) 555-0117");
  for (const text of [meant("gmail.com"), call("(480) 555-0117")]) expect(asked(text)).toBeNull();
  await user.click(button(noNumber));
  await user.click(field("Street Address"));
  await user.tab();
  expect(asked(noNumber)).toBeNull();
  await retype("Phone", "4805550122");
  await retype("Street Address", "Nowhere");
  await send();
  await screen.findByText(bookingWords.booked.headline);
  const { email, phone, address } = bookingSchema.parse(sent[0]?.body);
  expect([email, phone, address]).toEqual(["ana@gmail.com", "(480) 555-0122", "Nowhere"]);
});

/**
 * The tokens by which browsers fill in forms. A street of two lines goes into one field of two lines: measured in
 * Chromium, "address-line1" drops the second ("Apt 204"), and so does an input, which has no lines. What nobody's
 * browser knows (dogs, plan) has no token, so that nothing is guessed.
 */
test("browsers know what each field is for, and the street takes two lines", () => {
  open();
  const control = (name: string) => document.querySelector(`#booking-form [name=${name}]`);
  const tokens = Object.keys(sample).map((name) => [
    name,
    control(name)?.getAttribute("autocomplete"),
  ]);
  expect(Object.fromEntries(tokens)).toEqual({
    firstName: "given-name",
    lastName: "family-name",
    email: "email",
    phone: "tel",
    address: "street-address",
    city: "address-level2",
    state: "address-level1",
    zipCode: "postal-code",
    numDogs: null,
    serviceType: null,
  });
  expect(control("address")).toBeInstanceOf(HTMLTextAreaElement);
  const forBots = control(honeypotName);
  const attributes = ["tabindex", "autocomplete", "aria-hidden"];
  expect(attributes.map((name) => forBots?.getAttribute(name))).toEqual(["-1", "off", "true"]);
});

test("after a booking the form is empty, without messages, and has its first values", async () => {
  const { user, send, fill } = open();
  await fill();
  await send();
  await user.click(await screen.findByRole("button", { name: bookingWords.booked.another }));
  expect(wrong()).toEqual([]);
  for (const label of Object.keys(messages)) expect(field(label).value).toBe("");
  expect(field("State").value).toBe("AZ");
  expect(field("Service Type").value).toBe("weekly");
  await waitFor(() => expect(document.activeElement).toBe(field("Zip Code")));
  cleanup();
  open();
  expect(field("First Name").value).toBe("");
});

test("without a connection the form says so", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  answer = async () => Promise.reject(new TypeError("Failed to fetch"));
  const { send, fill } = open();
  await fill();
  await send();
  const alert = await screen.findByText(new RegExp(openWords.offline));
  expect(alert.getAttribute("role")).toBe("alert");
});

test("a link's plan replaces the saved one, and a reload keeps what was chosen after that", async () => {
  const loadedBy = (type: string) => {
    const entry = { name: "", entryType: "", startTime: 0, duration: 0, toJSON: () => ({}), type };
    vi.spyOn(performance, "getEntriesByType").mockReturnValue([entry]);
  };
  const { user, fill } = open();
  await fill();
  cleanup();
  history.replaceState(null, "", "?plan=twice-weekly");
  loadedBy("navigate");
  open();
  expect(field("Service Type").value).toBe("twice-weekly");
  expect(field("First Name").value).not.toBe("");
  await user.selectOptions(field("Service Type"), "Bi-Weekly");
  cleanup();
  loadedBy("reload");
  open();
  expect(field("Service Type").value).toBe("bi-weekly");
  history.replaceState(null, "", location.pathname);
});

test("a failed booking keeps everything; trying again sends the same key, also after a reload, changed values a new one", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  answer = async () => new Response("full", { status: 503 });
  const { send, fill } = open();
  await fill();
  for (const times of [1, 2]) {
    await send();
    await waitFor(() => expect(sent).toHaveLength(times));
    await waitFor(() => expect(button(bookingWords.button).disabled).toBe(false));
  }
  expect(screen.getByRole("alert").textContent).toContain(bookingWords.failure.kept);
  expect(vi.mocked(console.error).mock.calls[0]?.join()).toBe("Error: 503: full");
  cleanup();
  const again = open();
  await again.send();
  await waitFor(() => expect(sent).toHaveLength(3));
  await again.retype("City", "Phoenix");
  await again.send();
  await waitFor(() => expect(sent).toHaveLength(4));
  const changed = { ...sample, city: "Phoenix" };
  expect(sent.map(({ body }) => body)).toEqual([sample, sample, sample, changed]);
  const [first, ...later] = sent.map(({ key }) => key === sent[0]?.key);
  expect([first, ...later]).toEqual([true, true, true, false]);
});

test("a value that is filled in without an event is sent", async () => {
  const { send, fill } = open();
  await fill();
  field("City").value = "Phoenix";
  await send();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toEqual({ ...sample, city: "Phoenix" });
});
