import { expect, test } from "vitest";
import { apologyLines, canApologize } from "#domain/tasks/apology.ts";
import { changeStatus } from "#server/bookings/change-status.ts";
import { storeBooking } from "#server/bookings/store-booking.ts";
import { apologyMail } from "#server/messages/visitor-mails.ts";
import { withApp } from "#server/testing/app.ts";
import { newBooking } from "#server/testing/bookings.ts";
import { dueMessage } from "#server/testing/due-message.ts";
import { signIn } from "#server/testing/sign-in.ts";

/** Saturday evening: the promise ends on Sunday, 4:30 PM. */
const createdAt = "2026-11-21T23:30:00.000Z";
const after = (hours: number) => new Date(Date.parse(createdAt) + hours * 3_600_000);

test("a late lead gets one apology, no matter how often it is asked for", () =>
  withApp({ now: () => after(25) }, async ({ server, app }) => {
    await app.store.run(storeBooking, newBooking({ id: "b-1", createdAt }));
    const headers = await signIn({ server, app });
    const ask = () => server.inject({ method: "POST", url: "/api/bookings/b-1/apology", headers });
    for (let turn = 0; turn < 3; turn += 1) {
      const answer = await ask();
      expect(answer.statusCode).toBe(200);
      const kinds = answer.json().messages.map(({ kind }: { kind: string }) => kind);
      expect(kinds.filter((kind: string) => kind === "apology")).toHaveLength(1);
    }
    const stranger = { method: "POST", url: "/api/bookings/b-1/apology" } as const;
    expect((await server.inject(stranger)).statusCode).toBe(401);
    const unknown = { ...stranger, url: "/api/bookings/none/apology", headers };
    expect((await server.inject(unknown)).statusCode).toBe(404);
  }));

test("a lead whose promise is still open or was kept gets no apology", () =>
  withApp({ now: () => after(23) }, async ({ server, app }) => {
    await app.store.run(storeBooking, newBooking({ id: "b-1", createdAt }));
    const headers = await signIn({ server, app });
    const answer = await server.inject({
      method: "POST",
      url: "/api/bookings/b-1/apology",
      headers,
    });
    expect(answer.statusCode).toBe(409);
    const change = { bookingId: "b-1", actor: "riley" };
    const called = { ...change, at: after(23).toISOString() };
    await app.store.run(changeStatus, { ...called, from: "pending", to: "contacted" });
    const again = await server.inject({
      method: "POST",
      url: "/api/bookings/b-1/apology",
      headers,
    });
    expect(again.statusCode).toBe(409);
  }));

const { booking } = dueMessage({ booking: { createdAt } });

test.each([
  [{}, 24, false],
  [{}, 24.1, true],
  [{ status: "contacted", contactSeconds: 24 * 3600 }, 48, false],
  [{ status: "contacted", contactSeconds: 25 * 3600 }, 48, true],
  [{ status: "declined" }, 48, false],
  [{ status: "spam" }, 48, false],
  [{ mergedInto: "b-0" }, 48, false],
  [{ erasedAt: createdAt }, 48, false],
  [{ email: "" }, 48, false],
] as const)("a booking with %j after %d hours: %s", (given, hours, can) => {
  expect(canApologize({ ...booking, ...given }, after(hours))).toBe(can);
});

const mailAbout = (about: typeof booking) => ({
  booking: about,
  now: after(24),
  siteUrl: "https://site.example",
  link: "",
  daysOff: [],
});

test("the apology says the promised time and that it was missed, in the same words as the inbox", () => {
  const [first] = apologyLines(new Date(createdAt), []);
  expect(first).toBe("We said by Sunday, 4:30 PM (Arizona time) and missed it.");
  const { subject, text } = apologyMail(mailAbout(booking));
  expect(subject).toBe("We are late. Sorry.");
  expect(text).toContain("Hello, Ana");
  for (const line of apologyLines(new Date(createdAt), [])) expect(text).toContain(line);
  const bad = { ...booking, firstName: "https://evil.example" };
  expect(JSON.stringify(apologyMail(mailAbout(bad)))).not.toContain("evil");
});
