// @vitest-environment happy-dom
import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Session } from "#domain/api/session.ts";
import { phoenixDay } from "#domain/dates.ts";
import { bookingSample } from "#domain/testing/sample-booking.ts";
import {
  bookedVisitSample,
  detailSample,
  sessionSample,
  summarySample,
  taskSample,
} from "#inbox/testing/samples.ts";
import { type Answers, lost, problem, show } from "#inbox/testing/screen.tsx";
import { Inbox } from "./inbox.tsx";

// The DOM of these tests has no locks, so that each tab listens for itself.
Reflect.deleteProperty(Object.getPrototypeOf(navigator), "locks");

/** The open streams. Each is silent until a test lets it say something. */
let streams: EventTarget[] = [];
const say = (event: string) => act(() => streams.at(-1)?.dispatchEvent(new Event(event)));

beforeEach(() => {
  streams = [];
  vi.stubGlobal(
    "EventSource",
    class extends EventTarget {
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
    "GET /api/summary": () => summarySample(),
    "GET /api/bookings": () => ({ items: [], next: null }),
    "GET /api/tasks": () => ({ items: [], more: 0, series: 0, devices: [] }),
    "GET /api/visits": () => ({ days: [], visits: [] }),
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

test("what needs a recent sign-in asks for it on every screen, then goes on", async () => {
  history.replaceState(null, "", "/inbox?booking=b-1");
  let isRecent = false;
  const { user, sent } = open(riley, {
    "POST /api/bookings/b-1/erase": () =>
      isRecent ? detailSample() : problem(403, { code: "old-sign-in" }),
    "POST /api/session": () => {
      isRecent = true;
      return riley;
    },
  });
  await user.click(await screen.findByRole("button", { name: "Erase personal data …" }));
  await user.click(screen.getByRole("button", { name: "Erase for good" }));
  await user.type(await screen.findByLabelText("Your password"), "dachshunds dig at dawn");
  await user.click(screen.getByRole("button", { name: "Continue" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sent.map(({ call }) => call)).toEqual([
    "POST /api/bookings/b-1/erase",
    "POST /api/session",
    "POST /api/bookings/b-1/erase",
  ]);
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
  ["a silent server", lost, "The server did not answer. Check the connection and try again."],
] as const)("after %s the sign-in says so, and the next try works", async (_name, fails, words) => {
  let isRight = false;
  const shown = open(null, { "POST /api/session": () => (isRight ? riley : fails()) });
  await signIn(shown, "riley", "not the password");
  await screen.findByText(words);
  expect((await name()).value).toBe("riley");
  isRight = true;
  await shown.user.click(signInButton());
  await screen.findByRole("heading", { name: "Call first" });
});

test("a sign-in is sent once, however often its button is pressed", async () => {
  const held = Promise.withResolvers<Session>();
  const shown = open(null, { "POST /api/session": () => held.promise });
  await signIn(shown, "riley", "dachshunds dig at dawn");
  await shown.user.click(screen.getByRole("button", { name: "Signing in…" }));
  held.resolve(riley);
  await screen.findByRole("heading", { name: "Call first" });
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
  await screen.findByRole("heading", { name: "Call first" });
});

test.each([
  ["riley", "Gate code 4711"],
  ["sam", ""],
])(
  "when a session ends, its data leaves the screen; %s then finds the draft %o",
  async (username, draft) => {
    history.replaceState(null, "", "/inbox?booking=b-1");
    const shown = open(riley, {
      "POST /api/bookings/b-1/status": () => problem(401, {}),
      "POST /api/session": () => sessionSample({ username }),
    });
    const note = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: "New note" });
    await shown.user.type(await note(), "Gate code 4711");
    await shown.user.click(screen.getByRole("button", { name: "Not interested" }));
    await title("Please sign in again");
    expect(document.body.textContent).not.toMatch(/Núñez|4711/);
    expect((await name()).value).toBe("riley");
    await signIn(shown, username, "a good password");
    expect((await note()).value).toBe(draft);
    expect(JSON.stringify(sessionStorage).includes("4711")).toBe(username === "riley");
  },
);

test.each([
  ["Sign out", "DELETE /api/session"],
  ["Sign out everywhere", "DELETE /api/sessions"],
])("%s leaves nothing on the screen or in the tab, and fills in no name", async (button, call) => {
  history.replaceState(null, "", "/inbox?booking=b-1");
  const { user, sent } = open(riley, { [call]: () => undefined });
  await user.type(await screen.findByRole("textbox", { name: "New note" }), "Key under the mat");
  const bar = within(screen.getByRole("banner"));
  await user.click(bar.getByRole("button", { name: button }));
  await title("Sign in");
  expect((await name()).value).toBe("");
  expect(JSON.stringify(sessionStorage)).not.toContain("mat");
  expect(sent).toEqual([{ call }]);
});

test("a sign-out that was lost says that you are still signed in", async () => {
  const { user } = open(riley, { "DELETE /api/session": lost });
  await screen.findByRole("heading", { name: "Call first" });
  await user.click(within(screen.getByRole("banner")).getByRole("button", { name: "Sign out" }));
  await screen.findByText("You are still signed in");
  expect(screen.getByRole("heading", { name: "Call first" })).toBeTruthy();
});

test("links open their screens in place, the title counts what is on the list, and each says that email is stuck", async () => {
  const mail = { since: "2026-11-20T16:41:00.000Z", error: "connect ECONNREFUSED" };
  const devices = [{ id: "1", name: "Phone", goneAt: "2026-11-20T16:40:00.000Z" }];
  const { user } = open(riley, {
    "GET /api/summary": () => summarySample({ oldestWaiting: { mail, webhook: null, push: null } }),
    "GET /api/tasks": () => ({ items: [taskSample()], more: 1, series: 1, devices }),
  });
  await waitFor(() => expect(document.title).toMatch(/^\(4\) Today · /));
  expect(screen.getByText("Email is stuck.")).toBeTruthy();
  const views = within(within(screen.getByRole("banner")).getByRole("navigation"));
  await user.click(views.getByRole("link", { name: "Week" }));
  await screen.findByRole("heading", { name: "Week" });
  expect(location.search).toBe("?view=week");
  expect(views.getByRole("link", { current: "page" }).textContent).toBe("Week");
  expect(document.title).toMatch(/^\(4\) Week · /);
  expect(screen.getByText("Email is stuck.")).toBeTruthy();
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
  await screen.findByText("Only owners can do this.");
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
    "GET /api/clock": () => problem(503, {}),
    "GET /api/retention": () => problem(503, {}),
    "GET /api/users": () => problem(503, {}),
  });
  await screen.findByText("Riley's phone");
  session = sessionSample({ username: "sam", role: "helper" });
  await user.click(screen.getByRole("button", { name: "Download CSV" }));
  await screen.findByRole("button", { name: "sam" });
  await waitFor(() => expect(screen.queryByText("Riley's phone")).toBeNull());
});

describe("an outcome that is pressed without a connection", () => {
  const visit = bookedVisitSample("b-1", {
    ...{ day: phoenixDay(new Date()), starts: "00:00", ends: "23:59", sequence: 2 },
    booking: { firstName: "Vee" },
  });
  const outcome = "POST /api/bookings/b-1/visits/outcome";
  const onRoad = {
    "GET /api/visits": () => ({ days: [], visits: [visit] }),
    "GET /api/visits/gate-notes": () => ({ notes: [] }),
  };
  const road = () => within(screen.getByRole("region", { name: "Visits" }));

  async function pressDone() {
    const opened = open(riley, { ...onRoad, [outcome]: lost });
    await opened.user.click(await screen.findByRole("button", { name: "Done, Vee Núñez" }));
    await road().findByText(/^done .+, will be sent$/);
    expect(road().getByText("1 done, 0 to go")).toBeTruthy();
    expect(screen.getByText(/^1 change will be sent/)).toBeTruthy();
    return opened;
  }

  test("is sent after a reload with its key, and a refusal stays until it is dismissed", async () => {
    const { unmount, keys } = await pressDone();
    unmount();
    const again = open(riley, {
      ...onRoad,
      [outcome]: () =>
        problem(409, { code: "conflict", actor: "Dana", detail: "Dana moved the visit." }),
    });
    const refusal = (await screen.findByRole("link", { name: "Open booking" })).parentElement;
    expect(refusal?.textContent).toMatch(
      /^Not saved\. Vee Núñez: visit done\. Dana changed this first\. Dana moved the visit\./,
    );
    expect(again.sent).toEqual([{ call: outcome, body: { outcome: "done", seen: 2 } }]);
    expect(again.keys).toEqual([keys[0]]);
    await again.user.click(
      within(refusal ?? document.body).getByRole("button", { name: "Dismiss" }),
    );
    await waitFor(() => expect(screen.queryByRole("link", { name: "Open booking" })).toBeNull());
    expect(road().getByRole("button", { name: "Done, Vee Núñez" })).toBeTruthy();
  });

  test.each([
    ["by the next user", sessionSample({ username: "sam" })],
    ["after the sign-out", null],
  ])("is not sent %s, and is gone", async (_name, session) => {
    const { unmount, user } = await pressDone();
    if (session === null) {
      vi.stubGlobal("fetch", () => Promise.resolve(new Response(null, { status: 204 })));
      await user.click(
        within(screen.getByRole("banner")).getByRole("button", { name: "Sign out" }),
      );
      await screen.findByRole("heading", { name: "Sign in" });
    }
    unmount();
    const { sent } = open(session ?? riley, onRoad);
    await screen.findByRole("button", { name: "Done, Vee Núñez" });
    expect(sent).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });
});

test("while the disk is full, the line says so instead of Live", async () => {
  open(riley);
  await screen.findByRole("heading", { name: "Visits" });
  say("ready");
  expect(screen.getByText("Live")).toBeTruthy();
  say("storage-failed");
  expect(screen.getByText("Cannot save")).toBeTruthy();
  expect(screen.queryByText("Live")).toBeNull();
  say("beat");
  expect(screen.getByText("Live")).toBeTruthy();
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
      return { items, more: 0, series: 0, devices: [] };
    },
  });
  const comes = async (firstName: string, whenever: () => void) => {
    names.push(firstName);
    whenever();
    await screen.findByRole("link", { name: `${firstName} Núñez` });
  };
  await screen.findByText("Everyone has been called.");
  await comes("Early", () => say("ready"));
  expect(screen.getByText("Live")).toBeTruthy();

  act(() => dispatchEvent(new Event("offline")));
  expect(screen.getByText("Offline")).toBeTruthy();
  expect(streams).toEqual([]);
  await comes("Lost", () => act(() => dispatchEvent(new Event("online"))));
  say("ready");
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
    "GET /api/tasks": () => ({ items: [taskSample()], more: 0, series: 0, devices: [] }),
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
    "GET /api/clock": () => problem(503, {}),
    "GET /api/retention": () => problem(503, {}),
    "GET /api/users": () => problem(503, {}),
  });
  await user.click(await screen.findByRole("button", { name: "Download CSV" }));
  await title("Please sign in again");
  expect(saved).not.toHaveBeenCalled();
});
