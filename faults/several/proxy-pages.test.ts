import { expect, onTestFinished, test } from "vitest";
import { business } from "#content/business.ts";
import { securityHeaders } from "#domain/security-headers.ts";
import { formatPhone } from "#domain/typed/phones.ts";
import { freePort } from "#server/testing/free-port.ts";
import { nginxVersion } from "#server/testing/nginx.ts";
import { hasCaddy, startCaddy } from "./caddy.ts";
import { startProxy } from "./proxy.ts";

for (const [name, isThere] of Object.entries({ nginx: nginxVersion, caddy: hasCaddy }))
  if (!isThere) console.info(`Not tried: the error page of ${name}, which is not on this machine`);

/** A port where nothing listens. */
const nobody = async () => `http://127.0.0.1:${await freePort()}`;

/** What a visitor gets from a proxy whose instances are all down. */
async function expectNotice(url: string, init: RequestInit): Promise<void> {
  const answer = await fetch(url, init);
  expect([502, 503, 504]).toContain(answer.status);
  const html = await answer.text();
  expect(html).toContain(`<a class="call" href="tel:${business.phone}">`);
  expect(html).toContain(formatPhone(business.phone));
  const { "content-security-policy": _, ...others } = securityHeaders("https://x.example");
  expect(Object.fromEntries(answer.headers)).toMatchObject(others);
  expect(answer.headers.get("content-security-policy")).toMatch(
    /^default-src 'none'; style-src 'sha256-[\w+/=]{44}'/,
  );
  expect(answer.headers.get("content-type")).toMatch(/^text\/html/);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(answer.headers.get("retry-after")).toBe("5");
}

const post = (more: Readonly<Record<string, string>> = {}) => ({
  method: "POST",
  headers: { "content-type": "application/json", ...more },
  body: "{}",
});

test.runIf(nginxVersion)(
  "nginx without an instance shows the phone number, with the headers of a page",
  async () => {
    const proxy = await startProxy([await nobody()]);
    onTestFinished(proxy.stop);
    await expectNotice(`${proxy.url}/`, {});
    await expectNotice(`${proxy.url}/api/bookings`, post());
    await expectNotice(`${proxy.url}/api/bookings`, post({ "idempotency-key": "key" }));
  },
);

test.runIf(hasCaddy)(
  "Caddy without an instance shows the phone number, with the headers of a page",
  async () => {
    const caddy = await startCaddy(await nobody());
    onTestFinished(async () => {
      await caddy.stop();
    });
    await Promise.all([
      expectNotice(`${caddy.url}/`, {}),
      expectNotice(`${caddy.url}/api/bookings`, post()),
    ]);
  },
);
