import { spawn, spawnSync } from "node:child_process";
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, expect, type TestContext, test, vi } from "vitest";
import { readSettings } from "#env";
import { hasCaddy } from "#faults/several/proxies.ts";
import { book, storedIn } from "#faults/visitors.ts";
import { runSql } from "#server/testing/ask-storage.ts";
import { makeRelease, packRelease, startMachine } from "#server/testing/machine.ts";
import { newDatabase } from "#server/testing/new-stores.ts";
import { hasPostgresTools } from "#server/testing/postgres.ts";
import { startMailServer } from "#server/testing/smtp.ts";
import { freePort, listen } from "#server/testing/sockets.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";

// Whole programs are installed, started and exchanged here, several times a test; meanwhile the test waits.
vi.setConfig({ testTimeout: 600_000 });
type Test = Pick<TestContext, "onTestFinished">;

const outer = temporaryFolder(afterAll);
const siteUrl = "https://www.scoopdale.com";
const release = join(outer, "scoopdale");
let archive = "";
beforeAll(() => {
  makeRelease(release, siteUrl);
  archive = packRelease(release);
});

function otherRelease(name: string, main: string): string {
  const folder = join(outer, name);
  makeRelease(folder, siteUrl, main);
  const packed = packRelease(folder);
  rmSync(folder, { recursive: true });
  return packed;
}

const command = '"$DESTDIR/usr/local/bin/scoopdale"';

/** A machine on which the release runs. */
async function installed(test: Test, more: Readonly<Record<string, string>> = {}) {
  const machine = await startMachine(test, mkdtempSync(join(outer, "machine-")), more);
  const made = await machine.shell(`sh ${release}/deploy/install.sh`);
  expect(made).toMatchObject({ status: 0, stderr: "" });
  appendFileSync(machine.settings, "RATE_LIMIT=off\nCONFIRMATIONS_PER_DAY=999999\n");
  const scoopdale = (words: string, input = "") => machine.shell(`${command} ${words}`, { input });
  expect(
    (await machine.shell("systemctl enable scoopdale.socket; systemctl restart scoopdale")).status,
  ).toBe(0);
  machine.calls.length = 0;
  return { ...machine, scoopdale };
}

/** Books ten times a second, each on a new connection, until it is stopped. */
function visit({ onTestFinished }: Test, url: string) {
  const failed: string[] = [];
  const waits: number[] = [];
  const running: Promise<void>[] = [];
  const timer = setInterval(() => {
    const key = `visitor-${running.length}`;
    const begun = performance.now();
    const done = book(url, key, { "idempotency-key": key, connection: "close" }).then((result) => {
      if ("failed" in result) failed.push(result.failed);
      waits.push(performance.now() - begun);
    });
    running.push(done);
  }, 100);
  onTestFinished(() => clearInterval(timer));
  return {
    failed,
    async stop() {
      clearInterval(timer);
      await Promise.all(running);
      return { bookings: running.length, longestMs: Math.round(Math.max(...waits)) };
    },
  };
}

test.concurrent("update, rollback and a restart refuse no booking", async (test) => {
  const { scoopdale, shell, opt, url, data, backups } = await installed(test);
  const visitors = visit(test, url);
  writeFileSync(join(opt, "old"), "");
  const own = join(backups, "updates");
  mkdirSync(own, { recursive: true });
  const earlier = Array.from({ length: 6 }, (_, nth) => `2026-01-0${nth + 1}-170000.gz`);
  for (const name of earlier) writeFileSync(join(own, name), "");
  expect(await scoopdale(`update ${archive}`)).toMatchObject({ status: 0, stderr: "" });
  expect(existsSync(join(opt, "old"))).toBe(false);
  const [made, ...kept] = readdirSync(own).sort().reverse();
  expect([readdirSync(backups), kept.reverse()]).toEqual([["updates"], earlier.slice(-4)]);
  expect(earlier).not.toContain(made);
  expect(await scoopdale("rollback")).toMatchObject({ status: 0, stderr: "" });
  expect(existsSync(join(opt, "old"))).toBe(true);
  expect(readdirSync(join(opt, "..")).sort()).toEqual(["scoopdale", "scoopdale.old"]);
  expect(await shell("systemctl restart scoopdale")).toMatchObject({ status: 0 });
  const counted = await visitors.stop();
  console.info("update, rollback, restart:", counted);
  expect(visitors.failed).toEqual([]);
  expect(await storedIn({ DATA_DIR: data })).toHaveLength(counted.bookings);
});

