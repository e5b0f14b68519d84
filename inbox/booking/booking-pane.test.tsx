// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { mistakenRecipient } from "#domain/actors.ts";
import type { BookingDetail } from "#domain/api/bookings.ts";
import type { Role } from "#domain/api/session.ts";
import {
  bookingSample,
  eventSample,
  messageSample,
  visitSample,
} from "#domain/testing/sample-booking.ts";
import { detailSample, now, sessionSample } from "#inbox/testing/samples.ts";
import { type Answers, lost, problem, show } from "#inbox/testing/screen.tsx";
import { BookingPane } from "./booking-pane.tsx";

/** Opens a booking, which from then on is as the last change has answered. */
async function open(
  before: BookingDetail,
  changes: Answers = {},
  { role = "owner" }: { readonly role?: Role } = {},
) {
  let stored: unknown = before;
  const kept = Object.entries(changes).map(([call, change]) => [
    call,
    async (...asked: Parameters<typeof change>) => {
      const answer = await change(...asked);
      if (!(answer instanceof Response)) stored = answer;
      return answer;
    },
  ]);
  const shown = show(
    <BookingPane id="b-1" />,
    {
      "GET /api/bookings/b-1": () => stored,
      ...Object.fromEntries(kept),
    },
    sessionSample({ role }),
  );
  await screen.findByRole("heading", { level: 2 });
  return shown;
}

const button = (name: string | RegExp) => screen.getByRole("button", { name });
/** The focus of a keyboard stays in the booking. */
const focused = (heading: string) =>
  waitFor(() => expect(document.activeElement?.textContent).toBe(heading));

const declined = detailSample({
  booking: bookingSample({ status: "declined" }),
  history: [eventSample({ from: "pending", to: "declined" })],
});
const undone = detailSample({
  history: [
    eventSample({ from: "pending", to: "declined" }),
    eventSample({ id: "e-2", from: "declined", to: "pending", undoes: "e-1" }),
  ],
});

test("a status is sent with the one that was on the screen, and Undo in the toast takes it back", async () => {
  const { user, sent, keys } = await open(detailSample(), {
    "POST /api/bookings/b-1/call": () => declined,
    "POST /api/bookings/b-1/undo": () => undone,
  });
  await user.click(button("Not interested"));
  await screen.findByText("Ana Núñez: Not interested.");
  expect(button("Bring back")).toBeTruthy();
  await user.click(button("Undo"));
  await screen.findByText("Ana Núñez: undone.");
  expect(button("Not interested")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Undo/ })).toBeNull();
  expect(sent).toEqual([
    { call: "POST /api/bookings/b-1/call", body: { from: "pending", outcome: "not-interested" } },
    { call: "POST /api/bookings/b-1/undo", body: { event: "e-1" } },
  ]);
  expect(new Set(keys).size).toBe(2);
});

test("after a call it says when the next one is planned", async () => {
  const followUpAt = "2027-03-08T16:30:00.000Z";
  await open(detailSample({ booking: bookingSample({ followUpAt }) }), {});
  screen.getByText("Voicemail, again Mon, Mar 8");
});

test("without its toast, a status is taken back from the history", async () => {
  const { user, sent } = await open(declined, { "POST /api/bookings/b-1/undo": () => undone });
  await user.click(button("Undo: riley marked it “Not interested”"));
  await screen.findByText("Ana Núñez: undone.");
  await focused("History");
  expect(button("Not interested")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Undo/ })).toBeNull();
  expect(sent).toEqual([{ call: "POST /api/bookings/b-1/undo", body: { event: "e-1" } }]);
});

test("nothing else can be changed while a change is sent, and a second press sends nothing", async () => {
  const held = Promise.withResolvers<BookingDetail>();
  const { user, sent } = await open(detailSample(), {
    "POST /api/bookings/b-1/call": () => held.promise,
  });
  await user.dblClick(button("Not interested"));
  await user.click(button("Spam"));
  await user.click(button("Schedule visit"));
  expect(screen.queryByRole("dialog")).toBeNull();
  held.resolve(declined);
  await screen.findByText("Ana Núñez: Not interested.");
  expect(sent).toHaveLength(1);
});

