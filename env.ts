import { existsSync, readFileSync } from "node:fs";
import { isIP } from "node:net";
import * as z from "zod/mini";
import { isOneSlip } from "#domain/typed/one-slip.ts";

const windows = { s: 1000, m: 60_000, h: 3_600_000 };

/** "30/1m" as requests and milliseconds; false when there is no limit. */
function rateLimit(text: string, context: z.core.ParsePayload) {
  if (text === "off") return false;
  const [, max, count = "1", unit] = /^(\d{1,9})\/(\d{1,4})?([smh])$/.exec(text) ?? [];
  const milliseconds = unit === "s" || unit === "m" || unit === "h" ? windows[unit] : 0;
  if (Number(max) > 0 && Number(count) > 0 && milliseconds > 0)
    return { max: Number(max), windowMs: Number(count) * milliseconds };
  context.issues.push({
    code: "custom",
    input: text,
    message: 'must be requests/window such as "30/1m", or "off"',
  });
  return false;
}

/** An address, or a range of them such as 10.0.0.0/8. */
function isNetwork(text: string): boolean {
  const [, address = "", prefix = "0"] = /^(.+?)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const version = isIP(address);
  return version !== 0 && Number(prefix) <= (version === 4 ? 32 : 128);
}

/** Which proxies' X-Forwarded-For is trusted: none, a number of hops, or those at the addresses. */
function trustProxy(text: string, context: z.core.ParsePayload) {
  if (text === "false") return false;
  if (text === "true") return 1;
  if (/^[1-9]\d?$/.test(text)) return Number(text);
  const addresses = text.split(",").map((address) => address.trim());
  if (addresses.every(isNetwork)) return addresses;
  context.issues.push({
    code: "custom",
    input: text,
    message: 'must be "true", a number of hops, or addresses separated by commas',
  });
  return false;
}

/** 32 bytes each in base64, separated by commas. */
function encryptionKeys(text: string, context: z.core.ParsePayload): readonly Buffer[] {
  const keys = text.split(",").map((key) => key.trim());
  if (keys.some((key) => !/^[A-Za-z0-9+/]{43}=$/.test(key)))
    context.issues.push({
      code: "custom",
      input: text,
      message: "must be 32 bytes in base64, or several such keys separated by commas",
    });
  return keys.map((key) => Buffer.from(key, "base64"));
}

const url = (schemes: RegExp, message: string) =>
  z
    .string()
    .check(z.refine((text) => schemes.test(text) && URL.canParse(text), { error: message }));

const flag = z._default(
  z.pipe(
    z.enum(["true", "false"], 'must be "true" or "false"'),
    z.transform((text) => text === "true"),
  ),
  false,
);

/** Where mail servers expect TLS from the first byte. */
const smtpsPort = 465;

const port = z.pipe(
  z.string().check(
    z.refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535, {
      error: "must be a port, 0 to 65535",
    }),
  ),
  z.transform(Number),
);