/** Larger than any disk, and takes nothing of it. */
function hugeFile(): string {
  const file = join(outer, "huge.gz");
  writeFileSync(file, "");
  truncateSync(file, 2 ** 43);
  return file;
}

const silent = 'process.on("SIGTERM", () => {}); setInterval(() => {}, 1000);';
const dying = "process.exit(1);";
const migrating = `import { DatabaseSync } from "node:sqlite";
new DatabaseSync(process.env.DATA_DIR + "/bookings.db")
  .exec("insert or ignore into kysely_migration values ('9999-newer', '2026-11-20')");
process.exit(1);`;

test.concurrent.for([
  ["ends at its start", dying, "120", "The site runs as before."],
  ["never answers", silent, "25", "The site runs as before."],
  ["changes the database and ends", migrating, "120", "with the backup from before the update."],
] as const)(
  "a release that %s gives way to the one from before",
  async ([name, main, seconds, said], test) => {
    const { scoopdale, url, data } = await installed(test, { SCOOPDALE_READY_SECONDS: seconds });
    expect(await book(url, "before")).toHaveProperty("id");
    const broken = otherRelease(name.replaceAll(" ", "-"), main);
    const visitors = main === migrating ? undefined : visit(test, url);
    const { status, stderr } = await scoopdale(`update ${broken}`);
    expect(stderr).toContain(said);
    expect(status).toBe(1);
    expect(await book(url, "after")).toHaveProperty("id");
    const counted = await visitors?.stop();
    console.info(`a release that ${name}:`, counted);
    expect(visitors?.failed ?? []).toEqual([]);
    // A question without a limit would take five minutes; other tests keep the machine busy.
    expect(counted?.longestMs ?? 0).toBeLessThan(100_000);
    expect((await storedIn({ DATA_DIR: data })).map(({ key }) => key)).toContain("before");
  },
);

test.concurrent("a rollback over a migration, a foreign or a damaged release change nothing", async (test) => {
  const { scoopdale, calls, data, url } = await installed(test);
  expect(await scoopdale(`update ${archive}`)).toMatchObject({ status: 0 });
  const program = calls.length;
  const visitors = visit(test, url);
  const newer = "insert into kysely_migration values ('9999-newer', '2026-11-20')";
  await runSql({ DATA_DIR: data }, newer);
  const foreign = join(outer, "foreign");
  makeRelease(foreign, "https://other.example");
  writeFileSync(join(outer, "damaged.tar.gz"), "");
  writeFileSync(join(outer, "damaged.tar.gz.sha256"), `${"0".repeat(64)}  damaged.tar.gz\n`);
  for (const [words, why] of [
    ["rollback", "made by a newer version"],
    [`update ${packRelease(foreign)}`, "is built for https://other.example"],
    [`update ${join(outer, "damaged.tar.gz")}`, "does not match"],
    [`update ${hugeFile()}`, "lacks"],
    ["update nothing.tar.gz", "There is no file"],
    ["update", "FILE is missing."],
    ["bckup", "There is no command bckup."],
  ] as const) {
    const { status, stderr } = await scoopdale(words);
    expect(stderr).toContain(why);
    if (!why.endsWith(".")) expect(stderr).toContain("Nothing was changed.");
    expect(status).toBe(1);
  }
  expect(calls).toHaveLength(program);
  console.info("while it was refused:", await visitors.stop());
  expect(visitors.failed).toEqual([]);
});