test("spam is marked and brought back", async () => {
  const spam = detailSample({ booking: bookingSample({ status: "spam" }) });
  let after = spam;
  const { user, sent } = await open(detailSample(), {
    "POST /api/bookings/b-1/status": () => after,
  });
  await user.click(button("Spam"));
  await screen.findByText("Ana Núñez: Spam.");
  await focused("Ana Núñez");
  after = detailSample();
  await user.click(button("Not spam"));
  await screen.findByText("Ana Núñez: New.");
  await focused("Ana Núñez");
  expect(sent.map(({ body }) => body)).toEqual([
    { from: "pending", to: "spam" },
    { from: "spam", to: "pending" },
  ]);
});

test("who was first is named, and the booking is shown as it is now", async () => {
  const detail = "Dana marked it “Reached” at 9:50 AM.";
  let stored = detailSample();
  const { user, sent } = await open(detailSample(), {
    "GET /api/bookings/b-1": () => stored,
    "POST /api/bookings/b-1/call": () => {
      stored = declined;
      return problem(409, { title: "Conflict", code: "conflict", detail, actor: "Dana" });
    },
  });
  await user.click(button("Not interested"));
  await screen.findByText("Dana changed this first");
  expect(screen.getByText(detail)).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Undo$|^Try again$/ })).toBeNull();
  await screen.findByRole("button", { name: "Bring back" });
  expect(sent).toHaveLength(1);
});

test("without a connection a press is shown as waiting, counts once, and is sent when it is back", async () => {
  const { user, sent } = await open(detailSample(), {
    "POST /api/bookings/b-1/call": () => declined,
  });
  dispatchEvent(new Event("offline"));
  await user.click(button("Not interested"));
  const words = "Ana Núñez: Not interested. It will be sent.";
  await waitFor(() => expect(screen.getAllByText(words)).toHaveLength(2));
  await user.click(button("Not interested"));
  expect(sent).toEqual([]);
  dispatchEvent(new Event("online"));
  await screen.findByText("Ana Núñez: Not interested.");
  await waitFor(() => expect(screen.queryByText(words)).toBeNull());
  expect(sent).toHaveLength(1);
});

test("a merge shows which booking goes on and all that differs, the newest chosen, and opens the survivor", async () => {
  const later = {
    ...bookingSample({ id: "b-2", createdAt: "2026-11-20T16:55:00.000Z", numDogs: "2" }),
    ...{ email: "second@mail.example", address: "7420 East Camelback Road", visit: null },
  };
  history.replaceState(null, "", "/inbox?view=today&booking=b-1");
  const { user, sent } = await open(detailSample({ related: [later] }), {
    "POST /api/bookings/b-1/merge": () =>
      detailSample({ booking: bookingSample({ mergedInto: "b-2" }), related: [later] }),
  });
  await user.click(button("Merge …"));
  const dialog = within(screen.getByRole("dialog", { name: "Merge into one booking?" }));
  expect(dialog.getByText(/goes on\. The one of .* is closed/)).toBeTruthy();
  expect(dialog.getAllByRole("group").map((group) => group.firstChild?.textContent)).toEqual([
    ...["Email", "Dogs"],
  ]);
  expect(dialog.getByRole("radio", { name: /^2 dogs/ })).toHaveProperty("checked", true);
  await user.click(dialog.getByRole("radio", { name: /^ana@example\.com/ }));
  await user.click(dialog.getByRole("button", { name: "Merge" }));
  await screen.findByText("Ana Núñez: merged into one booking.");
  expect(location.search).toBe("?view=today&booking=b-2");
  expect(screen.getByRole("link", { name: "Open that one" }).getAttribute("href")).toBe(
    "/inbox?view=today&booking=b-2",
  );
  const body = { into: "b-2", keep: { email: "b-1", dogs: "b-2" } };
  expect(sent).toEqual([{ call: "POST /api/bookings/b-1/merge", body }]);
});

