// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import type { Session } from "#domain/api/session.ts";
import { reasonNames } from "#domain/api/tasks.ts";
import { phoenixDay } from "#domain/dates.ts";
import { bookingSample } from "#domain/testing/sample-booking.ts";
import { defaults } from "#domain/website/defaults.ts";
import {
  bookedVisitSample,
  detailSample,
  offeredDaySample,
  sessionSample,
  summarySample,
  taskList,
  taskSample,
  visitTask,
} from "#inbox/testing/samples.ts";
import { type Answers, lost, problem, show } from "#inbox/testing/screen.tsx";
import { translate } from "#ui/testing/translate.ts";
import { Inbox } from "./inbox.tsx";

// The DOM of these tests has no locks, so that each tab listens for itself.
Reflect.deleteProperty(Object.getPrototypeOf(navigator), "locks");

/** The open streams. Each is silent until a test lets it say something. */
let streams: EventTarget[] = [];
const say = (user: string | null = "riley", version = "1") =>
  act(() => {
    const data = JSON.stringify({ user, version });
    streams.at(-1)?.dispatchEvent(Object.assign(new Event("change"), { data }));
  });

beforeEach(() => {
  streams = [];
  vi.stubGlobal(
    "EventSource",
    class extends EventTarget {
      static readonly OPEN = 1;
      readonly readyState = 0;
      constructor() {
        super();
        streams.push(this);
      }
      close() {
        streams = streams.filter((stream) => stream !== this);
      }
    },
  );
});

/** Opens the inbox as somebody who is signed in or not. */
function open(session: Session | null, answers: Answers = {}) {
  const server = {
    "GET /api/session": () => session ?? problem(401, {}),
    "GET /api/bookings/b-1": () => detailSample(),
    ...answers,
  };
  // The inbox has a data client, and a user, of its own.
  return show(<Inbox />, server, sessionSample({ username: "outside" }));
}

const riley = sessionSample();
const name = () => screen.findByRole<HTMLInputElement>("textbox", { name: "Name" });
const password = () => screen.getByLabelText<HTMLInputElement>("Password");
const signInButton = () => screen.getByRole("button", { name: "Sign in" });
const title = (words: string) => screen.findByRole("heading", { level: 1, name: words });

async function signIn({ user }: ReturnType<typeof open>, username: string, secret: string) {
  await user.clear(await name());
  await user.type(await name(), username);
  await user.type(password(), secret);
  await user.click(signInButton());
}

test("a first password opens only the choice of one's own, then the screen of the address", async () => {
  let session = sessionSample({ firstPasswordUntil: "2026-11-27T17:00:00.000Z" });
  const { user, asked, sent } = open(session, {
    "GET /api/session": () => session,
    "PUT /api/password": () => {
      session = riley;
    },
  });
  await screen.findByRole("heading", { name: "Choose your own password" });
  expect(screen.getByRole("button", { name: "Sign out" })).toBeTruthy();
  expect(asked).toEqual(["/api/session"]);
  await user.type(screen.getByLabelText("Temporary password"), "first-password-4711");
  await user.type(screen.getByLabelText("New password"), "bones are buried at noon");
  await user.click(screen.getByRole("button", { name: "Change password" }));
  await waitFor(() => expect(asked).toContain("/api/summary"));
  expect(screen.queryByLabelText("Temporary password")).toBeNull();
  expect(sent.map(({ call }) => call)).toEqual(["PUT /api/password"]);
});

test("a stranger sees only the sign-in, which opens the screen of the address", async () => {
  history.replaceState(null, "", "/inbox?booking=b-1");
  const shown = open(null, { "POST /api/session": () => riley });
  await title("Sign in");
  expect(shown.asked).toEqual(["/api/session"]);
  await signIn(shown, "riley", "dachshunds dig at dawn");
  await screen.findByRole("heading", { name: "Ana Núñez" });
  expect(screen.queryByRole("heading", { name: "Sign in" })).toBeNull();
  expect(shown.sent).toEqual([
    {
      call: "POST /api/session",
      body: { username: "riley", password: "dachshunds dig at dawn" },
    },
  ]);
});

