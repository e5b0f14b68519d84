import { expect, test } from "vitest";
import type { PageClock } from "#domain/pages/page-props.ts";
import { defaultPlan } from "#domain/visits/route-plan.ts";
import { withApp } from "#server/testing/app.ts";
import { signIn } from "#server/testing/sign-in.ts";

test("pages from the server know a day off as soon as it is set", async () => {
  const seen: PageClock[] = [];
  const renderPage = (_path: string, _props: object, clock: PageClock) => {
    seen.push(clock);
    return "";
  };
  await withApp({ renderPage }, async ({ server, app }) => {
    const headers = await signIn({ server, app });
    const daysOff = [{ from: "2026-11-23", to: "2026-11-23", reason: "", phones: false }];
    const { confirmed: _, ...plan } = { ...defaultPlan(), daysOff };
    await server.inject("/book-now?plan=weekly");
    await server.inject({ method: "PUT", url: "/api/visits/route-plan", headers, payload: plan });
    await server.inject("/book-now?plan=weekly");
    await server.inject({
      method: "POST",
      url: "/api/bookings",
      payload: "",
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    expect(seen.map((clock) => clock.daysOff)).toEqual([[], daysOff, daysOff]);
  });
});
