import { once } from "node:events";
import { createServer, get as getOver, type IncomingMessage } from "node:http";
import { connect } from "node:http2";
import { expect, onTestFinished, test } from "vitest";
import { contact } from "#content/contact.ts";
import { securityHeaders } from "#domain/security-headers.ts";
import { formatPhone } from "#domain/typed/readable.ts";
import { addOwnerTo, openInbox, signIn } from "#faults/owner.ts";
import { connectClients } from "#server/testing/clients.ts";
import { nginxVersion } from "#server/testing/nginx.ts";
import { freePort, listen } from "#server/testing/sockets.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { startInstances } from "./instances.ts";
import { hasCaddy, startCaddy, startProxy } from "./proxies.ts";

for (const [name, isThere] of Object.entries({ nginx: nginxVersion, caddy: hasCaddy }))
  if (!isThere) console.info(`Not tried: ${name}, which is not on this machine`);

/** A port where nothing listens. */
const nobody = async () => `http://127.0.0.1:${await freePort()}`;

/** What a visitor gets from a proxy whose instances are all down. */
async function expectNotice(url: string, init: RequestInit): Promise<void> {
  const answer = await fetch(url, init);
  expect([502, 503, 504]).toContain(answer.status);
  const html = await answer.text();
  expect(html).toContain(`<a class="call" href="tel:${contact.phone}">`);
  expect(html).toContain(formatPhone(contact.phone));
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

test.runIf(hasCaddy)(
  "Caddy passes event streams on, trusts no forged address, and logs nothing personal",
  async () => {
    const DATA_DIR = temporaryFolder(onTestFinished);
    const instance = await startInstances(1, { DATA_DIR, RATE_LIMIT: "3/9999h" });
    onTestFinished(instance.stop);
    const caddy = await startCaddy(instance.urls[0] ?? "");
    await addOwnerTo({ DATA_DIR });
    const headers = await signIn(caddy.url);
    const inbox = await openInbox(caddy.url, headers);
    onTestFinished(inbox.close);
    await expect.poll(() => inbox.heard).toEqual([expect.stringMatching(/^change .*riley/)]);

    const statuses: number[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      const forged = { "x-forwarded-for": `192.0.2.${turn}`, "content-type": "application/json" };
      const init = { method: "POST", headers: forged, body: "{}" };
      statuses.push((await fetch(`${caddy.url}/api/bookings`, init)).status);
    }
    expect(statuses).toEqual([422, 422, 422, 429]);

    await instance.kill(0);
    const answer = await fetch(`${caddy.url}/api/bookings?search=Rosalind`, { headers });
    expect(answer.status).toBe(503);
    const log = await caddy.stop();
    expect(log).toContain('"level":"error"');
    for (const personal of ["Rosalind", headers.cookie, "remote_ip"])
      expect(log).not.toContain(personal);
  },
);

test.runIf(nginxVersion && hasCaddy)(
  "neither proxy passes on what a visitor claims about address, host or protocol",
  async () => {
    const echo = createServer(({ headers }, response) => response.end(JSON.stringify(headers)));
    onTestFinished(() => void echo.close());
    const upstream = `http://127.0.0.1:${await listen(echo)}`;
    const nginx = await startProxy([upstream]);
    onTestFinished(nginx.stop);
    const caddy = await startCaddy(upstream);
    onTestFinished(async () => void (await caddy.stop()));
    const forged = {
      "x-forwarded-for": "192.0.2.1",
      "x-forwarded-host": "forged.example",
      "x-forwarded-proto": "https",
    };
    for (const { url } of [nginx, caddy]) {
      const headers = { ...forged, forwarded: "for=192.0.2.1;host=forged.example" };
      const passed = await (await fetch(url, { headers })).json();
      expect(passed).toMatchObject({ "x-forwarded-for": "127.0.0.1", "x-forwarded-proto": "http" });
      expect(JSON.stringify({ ...passed, forwarded: "" })).not.toMatch(/forged|192\.0\.2/);
      // The program does not read it, and Caddy leaves it.
      if (url === nginx.url) expect(passed).not.toHaveProperty("forwarded");
    }
  },
);

const slowBody = { "content-type": "application/json", "content-length": "1000" };

/** The status of a call that reads the database, from another address than the attacker's. */
async function statusElsewhere(url: string): Promise<number | undefined> {
  const [answer]: IncomingMessage[] = await once(
    getOver(`${url}/api/first-days`, { localAddress: "127.0.0.2" }),
    "response",
  );
  answer?.resume();
  return answer?.statusCode;
}

test.runIf(hasCaddy)(
  "behind Caddy one HTTP/2 connection with 200 slow bodies holds forty requests for ten seconds, and nobody else waits",
  async () => {
    const instance = await startInstances(1, { RATE_LIMIT: "30/1m" });
    onTestFinished(instance.stop);
    const caddy = await startCaddy(instance.urls[0] ?? "");
    onTestFinished(async () => void (await caddy.stop()));
    const attacker = connect(caddy.url);
    onTestFinished(() => attacker.destroy());
    const from = performance.now();
    const statuses: unknown[] = [];
    for (let sent = 0; sent < 200; sent += 1) {
      const stream = attacker.request({
        ...{ ":method": "POST", ":path": "/api/session", ...slowBody },
      });
      stream.on("response", (headers) => statuses.push(headers[":status"])).on("error", () => {});
      stream.write("{");
    }
    const answered = (status: number) => statuses.filter((one) => one === status).length;
    await expect.poll(() => answered(429)).toBe(160);
    expect([statuses.length, await statusElsewhere(caddy.url)]).toEqual([160, 200]);
    await expect.poll(() => statuses.length, { timeout: 15_000 }).toBe(200);
    expect(performance.now() - from).toBeGreaterThan(5000);
    expect((await fetch(`${caddy.url}/api/first-days`)).status).toBe(200);
  },
);

test.runIf(nginxVersion)("behind nginx 200 slow bodies reach the program not at all", async () => {
  const instance = await startInstances(1, { RATE_LIMIT: "30/1m" });
  onTestFinished(instance.stop);
  const nginx = await startProxy(instance.urls);
  onTestFinished(nginx.stop);
  const head = Object.entries(slowBody).map(([name, value]) => `${name}: ${value}\r\n`);
  const first = `POST /api/session HTTP/1.1\r\nHost: x\r\n${head.join("")}\r\n`;
  const slow = await connectClients(nginx.url, 200, () => ({ first, trickles: " " }));
  onTestFinished(slow.disconnect);
  expect(await statusElsewhere(nginx.url)).toBe(200);
  expect((await fetch(`${nginx.url}/api/first-days`)).status).toBe(200);
  expect([slow.open, slow.answered.size]).toEqual([200, 0]);
});