test.each([
  ["a wrong password", () => problem(401, {}), "The name or the password is wrong."],
  [
    "too many tries",
    () => problem(429, { detail: "Too many tries. Wait 15 minutes." }),
    "Too many tries. Wait 15 minutes.",
  ],
  [
    "a silent server",
    lost,
    "The server did not answer. Check the connection and try again: nothing is done twice.",
  ],
] as const)("after %s the sign-in says so, and the next try works", async (_name, fails, words) => {
  let isRight = false;
  const shown = open(null, { "POST /api/session": () => (isRight ? riley : fails()) });
  await signIn(shown, "riley", "not the password");
  await screen.findByText(words);
  expect((await name()).value).toBe("riley");
  isRight = true;
  await shown.user.click(signInButton());
  await screen.findByRole("heading", { name: "Calls" });
});

test("a sign-in is sent once, however often its button is pressed", async () => {
  const held = Promise.withResolvers<Session>();
  const shown = open(null, { "POST /api/session": () => held.promise });
  await signIn(shown, "riley", "dachshunds dig at dawn");
  await shown.user.click(screen.getByRole("button", { name: "Signing in…" }));
  held.resolve(riley);
  await screen.findByRole("heading", { name: "Calls" });
  expect(shown.sent).toHaveLength(1);
});

test("without a name and a password nothing is sent", async () => {
  const { user, sent } = open(null);
  await name();
  await user.click(signInButton());
  await user.type(await name(), "riley");
  await user.click(signInButton());
  await user.clear(await name());
  await user.type(password(), "dachshunds dig at dawn");
  await user.click(signInButton());
  expect(sent).toEqual([]);
});

test("an inbox without a database names the cause, and does not say that bookings are stored", async () => {
  open(riley, { "GET /api/session": () => problem(503, { code: "storage-failed" }) });
  await title("The inbox cannot be reached");
  expect(screen.getByRole("main").textContent).toContain("its database does not answer");
  expect(screen.getByRole("main").textContent).not.toContain("bookings are stored");
});

test("a server that does not answer is no reason to sign in", async () => {
  let isBroken = true;
  const { user } = open(riley, { "GET /api/session": () => (isBroken ? lost() : riley) });
  await title("The inbox cannot be reached");
  expect(screen.queryByLabelText("Password")).toBeNull();
  isBroken = false;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByRole("heading", { name: "Calls" });
});

test.each([
  ["riley", "Gate code 4711"],
  ["sam", ""],
])(
  "when a session ends, its data leaves the screen; %s then finds the draft %o",
  async (username, draft) => {
    history.replaceState(null, "", "/inbox?booking=b-1");
    let isSignedIn = false;
    const shown = open(riley, {
      "POST /api/bookings/b-1/call": () => (isSignedIn ? detailSample() : problem(401, {})),
      "POST /api/session": () => {
        isSignedIn = true;
        return sessionSample({ username });
      },
    });
    const note = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: "New note" });
    await shown.user.type(await note(), "Gate code 4711");
    await shown.user.click(screen.getByRole("button", { name: "Not interested" }));
    await title("Please sign in again");
    expect(document.body.textContent).not.toMatch(/Núñez|4711/);
    expect((await name()).value).toBe("riley");
    await signIn(shown, username, "a good password");
    expect((await note()).value).toBe(draft);
    // What was pressed waits for its user, too.
    const statuses = shown.sent.filter(({ call }) => call.endsWith("/call"));
    expect(statuses).toHaveLength(username === "riley" ? 2 : 1);
    expect(JSON.stringify(sessionStorage).includes("4711")).toBe(username === "riley");
  },
);

test("signing out leaves nothing on the screen or in the tab, and fills in no name", async () => {
  const call = "DELETE /api/sessions/this";
  history.replaceState(null, "", "/inbox?booking=b-1");
  const { user, sent } = open(riley, { [call]: () => undefined });
  await user.type(await screen.findByRole("textbox", { name: "New note" }), "Key under the mat");
  await user.click(screen.getByRole("button", { name: "Sign out" }));
  await title("Sign in");
  expect((await name()).value).toBe("");
  expect(JSON.stringify(sessionStorage)).not.toContain("mat");
  expect(sent).toEqual([{ call }]);
});

test("a sign-out that was lost says that you are still signed in", async () => {
  const { user } = open(riley, { "DELETE /api/sessions/this": lost });
  await screen.findByRole("heading", { name: "Calls" });
  await user.click(screen.getByRole("button", { name: "Sign out" }));
  await screen.findByText("You are still signed in");
  expect(screen.getByRole("heading", { name: "Calls" })).toBeTruthy();
});

