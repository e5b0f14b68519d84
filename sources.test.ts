import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** What runs on the server and in browsers: no tests, no tools. */
const files = globSync("{content,domain,inbox,server,site,ui}/**/*.{ts,tsx,astro}").filter(
  (file) => !/\.test\.tsx?$|\/testing\/|^(ui\/generated|site\/build)\//.test(file),
);
const sources = new Map([...files, "env.ts"].map((file) => [file, readFileSync(file, "utf8")]));

const filesWith = (pattern: RegExp) =>
  [...sources]
    .filter(([, source]) => pattern.test(source))
    .map(([file]) => file)
    .toSorted();

test("the program starts no other program and runs no text as code", () => {
  expect(sources.size).toBeGreaterThan(250);
  expect(
    filesWith(/node:(child_process|vm|cluster)|\beval\(|new Function\(|setTimeout\("/),
  ).toEqual([
    // What root does with systemd.
    "server/cli/machine/machine.ts",
    // A command of the owner's, for pg_dump and pg_restore.
    "server/cli/postgres-backup.ts",
    // The program itself, after the owner has published.
    "server/keep-running.ts",
    // systemd-notify, with nothing that anybody sent.
    "server/serve.ts",
    // What the build has made to render pages, with the days off.
    "server/website/render-site.ts",
  ]);
});

test("raw HTML is set in four places, none of which gets text from visitors", () => {
  expect(
    filesWith(
      /dangerouslySetInnerHTML|set:html|(inner|outer)HTML|insertAdjacentHTML|document\.write/,
    ),
  ).toEqual([
    // What the owner changed and structured data, with "<" escaped.
    "site/layouts/inbox.astro",
    "site/layouts/page.astro",
    // The articles of content/blog.
    "site/pages/blog/[article].astro",
    // Pictures, at build time.
    "site/social/draw-poster.tsx",
  ]);
});

test("SQL is text only in migrations and copies, without anybody's input", () => {
  const texts = filesWith(/\bsql\.(raw|lit)\b/);
  expect(texts.filter((file) => !file.startsWith("server/db/migrations/"))).toEqual([
    "server/privacy/tables.ts",
  ]);
});

test("digests are SHA-256, only gate notes are encrypted, and random numbers come from the system", () => {
  const digests = [...sources.values()].flatMap((source) =>
    [...source.matchAll(/(?:createHash|createHmac|hkdfSync)\(\s*"([^"]+)"/g)].map(
      ([, name]) => name,
    ),
  );
  expect(digests.length).toBeGreaterThan(3);
  expect(new Set(digests)).toEqual(new Set(["sha256"]));
  // Each names its digest where it is called.
  expect(filesWith(/(create(Hash|Hmac)|hkdf(Sync)?|pbkdf2(Sync)?)\((?!\s*"sha256")/)).toEqual([]);
  expect(filesWith(/create(De)?[Cc]ipher/)).toEqual(["server/visits/gate-keys.ts"]);
  expect(filesWith(/publicEncrypt|Math\.random/)).toEqual([]);
});

test("email links are made in one place, which encodes addresses, and none runs a script", () => {
  // Push services take the address of the sender as a "mailto:", which nobody opens.
  expect(filesWith(/mailto:/)).toEqual([
    "domain/contact.ts",
    "domain/typed/readable.ts",
    "server/messages/send-push.ts",
  ]);
  expect(filesWith(/javascript:/)).toEqual([]);
});

test("passwords are typed into fields that hide them and that password managers know", () => {
  const fields = filesWith(/\bname="(password|current|next)"/).flatMap((file) =>
    (sources.get(file) ?? "").split(/(?=<(?:input|TextField)\b)/),
  );
  const passwords = fields.filter((field) => /name="(password|current|next)"/.test(field));
  expect(passwords.length).toBeGreaterThanOrEqual(3);
  // A new one is hidden at first and can be shown.
  for (const field of passwords)
    expect(field).toMatch(
      /type=("password"|\{isShown \? "text" : "password"\})\s+autoComplete="(current|new)-password"/,
    );
  const hindering = filesWith(/onPaste|autoComplete="off"/);
  // The customer's data, not the user's: the browser must not fill them in.
  expect(hindering.filter((file) => /^inbox\/(?!booking\/)/.test(file))).toEqual([]);
});

test("random cases come from one place, which prints their seed", () => {
  const tests = globSync("{*,**/*}.test.{ts,tsx}", { exclude: ["**/node_modules/**"] });
  expect(tests.length).toBeGreaterThan(200);
  const random = /\bfc\.(assert|check|sample)\(|Math\.random/;
  expect(tests.filter((file) => random.test(readFileSync(file, "utf8")))).toEqual([]);
});

test("every file that defines commands is loaded, and no name is used twice", () => {
  const namesIn = (source: string) =>
    [...source.matchAll(/define(?:Command|Change)(?:<[^(]+>)?\(\{\s*name: "(\w+)"/g)].map(
      ([, name]) => name,
    );
  const defined = [...sources].map(([file, source]) => [file, namesIn(source)] as const);
  const defining = defined.filter(([, names]) => names.length > 0).map(([file]) => file);
  const loading = sources.get("server/commands.ts") ?? "";
  const loaded = [...loading.matchAll(/import "\.(.*)"/g)].map(([, file]) => `server${file}`);
  expect(loaded.toSorted()).toEqual(defining.toSorted());
  const names = defined.flatMap(([, own]) => own);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
