import { expect, test } from "vitest";
import { loadedClient, render } from "#inbox/testing/render.tsx";
import { passkeyWords } from "./passkeys-card.tsx";
import { personWords } from "./people-card.tsx";
import { sessionWords } from "./sessions-card.tsx";
import { SettingsView } from "./settings-view.tsx";

const settings = (answers: Readonly<Record<string, unknown>> = {}) => {
  const $ = render(<SettingsView />, loadedClient(answers));
  return (name: string) => $(`section[aria-labelledby='${name}-title']`);
};

const session = (role: "owner" | "helper") => ({
  "/api/session": { username: "riley", role, firstPasswordUntil: null },
});

test("owners see every card; helpers see their own cards and one for what only owners can change", () => {
  const cardsOf = (role: "owner" | "helper") => {
    const $ = render(<SettingsView />, loadedClient(session(role)));
    const titles = $("h2");
    return titles.map((index) => titles.eq(index).text()).get();
  };
  expect(cardsOf("owner")).toEqual([
    ...["Notifications", "Route days", "Calendar feed", "Email", "Export bookings"],
    ...["Passkeys", "Signed in", "Change password", "People", "Erase old leads"],
    "For developers",
  ]);
  expect(cardsOf("helper")).toEqual([
    ...["Notifications", "For owners", "Passkeys", "Signed in", "Change password"],
  ]);
});

const person = { passkeys: 0, isYou: false, firstPasswordUntil: null };

test("people are listed with role, passkeys and first password; you cannot change yourself", () => {
  const users = [
    { ...person, id: "r", username: "riley", role: "owner", passkeys: 2, isYou: true },
    { ...person, id: "s", username: "sam", role: "helper" },
  ];
  const rows = settings({ "/api/users": { users } })("people").find("li");
  expect(rows.eq(0).text()).toBe("rileyyouOwner, 2 passkeys.");
  expect(rows.eq(1).text()).toBe("samHelper.Change");
});

test("a first password says how long it works", () => {
  const until = "2026-11-27T17:00:00.000Z";
  const sam = { ...person, id: "s", username: "sam", role: "helper" as const };
  const words = (now: string) => personWords({ ...sam, firstPasswordUntil: until }, new Date(now));
  expect(words("2026-11-20T17:00:00.000Z")).toBe("Helper. First password until Nov 27.");
  expect(words(until)).toBe("Helper. The first password has expired.");
});

test("sessions are listed with device and last day; this one cannot be ended here", () => {
  const one = { id: "a", device: "Chrome on Android", usedOn: "2026-11-20" };
  const sessions = [
    { ...one, createdAt: "2026-11-18T16:40:00.000Z", isThis: true },
    { ...one, id: "b", device: "", createdAt: null, isThis: false },
  ];
  const rows = settings({ "/api/sessions": { sessions } })("sessions").find("li");
  expect(rows.eq(0).text()).toMatch(/^Chrome on Androidthis oneSince Nov 18,.* 9:40 AM\. /);
  expect(rows.eq(0).find("button").length).toBe(0);
  expect(rows.eq(1).text()).toContain("An unknown deviceLast used on Nov 20.End");
  const now = new Date("2026-11-21T06:59:00.000Z");
  expect(sessionWords({ ...one, createdAt: null, isThis: true }, now)).toBe("Used today.");
});

test("a passkey shows when it was last used, and a browser without passkeys says where they work", () => {
  const passkey = { id: "p", name: "Phone", createdAt: "2026-11-18T16:40:00.000Z" };
  const now = new Date("2026-11-20T17:00:00.000Z");
  expect(passkeyWords({ ...passkey, usedAt: null }, now)).toBe("Added Nov 18. Not used yet.");
  expect(passkeyWords({ ...passkey, usedAt: "2026-11-20T16:40:00.000Z" }, now)).toBe(
    "Added Nov 18. Last used 9:40 AM.",
  );
  const passkeys = [{ ...passkey, usedAt: null }];
  const card = settings({ "/api/passkeys": { site: "https://scoopdale.example", passkeys } });
  expect(card("passkeys").text()).toContain("Passkeys belong to https://scoopdale.example.");
  expect(card("passkeys").find("form").length).toBe(0);
});

test("the mail card says where mail goes, and warns only while it goes to files", () => {
  const mail = (delivery: string) =>
    settings({ "/api/mail": { leadsTo: "riley@scoopdale.example", delivery } })("mail").text();
  expect(mail("smtp")).toContain("riley@scoopdale.example");
  expect(mail("smtp")).not.toContain("only written to files");
  expect(mail("files")).toContain("only written to files");
});

test("retention offers the stored setting and warns beyond the privacy page's promise", () => {
  const retention = (months: number | null) =>
    settings({ "/api/retention": { months } })("retention");
  expect(retention(9).find("option[selected]").text()).toBe("Erase after 9 months");
  expect(retention(9).text()).not.toContain("The privacy page says");
  expect(retention(null).find("option[selected]").text()).toBe("Keep everything");
  expect(retention(null).text()).toContain("The privacy page says 2 years");
  expect(retention(null).text()).toContain("Nothing is erased automatically.");
});

test("nothing can be saved before the stored setting is known", () => {
  expect(settings()("retention").find("select").attr("disabled")).toBe("disabled");
});

test("an untrusted clock is shown beside the retention", () => {
  const clock = { now: "2027-12-25T18:00:00.000Z", mark: "2026-11-20T18:00:00.000Z" };
  const retention = (isTrusted: boolean) =>
    settings({ "/api/clock": { ...clock, daysAhead: 400, isTrusted } })("retention");
  expect(retention(false).find("button").first().text()).toBe("The clock is right");
  expect(retention(true).find("button").first().text()).toBe("Save");
});