test("links open their screens in place, the title counts what is on the list, and each says what is broken or left out", async () => {
  const at = "2026-11-20T16:40:00.000Z";
  const fold = { id: "2026-11-20.a.b", bookings: 31, firstAt: at, lastAt: at };
  const { user } = open(riley, {
    "GET /api/summary": () =>
      summarySample({
        broken: ["mail", "disk"],
        leftOut: ["reviews", "phone"],
        blockers: ["phone", "legalName"],
      }),
    "GET /api/tasks": () => ({ items: [taskSample()], more: 1, folds: [fold] }),
  });
  await waitFor(() => expect(document.title).toMatch(/^\(3\) Today · /));
  const broken = "This is broken: email does not go out; the server's disk is nearly full.";
  expect(screen.getByText(broken)).toBeTruthy();
  expect(screen.getByText(/ still lacks: the phone number, the legal name\./)).toBeTruthy();
  const views = within(within(screen.getByRole("banner")).getByRole("navigation"));
  await user.click(views.getByRole("link", { name: "Week" }));
  await screen.findByRole("heading", { name: "Week" });
  expect(location.search).toBe("?view=week");
  expect(views.getByRole("link", { current: "page" }).textContent).toBe("Week");
  expect(document.title).toMatch(/^\(3\) Week · /);
  expect(screen.getByText("Left out of the website: Reviews, Phone.")).toBeTruthy();
  expect(screen.getByText(broken)).toBeTruthy();
});

test("a user who has become a helper loses what is for owners with the next refusal", async () => {
  history.replaceState(null, "", "/inbox?booking=b-1");
  let session = riley;
  const { user } = open(riley, {
    "GET /api/session": () => session,
    "POST /api/bookings/b-1/erase": () => problem(403, { detail: "Only owners can do this." }),
  });
  await user.click(await screen.findByRole("button", { name: "Erase personal data …" }));
  session = sessionSample({ role: "helper" });
  await user.click(screen.getByRole("button", { name: "Erase for good" }));
  await screen.findByText("That was not saved. Only owners can do this.");
  await user.click(screen.getByRole("button", { name: "Keep" }));
  await waitFor(() => expect(screen.queryByRole("button", { name: /^Erase/ })).toBeNull());
});

test("when another person has signed in meanwhile, nothing of the first one is shown", async () => {
  history.replaceState(null, "", "/inbox?view=settings&page=account");
  let session = riley;
  const isOfRiley = () => session === riley;
  const phone = { id: "p", name: "Riley's phone", createdAt: "2026-11-18T16:40:00.000Z" };
  const { user } = open(riley, {
    "GET /api/session": () => session,
    "GET /api/passkeys": () =>
      isOfRiley()
        ? { site: "https://scoopdale.example", passkeys: [{ ...phone, usedAt: null }] }
        : new Promise(() => {}),
    "GET /api/sessions": () => ({ sessions: [] }),
    "GET /api/export.csv": () => problem(403, { detail: "Only owners can do this." }),
    "GET /api/users": () => problem(503, {}),
  });
  await screen.findByText("Riley's phone");
  session = sessionSample({ username: "sam", role: "helper" });
  await user.click(screen.getByRole("button", { name: "Download CSV" }));
  await screen.findByRole("button", { name: "sam" });
  await waitFor(() => expect(screen.queryByText("Riley's phone")).toBeNull());
});

const account = "settings&page=account";
const ofBooking = "bookings&booking=b-1";

