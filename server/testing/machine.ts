import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import { createServer as createSocket } from "node:net";
import { basename, dirname, join } from "node:path";
import { json, text } from "node:stream/consumers";
import type { TestContext } from "vitest";
import * as z from "zod/mini";
import { readSettings } from "#env";

const listening = z.object({ port: z.int() });
const withDescriptor = z.object({ _handle: z.object({ fd: z.int() }) });
const message = z.object({ pid: z.optional(z.int()), ended: z.optional(z.boolean()) });

/** Holds the socket as systemd does, accepts nothing, starts one program at a time on it, and signals it. */
const holder = `
let child;
process.on("disconnect", () => {
  child?.kill("SIGKILL");
  process.exit();
});
process.on("message", ({ cwd, env, signal }) => {
  if (signal) return child?.kill(signal);
  if (child) return;
  const options = { cwd, env, stdio: ["ignore", "inherit", "inherit", 3] };
  child = require("node:child_process")
    .spawn("sh", ["-c", "LISTEN_PID=$$ exec bin/node dist/server/main.js"], options);
  process.send({ pid: child.pid });
  child.on("exit", () => {
    child = undefined;
    process.send({ ended: true });
  });
});`;

async function holdSocket(port: number) {
  const socket = createSocket().listen({ host: "127.0.0.1", port, backlog: 4096 });
  await once(socket, "listening");
  const { fd } = withDescriptor.parse(socket)._handle;
  const child = spawn(process.execPath, ["-e", holder], {
    stdio: ["ignore", "inherit", "inherit", fd, "ipc"],
  });
  await once(child, "spawn");
  const address = listening.parse(socket.address());
  socket.close();
  return { child, port: address.port };
}

