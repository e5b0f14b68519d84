import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { holds } from "#server/testing/fuzz.ts";
import { changeSettings, envNames, parseEnv, readSettings, showsSamples } from "./env.ts";

test("an empty environment is the documented one", () => {
  expect(parseEnv({})).toEqual({
    ok: true,
    env: {
      HOST: "127.0.0.1",
      PORT: 3000,
      DATA_DIR: "./data",
      PUSH_ALLOW_LOCAL: false,
      SHOW_SAMPLES: false,
      SITE_URL: "http://localhost:3000",
      RATE_LIMIT: { max: 30, windowMs: 60_000 },
      CONFIRMATIONS_PER_DAY: 200,
      SMTP_PORT: 465,
      TRUST_PROXY: false,
    },
  });
});

test.each(["https://scoopdale.example", "http://10.0.0.8"])(
  "with the public address %s, notifications cannot be sent to this machine",
  (SITE_URL) => {
    expect(parseEnv({ SITE_URL, PUSH_ALLOW_LOCAL: "true" })).toEqual({
      ok: false,
      mistakes: ["PUSH_ALLOW_LOCAL: is for tests, not for a public SITE_URL"],
    });
    expect(parseEnv({ SITE_URL, PUSH_ALLOW_LOCAL: "false" }).ok).toBe(true);
    expect(parseEnv({ PUSH_ALLOW_LOCAL: "true" })).toMatchObject({
      env: { PUSH_ALLOW_LOCAL: true },
    });
  },
);

test.each([
  [{}, false],
  [{ SITE_URL: "https://scoopdale.example" }, false],
  [{ SITE_URL: "https://scoopdale.example", SHOW_SAMPLES: "true" }, false],
  [{ SHOW_SAMPLES: "true" }, true],
])("whether a build with %j shows samples: %s", (given, expected) => {
  const parsed = parseEnv(given);
  expect(parsed.ok && showsSamples(parsed.env)).toBe(expected);
});

test("empty values count as unset", () => {
  expect(parseEnv({ PORT: "", DATABASE_URL: "" })).toEqual(parseEnv({}));
});

test.each([
  ["RATE_LIMIT", "off", false],
  ["RATE_LIMIT", "5/10s", { max: 5, windowMs: 10_000 }],
  ["CONFIRMATIONS_PER_DAY", "0", 0],
  ["TRUST_PROXY", "true", 1],
  ["TRUST_PROXY", "2", 2],
  ["TRUST_PROXY", "127.0.0.1, 10.0.0.0/8", ["127.0.0.1", "10.0.0.0/8"]],
  ["SITE_URL", "https://scoopdale.example/", "https://scoopdale.example"],
])("%s=%s is read as %j", (name, text, value) => {
  expect(parseEnv({ [name]: text })).toMatchObject({ ok: true, env: { [name]: value } });
});

test.each(["0x1F90", "1e4", " ", "-1", "70000"])("%j is not a port", (PORT) => {
  expect(parseEnv({ PORT }).ok).toBe(false);
});

test.each(["10.0.0.0/99", "::1/129", "10.0.0"])("%j is not a proxy", (TRUST_PROXY) => {
  expect(parseEnv({ TRUST_PROXY }).ok).toBe(false);
});

test.each([
  [{}, "smtps://mail.example:465"],
  [{ SMTP_PORT: "587" }, "smtp://mail.example:587"],
  [
    { SMTP_USER: "us:er", SMTP_PASSWORD: "pa$$w&rd@#/" },
    /^smtps:\/\/us%3Aer:pa%24%24w%26rd%40%23%2F@mail/,
  ],
  [{ SMTP_PORT: "587", SMTP_USER: "u", SMTP_PASSWORD: "p" }, /:587\/?\?requireTLS=true$/],
  [{ SMTP_HOST: "127.0.0.1", SMTP_PORT: "25", SMTP_USER: "u", SMTP_PASSWORD: "p" }, /:25$/],
])("the mail server's four variables %j make the address %s", (more, url) => {
  expect(parseEnv({ SMTP_HOST: "mail.example", ...more })).toMatchObject({
    env: { SMTP_URL: expect.stringMatching(url) },
  });
});