test.concurrent("restore puts a backup in place of the data, and says where those from before are", async (test) => {
  const { scoopdale, shell, url, data, calls, backups } = await installed(test);
  await book(url, "kept");
  const file = join(outer, "backup.gz");
  expect(await scoopdale(`backup ${file}`)).toMatchObject({ status: 0 });
  await book(url, "later");

  const bad = await scoopdale(`restore ${archive}`);
  expect(bad.stderr).toMatch(/is not a backup\. The site runs on as before\.\n$/);
  // Should it copy the file after all, it does not fill the disk.
  const large = await shell(`ulimit -f 9999; ${command} restore ${hugeFile()}`);
  expect(large.stderr).toMatch(/lacks \d+ MB\. Nothing was changed\.\n$/);
  expect(calls).toEqual([]);

  const restored = await scoopdale(`restore ${file}`);
  expect(restored).toMatchObject({ status: 0, stderr: "" });
  expect(restored.stdout).toMatch(/closed for [\d.]+ s.*fourteen nights/);
  const [, aside = ""] = /--from (\S+)/.exec(restored.stdout) ?? [];
  expect(await storedIn({ DATA_DIR: data })).toMatchObject([{ key: "kept" }]);
  const since = (day: string) => scoopdale(`bookings --since ${day} --from ${aside}`);
  expect((await since("2026-01-01")).stdout).toMatch(/later[\s\S]*kept/);
  expect((await since("2999-01-01")).stdout).toBe("No bookings.\n");

  mkdirSync(backups, { recursive: true });
  for (const [nights, isKept] of [
    [13, true],
    [14, false],
  ] as const) {
    for (let night = 1; night <= nights; night += 1)
      writeFileSync(join(backups, `2999-01-${String(night).padStart(2, "0")}-090000.gz`), "");
    expect(await scoopdale("sweep")).toMatchObject({ status: 0, stderr: "" });
    expect([existsSync(aside), existsSync(data)]).toEqual([isKept, true]);
  }
});

test.concurrent.for([
  ["SQLite", false],
  ["PostgreSQL", true],
] as const)(
  "a restore whose data the program cannot use is taken back: %s",
  async ([, isPostgres], test) => {
    if (isPostgres && !hasPostgresTools) return;
    const { scoopdale, url, data, settings, shell, opt } = await installed(test);
    const where = isPostgres ? { DATABASE_URL: await newDatabase() } : { DATA_DIR: data };
    if (where.DATABASE_URL) {
      appendFileSync(settings, `DATABASE_URL='${where.DATABASE_URL}'\n`);
      expect((await shell("systemctl restart scoopdale")).status).toBe(0);
    }
    const file = join(outer, `${isPostgres}.gz`);
    await book(url, "kept");
    expect(await scoopdale(`backup ${file}`)).toMatchObject({ status: 0 });
    await book(url, "later");
    expect(await scoopdale(`restore ${file}`)).toMatchObject({ status: 0, stderr: "" });
    await book(url, "newer");
    writeFileSync(join(opt, "dist/server/main.js"), dying);
    const refused = await scoopdale(`restore ${file}`);
    // Nor with the data from before: only the program is broken here.
    expect(refused.stderr).toContain("It cannot as before either");
    expect(await storedIn(where)).toMatchObject([{ key: "kept" }, { key: "newer" }]);
  },
);