const schema = z.object({
  HOST: z._default(z.string(), "127.0.0.1"),
  PORT: z._default(port, 3000),
  DATA_DIR: z._default(z.string(), "./data"),
  DATABASE_URL: z.optional(
    url(/^postgres(ql)?:\/\//, "must be a postgres:// address, or unset for SQLite in DATA_DIR"),
  ),
  SITE_URL: z._default(
    z.pipe(
      url(
        /^https?:\/\/[^/?#]+\/?$/,
        "must be the public http(s) address of the site, without a path",
      ),
      z.transform((address) => new URL(address).origin),
    ),
    "http://localhost:3000",
  ),
  SMTP_URL: z.optional(url(/^smtps?:\/\//, "must be an smtp:// or smtps:// address")),
  /** In place of SMTP_URL: nothing in them has to be encoded. */
  SMTP_HOST: z.optional(
    z.string().check(z.regex(/^[\w.-]+$/, "must be the name of a mail server")),
  ),
  SMTP_PORT: z._default(port, smtpsPort),
  SMTP_USER: z.optional(z.string()),
  SMTP_PASSWORD: z.optional(z.string()),
  OWNER_EMAIL: z.optional(
    z.string().check(
      z.refine((text) => /^[^\s@,;<>]+@[^\s@,;<>]+$/.test(text), {
        error: "must be one email address",
      }),
    ),
  ),
  WEBHOOK_URL: z.optional(url(/^https?:\/\//, "must be an http(s) address")),
  WEBHOOK_SECRET: z.optional(
    z.string().check(
      z.refine((text) => /^whsec_[A-Za-z0-9+/]{32,88}={0,2}$/.test(text), {
        error: 'must be "whsec_" and 24 to 64 bytes in base64',
      }),
    ),
  ),
  PUSH_ALLOW_LOCAL: flag,
  /** Read by the build alone. */
  SHOW_SAMPLES: flag,
  SESSION_SECRET: z.optional(z.string().check(z.minLength(32, "must have at least 32 characters"))),
  /** The keys of gate notes: the first encrypts, all decrypt. */
  GATE_NOTE_KEYS: z.optional(z.pipe(z.string(), z.transform(encryptionKeys))),
  RATE_LIMIT: z._default(z.pipe(z.string(), z.transform(rateLimit)), {
    max: 30,
    windowMs: windows.m,
  }),
  CONFIRMATIONS_PER_DAY: z._default(
    z.pipe(
      z.string().check(z.regex(/^\d{1,6}$/, "must be a number of emails, 0 to 999999")),
      z.transform(Number),
    ),
    200,
  ),
  TRUST_PROXY: z._default(z.pipe(z.string(), z.transform(trustProxy)), false),
  /** What `GET /metrics` asks for; without it there are no metrics. */
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(16, "must have at least 16 characters"))),
  /** Where the nightly backups are. */
  BACKUP_DIR: z.optional(z.string()),
  /** A file that is touched whenever a copy of them has left the machine. */
  OFFSITE_CHECK: z.optional(z.string()),
  /** Where the proxy reads its notices: they say the phone number that is published now. */
  NOTICE_DIR: z.optional(z.string()),
  PLAYWRIGHT_CHROMIUM_PATH: z.optional(z.string()),
});

export type Env = z.output<typeof schema>;

/** Whether people elsewhere can open the site. */
export const isPublicSite = ({ SITE_URL }: Pick<Env, "SITE_URL">): boolean =>
  !/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(SITE_URL).hostname);

/** Whether a build says that sample reviews, placeholders and an unproven rating are shown: never to strangers. */
export const showsSamples = (env: Pick<Env, "SHOW_SAMPLES" | "SITE_URL">): boolean =>
  env.SHOW_SAMPLES && !isPublicSite(env);

/** Every environment variable that the program reads. */
export const envNames = z.keyof(schema).options;

export const secretNames = [
  "DATABASE_URL",
  "GATE_NOTE_KEYS",
  "METRICS_TOKEN",
  "SESSION_SECRET",
  "SMTP_PASSWORD",
  "SMTP_URL",
  "WEBHOOK_SECRET",
] as const satisfies readonly (keyof Env)[];

/** Too short to tell a mistake from another program's variable. */
const hasUsualName = (name: string) => name === "HOST" || name === "PORT";

function misspellings(names: Iterable<string>): string[] {
  const known: readonly string[] = envNames;
  return [...names].flatMap((name) => {
    if (known.includes(name)) return [];
    const meant = known.find((one) => !hasUsualName(one) && isOneSlip(name, one));
    return meant ? [`${name}: is unknown: ${meant} is meant?`] : [];
  });
}

/** The address that the four variables beside SMTP_URL make. A password leaves this machine encrypted only. */
function smtpUrlOf({ SMTP_HOST, SMTP_PORT, SMTP_USER, SMTP_PASSWORD = "" }: Env) {
  if (SMTP_HOST === undefined) return {};
  const scheme = SMTP_PORT === smtpsPort ? "smtps" : "smtp";
  const SMTP_URL = new URL(`${scheme}://${SMTP_HOST}:${SMTP_PORT}`);
  if (SMTP_USER === undefined) return { SMTP_URL: SMTP_URL.href };
  SMTP_URL.username = encodeURIComponent(SMTP_USER);
  SMTP_URL.password = encodeURIComponent(SMTP_PASSWORD);
  if (scheme === "smtp" && !/^(localhost|127\.[\d.]+)$/.test(SMTP_HOST))
    SMTP_URL.search = "requireTLS=true";
  return { SMTP_URL: SMTP_URL.href };
}

/** What values need together. */
function mistakesTogether(env: Env): string[] {
  if (env.WEBHOOK_URL && !env.WEBHOOK_SECRET)
    return ["WEBHOOK_SECRET: must be set where WEBHOOK_URL is"];
  if (env.PUSH_ALLOW_LOCAL && isPublicSite(env))
    return ["PUSH_ALLOW_LOCAL: is for tests, not for a public SITE_URL"];
  if (env.SMTP_HOST && env.SMTP_URL) return ["SMTP_HOST: SMTP_URL is set, too"];
  if (env.SMTP_USER && !(env.SMTP_HOST && env.SMTP_PASSWORD))
    return ["SMTP_USER: needs SMTP_HOST and SMTP_PASSWORD"];
  return [];
}

/** Checks an environment; empty values count as unset. Returns the typed values, or a line for every bad variable. */
export function parseEnv(
  source: Readonly<Record<string, string | undefined>>,
): { ok: true; env: Env } | { ok: false; mistakes: string[] } {
  const given = new Map<string, string>();
  for (const [name, value] of Object.entries(source)) if (value) given.set(name, value);
  const unknown = misspellings(given.keys());
  if (unknown.length > 0) return { ok: false, mistakes: unknown };
  const result = schema.safeParse(Object.fromEntries(given));
  if (result.success) {
    const mistakes = mistakesTogether(result.data);
    if (mistakes.length > 0) return { ok: false, mistakes };
    return { ok: true, env: { ...result.data, ...smtpUrlOf(result.data) } };
  }
  // The values stay out of the message: DATABASE_URL holds a password.
  return {
    ok: false,
    mistakes: result.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`),
  };
}

function printAndExit(mistakes: string): never {
  console.error(mistakes);
  process.exit(1);
}

/**
 * A setting as systemd reads it from an `EnvironmentFile`: no shell, no substitution.
 * @see https://www.freedesktop.org/software/systemd/man/latest/systemd.exec.html#EnvironmentFile=
 */
const setting =
  /^[ \t]*(?![#;])([^=\s][^=\n]*?)[ \t]*=((?:[ \t]*(?:'[^']*'|"(?:\\[\s\S]|[^"\\])*"))*)[ \t]*((?:\\[\s\S]|[^\\\n])*?)[ \t]*$\n?/gm;
const quoted = /'([^']*)'|"((?:\\[\s\S]|[^"\\])*)"/g;

const unescaped = (text: string, escapes: RegExp) =>
  text.replace(escapes, (_, escaped) => (escaped === "\n" ? "" : escaped));

export function readSettings(text: string): Map<string, string> {
  const settings = new Map<string, string>();
  for (const [, name = "", quotes = "", rest = ""] of text.matchAll(setting)) {
    const parts = [...quotes.matchAll(quoted)].map(
      ([, single, double = ""]) => single ?? unescaped(double, /\\(["\\`$\n])/g),
    );
    settings.set(name, parts.join("") + unescaped(rest, /\\([\s\S])/g));
  }
  return settings;
}