test("a merge says whose visit stays, and whose is canceled", async () => {
  const other = { ...bookingSample({ id: "b-2", status: "scheduled" }), visit: visitSample({}) };
  const visit = visitSample({ state: "asked" });
  const { user } = await open(detailSample({ visit, related: [other] }));
  await user.click(button("Merge …"));
  const { textContent } = screen.getByRole("dialog", { name: "Merge into one booking?" });
  expect(textContent).toMatch(/goes on with the visit\. .* Its visit is canceled\./);
});

test("a claim is shown to the minute, one's own and somebody else's", async () => {
  const claimedUntil = "2026-11-20T17:15:00.000Z";
  for (const [claimedBy, words] of [
    ["sam", "sam is on it until 10:15 AM"],
    [sessionSample().username, "You are on it until 10:15 AM"],
  ] as const) {
    const shown = await open(detailSample({ booking: bookingSample({ claimedBy, claimedUntil }) }));
    expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toContain(words);
    shown.unmount();
  }
});

test("beside the booking that has taken in another, the other's status is not shown", async () => {
  const other = { ...bookingSample({ id: "b-2", status: "spam" }), visit: null };
  const statusesWith = async (more: Partial<typeof other>) => {
    const shown = await open(detailSample({ related: [{ ...other, ...more }] }));
    const count = screen.queryAllByText("Spam", { selector: "span" }).length;
    shown.unmount();
    return count;
  };
  expect(await statusesWith({})).toBe(1);
  expect(await statusesWith({ mergedInto: "b-1" })).toBe(0);
});

test("an email that did not reach the customer says why, and is sent again", async () => {
  const message = messageSample({ state: "failed", error: "550 User unknown" });
  const { user, sent } = await open(detailSample({ messages: [message] }), {
    "POST /api/messages/m-1/send": () => Response.json(messageSample()),
  });
  expect(screen.getByText(/did not reach them/).textContent).toContain("550 User unknown");
  await user.click(button("Send again to Ana Núñez"));
  await screen.findByText("Ana Núñez: waiting to be sent again.");
  expect(sent).toEqual([{ call: "POST /api/messages/m-1/send" }]);
});

test("a booking that the reader of its mailbox did not make says so until it is brought back", async () => {
  const history = [eventSample({ actor: mistakenRecipient, from: "pending", to: "declined" })];
  const detail = detailSample({ booking: bookingSample({ status: "declined" }), history });
  const { user } = await open(detail, {
    "POST /api/bookings/b-1/status": () => ({ ...detail, booking: bookingSample() }),
  });
  screen.getByText(/reads this email address did not book/);
  await user.click(button("Bring back"));
  await waitFor(() => expect(screen.queryByText(/this email address did not book/)).toBeNull());
});

test("personal data is erased only after a question, in which no answer has the focus yet", async () => {
  const nobody = { firstName: "", lastName: "", email: "", phone: "", address: "" };
  const erased = detailSample({
    booking: bookingSample({ ...nobody, erasedAt: now.toISOString() }),
  });
  const { user, sent } = await open(detailSample(), {
    "POST /api/bookings/b-1/erase": () => erased,
  });
  await user.click(button("Erase personal data …"));
  const dialog = screen.getByRole("dialog", { name: /^Erase the data of Ana Núñez/ });
  expect(dialog.textContent).toContain("An upcoming visit is canceled without a message.");
  expect(document.activeElement?.textContent).toBe("Erase the data of Ana Núñez?");
  await user.click(within(dialog).getByRole("button", { name: "Keep" }));
  expect(sent).toEqual([]);
  await user.click(button("Erase personal data …"));
  await user.click(button("Erase for good"));
  await screen.findByRole("heading", { name: "Erased booking" });
  await focused("Erased booking");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.queryByRole("button", { name: /Erase|^Edit|interested/ })).toBeNull();
  expect(sent).toEqual([{ call: "POST /api/bookings/b-1/erase" }]);
});

