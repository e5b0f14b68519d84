import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { business } from "#content/business.ts";
import { notices } from "#content/notices.ts";
import { formatPhone } from "#domain/phone.ts";
import { securityHeaders } from "#domain/security-headers.ts";
import { envNames } from "#env";
import { noticeOf } from "#server/pages/notices.ts";
import { noticePage } from "#site/build/notice-page.ts";

const read = (file: string) => readFileSync(file, "utf8");
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(read("package.json")));
const files = globSync("deploy/*").filter((file) => !file.endsWith(".test.ts"));
const operations = read("docs/operations.md");
const all = [...files.map(read), operations].join("\n");

/** What stands in the first group of a pattern, everywhere in a text. */
const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, group = ""]) => group);
const number = (file: string, pattern: RegExp) =>
  Number(found(read(file), pattern)[0]?.replaceAll("_", ""));

/** Settings of the program's surroundings: of "npm run serve", the Caddyfile, the compose files, PostgreSQL's image. */
const others = new Set([
  ...["MALLOC_ARENA_MAX", "NODE_COMPILE_CACHE"],
  ...["SITE", "UPSTREAMS", "BOOKINGS", "CDN", "ADMIN", "NOTICES", "POSTGRES_PASSWORD"],
]);

test("every variable that is set exists", () => {
  const set = [
    ...found(all, /\b([A-Z][A-Z_]+)=/g),
    ...found(all, /^ +([A-Z][A-Z_]+): /gm),
    ...found(all, /\{\$([A-Z_]+)/g),
  ].filter((name) => !["BASE", "ARG"].includes(name));
  expect(set.length).toBeGreaterThan(20);
  const known = new Set<string>([...envNames, ...others]);
  expect(set.filter((name) => !known.has(name))).toEqual([]);
});

test("the program is started as npm run serve starts it", () => {
  const words = scripts["serve"]?.split(" ") ?? [];
  const [settings, [node, ...rest]] = [words.slice(0, 2), words.slice(2)];
  expect(node).toBe("node");
  expect(read("deploy/scoopdale.service")).toContain(`/.bin/node ${rest.join(" ")}\n`);
  expect(read("deploy/Dockerfile")).toContain(
    `\nCMD ${JSON.stringify([node, ...rest]).replaceAll(",", ", ")}\n`,
  );
  for (const file of ["deploy/scoopdale.service", "deploy/Dockerfile"])
    for (const name of settings.map((setting) => setting.split("=", 1)[0]))
      expect(read(file)).toContain(`${name}=`);
});

test("every script and every file that is named exists", () => {
  const run = found(all, /npm run (?:-s )?([a-z:]+)/g);
  expect(run.length).toBeGreaterThan(3);
  for (const script of run) expect(Object.keys(scripts), script).toContain(script);
  const commands = found(all, /(?:owner --|owner\/main\.ts|owner\.js) ([a-z]+)/g);
  for (const command of commands)
    expect(existsSync(`server/owner/${command}-command.ts`), command).toBe(true);
  const copied = found(read("deploy/Dockerfile"), /^COPY (?!--)(.+) \S+$/gm)
    .flatMap((sources) => sources.split(" "))
    .filter((source) => source !== ".");
  for (const source of copied) {
    expect(existsSync(source), source).toBe(true);
    expect(read(".dockerignore").split("\n"), source).toContain(`!${source}`);
  }
  for (const link of found(operations, /\]\(([^)#:]+)\)/g))
    expect(existsSync(new URL(link, `file://${process.cwd()}/docs/`)), link).toBe(true);
  for (const file of found(operations, /`((?:deploy|docs|server|dist)\/[^`*]+)`/g))
    expect(file.startsWith("dist/") || existsSync(file), file).toBe(true);
});

test("proxies let through what the program takes, and give it as long", () => {
  const bytes = number("server/app.ts", /mostBytes = ([\d_]+)/g);
  const seconds = number("server/http-server.ts", /requestTimeout = ([\d_]+)/g) / 1000;
  expect(number("deploy/nginx.conf", /client_max_body_size (\d+)k/g) * 1024).toBeGreaterThan(bytes);
  expect(number("deploy/Caddyfile", /request_buffers (\d+)KB/g) * 1000).toBeGreaterThan(bytes);
  for (const limit of ["read_header", "read_body"])
    expect(number("deploy/Caddyfile", new RegExp(`${limit} (\\d+)s`, "g"))).toBe(seconds);
  for (const limit of ["client_header_timeout", "client_body_timeout"])
    expect(number("deploy/nginx.conf", new RegExp(`${limit} (\\d+)s`, "g"))).toBe(seconds);
});

test("the program keeps connections open for longer than the proxies in front of it", () => {
  const seconds = number("server/http-server.ts", /keepAliveTimeout = ([\d_]+)/g) / 1000;
  for (const [file, pattern] of [
    ["deploy/nginx.conf", /keepalive_timeout (\d+)s/g],
    ["deploy/Caddyfile", /keepalive (\d+)s/g],
  ] as const) {
    expect(number(file, pattern), file).toBeGreaterThan(0);
    expect(number(file, pattern), file).toBeLessThan(seconds);
  }
});

test("the proxies' own error page is the built one, with the headers of every page", () => {
  const page = noticeOf(noticePage(notices.unavailable));
  expect(page.body.toString()).toContain(`tel:${business.phone}`);
  expect(page.body.toString()).toContain(formatPhone(business.phone));
  const { "content-type": _, ...own } = page.headers;
  const headers = Object.entries({ ...securityHeaders("https://scoopdale.example"), ...own });
  const [nginx, caddy] = [read("deploy/nginx.conf"), read("deploy/Caddyfile")];
  for (const [name, value] of headers) {
    expect(nginx).toContain(`\t\tadd_header ${name} "${value}" always;\n`);
    expect(caddy).toContain(`\t\t\t${name} "${value}"\n`);
  }
  for (const file of [nginx, caddy]) {
    expect(file).toContain("/opt/scoopdale/dist/notices");
    expect(file).toContain("/unavailable.html");
    expect(file).not.toContain(formatPhone(business.phone));
  }
});

test("whoever ends the program waits until it has ended by itself", () => {
  const end = number("server/close-gracefully.ts", /end: ([\d_]+)/g) / 1000;
  expect(number("deploy/scoopdale.service", /TimeoutStopSec=(\d+)/g)).toBeGreaterThan(end);
  expect(number("deploy/compose.yaml", /stop_grace_period: (\d+)s/g)).toBeGreaterThan(end);
  const connections = number("server/http-server.ts", /mostConnections = ([\d_]+)/g);
  expect(number("deploy/scoopdale.service", /LimitNOFILE=(\d+)/g)).toBeGreaterThan(connections);
});