/** Replaces settings, and removes those that become empty. Everything else stays, comments included. */
export function changeSettings(text: string, changes: Readonly<Record<string, string>>): string {
  const kept = text.replace(setting, (line, name) => (Object.hasOwn(changes, name) ? "" : line));
  const lines = Object.entries(changes).flatMap(([name, value]) => {
    if (value === "") return [];
    const isPlain = /^[\w@%+=:,./-]*$/.test(value);
    return `${name}=${isPlain ? value : `"${value.replace(/["\\`$]/g, "\\$&")}"`}\n`;
  });
  return `${kept}${kept === "" || kept.endsWith("\n") ? "" : "\n"}${lines.join("")}`;
}

/** Reads the environment and `.env`. `fail` gets a list of all bad values, if there are any. */
export function readEnv(fail: (mistakes: string) => never = printAndExit): Env {
  if (existsSync(".env"))
    for (const [name, value] of readSettings(readFileSync(".env", "utf8")))
      process.env[name] ??= value;
  const result = parseEnv(process.env);
  if (result.ok) return result.env;
  const lines = result.mistakes.map((line) => `  ${line}`);
  return fail(`The environment has mistakes:\n${lines.join("\n")}`);
}

/**
 * The first socket that systemd hands over, which takes the place of HOST and PORT.
 * @see https://www.freedesktop.org/software/systemd/man/latest/sd_listen_fds.html
 */
export function inheritedSocket(): { readonly fd?: number } {
  const { LISTEN_PID, LISTEN_FDS } = process.env;
  return Number(LISTEN_PID) === process.pid && Number(LISTEN_FDS) > 0 ? { fd: 3 } : {};
}

/** Set where systemd waits until the program says that it is ready (`Type=notify`). */
export const isAwaited = (): boolean => Boolean(process.env["NOTIFY_SOCKET"]);
