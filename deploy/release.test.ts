import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { validBooking } from "#domain/testing/sample-booking.ts";
import { readyAddress } from "#server/testing/process.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";

/** Where the release is unpacked: above it no package is found. */
const outer = temporaryFolder(afterAll);
const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync("package.json", "utf8")));
const siteUrl = "https://www.scoopdale.com";
/** The project with a build for a public address. */
const project = join(outer, "project");
const release = `scoopdale-${version}-2026-11-20`;
const archive = `${release}.tar.gz`;
const image = join(outer, release);
const node = join(image, "bin/node");
// Nothing else of this machine: no npm, no other Node.
const env = { PATH: "/usr/bin:/bin", PORT: "0" };
const run = (command: string, args: readonly string[], more = {}) =>
  spawnSync(command, args, { cwd: join(project, "dist"), encoding: "utf8", ...more });

beforeAll(() => {
  mkdirSync(project);
  for (const file of ["LICENSE", "deploy", "package.json"])
    symlinkSync(resolve(file), join(project, file));
  cpSync("dist", join(project, "dist"), { recursive: true });
  const build: object = JSON.parse(readFileSync("dist/build.json", "utf8"));
  const changed = { ...build, siteUrl, builtAt: "2026-11-20T17:00:00.000Z" };
  writeFileSync(join(project, "dist/build.json"), JSON.stringify(changed));
  const made = run(process.execPath, ["deploy/release.ts"], { cwd: project });
  expect(made.stderr).toBe("");
  expect(run("sha256sum", ["--check", `${archive}.sha256`]).status).toBe(0);
  expect(run("tar", ["-xzf", archive, "-C", outer]).status).toBe(0);
});

test.each([["--check"], []])("without a public address nothing is packed: %j", (...args) => {
  const made = run(process.execPath, ["deploy/release.ts", ...args], { cwd: "." });
  expect(made).toMatchObject({ status: 1, stdout: "" });
  expect(made.stderr).toContain("No release was made.");
});

test("the release holds the built program, Node and what starts it", () => {
  expect(readdirSync(image).sort()).toEqual(["LICENSE", "bin", "deploy", "dist", "package.json"]);
  expect(run(node, ["--version"]).stdout).toMatch(/^v24\./);
});

test("the image is made from it", () => {
  const dockerfile = readFileSync("deploy/Dockerfile", "utf8");
  const copied = [...dockerfile.matchAll(/^COPY --from=build \/release\/(\S+)/gm)];
  expect(copied.length).toBeGreaterThan(1);
  for (const [, path = ""] of copied) expect(existsSync(join(image, path)), path).toBe(true);
});

test("the installer makes both secrets once, and keeps the program from before", () => {
  const DESTDIR = join(outer, "machine");
  const install = () => run("sh", [join(image, "deploy/install.sh")], { env: { ...env, DESTDIR } });
  expect(install()).toMatchObject({ status: 0, stderr: "" });
  const settings = join(DESTDIR, "etc/scoopdale.env");
  const first = readFileSync(settings, "utf8");
  expect(first).toMatch(
    /^SITE_URL=https:\/\/www\.scoopdale\.com\nTRUST_PROXY=true\nSESSION_SECRET=[0-9a-f]{64}\nGATE_NOTE_KEYS=[A-Za-z0-9+/]{43}=\n$/,
  );
  expect(statSync(settings).mode & 0o777).toBe(0o600);
  expect(install().status).toBe(0);
  expect(readFileSync(settings, "utf8")).toBe(first);
  for (const folder of ["scoopdale", "scoopdale.old"])
    expect(existsSync(join(DESTDIR, "opt", folder, "dist/server/main.js"))).toBe(true);
  writeFileSync(settings, first.replace("www.", ""));
  const refused = install();
  expect(refused.status).toBe(1);
  expect(refused.stderr).toMatch(/is built for .* Nothing was changed\.\n$/);
  expect(run("sh", ["-n", join(DESTDIR, "usr/local/bin/scoopdale")]).status).toBe(0);
  for (const unit of [
    "scoopdale.service",
    "scoopdale.socket",
    "scoopdale-backup.service",
    "scoopdale-backup.timer",
  ])
    expect(existsSync(join(DESTDIR, "etc/systemd/system", unit)), unit).toBe(true);
});

test("the release takes bookings and the owner's commands", async () => {
  const where = { ...env, DATABASE_URL: "", DATA_DIR: join(image, "data") };
  const owner = (args: readonly string[]) =>
    spawnSync(node, ["dist/server/owner.js", ...args], {
      cwd: image,
      env: where,
      encoding: "utf8",
      input: "dachshunds dig at dawn\ndachshunds dig at dawn\n",
    });
  const server = spawn(node, ["dist/server/main.js"], {
    cwd: image,
    env: where,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exit = once(server, "exit");
  try {
    const ready = async () => {
      let isFirst = true;
      for await (const line of createInterface({ input: server.stdout })) {
        if (isFirst) expect(line).toContain(`Scoopdale ${version}, commit `);
        isFirst = false;
        const url = readyAddress(line);
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
  } finally {
    server.kill("SIGTERM");
  }
  expect(await exit).toEqual([0, null]);
});