/** A machine below DESTDIR, with this test in place of systemd: `Type=notify`, `Restart=always`, socket activation. */
export async function startMachine(
  { onTestFinished }: Pick<TestContext, "onTestFinished">,
  DESTDIR: string,
  more: Readonly<Record<string, string>> = {},
) {
  const opt = join(DESTDIR, "opt/scoopdale");
  const settings = join(DESTDIR, "etc/scoopdale.env");
  const calls: string[] = [];
  let held: { readonly child: ChildProcess; readonly port: number } | undefined;
  let isWanted = false;
  let pid: number | undefined;
  let isReady = () => {};
  let hasEnded = () => {};

  async function open(port = 0): Promise<void> {
    if (held) return;
    held = await holdSocket(port || (listeningPort ?? 0));
    held.child.on("message", (said) => {
      const parsed = message.parse(said);
      if (parsed.pid !== undefined) pid = parsed.pid;
      if (parsed.ended !== true) return;
      pid = undefined;
      hasEnded();
      if (isWanted) setTimeout(() => isWanted && pid === undefined && begin(), 1000);
    });
  }
  let listeningPort: number | undefined;

  function begin(): void {
    const unit = readFileSync(join(DESTDIR, "etc/systemd/system/scoopdale.service"), "utf8");
    held?.child.send({
      cwd: opt,
      env: {
        PATH: env.PATH,
        ...(unit.includes("Type=notify") && { NOTIFY_SOCKET: "notified by a stub" }),
        LISTEN_FDS: "1",
        DATA_DIR: join(DESTDIR, "var/lib/scoopdale"),
        ...Object.fromEntries(readSettings(readFileSync(settings, "utf8"))),
      },
    });
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (pid === undefined) return;
    const ended = new Promise<void>((resolve) => {
      hasEnded = resolve;
    });
    held?.child.send({ signal });
    // As TimeoutStopSec.
    const late = setTimeout(() => held?.child.send({ signal: "SIGKILL" }), 12_000);
    await ended;
    clearTimeout(late);
  }

  /** @returns the exit code of systemctl */
  async function start(): Promise<number> {
    isWanted = true;
    mkdirSync(join(DESTDIR, "var/lib/scoopdale"), { recursive: true });
    const { promise, resolve } = Promise.withResolvers<number>();
    isReady = () => resolve(0);
    hasEnded = () => resolve(1);
    begin();
    return promise;
  }

  async function systemctl([verb = "", ...names]: readonly string[]): Promise<number> {
    const isSocket = names.includes("scoopdale.socket");
    const isProgram = names.includes("scoopdale");
    if (verb === "stop" || verb === "restart") isWanted = false;
    if (verb === "stop" && isProgram) await end("SIGTERM");
    if (verb === "stop" && isSocket && held) {
      const exit = once(held.child, "exit");
      held.child.kill("SIGKILL");
      await exit;
      held = undefined;
    }
    if (verb === "kill") await end("SIGKILL");
    if ((verb === "start" || verb === "enable") && isSocket) await open();
    if (verb === "start" && isProgram) return start();
    if (verb === "restart" && isProgram) {
      await end("SIGTERM");
      return start();
    }
    return onSystemctl?.(verb, names) ?? 0;
  }
  let onSystemctl: ((verb: string, names: readonly string[]) => number | undefined) | undefined;

  const control = createServer(async (request: IncomingMessage, response) => {
    const args = z.array(z.string()).parse(await json(request));
    if (request.url === "/systemd-notify") isReady();
    else calls.push(args.join(" "));
    const status = request.url === "/systemctl" ? await systemctl(args) : 0;
    response.end(String(status));
  }).listen(0, "127.0.0.1");
  await once(control, "listening");
  const { port: controlPort } = listening.parse(control.address());

  const bin = join(DESTDIR, "stubs");
  mkdirSync(bin, { recursive: true });
  const stub = (name: string, script: string) =>
    writeFileSync(join(bin, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  const ask = (name: string) =>
    `exec "${process.execPath}" -e 'fetch("http://127.0.0.1:${controlPort}/${name}", { method: "POST", body: JSON.stringify(process.argv.slice(1)) }).then((said) => said.text()).then((code) => process.exit(Number(code)))' -- "$@"`;
  for (const name of ["systemctl", "systemd-notify"]) stub(name, ask(name));
  await open();
  listeningPort = held?.port;
  const env = {
    DESTDIR,
    PATH: `${bin}:/usr/sbin:/usr/bin:/bin`,
    port: String(listeningPort),
    // Other tests keep the machine busy.
    SCOOPDALE_READY_SECONDS: "120",
    ...more,
  };
  onTestFinished(async () => {
    isWanted = false;
    await end("SIGKILL");
    held?.child.disconnect();
    control.close();
  });

  return {
    url: `http://127.0.0.1:${listeningPort}`,
    data: join(DESTDIR, "var/lib/scoopdale"),
    backups: join(DESTDIR, "var/lib/scoopdale-backups"),
    opt,
    settings,
    env,
    calls,
    stub,
    onCall(given: typeof onSystemctl) {
      onSystemctl = given;
    },
    /** Runs a shell's lines, as the owner types them. */
    async shell(script: string, { input = "", cwd = DESTDIR } = {}) {
      const child = spawn("sh", ["-eu", "-c", script], { cwd, env, detached: true });
      child.stdin.on("error", () => {});
      child.stdin.end(input);
      const [stdout, stderr, [status]] = await Promise.all([
        text(child.stdout),
        text(child.stderr),
        once(child, "close"),
      ]);
      return { status, stdout, stderr };
    },
  };
}

/** A release with the built program, as it is unpacked. @param main takes the place of the program */
export function makeRelease(folder: string, siteUrl: string, main?: string): void {
  mkdirSync(join(folder, "bin"), { recursive: true });
  symlinkSync(process.execPath, join(folder, "bin/node"));
  for (const part of ["deploy", "package.json", "dist/server", "dist/site", "dist/render"])
    cpSync(part, join(folder, part), { recursive: true });
  for (const part of ["dist/notices", "dist/headers.json"])
    cpSync(part, join(folder, part), { recursive: true });
  const build: object = JSON.parse(readFileSync("dist/build.json", "utf8"));
  writeFileSync(join(folder, "dist/build.json"), JSON.stringify({ ...build, siteUrl }));
  if (main !== undefined) writeFileSync(join(folder, "dist/server/main.js"), main);
}

/** Packs a release with its checksum. @returns the archive */
export function packRelease(folder: string): string {
  const archive = `${folder}.tar.gz`;
  const pack = `tar -czf "$1" "$2" && sha256sum "$1" > "$1.sha256"`;
  const made = spawnSync("sh", ["-c", pack, "sh", basename(archive), basename(folder)], {
    cwd: dirname(folder),
    encoding: "utf8",
  });
  if (made.status !== 0) throw new Error(made.stderr);
  return archive;
}