test.concurrent("move looks before it stops the site, goes to PostgreSQL and back, and stays if the program is not ready there", async (test) => {
  const { scoopdale, url, data, settings, calls, opt } = await installed(test);
  await book(url, "kept");
  const first = readFileSync(settings, "utf8");
  const nowhere = await scoopdale("move postgres://127.0.0.1:1/none");
  expect(nowhere.stderr).toMatch(/PostgreSQL cannot be used.* Nothing was changed\.\n$/);
  const taken = await scoopdale("move sqlite");
  expect(taken.stderr).toContain("already has bookings. Nothing was changed.");
  const deaf = createServer();
  test.onTestFinished(() => void deaf.close());
  const unanswered = await scoopdale(`move postgres://127.0.0.1:${await listen(deaf)}/none`);
  expect(unanswered.stderr).toMatch(/PostgreSQL cannot be used.* Nothing was changed\.\n$/);
  expect(calls).toEqual([]);

  const mend = endWith(opt, "DATABASE_URL");
  const unready = await scoopdale(`move ${await newDatabase("empty")}`);
  expect(unready.stderr).toContain("The site runs as before.");
  expect(readFileSync(settings, "utf8")).toBe(first);
  expect(await book(url, "stayed")).toHaveProperty("id");
  mend();

  const DATABASE_URL = await newDatabase("empty");
  const moved = await scoopdale(`move ${DATABASE_URL}`);
  expect(moved).toMatchObject({ status: 0, stderr: "" });
  expect(moved.stdout).toMatch(/closed for [\d.]+ s/);
  expect(readFileSync(settings, "utf8")).toBe(`${first}DATABASE_URL=${DATABASE_URL}\n`);
  expect(await book(url, "there")).toHaveProperty("id");
  rmSync(data, { recursive: true });
  expect(await scoopdale("move sqlite")).toMatchObject({ status: 0, stderr: "" });
  expect(readFileSync(settings, "utf8")).toBe(first);
  expect(await storedIn({ DATA_DIR: data })).toHaveLength(3);
});

/** The program ends at its start where it has this setting, until the returned function mends it. */
function endWith(opt: string, setting: string) {
  const main = join(opt, "dist/server/main.js");
  const real = join(opt, "dist/server/real.js");
  renameSync(main, real);
  writeFileSync(main, `if (process.env.${setting}) process.exit(1); await import("./real.js");`);
  return () => renameSync(real, main);
}

test.concurrent("a move that is interrupted starts the site again", async (test) => {
  const { scoopdale, onCall, url, settings, env } = await installed(test);
  const before = readFileSync(settings, "utf8");
  const DATABASE_URL = await newDatabase("empty");
  onCall((verb) => {
    if (verb !== "stop") return undefined;
    for (const pid of runningMoves(env.DESTDIR)) process.kill(pid, "SIGINT");
    return 130;
  });
  await scoopdale(`move ${DATABASE_URL}`);
  expect(await book(url, "after")).toHaveProperty("id");
  expect(before).not.toContain("DATABASE_URL");
});

/** The processes of `scoopdale move` on a machine, and their children. */
function runningMoves(machine: string): number[] {
  return readdirSync("/proc").flatMap((pid) => {
    if (!/^\d+$/.test(pid)) return [];
    try {
      const line = readFileSync(`/proc/${pid}/cmdline`, "utf8");
      return line.includes(machine) && line.includes("\0move\0") ? [Number(pid)] : [];
    } catch {
      return [];
    }
  });
}

