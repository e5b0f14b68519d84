// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { addressOfView } from "#inbox/app/navigation.ts";
import { loadedClient, render } from "#inbox/testing/render.tsx";
import { now, summarySample } from "#inbox/testing/samples.ts";
import { problem, show } from "#inbox/testing/screen.tsx";
import { CalendarCard } from "./calendar-card.tsx";
import { ExportCard } from "./export-card.tsx";
import { NotificationsCard } from "./notifications-card.tsx";
import { PasskeysCard } from "./passkeys-card.tsx";
import { PasswordCard } from "./password-card.tsx";
import { SessionsCard } from "./sessions-card.tsx";
import { SettingsView } from "./settings-view.tsx";

type Page = "work" | "account";
const view = (page: Page, answers: Readonly<Record<string, unknown>>) => {
  history.replaceState(null, "", addressOfView("settings", { page }));
  return render(<SettingsView />, loadedClient(answers));
};
const settings = (answers: Readonly<Record<string, unknown>> = {}, page: Page = "account") => {
  const $ = view(page, answers);
  return (name: string) => $(`section[aria-labelledby='${name}-title']`);
};

const session = (role: "owner" | "helper") => ({
  "/api/session": { username: "riley", role, firstPasswordUntil: null },
});

test("owners see every card, helpers their own", () => {
  const cardsOf = (role: "owner" | "helper", page: Page) => {
    const $ = view(page, session(role));
    expect($("nav [aria-current=page]").text().toLowerCase()).toBe(page);
    const titles = $("h2");
    return titles.map((index) => titles.eq(index).text()).get();
  };
  const own = ["Passkeys", "Signed in", "Change password"];
  expect(cardsOf("owner", "work")).toEqual(["Notifications", "Calendar feed", "Email"]);
  expect(cardsOf("owner", "account")).toEqual([...own, "People", "Export bookings"]);
  expect(cardsOf("helper", "work")).toEqual(["Notifications"]);
  expect(cardsOf("helper", "account")).toEqual(own);
});

const person = { passkeys: 0, isYou: false, firstPasswordUntil: null };

test("people are listed with role, passkeys and how long a first password works; you cannot change yourself", () => {
  const helper = (username: string, firstPasswordUntil: string | null) => ({
    ...person,
    id: username,
    username,
    role: "helper",
    firstPasswordUntil,
  });
  const users = [
    { ...person, id: "r", username: "riley", role: "owner", passkeys: 2, isYou: true },
    ...[
      helper("sam", null),
      helper("ned", "2026-11-27T17:00:00.000Z"),
      helper("amy", now.toISOString()),
    ],
  ];
  const rows = settings({ "/api/users": { users } })("people").find("li");
  expect(rows.map((index) => rows.eq(index).text()).get()).toEqual([
    "rileyyouOwner, 2 passkeys.",
    "samHelper.Remove",
    "nedHelper. Temporary password until Nov 27.Remove",
    "amyHelper. The temporary password has expired.Remove",
  ]);
});

test("sessions are listed with device and last day; this one cannot be ended here", () => {
  const createdAt = "2026-11-18T16:40:00.000Z";
  const one = { id: "a", device: "Chrome on Android", usedOn: "2026-11-20", createdAt };
  const sessions = [
    { ...one, isThis: true },
    { ...one, id: "b", device: "", usedOn: "2026-11-19", isThis: false },
  ];
  const rows = settings({ "/api/sessions": { sessions } })("sessions").find("li");
  expect(rows.map((index) => rows.eq(index).text()).get()).toEqual([
    "Chrome on Androidthis oneSince Nov 18, 9:40 AM. Used today.",
    "An unknown deviceSince Nov 18, 9:40 AM. Last used on Nov 19.End",
  ]);
});

test("a passkey shows when it was last used, and a browser without passkeys says where they work", () => {
  const passkey = { id: "p", name: "Phone", createdAt: "2026-11-18T16:40:00.000Z", usedAt: null };
  const passkeys = [passkey, { ...passkey, id: "q", usedAt: "2026-11-20T16:40:00.000Z" }];
  const card = settings({ "/api/passkeys": { site: "https://scoopdale.example", passkeys } });
  expect(card("passkeys").find("li").text()).toBe(
    "PhoneAdded Nov 18. Not used yet.RemovePhoneAdded Nov 18. Last used 9:40 AM.Remove",
  );
  expect(card("passkeys").text()).toContain("Passkeys belong to https://scoopdale.example.");
  expect(card("passkeys").find("form").length).toBe(0);
});

test("the mail card says where mail goes, what could not be sent, and warns only while it goes to files", () => {
  const mail = (delivery: "smtp" | "files", failedMessages = 0) =>
    settings(
      { "/api/summary": summarySample({ delivery, failedMessages }) },
      "work",
    )("mail").text();
  expect(mail("smtp")).toContain("riley@scoopdale.example");
  expect(mail("smtp")).not.toContain("only written to files");
  expect(mail("smtp")).not.toContain("could not be sent");
  expect(mail("smtp", 2)).toContain("2 messages could not be sent.");
  expect(mail("files")).toContain("only written to files");
});

const button = (name: string | RegExp) => screen.getByRole("button", { name });