test("helpers erase nothing", async () => {
  await open(detailSample(), {}, { role: "helper" });
  await screen.findByRole("button", { name: "Edit" });
  expect(screen.queryByRole("button", { name: /Erase/ })).toBeNull();
});

test("an outcome is sent with the visit that was seen, and so is another one", async () => {
  const visit = visitSample({ sequence: 4 });
  const booking = bookingSample({ status: "scheduled" });
  const outcomes = [
    detailSample({ booking, visit: { ...visit, state: "done", sequence: 5 } }),
    detailSample({ booking, visit: { ...visit, state: "no-access", sequence: 6 } }),
  ];
  const call = "POST /api/bookings/b-1/visits/outcome";
  const { user, sent } = await open(detailSample({ booking, visit }), {
    [call]: () => outcomes.shift(),
  });
  await user.click(button("Done"));
  await screen.findByText("Ana Núñez: visit done.");
  await user.click(button("No access"));
  await screen.findByText("Ana Núñez: no access.");
  expect(sent).toEqual([
    { call, body: { outcome: "done", seen: 4 } },
    { call, body: { outcome: "no-access", seen: 5 } },
  ]);
});

test("a visit is canceled only after a question that says when it is and who gets an email", async () => {
  const visit = visitSample({ day: "2026-11-24" });
  const booking = bookingSample({ status: "scheduled" });
  const canceled = detailSample({ booking, visit: { ...visit, state: "cancelled" } });
  const { user, sent } = await open(detailSample({ booking, visit }), {
    "POST /api/bookings/b-1/visits/outcome": () => canceled,
  });
  await user.click(button("Cancel visit …"));
  const dialog = screen.getByRole("dialog", { name: /^Cancel the visit of Ana Núñez/ });
  expect(dialog.textContent).toContain(
    "Tuesday, November 24, 7 AM to 11 AM. Ana gets an email about the cancellation.",
  );
  await user.click(within(dialog).getByRole("button", { name: "Cancel visit" }));
  await screen.findByRole("button", { name: "Schedule visit" });
  expect(sent.map(({ body }) => body)).toEqual([{ outcome: "cancelled", seen: 0 }]);
});

test("a day that the visitor chose is confirmed as it was seen", async () => {
  const visit = visitSample({ day: "2026-11-24", state: "asked", sequence: 2 });
  const { user, sent } = await open(detailSample({ visit }), {
    "POST /api/bookings/b-1/visits": () => detailSample({ visit: { ...visit, state: "booked" } }),
  });
  await user.click(button(/^Confirm visit/));
  await screen.findByText(
    "Ana Núñez: visit on Tuesday, November 24 confirmed. The calendar file is on its way.",
  );
  const slot = { day: "2026-11-24", starts: "07:00", ends: "11:00" };
  expect(sent.map(({ body }) => body)).toEqual([{ ...slot, override: false, seen: 2 }]);
});

test("a new link is mailed, and shown to be copied", async () => {
  const address = "https://scoopdale.example/visit#new";
  const made = detailSample({
    messages: [messageSample({ kind: "visit-link", state: "waiting" })],
  });
  let isLost = true;
  const { user, keys } = await open(detailSample(), {
    "POST /api/bookings/b-1/link": () =>
      isLost ? lost() : Response.json({ detail: made, address }),
  });
  await user.click(button("New link …"));
  await user.click(button("Make a new link"));
  await screen.findByText(/^The server did not answer\./);
  isLost = false;
  await user.click(button("Make a new link"));
  await screen.findByText(address);
  expect(screen.getByText("It is on its way to ana@example.com.")).toBeTruthy();
  expect(new Set(keys).size).toBe(1);
});

test("a booking that does not exist is no error of the connection", async () => {
  let answer = problem(503, { title: "Busy" });
  const { user } = show(<BookingPane id="b-9" />, {
    "GET /api/bookings/b-9": () => answer,
  });
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("The booking could not be loaded. It is safe on the server.");
  answer = problem(404, { title: "Not found" });
  await user.click(button("Try again"));
  await screen.findByText("There is no such booking.");
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});