test.concurrent("help says what the commands do on a machine; set checks and tries a value, and takes back what the program cannot run with", async (test) => {
  const { scoopdale, settings, calls, opt, url } = await installed(test);
  const mail = await startMailServer();
  test.onTestFinished(() => mail.stop());
  const before = readFileSync(settings, "utf8");
  for (const [name, input, why] of [
    ["OWNER_EMIAL", "", "OWNER_EMAIL is meant?"],
    ["OWNER_EMAIL", "two words", "OWNER_EMAIL: must be one email address"],
    ["SITE_URL", "https://other.example", "is built for"],
    ["DATABASE_URL", "", "scoopdale move ADDRESS"],
    ["SMTP_HOST", "127.0.0.1\n1\n\n", "ECONNREFUSED"],
  ] as const) {
    const refused = await scoopdale(`set ${name}`, `${input}\n`);
    expect(refused.stderr).toContain(why);
    expect(refused.stderr).toContain("Nothing was changed.");
    expect(refused.status).toBe(1);
  }
  expect(calls).toEqual([]);
  expect(readFileSync(settings, "utf8")).toBe(before);

  const server = `127.0.0.1\n${new URL(mail.url).port}\n\n\n`;
  expect(await scoopdale("set SMTP_HOST", server)).toMatchObject({ status: 0, stderr: "" });
  expect(mail.mails).toHaveLength(1);
  const METRICS_TOKEN = `pa$$w&rd'"\`touch x\``;
  expect(await scoopdale("set METRICS_TOKEN", METRICS_TOKEN)).toMatchObject({ status: 0 });
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  expect(await fetch(`${url}/metrics`, { headers })).toMatchObject({ status: 200 });

  const good = readFileSync(settings, "utf8");
  endWith(opt, "OWNER_EMAIL");
  const ended = await scoopdale("set OWNER_EMAIL", "riley@scoopdale.com\n");
  expect(ended).toMatchObject({ status: 1, stderr: expect.stringContaining("runs as before.") });
  expect(readFileSync(settings, "utf8")).toBe(good);
  expect(await book(url, "after")).toHaveProperty("id");

  const { status, stdout } = await scoopdale("help");
  expect(status).toBe(0);
  for (const once of [
    "rollback",
    "restore FILE",
    "move ADDRESS",
    "backup FILE",
    "add NAME",
    "setup",
    "set NAME",
  ])
    expect(stdout.split(`\n  ${once}`), once).toHaveLength(2);
  expect(stdout).not.toMatch(/npm|stop the program|\n {2}swap/);
  expect((await scoopdale("version")).stdout).toMatch(/^In place: [\d.]+, commit /);
});

const operations = readFileSync("docs/operations.md", "utf8");
const recipes = operations.split("\n## ").flatMap((section) => {
  const [heading = ""] = section.split("\n");
  const blocks = [...section.matchAll(/^```sh\n(.*?)^```/gms)];
  return blocks.map(([, script = ""]) => [heading, script] as const);
});
const named = /scoopdale-[\d.]+-[\d-]+(?=\.tar\.gz)/.exec(operations)?.[0] ?? "";

test
  .runIf(hasCaddy)
  .concurrent(
    "the recipes of docs/operations.md bring a fresh machine to https, and keep it running",
    async (test) => {
      const DESTDIR = mkdtempSync(join(outer, "fresh-"));
      const machine = await startMachine(test, DESTDIR, { NODE_TLS_REJECT_UNAUTHORIZED: "0" });
      const { onCall, stub, backups, settings, opt } = machine;
      const [https, http] = [await freePort(), await freePort()];
      const host = `127.0.0.1:${https}`;
      const folder = join(DESTDIR, "made", named);
      makeRelease(folder, `https://${host}`);
      const caddyfile = join(folder, "deploy/Caddyfile");
      const proxied = readFileSync(caddyfile, "utf8")
        .replace("127.0.0.1:3000", new URL(machine.url).host)
        .replace("{\n", `{\n\tadmin off\n\thttp_port ${http}\n\tskip_install_trust\n`);
      writeFileSync(caddyfile, proxied);
      packRelease(folder);
      rmSync(folder, { recursive: true });
      const mail = await startMailServer();
      test.onTestFinished(() => mail.stop());
      // They arrive where they are sent: beside, in place of another machine.
      for (const name of ["rsync", "restic"])
        stub(name, `cp -R "$DESTDIR/var/lib/scoopdale-backups" "$DESTDIR/${name}"`);
      const literally = (script: string) =>
        script
          .replaceAll(/(?<![\w.])\/(?=(?:etc|var)\/)/g, `${DESTDIR}/`)
          .replaceAll(/^scoopdale|(?<=\| )scoopdale/gm, '"$DESTDIR/usr/local/bin/scoopdale"');
      onCall((verb, names) => {
        if (names.includes("caddy") && verb === "restart") startCaddy(test, DESTDIR, host);
        if (names.includes("scoopdale-backup") && verb === "start")
          return backUpAsUnit(DESTDIR, machine.env, settings);
        return 0;
      });
      const answers = {
        Install: `\n127.0.0.1\n${new URL(mail.url).port}\n\n\nowner@scoopdale.com\nriley\ndachshunds dig at dawn\ndachshunds dig at dawn\n`,
        Settings: "riley@scoopdale.com\n",
      };
      for (const [heading, script] of recipes) {
        if (heading === "Restore") {
          const [newest = ""] = readdirSync(backups).filter((name) => name.endsWith(".gz"));
          const wanted = /scoopdale-backups\/(\S+)/.exec(script)?.[1] ?? "";
          renameSync(join(backups, newest), join(backups, wanted));
        }
        const input = heading === "Install" || heading === "Settings" ? answers[heading] : "";
        const begun = performance.now();
        const ran = await machine.shell(literally(script), { input, cwd: join(DESTDIR, "made") });
        console.info(`${heading}: ${Math.round(performance.now() - begun)} ms`);
        expect(ran.status, `${heading}: ${ran.stderr}`).toBe(0);
        if (heading === "Install") {
          expect(ran.stdout).toContain(`https://${host} is ready. What is left to do:`);
          expect(mail.mails).toHaveLength(1);
        }
      }
      expect(readFileSync(settings, "utf8")).toMatch(
        /\nOWNER_EMAIL=riley@scoopdale.com\n.*OFFSITE_CHECK=/s,
      );
      for (const copy of ["rsync", "restic"])
        expect(readdirSync(join(DESTDIR, copy)).join()).toMatch(/\.gz/);
      expect(existsSync(`${opt}.old`)).toBe(true);
    },
  );