test.each([
  [{ SMTP_HOST: "mail.example", SMTP_URL: "smtp://mail.example" }, "SMTP_HOST"],
  [{ SMTP_HOST: "mail.example", SMTP_USER: "u" }, "SMTP_USER"],
  [{ SMTP_USER: "u", SMTP_PASSWORD: "p" }, "SMTP_USER"],
])("a mail server that is set by halves or twice is refused: %j", (given, name) => {
  expect(parseEnv(given)).toMatchObject({ ok: false, mistakes: [expect.stringContaining(name)] });
});

test("settings are read as systemd does, without a shell", () => {
  const text = String.raw`# PORT=1
; PORT=2
PORT = 3000  
SMTP_URL=smtps://user:pa$$w&rd@mail.example#1
SINGLE='a "b" $c \n'
DOUBLE="a \"b\" \$c \\ \n"
JOINED='a'"b"c'd'
 EMPTY=
ESCAPED=a\ b\\
LONG="two
lines"
no setting
`;
  expect(Object.fromEntries(readSettings(text))).toEqual({
    PORT: "3000",
    SMTP_URL: "smtps://user:pa$$w&rd@mail.example#1",
    SINGLE: 'a "b" $c \\n',
    DOUBLE: 'a "b" $c \\ \\n',
    JOINED: "abc'd'",
    EMPTY: "",
    ESCAPED: "a b\\",
    LONG: "two\nlines",
  });
});

test("a setting is read as it was written, and everything else stays", async () => {
  const value = fc.string({ unit: "binary", minLength: 1 }).filter((text) => !text.includes("\0"));
  await holds(
    fc.property(value, value, (first, second) => {
      const one = changeSettings("# A note\nA=1\n", { NAME: first });
      const two = changeSettings(`${one}Z=1`, { NAME: second });
      expect([...readSettings(two)]).toEqual([
        ["A", "1"],
        ["Z", "1"],
        ["NAME", second],
      ]);
      expect(changeSettings(two, { NAME: "" })).toBe("# A note\nA=1\nZ=1\n");
    }),
    100,
  );
});

test.each([
  ["SMPT_URL", "SMTP_URL"],
  ["SITE_URLS", "SITE_URL"],
  ["OWNER_EMAL", "OWNER_EMAIL"],
])("%s is refused, and %s named", (name, meant) => {
  expect(parseEnv({ [name]: "x" })).toEqual({
    ok: false,
    mistakes: [`${name}: is unknown: ${meant} is meant?`],
  });
});

test.each(["HOSTNAME", "HOSTS", "PORTS", "SITE", "DATABASE", "PGHOST"])(
  "%s belongs to another program",
  (name) => expect(parseEnv({ [name]: "x" }).ok).toBe(true),
);

test.each(["https://scoopdale.example/x", "https://scoopdale.example?x"])(
  "%s is no address of a site",
  (SITE_URL) => expect(parseEnv({ SITE_URL }).ok).toBe(false),
);

const bad = {
  PORT: "70000",
  DATABASE_URL: "mysql://user:secret@host/db",
  SITE_URL: "scoopdale.example",
  SMTP_URL: "https://user:secret@mail.example",
  GATE_NOTE_KEYS: "c2VjcmV0",
  RATE_LIMIT: "many",
  CONFIRMATIONS_PER_DAY: "-1",
  TRUST_PROXY: "everyone",
};

test("all bad variables are listed in one run, without their values", () => {
  const parsed = parseEnv(bad);
  const mistakes = parsed.ok ? [] : parsed.mistakes;
  expect(mistakes.map((line) => line.split(":")[0])).toEqual(Object.keys(bad));
  expect(mistakes.join()).not.toContain("secret");
});

test("the program ends with 1 and the list", () => {
  const run = spawnSync(process.execPath, ["server/main.ts"], {
    env: { ...process.env, ...bad },
    encoding: "utf8",
  });
  expect(run.status).toBe(1);
  const { msg } = z.object({ msg: z.string() }).parse(JSON.parse(run.stderr));
  for (const name of Object.keys(bad)) expect(msg).toContain(`${name}: must be`);
});

test(".env.example names every variable", () => {
  const named = readFileSync(".env.example", "utf8").matchAll(/^#? ?([A-Z_]+)=/gm);
  expect([...named].map(([, name]) => name)).toEqual(envNames);
});
