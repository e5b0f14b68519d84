import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { chromium } from "@playwright/test";
import { inflate } from "@sparticuz/chromium";
import { readEnv } from "#env";

export interface Browser {
  readonly executablePath: string;
  /** Variables that the browser needs beyond the usual. */
  readonly env?: Record<string, string>;
}

const cache = join(import.meta.dirname, "../node_modules/.cache");
const packed = join(
  dirname(createRequire(import.meta.url).resolve("@sparticuz/chromium")),
  "../bin",
);

const starts = (executablePath: string, env: Record<string, string> = {}) =>
  spawnSync(executablePath, ["--version"], { env: { ...process.env, ...env } }).status === 0;

/** Unpacks to a neighboring folder and renames it: several processes can do this at the same time. */
async function unpack(folder: string): Promise<void> {
  mkdirSync(cache, { recursive: true });
  const beside = mkdtempSync(`${folder}-`);
  const temporary = process.env["TMPDIR"];
  // The package unpacks to wherever temporary files go.
  process.env["TMPDIR"] = beside;
  for (const file of ["chromium.br", "fonts.tar.br", "swiftshader.tar.br", "al2023.tar.br"])
    await inflate(join(packed, file));
  if (temporary === undefined) delete process.env["TMPDIR"];
  else process.env["TMPDIR"] = temporary;
  try {
    renameSync(beside, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    rmSync(beside, { recursive: true });
  }
}

/** Chromium from npm, with the libraries it carries where the machine lacks them. */
async function fromNpm(): Promise<Browser> {
  const folder = join(cache, "chromium-153");
  if (!existsSync(folder)) await unpack(folder);
  const executablePath = join(folder, "chromium");
  if (starts(executablePath)) return { executablePath };
  const env = { LD_LIBRARY_PATH: join(folder, "al2023/lib") };
  if (starts(executablePath, env)) return { executablePath, env };
  throw new Error(`${executablePath} does not start: set PLAYWRIGHT_CHROMIUM_PATH to a Chromium`);
}

/** A Chromium: the one named in the environment, Playwright's, the system's, or npm's. */
export async function findBrowser(): Promise<Browser> {
  const named = readEnv().PLAYWRIGHT_CHROMIUM_PATH;
  const installed = [
    chromium.executablePath(),
    "/usr/bin/chromium",
    "/usr/bin/google-chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  ];
  const executablePath = named ?? installed.find((path) => existsSync(path));
  return executablePath === undefined ? fromNpm() : { executablePath };
}