test.each<readonly [view: string, dialog?: RegExp]>([
  ["today&booking=b-1"],
  [ofBooking],
  ["week"],
  ["numbers"],
  ["settings"],
  [account],
  ["today", /^Add a lead$/],
  ["today", /^Answer of/],
  [ofBooking, /^Edit$/],
  [ofBooking, /^Pick a day/],
  [ofBooking, /^Merge …$/],
  [ofBooking, /^Cancel visit …$/],
  [ofBooking, /^Erase personal data …$/],
  ["website"],
  ["website&page=hours", /^Add day off$/],
  ["website&page=prices", /^Change: Seniors$/],
  [account, /^Remove ned$/],
  [account, /^Remove Phone$/],
])("a translated %s, %s goes on when the connection goes and is back", async (view, dialog) => {
  const visit = bookedVisitSample("b-1", { day: phoenixDay(new Date()), starts: "00:00" });
  const claim = { claimedBy: "sam", claimedUntil: "2999-01-01T00:00:00.000Z" };
  let items = reasonNames.map((reason, index) => {
    const booking = bookingSample({ id: `b-${index}`, ...claim });
    return taskSample({ reason, booking, visit: { ...visit, bookingId: booking.id } });
  });
  let visits = [visit];
  const several = <One,>(...all: One[]) => (items.length > 5 ? all : all.slice(0, 1));
  const at = "2026-11-18T16:40:00.000Z";
  const device = {
    createdAt: at,
    ...{ username: "riley", isOfThisBrowser: false },
  };
  const ned = { role: "helper", isYou: false, passkeys: 0, firstPasswordUntil: null };
  const signedIn = { device: "", usedOn: "2026-11-20", createdAt: at };
  history.replaceState(null, "", `/inbox?view=${view}`);
  const { user } = open(riley, {
    "GET /api/tasks": () => taskList(items, items.length),
    "GET /api/bookings": () => ({ items: items.map(({ booking }) => booking), next: null }),
    "GET /api/visits": () => ({ days: [], visits }),
    "GET /api/bookings/b-1/visits/days": () => ({ days: several(offeredDaySample("2999-01-01")) }),
    "GET /api/bookings/b-1": () =>
      detailSample({
        booking: bookingSample({ id: "b-1", status: "scheduled", ...(items.length > 5 && claim) }),
        visit: { ...visit, day: "2999-01-01" },
        related: several({ ...bookingSample({ id: "b-2" }), visit: null }),
      }),
    "GET /api/website": () => ({
      ...{ live: 2, version: 2, defaults },
      things: { ...defaults, phone: items.length > 5 ? "+14802345678" : null },
      versions: several(
        { version: 2, at, by: "sam", things: ["phone"] },
        { version: 1, at, by: "sam", things: ["email"] },
      ),
      draft: {
        revision: items.length,
        things: items.length > 5 ? { license: { value: "AZ-1", revision: 1, by: "sam", at } } : {},
      },
      problems: items.length > 5 ? [{ thing: "rating", text: "is not known any more" }] : [],
      goLive: several(
        { name: "phone", task: "Phone: there is none.", thing: "phone" },
        { name: "build", task: "Built for another address.", thing: null },
      ),
    }),
    "GET /api/numbers": () => ({
      called: { week: { inTime: 0, due: 0 }, fourWeeks: { inTime: 1, due: items.length } },
      months: several({ month: "2026-10", leads: 1, customers: 1 }),
      origins: [],
      sources: items.map(() => ({ source: "phone", page: null, leads: 1 })).slice(0, 1),
    }),
    "GET /api/push": () => ({
      publicKey: null,
      devices: several({ ...device, id: "1", name: "Phone" }, { ...device, id: "2", name: "Old" }),
    }),
    "GET /api/calendar": () => ({ address: items.length > 5 ? null : "https://a.example/1.ics" }),
    "GET /api/passkeys": () => ({
      site: location.origin,
      passkeys: several(
        { id: "p", name: "Phone", createdAt: at, usedAt: null },
        { id: "q", name: "Key", createdAt: at, usedAt: at },
      ),
    }),
    "GET /api/sessions": () => ({
      sessions: several(
        { ...signedIn, id: "a", isThis: true },
        { ...signedIn, id: "b", isThis: false },
      ),
    }),
    "GET /api/users": () => ({
      users: several(
        { ...ned, id: "n", username: "ned" },
        { ...ned, id: "o", username: "olga", passkeys: 1, firstPasswordUntil: at },
      ),
    }),
  });
  await waitFor(() => expect(streams).toHaveLength(1));
  say();
  await screen.findByText("Live");
  if (dialog) {
    const [press] = await screen.findAllByRole("button", { name: dialog });
    if (press) await user.click(press);
    await screen.findByRole("dialog");
  }
  for (const left of [7, 4, 1]) {
    translate(document.body);
    act(() => void dispatchEvent(new Event("offline")));
    await screen.findByText(/^Offline/);
    items = items.slice(0, left);
    visits = [];
    act(() => void dispatchEvent(new Event("online")));
    await waitFor(() => expect(document.title).toContain(`(${2 * left})`));
    say();
    await screen.findByText("Live");
  }
  expect(document.body.textContent).not.toContain("could not be shown");
});

