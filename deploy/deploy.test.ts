import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { contact } from "#content/contact.ts";
import { endpoints } from "#domain/api/all.ts";
import { visitEndpoints } from "#domain/api/visits.ts";
import { securityHeaders } from "#domain/security-headers.ts";
import { formatPhone } from "#domain/typed/readable.ts";
import { envNames } from "#env";
import { machineCommands } from "#server/cli/machine/settings.ts";
import { ownerCommands } from "#server/cli/run-command.ts";
import { noticeOf } from "#server/http/built-site.ts";
import { urlOf } from "#server/http/serve.ts";

const read = (file: string) => readFileSync(file, "utf8");
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(read("package.json")));
const files = globSync("deploy/*").filter((file) => !file.endsWith(".test.ts"));
const all = [...files, "docs/operations.md"].map(read).join("\n");

/** The first group of a pattern, everywhere in a text. */
const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, group = ""]) => group);
const number = (file: string, pattern: RegExp) =>
  Number(found(read(file), pattern)[0]?.replaceAll("_", ""));

/** Variables of Node and the Caddyfile. */
const others = new Set(["NODE_COMPILE_CACHE", "NODE_OPTIONS", "SITE"]);

test("every variable that is set exists", () => {
  const set = [...found(all, /\b([A-Z][A-Z_]+)=/g), ...found(all, /\{\$([A-Z_]+)/g)].filter(
    (name) => !["BASE", "ARG"].includes(name),
  );
  expect(set.length).toBeGreaterThan(10);
  const known = new Set<string>([...envNames, ...others]);
  expect(set.filter((name) => !known.has(name))).toEqual([]);
});

test("the image starts the program like npm run serve, the service without what keeps it running", () => {
  const [setting = "", ...command] = scripts["serve"]?.split(" ") ?? [];
  expect(command).toEqual(["node", "dist/server/keep-running.js"]);
  // systemd keeps the socket and starts the program again itself.
  expect(read("deploy/scoopdale.service")).toContain("/bin/node dist/server/main.js\n");
  expect(read("deploy/Dockerfile")).toContain(`\nCMD ["${command.join('", "')}"]\n`);
  for (const file of ["deploy/scoopdale.service", "deploy/Dockerfile"])
    expect(read(file)).toContain(setting.replace(/=.*/, "="));
});

test("every script, owner command and file that is mentioned exists", () => {
  const named = files.map(read).join("\n");
  for (const script of found(named, /npm run (?:-s )?([a-z:]+)/g))
    expect(Object.keys(scripts), script).toContain(script);
  for (const command of found(named, /(?:cli\/main\.ts|owner\.js|machine\.js) ([a-z]+)/g))
    expect({ ...ownerCommands, ...machineCommands }).toHaveProperty(command);
  const copied = found(read("deploy/Dockerfile"), /^COPY (?!--)(.+) \S+$/gm)
    .flatMap((sources) => sources.split(" "))
    .filter((source) => source !== ".");
  expect(copied).not.toEqual([]);
  for (const source of copied) {
    expect(existsSync(source), source).toBe(true);
    expect(read(".dockerignore").split("\n"), source).toContain(`!${source}`);
  }
});

test("proxies accept bodies as large as the program does, with the same timeouts", () => {
  const most = number("server/app.ts", /maxBodyBytes = ([\d_]+)/g);
  const bytes = Math.max(most, ...endpoints.map(({ maxBytes = 0 }) => maxBytes));
  const seconds = number("server/http/connections.ts", /requestTimeoutMs = ([\d_]+)/g) / 1000;
  expect(number("deploy/nginx.conf", /client_max_body_size (\d+)k/g) * 1024).toBeGreaterThan(bytes);
  for (const limit of ["read_header", "read_body"])
    expect(number("deploy/Caddyfile", new RegExp(`${limit} (\\d+)s`, "g"))).toBe(seconds);
  for (const limit of ["client_header_timeout", "client_body_timeout"])
    expect(number("deploy/nginx.conf", new RegExp(`${limit} (\\d+)s`, "g"))).toBe(seconds);
});

test("proxy logs never contain the secret addresses of the calendar feed and of visitors", () => {
  const feed = urlOf(visitEndpoints.calendar).split(":", 1)[0] ?? "";
  const nginx = read("deploy/nginx.conf");
  expect(nginx).toContain("\taccess_log off;\n");
  const [, addresses = "(?!)"] =
    /location ~ (\S+) \{\n\t\terror_log \/dev\/null emerg;\n/.exec(nginx) ?? [];
  // Go reads this expression as JavaScript does, and writes $1 for its group.
  const [, pattern = "", put = ""] =
    /request>uri regexp "(.+)" "(.+)"/.exec(read("deploy/Caddyfile")) ?? [];
  const logged = (uri: string) => uri.replace(new RegExp(pattern), put);
  for (const path of [feed, "/visit/"]) {
    expect(`${path}secret`).toMatch(new RegExp(addresses));
    expect(logged(`${path}secret.ics?again=secret`)).toBe(path);
  }
  expect(logged("/api/bookings?search=Rosalind")).toBe("/api/bookings");
  expect(logged("/book-now")).toBe("/book-now");
});

test("the program keeps idle connections open longer than the proxies in front of it", () => {
  const seconds = number("server/http/connections.ts", /keepAliveTimeoutMs = ([\d_]+)/g) / 1000;
  for (const [file, pattern] of [
    ["deploy/nginx.conf", /keepalive_timeout (\d+)s/g],
    ["deploy/Caddyfile", /keepalive (\d+)s/g],
  ] as const) {
    expect(number(file, pattern), file).toBeGreaterThan(0);
    expect(number(file, pattern), file).toBeLessThan(seconds);
  }
});

test("the proxies' own error page is the built one, with the headers of every page", () => {
  const page = noticeOf(read("dist/notices/unavailable.html"));
  expect(page.body.toString()).toContain(`tel:${contact.phone}`);
  expect(page.body.toString()).toContain(formatPhone(contact.phone));
  const { "content-type": _, ...own } = page.headers;
  const headers = Object.entries({ ...securityHeaders("https://scoopdale.example"), ...own });
  const [nginx, caddy] = [read("deploy/nginx.conf"), read("deploy/Caddyfile")];
  for (const [name, value] of headers) {
    expect(nginx).toContain(`\t\tadd_header ${name} "${value}" always;\n`);
    expect(caddy).toContain(`\t\t\t${name} "${value}"\n`);
  }
  expect(read("deploy/scoopdale.service")).toContain("NOTICE_DIR=/var/cache/scoopdale/notices\n");
  for (const file of [nginx, caddy]) {
    expect(file).toContain(" /var/cache/scoopdale/notices");
    expect(file).toContain("/unavailable.html");
    expect(file).not.toContain(formatPhone(contact.phone));
  }
});

test("stopping the service waits until the program has ended by itself", () => {
  const end = number("server/http/connections.ts", /end: ([\d_]+)/g) / 1000;
  expect(number("deploy/scoopdale.service", /TimeoutStopSec=(\d+)/g)).toBeGreaterThan(end);
  const connections = number("server/http/connections.ts", /maxConnections = ([\d_]+)/g);
  expect(number("deploy/scoopdale.service", /LimitNOFILE=(\d+)/g)).toBeGreaterThan(connections);
});
