import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { validBooking } from "#domain/testing/sample-booking.ts";
import { newDatabase } from "#server/testing/new-database.ts";

/** Where the release is unpacked: above it no package is found. */
const outer = mkdtempSync(join(tmpdir(), "release-"));
const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync("package.json", "utf8")));
const image = join(outer, `scoopdale-${version}`);
const node = join(image, "bin/node");
// Nothing else of this machine: no npm, no other Node.
const env = { PATH: "/usr/bin:/bin", PORT: "0" };
const run = (command: string, args: readonly string[], more = {}) =>
  spawnSync(command, args, { cwd: "dist", encoding: "utf8", ...more });

beforeAll(() => {
  const made = run(process.execPath, ["deploy/release.ts"], { cwd: "." });
  expect(made.stderr).toBe("");
  expect(run("sha256sum", ["--check", `scoopdale-${version}.tar.gz.sha256`]).status).toBe(0);
  expect(run("tar", ["-xzf", `scoopdale-${version}.tar.gz`, "-C", outer]).status).toBe(0);
});
afterAll(() => rmSync(outer, { recursive: true }));

test("the release holds the built program, Node and what starts it", () => {
  expect(readdirSync(image).sort()).toEqual(["LICENSE", "bin", "deploy", "dist", "package.json"]);
  expect(run(node, ["--version"]).stdout).toMatch(/^v24\./);
});

test("the image is made from it", () => {
  const dockerfile = readFileSync("deploy/Dockerfile", "utf8");
  const copied = [...dockerfile.matchAll(/^COPY --from=build \/release\/(\S+)/gm)];
  expect(copied.length).toBeGreaterThan(2);
  for (const [, path = ""] of copied) expect(existsSync(join(image, path)), path).toBe(true);
});

test("the installer makes both secrets once, and keeps the program from before", () => {
  const DESTDIR = join(outer, "machine");
  const install = () => run("sh", [join(image, "deploy/install.sh")], { env: { ...env, DESTDIR } });
  expect(install()).toMatchObject({ status: 0, stderr: "" });
  const settings = join(DESTDIR, "etc/scoopdale.env");
  const first = readFileSync(settings, "utf8");
  expect(first).toMatch(
    /^SITE_URL=http\S+\nTRUST_PROXY=true\nSESSION_SECRET=[0-9a-f]{64}\nGATE_NOTE_KEYS=[A-Za-z0-9+/]{43}=\n$/,
  );
  expect(statSync(settings).mode & 0o777).toBe(0o600);
  expect(install().status).toBe(0);
  expect(readFileSync(settings, "utf8")).toBe(first);
  for (const folder of ["scoopdale", "scoopdale.old"])
    expect(existsSync(join(DESTDIR, "opt", folder, "dist/server/main.js"))).toBe(true);
  expect(run("sh", ["-n", join(DESTDIR, "usr/local/bin/scoopdale")]).status).toBe(0);
  for (const unit of ["scoopdale.service", "scoopdale-backup.service", "scoopdale-backup.timer"])
    expect(existsSync(join(DESTDIR, "etc/systemd/system", unit)), unit).toBe(true);
});

test.each([
  ["SQLite", async () => ""],
  ["PostgreSQL", () => newDatabase("empty")],
])("with %s the release takes bookings and the owner's commands", async (engine, create) => {
  const where = { ...env, DATABASE_URL: await create(), DATA_DIR: join(image, "data") };
  const owner = (args: readonly string[], more = {}) =>
    spawnSync(node, ["dist/server/owner.js", ...args], {
      cwd: image,
      env: { ...where, ...more },
      encoding: "utf8",
      input: "dachshunds dig at dawn\ndachshunds dig at dawn\n",
    });
  const server = spawn(node, ["dist/server/main.js"], {
    cwd: image,
    env: where,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exit = once(server, "exit");
  const backup = join(image, `${engine}.db`);
  try {
    const ready = async () => {
      for await (const line of createInterface({ input: server.stdout })) {
        const [, url] = /^Ready on (http:\S+),/.exec(line) ?? [];
        if (url) return url;
      }
      throw new Error("the server ended");
    };
    const url = await ready();
    expect((await fetch(url)).status).toBe(200);
    const body = JSON.stringify(validBooking);
    const headers = { "content-type": "application/json" };
    const booked = await fetch(`${url}/api/bookings`, { method: "POST", headers, body });
    expect(booked.status).toBe(201);
    expect(owner(["add", "riley"])).toMatchObject({
      stdout: "Added riley, an owner.\n",
      stderr: "",
    });
    expect(owner(["bookings"]).stdout).toContain("Ana Núñez");
    expect(owner(["backup", backup]).stdout).toContain("1 booking,");
  } finally {
    server.kill("SIGTERM");
  }
  expect(await exit).toEqual([0, null]);
  const empty = { DATA_DIR: join(image, `${engine}-restored`), DATABASE_URL: await create() };
  expect(owner(["restore", backup, "--no-mail"], empty).stdout).toContain("Restored 1 booking,");
  expect(owner(["bookings"], empty).stdout).toContain("Ana Núñez");
});