test("an outcome that is pressed without a connection is sent after a reload with its key, and a refusal stays until it is dismissed", async () => {
  const visit = bookedVisitSample("b-1", {
    ...{ day: phoenixDay(new Date()), starts: "00:00", ends: "23:59", sequence: 2 },
    booking: { firstName: "Vee" },
  });
  const outcome = "POST /api/bookings/b-1/visits/outcome";
  const onRoad = { "GET /api/visits": () => ({ days: [], visits: [visit] }) };
  const road = () => within(screen.getByRole("region", { name: "Visits" }));
  const { user, unmount, keys } = open(riley, { ...onRoad, [outcome]: lost });
  await user.click(await screen.findByRole("button", { name: "Done, Vee Núñez" }));
  await road().findByText("Vee Núñez: visit done. It will be sent.");
  expect(screen.getByText(/^1 press waits to be sent/)).toBeTruthy();
  translate(document.body);
  unmount();
  const again = open(riley, {
    ...onRoad,
    [outcome]: () =>
      problem(409, { code: "conflict", actor: "Dana", detail: "Dana moved the visit." }),
  });
  const dismiss = await screen.findByRole("button", { name: "Dismiss" });
  expect(dismiss.parentElement?.textContent).toMatch(
    /^Vee Núñez: visit done\. Pressed .+\. Dana changed this first\. Dana moved the visit\./,
  );
  expect(again.sent).toEqual([{ call: outcome, body: { outcome: "done", seen: 2 } }]);
  expect(again.keys).toEqual([keys[0]]);
  await again.user.click(dismiss);
  await waitFor(() => expect(screen.queryByRole("link", { name: "Open booking" })).toBeNull());
  expect(road().getByRole("button", { name: "Done, Vee Núñez" })).toBeTruthy();
});

test("a reload shows the kept lists at once and then what is true now, also where a press is sent again", async () => {
  const { booking, ...visit } = bookedVisitSample("b-1", { state: "asked" });
  const listed = taskList([visitTask("confirm", { booking, ...visit })]);
  const confirm = "POST /api/bookings/b-1/visits";
  const due = () => within(screen.getByRole("region", { name: "Now" }));
  const shown = () =>
    screen
      .findByRole("region", { name: "Now" })
      .then(() => due().findByRole("link", { name: "Ana Núñez" }));
  const first = open(riley, { "GET /api/tasks": () => listed, [confirm]: lost });
  await shown();
  await first.user.click(due().getByRole("button", { name: "Confirm visit of Ana Núñez" }));
  await screen.findByText(/^1 press waits to be sent/);
  cleanup();
  // Loaded in vain, the lists are kept all the same.
  const offline = open(riley, { "GET /api/tasks": lost, "GET /api/visits": lost, [confirm]: lost });
  await shown();
  await waitFor(() => expect(offline.asked).toContain("/api/tasks"));
  cleanup();
  const loading = Promise.withResolvers<typeof listed>();
  const again = open(riley, {
    "GET /api/tasks": () => loading.promise,
    [confirm]: () => detailSample({ booking, visit: { ...visit, state: "booked", sequence: 1 } }),
  });
  await shown();
  await waitFor(() => expect(again.sent).toHaveLength(1));
  loading.resolve({ ...listed, items: [] });
  await waitFor(() => expect(screen.queryByRole("link", { name: "Ana Núñez" })).toBeNull());
});

test("what arrived before the stream was open, while it was lost or while the tab was hidden is loaded", async () => {
  const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("visible");
  const see = (state: DocumentVisibilityState) => {
    visibility.mockReturnValue(state);
    act(() => document.dispatchEvent(new Event("visibilitychange")));
  };
  const names: string[] = [];
  const { asked } = open(riley, {
    "GET /api/tasks": () => {
      const items = names.map((id) =>
        taskSample({ booking: bookingSample({ id, firstName: id }) }),
      );
      return taskList(items);
    },
  });
  const comes = async (firstName: string, whenever: () => void) => {
    names.push(firstName);
    whenever();
    await screen.findByRole("link", { name: `${firstName} Núñez` });
  };
  await screen.findByText("Everyone has been called.");
  await comes("Early", () => say());
  expect(screen.getByText("Live")).toBeTruthy();

  act(() => dispatchEvent(new Event("offline")));
  expect(screen.getByText(/^Offline, as of /)).toBeTruthy();
  expect(streams).toEqual([]);
  await comes("Lost", () => act(() => dispatchEvent(new Event("online"))));
  say();
  expect(screen.getByText("Live")).toBeTruthy();

  see("hidden");
  expect(streams).toEqual([]);
  await comes("Hidden", () => see("visible"));
  expect(streams).toHaveLength(1);

  asked.length = 0;
  // The page comes out of the browser's cache.
  act(() => dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })));
  await waitFor(() => expect(asked).toContain("/api/tasks"));
});

