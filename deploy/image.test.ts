import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, expect, test } from "vitest";
import { validBooking } from "#domain/testing/sample-booking.ts";
import { newDatabase } from "#server/testing/new-database.ts";

/** The image's files, in a folder above which no package is found. */
const image = mkdtempSync(join(tmpdir(), "image-"));
const dockerfile = readFileSync("deploy/Dockerfile", "utf8");
const stage = dockerfile.slice(dockerfile.lastIndexOf("\nFROM "));
const env = { ...process.env, PORT: "0", SITE_URL: "" };
beforeAll(() => {
  for (const [, words = ""] of stage.matchAll(/^COPY (?:--from=build )?(.+)$/gm)) {
    const [target = "", ...sources] = words.split(" ").reverse();
    for (const source of sources.map((path) => path.replace("/app/", "")))
      cpSync(source, target === "./" ? join(image, source) : join(image, target), {
        recursive: true,
      });
  }
});
afterAll(() => rmSync(image, { recursive: true }));

test("the image contains only what was built", () => {
  expect(readdirSync(image).sort()).toEqual(["dist", "package.json"]);
});

test.each([
  ["SQLite", async () => ""],
  ["PostgreSQL", () => newDatabase("empty")],
])("with %s the image takes bookings and the owner's commands", async (engine, create) => {
  const where = { ...env, DATABASE_URL: await create(), DATA_DIR: join(image, "data") };
  const owner = (args: readonly string[], more = {}) =>
    spawnSync(process.execPath, ["dist/server/owner.js", ...args], {
      cwd: image,
      env: { ...where, ...more },
      encoding: "utf8",
      input: "dachshunds dig at dawn\ndachshunds dig at dawn\n",
    });
  const server = spawn(process.execPath, ["dist/server/main.js"], {
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