test("a password is changed once it is long enough, and its fields are empty and hidden again", async () => {
  let isGood = false;
  const errors = { current: "Please enter your current password", next: "Please use at least 12" };
  const { user, sent } = show(<PasswordCard />, {
    "PUT /api/password": () => (isGood ? undefined : problem(422, { errors })),
  });
  const current = screen.getByLabelText<HTMLInputElement>("Current password");
  const next = screen.getByLabelText<HTMLInputElement>("New password");
  await user.type(next, "   short     ");
  await user.click(button("Change password"));
  await screen.findByText(errors.current);
  expect(screen.getByText(errors.next)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(current));
  isGood = true;
  await user.type(current, "dachshunds dig at dawn");
  await user.clear(next);
  const isShown = screen.getByRole("checkbox", { name: "Show the new password" });
  for (const type of ["text", "password", "text"]) {
    await user.click(isShown);
    expect(next.type).toBe(type);
  }
  await user.type(next, "bones are buried at noon");
  await user.click(button("Change password"));
  await screen.findByText("The password is changed. Every other browser was signed out.");
  expect([current.value, next.value, next.type]).toEqual(["", "", "password"]);
  expect(screen.queryByText(/^Please/)).toBeNull();
  const body = { current: "dachshunds dig at dawn", next: "bones are buried at noon" };
  expect(sent[1]).toEqual({ call: "PUT /api/password", body });
});

test("when the browser blocks notifications, the card says what to do", async () => {
  vi.stubGlobal("Notification", { permission: "denied" });
  vi.stubGlobal("PushManager", {});
  Object.defineProperty(navigator, "serviceWorker", { value: {}, configurable: true });
  show(<NotificationsCard />, { "GET /api/push": () => ({ publicKey: "key", devices: [] }) });
  await screen.findByText(/^This browser blocks notifications from here\./);
  expect(screen.queryByRole("button", { name: "Turn on notifications" })).toBeNull();
  Reflect.deleteProperty(navigator, "serviceWorker");
});

test("the first address of the calendar is made at once; making another asks first", async () => {
  const address = "https://scoopdale.example/api/calendar/one.ics";
  const { user, sent } = show(<CalendarCard />, {
    "GET /api/calendar": () => ({ address: null }),
    "POST /api/calendar": () => ({ address }),
  });
  await user.click(await screen.findByRole("button", { name: "Make an address" }));
  await screen.findByText(address);
  await user.click(button("Make a new one"));
  await user.click(button("Keep"));
  expect(sent).toHaveLength(1);
  await user.click(button("Make a new one"));
  const question = within(screen.getByRole("dialog", { name: "Make a new address?" }));
  await user.click(question.getByRole("button", { name: "Make a new one" }));
  await screen.findByText("Made. Copy it into your calendar.");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(sent.map(({ call }) => call)).toEqual(["POST /api/calendar", "POST /api/calendar"]);
});

test("an address is made only once it is known whether there is one", async () => {
  const held = Promise.withResolvers<unknown>();
  show(<CalendarCard />, { "GET /api/calendar": () => held.promise });
  expect(button("Make an address").getAttribute("aria-disabled")).toBe("true");
  held.resolve({ address: null });
  await waitFor(() =>
    expect(button("Make an address").getAttribute("aria-disabled")).toBe("false"),
  );
});

test("another browser is signed out after a question", async () => {
  const createdAt = "2026-11-18T16:40:00.000Z";
  const one = { id: "a", device: "Chrome on Android", usedOn: "2026-11-20", createdAt };
  let sessions = [
    { ...one, isThis: true },
    { ...one, id: "b", device: "Firefox on Linux", isThis: false },
  ];
  const { user, sent } = show(<SessionsCard />, {
    "GET /api/sessions": () => ({ sessions }),
    "DELETE /api/sessions/b": () => {
      sessions = sessions.slice(0, 1);
    },
  });
  await user.click(await screen.findByRole("button", { name: "End Firefox on Linux" }));
  await user.click(button("End session"));
  await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(1));
  expect(sent).toEqual([{ call: "DELETE /api/sessions/b" }]);
});

test("an export that fails is not saved as a file", async () => {
  const made = vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:file");
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  let isBroken = true;
  const headers = { "content-disposition": 'attachment; filename="bookings-2026-11-20.csv"' };
  const { user, asked } = show(<ExportCard />, {
    "GET /api/export.csv": () =>
      isBroken ? problem(503, { detail: "The database is busy." }) : new Response("a", { headers }),
  });
  await user.click(button("Download CSV"));
  await screen.findByText("The database is busy.");
  expect(made).not.toHaveBeenCalled();
  isBroken = false;
  await user.click(button("Download CSV"));
  await waitFor(() => expect(saved).toEqual(["bookings-2026-11-20.csv"]));
  expect(asked.at(-1)).toBe("/api/export.csv");
});

test("a passkey is removed after a question, which does not repeat what failed before", async () => {
  const phone = { id: "p", name: "Phone", createdAt: "2026-11-18T16:40:00.000Z", usedAt: null };
  let passkeys = [phone];
  let isAway = true;
  const { user } = show(<PasskeysCard />, {
    "GET /api/passkeys": () => ({ site: "https://scoopdale.example", passkeys }),
    "DELETE /api/passkeys/p": () => {
      if (isAway) return problem(503, { detail: "The database is away." });
      passkeys = [];
      return undefined;
    },
  });
  await user.click(await screen.findByRole("button", { name: "Remove Phone" }));
  await user.click(button("Remove passkey"));
  await screen.findByText("The database is away.");
  await user.click(button("Keep"));
  await user.click(button("Remove Phone"));
  expect(screen.queryByText("The database is away.")).toBeNull();
  isAway = false;
  await user.click(button("Remove passkey"));
  await waitFor(() => expect(screen.queryByRole("listitem")).toBeNull());
});