/** As `systemctl restart caddy` with the drop-in that setup has written. */
function startCaddy({ onTestFinished }: Test, DESTDIR: string, host: string): void {
  const unit = readFileSync(join(DESTDIR, "etc/systemd/system/caddy.service.d/site.conf"), "utf8");
  expect(unit).toBe(`[Service]\nEnvironment=SITE=${host}\n`);
  const child = spawn(
    "caddy",
    ["run", "--config", join(DESTDIR, "etc/caddy/Caddyfile"), "--adapter", "caddyfile"],
    {
      env: {
        PATH: process.env["PATH"],
        SITE: host,
        XDG_DATA_HOME: join(DESTDIR, "caddy"),
        HOME: DESTDIR,
      },
      stdio: "ignore",
    },
  );
  onTestFinished(() => void child.kill("SIGKILL"));
}

/** As `systemctl start scoopdale-backup` with its drop-ins. */
function backUpAsUnit(DESTDIR: string, env: NodeJS.ProcessEnv, settings: string): number {
  const units = join(DESTDIR, "etc/systemd/system");
  const unit = readFileSync(join(units, "scoopdale-backup.service"), "utf8");
  const copy = join(units, "scoopdale-backup.service.d/copy.conf");
  const backups = join(DESTDIR, "var/lib/scoopdale-backups");
  mkdirSync(backups, { recursive: true });
  // Two of the same second would have the same name.
  for (const name of readdirSync(backups)) if (name.endsWith(".gz")) rmSync(join(backups, name));
  const lines = `${unit}\n${existsSync(copy) ? readFileSync(copy, "utf8") : ""}`;
  for (const [, command = ""] of lines.matchAll(/^Exec(?:Start|StartPost)=\+?(.*)$/gm)) {
    const script = command.replaceAll(/(?<![\w.])\/(?=(?:opt|var)\/)/g, `${DESTDIR}/`);
    const { status, stderr } = spawnSync("sh", ["-c", script], {
      cwd: join(DESTDIR, "opt/scoopdale"),
      env: {
        ...env,
        ...Object.fromEntries(readSettings(readFileSync(settings, "utf8"))),
        DATA_DIR: join(DESTDIR, "var/lib/scoopdale"),
        BACKUP_DIR: backups,
      },
      encoding: "utf8",
    });
    if (status !== 0) {
      console.error(`${script}: ${stderr}`);
      return 1;
    }
  }
  return 0;
}