test("once another version of the website is live, the next place is loaded with its words and prices", async () => {
  const load = vi.spyOn(location, "assign").mockReturnValue();
  const { user } = open(riley);
  await screen.findByText("Everyone has been called.");
  const views = within(within(screen.getByRole("banner")).getByRole("navigation"));
  say();
  say("riley", "2");
  await user.click(views.getByRole("link", { name: "Bookings" }));
  expect(load).toHaveBeenCalledWith("/inbox?view=bookings");
  expect(location.search).toBe("");
  say();
  await user.click(views.getByRole("link", { name: "Bookings" }));
  expect(location.search).toBe("?view=bookings");
  expect(load).toHaveBeenCalledTimes(1);
});

test("while the stream is silent, the session and the lists are read every 30 seconds", async () => {
  const timers = vi.spyOn(globalThis, "setInterval");
  const { asked } = open(riley);
  await screen.findByText("Everyone has been called.");
  const [poll] = timers.mock.calls.find(([, ms]) => ms === 30_000) ?? [];
  asked.length = 0;
  act(() => poll?.());
  await waitFor(() => expect(asked).toContain("/api/tasks"));
  expect(asked[0]).toBe("/api/session");
});

test.each([
  ["the stream", () => say("sam")],
  ["another tab", () => new BroadcastChannel("inbox-session").postMessage("sam")],
  ["a refused press", () => undefined],
])(
  "%s that is another person's shows that person's screen, and nothing is written",
  async (by, tell) => {
    history.replaceState(null, "", "/inbox?booking=b-1");
    let session = riley;
    const { user, users } = open(riley, {
      "GET /api/session": () => session,
      "POST /api/bookings/b-1/call": () => problem(409, { code: "another-user" }),
    });
    await screen.findByRole("button", { name: "Not interested" });
    session = sessionSample({ username: "sam" });
    if (by === "a refused press")
      await user.click(screen.getByRole("button", { name: "Not interested" }));
    else tell();
    await screen.findByRole("button", { name: "sam" });
    expect(screen.queryByRole("button", { name: "riley" })).toBeNull();
    await screen.findByRole("button", { name: "Not interested" });
    expect(users).toEqual(by === "a refused press" ? ["riley"] : []);
  },
);

test("a screen that stays open loads what comes with a new day, once the server is in it, too", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T06:58:00.000Z") });
  const { asked } = open(riley);
  await screen.findByText("Everyone has been called.");
  const tick = (time: string) => {
    vi.setSystemTime(new Date(time));
    asked.length = 0;
    act(() => document.dispatchEvent(new Event("visibilitychange")));
  };
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  tick("2026-11-21T07:00:00.000Z");
  expect(asked).not.toContain("/api/tasks");
  tick("2026-11-21T07:01:00.000Z");
  await waitFor(() => expect(asked).toContain("/api/tasks"));
  vi.useRealTimers();
});

test("the keyboard opens a lead, and closing returns to it", async () => {
  const { user } = open(riley, {
    "GET /api/tasks": () => taskList([taskSample()]),
  });
  (await screen.findByRole("link", { name: "Ana Núñez" })).focus();
  await user.keyboard("{Enter}");
  const heading = await screen.findByRole("heading", { level: 2, name: "Ana Núñez" });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  screen.getByRole("button", { name: "Today" }).focus();
  await user.keyboard("{Enter}");
  const link = await screen.findByRole("link", { name: "Ana Núñez" });
  await waitFor(() => expect(document.activeElement).toBe(link));
});

test("an export after the session has ended leads to the sign-in, and saves nothing", async () => {
  history.replaceState(null, "", "/inbox?view=settings&page=account");
  const saved = vi.spyOn(URL, "createObjectURL");
  const { user } = open(riley, {
    "GET /api/passkeys": () => problem(503, {}),
    "GET /api/sessions": () => ({ sessions: [] }),
    "GET /api/export.csv": () => problem(401, {}),
    "GET /api/users": () => problem(503, {}),
  });
  await user.click(await screen.findByRole("button", { name: "Download CSV" }));
  await title("Please sign in again");
  expect(saved).not.toHaveBeenCalled();
});
