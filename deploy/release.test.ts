import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import pg from "pg";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import * as z from "zod/mini";
import { validBooking } from "#domain/testing/sample-booking.ts";
import { storeBooking } from "#server/bookings/store-booking.ts";
import { openStore } from "#server/open-store.ts";
import { newBooking } from "#server/testing/bookings.ts";
import { newDatabase } from "#server/testing/new-database.ts";
import { readyAddress } from "#server/testing/process.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";

/** Where the release is unpacked: above it no package is found. */
const outer = temporaryFolder(afterAll);
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
  for (const unit of [
    "scoopdale.service",
    "scoopdale.socket",
    "scoopdale-backup.service",
    "scoopdale-backup.timer",
  ])
    expect(existsSync(join(DESTDIR, "etc/systemd/system", unit)), unit).toBe(true);
});

/** A machine with the release installed, whose services are only noted; `answers` are those of /readyz, in turn. */
async function installed(answers: readonly number[]) {
  const DESTDIR = mkdtempSync(join(outer, "machine-"));
  const bin = join(DESTDIR, "stubs");
  mkdirSync(bin);
  const stub = (name: string, script: string) =>
    writeFileSync(join(bin, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  stub("systemctl", `echo "$*" >> "${DESTDIR}/calls"`);
  stub("runuser", 'shift 3; exec "$@"');
  const left = [...answers];
  const program = createServer((_request, response) =>
    response.writeHead(left.shift() ?? 200).end(),
  ).listen(0, "127.0.0.1");
  await once(program, "listening");
  onTestFinished(() => void program.close());
  const { port } = z.object({ port: z.int() }).parse(program.address());
  const given = {
    ...env,
    DESTDIR,
    PATH: `${bin}:${env.PATH}`,
    port: `${port}`,
    ready_seconds: "0",
  };
  expect(run("sh", [join(image, "deploy/install.sh")], { env: given }).status).toBe(0);
  const data = join(DESTDIR, "var/lib/scoopdale");
  return {
    data,
    opt: join(DESTDIR, "opt/scoopdale"),
    calls: () => readFileSync(join(DESTDIR, "calls"), "utf8").trim().split("\n"),
    async scoopdale(args: readonly string[], more = {}) {
      const command = join(DESTDIR, "usr/local/bin/scoopdale");
      const child = spawn("sh", [command, ...args], { cwd: "dist", env: { ...given, ...more } });
      const [stdout, stderr, [status]] = await Promise.all([
        text(child.stdout),
        text(child.stderr),
        once(child, "exit"),
      ]);
      return { status, stdout, stderr };
    },
  };
}
const archive = `scoopdale-${version}.tar.gz`;

test("scoopdale update puts the new program in place, and rollback brings the old one back", async () => {
  const { scoopdale, opt } = await installed([]);
  writeFileSync(join(opt, "old"), "");
  expect(await scoopdale(["update", archive])).toMatchObject({ status: 0, stderr: "" });
  expect(existsSync(join(opt, "old"))).toBe(false);
  expect(await scoopdale(["rollback"])).toMatchObject({ status: 0, stderr: "" });
  expect(existsSync(join(opt, "old"))).toBe(true);
  expect(readdirSync(join(opt, "..")).sort()).toEqual(["scoopdale", "scoopdale.old"]);
});

test("a new program that is not ready gives way to the old one, and a damaged release changes nothing", async () => {
  const { scoopdale, opt } = await installed([503]);
  writeFileSync(join(opt, "old"), "");
  const { status, stderr } = await scoopdale(["update", archive]);
  expect(status).toBe(1);
  expect(stderr).toContain("the one from before runs again. Bookings are safe.");
  expect(existsSync(join(opt, "old"))).toBe(true);
  writeFileSync(join(outer, "damaged.tar.gz"), "");
  writeFileSync(join(outer, "damaged.tar.gz.sha256"), `${"0".repeat(64)}  damaged.tar.gz\n`);
  const damaged = await scoopdale(["update", join(outer, "damaged.tar.gz")]);
  expect(damaged).toMatchObject({ status: 1 });
  expect(damaged.stderr).toContain("Nothing was changed.");
  expect(existsSync(join(opt, "old"))).toBe(true);
});

test("scoopdale help explains what its own commands do, not those that they take the place of", async () => {
  const { scoopdale } = await installed([]);
  const { status, stdout } = await scoopdale(["help"]);
  expect(status).toBe(0);
  for (const once of ["rollback", "restore FILE", "move PLACE", "backup FILE", "add NAME"])
    expect(stdout.split(`\n  ${once}`), once).toHaveLength(2);
  expect(stdout).not.toMatch(/npm|--beside|stop the program|\n {2}swap/);
});

test("scoopdale restore puts a backup in place of the data, and leaves the site running if it cannot", async () => {
  const { data, scoopdale, calls } = await installed([200, 503]);
  const store = await openStore({ DATA_DIR: data });
  await store.run(storeBooking, newBooking({ id: "kept" }));
  await store.close();
  const file = join(data, "..", "backup.db");
  expect(await scoopdale(["backup", file])).toMatchObject({ status: 0 });

  const bad = await scoopdale(["restore", archive]);
  expect(bad).toMatchObject({ status: 1 });
  expect(bad.stderr).toContain("is not a backup");
  expect(bad.stderr).toContain("The site runs on as before.");

  writeFileSync(join(data, "mark"), "");
  expect(await scoopdale(["restore", file])).toMatchObject({ status: 0, stderr: "" });
  const stopAndStart = ["stop scoopdale.socket scoopdale", "start scoopdale.socket scoopdale"];
  expect(calls()).toEqual(stopAndStart);
  expect((await scoopdale(["bookings"])).stdout).toContain("Ana Núñez");
  expect(existsSync(join(data, "mark"))).toBe(false);

  writeFileSync(join(data, "mark"), "");
  const refused = await scoopdale(["restore", file]);
  expect(refused).toMatchObject({ status: 1 });
  expect(refused.stderr).toContain("with the data from before");
  expect(existsSync(join(data, "mark"))).toBe(true);
});

test("with PostgreSQL scoopdale restore does the same, but not while another instance is connected", async () => {
  const { data, scoopdale } = await installed([200, 503]);
  const DATABASE_URL = await newDatabase();
  appendFileSync(join(data, "../../../etc/scoopdale.env"), `DATABASE_URL='${DATABASE_URL}'\n`);
  const book = async (id: string) => {
    const store = await openStore({ DATA_DIR: data, DATABASE_URL });
    await store.run(storeBooking, newBooking({ id }));
    await store.close();
  };
  const booked = async () => {
    const client = new pg.Client(DATABASE_URL);
    await client.connect();
    const { rows } = await client.query("select id from bookings order by seq");
    return { ids: rows.map(({ id }) => String(id)), disconnect: () => client.end() };
  };
  const idsNow = async () => {
    const { ids, disconnect } = await booked();
    await disconnect();
    return ids;
  };
  const file = join(outer, "postgres.db");
  await book("kept");
  expect(await scoopdale(["backup", file])).toMatchObject({ status: 0 });
  await book("later");

  const bad = await scoopdale(["restore", archive]);
  expect(bad.stderr).toContain("The site runs on as before.");
  const other = await booked();
  const { stderr } = await scoopdale(["restore", file]);
  expect(stderr).toContain("stop all instances first");
  await other.disconnect();
  expect(await idsNow()).toEqual(["kept", "later"]);

  const restored = await scoopdale(["restore", file]);
  expect(restored).toMatchObject({ status: 0, stderr: "" });
  expect(restored.stdout).toMatch(
    /The data from before is in the database test_\w+_before_\d{14}\./,
  );
  expect(await idsNow()).toEqual(["kept"]);

  await book("newer");
  const refused = await scoopdale(["restore", file]);
  expect(refused.stderr).toContain("with the data from before");
  expect(await idsNow()).toEqual(["kept", "newer"]);
});

test("scoopdale move goes to PostgreSQL and back, and stays where it is if the program is not ready there", async () => {
  const { data, scoopdale } = await installed([200, 503]);
  const settings = join(data, "../../../etc/scoopdale.env");
  const store = await openStore({ DATA_DIR: data });
  await store.run(storeBooking, newBooking({ id: "kept" }));
  await store.close();
  const first = readFileSync(settings, "utf8");
  const DATABASE_URL = await newDatabase("empty");
  expect(await scoopdale(["move", DATABASE_URL])).toMatchObject({ status: 0, stderr: "" });
  expect(readFileSync(settings, "utf8")).toBe(`${first}DATABASE_URL='${DATABASE_URL}'\n`);
  expect((await scoopdale(["bookings"])).stdout).toContain("Ana Núñez");

  const taken = await scoopdale(["move", "sqlite"]);
  expect(taken.stderr).toContain("The site runs on as before.");
  rmSync(data, { recursive: true });
  mkdirSync(data);
  const failed = await scoopdale(["move", "sqlite"]);
  expect(failed.stderr).toContain("It runs as before");
  expect(readFileSync(settings, "utf8")).toContain("DATABASE_URL=");
  rmSync(data, { recursive: true });
  mkdirSync(data);
  // A secret can be in a file.
  const secret = join(outer, "database-url");
  writeFileSync(secret, DATABASE_URL);
  writeFileSync(settings, `${first}DATABASE_URL_FILE='${secret}'\n`);
  expect(await scoopdale(["move", "sqlite"])).toMatchObject({ status: 0 });
  expect(readFileSync(settings, "utf8")).toBe(first);
  expect((await scoopdale(["bookings"])).stdout).toContain("Ana Núñez");
});

test("scoopdale move that is interrupted starts the site again", async () => {
  const { data, scoopdale, calls } = await installed([]);
  const interrupted = "#!/bin/sh\nkill -INT $PPID\nexit 130\n";
  writeFileSync(join(data, "../../../stubs/runuser"), interrupted);
  expect(await scoopdale(["move", "postgres://127.0.0.1/x"])).toMatchObject({ status: 1 });
  expect(calls()).toEqual(["stop scoopdale.socket scoopdale", "start scoopdale.socket scoopdale"]);
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
    expect(owner(["backup", backup]).stdout).toContain("1 booking,");
  } finally {
    server.kill("SIGTERM");
  }
  expect(await exit).toEqual([0, null]);
  const empty = { DATA_DIR: join(image, `${engine}-restored`), DATABASE_URL: await create() };
  expect(owner(["restore", backup, "--no-mail"], empty).stdout).toContain("Restored 1 booking,");
  expect(owner(["bookings"], empty).stdout).toContain("Ana Núñez");
});
