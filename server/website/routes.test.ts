import { expect, test, vi } from "vitest";
import { websiteEndpoints as endpoints } from "#domain/api/website.ts";
import { contentBlockers } from "#domain/content/published.ts";
import { minuteMs } from "#domain/dates.ts";
import { defaults } from "#domain/website/defaults.ts";
import {
  noChanges,
  now,
  page,
  rendered,
  type TestApp,
  testBuild,
  testSite,
  withApp,
} from "#server/testing/app.ts";
import { jpeg, segment } from "#server/testing/jpeg.ts";
import { mustChoosePassword, signIn } from "#server/testing/sign-in.ts";
import { SiteMistakes } from "./render-site.ts";
import { publishVersion } from "./versions.ts";

type Given = Parameters<typeof withApp>[0];

/** An app with an owner who is signed in. */
const withOwner = (use: (test: OwnerTest) => Promise<void>, given: Given = {}) =>
  withApp(given, async (test) => {
    const headers = await signIn(test);
    const { server } = test;
    const ask: OwnerTest["ask"] = async (method, url, payload) => {
      const answer = await server.inject({ method, url, headers, ...(payload && { payload }) });
      return { status: answer.statusCode, body: answer.json() };
    };
    await use({
      ...test,
      headers,
      ask,
      save: (thing, value, seen = null) =>
        ask("PUT", `/api/website/draft/${thing}`, { seen, value }),
      read: async () => endpoints.read.answer.parse((await ask("GET", "/api/website")).body),
      async publish() {
        const { body } = await ask("GET", "/api/website");
        const { revision } = endpoints.read.answer.parse(body).draft;
        return ask("POST", "/api/website/publish", { revision });
      },
    });
  });

interface Answer {
  readonly status: number;
  readonly body: unknown;
}
interface OwnerTest extends TestApp {
  readonly headers: { readonly cookie: string };
  ask(method: "GET" | "POST" | "PUT", url: string, payload?: object): Promise<Answer>;
  save(thing: string, value: unknown, seen?: number | null): Promise<Answer>;
  read(): Promise<ReturnType<typeof endpoints.read.answer.parse>>;
  publish(): Promise<Answer>;
}

test("the website is read with what is said, what waits and what is missing to be public", () =>
  withOwner(
    async ({ save, read, publish }) => {
      expect(await read()).toMatchObject({
        ...{
          live: 3,
          version: 0,
          versions: [],
          things: defaults,
          draft: { revision: 0, things: {} },
        },
        problems: [{ thing: "faqs.home", text: "is too long" }],
        goLive: contentBlockers().map(({ name, task }) => ({ name, task, thing: name })),
      });
      await save("phone", "+14802345678");
      expect(await read()).toMatchObject({
        things: defaults,
        draft: {
          revision: 1,
          things: {
            phone: { value: "+14802345678", revision: 1, by: "riley", at: now.toISOString() },
          },
        },
      });
      await save("reviews", []);
      expect((await publish()).status).toBe(200);
      const after = await read();
      expect(after.things["phone"]).toBe("+14802345678");
      expect(after.versions).toMatchObject([{ version: 1, things: ["phone", "reviews"] }]);
    },
    {
      env: { SITE_URL: "https://scoopdale.com" },
      build: { ...testBuild, siteUrl: "https://scoopdale.com" },
      website: {
        ...noChanges,
        ...{ live: 3, problems: [{ thing: "faqs.home", text: "is too long" }] },
      },
    },
  ));

test.each([
  ["plans.weekly.pricePerVisit", 24.5, { value: "must be a whole number" }],
  ["phone", "+14805550199", { value: "555 numbers are reserved for films" }],
  ["pages.home.title", "x".repeat(61), { value: "must be at most 60 characters long" }],
  [
    "notice",
    { text: "", from: "2026-11-20", to: "2026-11-21" },
    { "value.text": expect.any(String) },
  ],
  ["reviews", [{ name: "Ann" }], { "value.0.text": expect.any(String) }],
  ["legalName", "", { value: expect.any(String) }],
  [
    "faqs.home",
    [{ question: "How much?", answer: "$24 a week" }],
    { "value.0.answer": expect.stringContaining("{weekly}") },
  ],
])("%s cannot be %j: the field says why, and nothing is saved", (thing, value, errors) =>
  withOwner(async ({ save, read }) => {
    expect(await save(thing, value)).toMatchObject({
      status: 422,
      body: { code: "invalid", errors: expect.objectContaining(errors) },
    });
    expect((await read()).draft).toEqual({ revision: 0, things: {} });
  }),
);

test("what is no thing is not found", () =>
  withOwner(async ({ save }) => {
    for (const thing of ["plans.monthly.pricePerVisit", "constructor", "hasOwnProperty"])
      expect(await save(thing, "x"), thing).toMatchObject({ status: 404 });
  }));

test("a conflict has both values, and a thing without a value leaves the draft", () =>
  withOwner(async ({ save, read }) => {
    expect(await save("legalName", "Ours LLC")).toEqual({ status: 200, body: { revision: 1 } });
    expect(await save("legalName", "Mine LLC")).toMatchObject({
      status: 409,
      body: {
        ...{ code: "conflict", actor: "riley", yours: "Mine LLC" },
        theirs: { value: "Ours LLC", revision: 1, by: "riley" },
      },
    });
    expect(await save("legalName", undefined, 1)).toMatchObject({ body: { revision: null } });
    expect(await save("legalName", "Mine LLC", 1)).toMatchObject({
      ...{ status: 409, body: { theirs: null, yours: "Mine LLC" } },
    });
    expect((await read()).draft).toEqual({ revision: 2, things: {} });
  }));

test("all changes together have a limit", () =>
  withOwner(async ({ save }) => {
    const questions = Array.from({ length: 20 }, () => ({
      ...{ question: "x".repeat(120), answer: "犬".repeat(600) },
    }));
    expect((await save("faqs.home", questions)).status).toBe(200);
    expect(await save("faqs.pricing", questions)).toMatchObject({
      ...{ status: 413, body: { detail: expect.stringContaining("60 kB") } },
    });
  }));

test("phone and email need a recent sign-in, and nothing else does", () => {
  let time = now;
  return withOwner(
    async ({ save }) => {
      time = new Date(now.getTime() + 10 * minuteMs);
      for (const [thing, value] of [
        ["phone", "+14802345678"],
        ["email", "hello@scoopdale.com"],
      ] as const)
        expect(await save(thing, value)).toMatchObject({
          ...{ status: 403, body: { code: "old-sign-in" } },
        });
      expect(await save("legalName", "Ours LLC")).toMatchObject({ status: 200 });
    },
    { now: () => time },
  );
});

test("publishing renders all changes so far, then makes a version and has it shown", async () => {
  const prepareSite = vi.fn(async () => rendered());
  const startAgain = vi.fn();
  await withOwner(
    async ({ save, publish, read }) => {
      await save("legalName", "Ours LLC");
      expect(await publish()).toEqual({ status: 200, body: { version: 1 } });
      await save("license", "12");
      expect(await publish()).toEqual({ status: 200, body: { version: 2 } });
      expect(prepareSite).toHaveBeenCalledWith({ legalName: "Ours LLC", license: "12" });
      await expect.poll(() => startAgain.mock.calls.length).toBeGreaterThan(0);
      expect(await publish(), "nothing waits").toEqual({ status: 200, body: { version: 2 } });
      expect(await read()).toMatchObject({ version: 2, draft: { things: {} } });
    },
    { prepareSite, website: { ...noChanges, startAgain } },
  );
});

test("what does not fit is named, and neither it nor a failed render nor a draft that was not seen changes anything", async () => {
  const prepareSite = vi.fn(async () => rendered());
  const startAgain = vi.fn();
  await withOwner(
    async ({ save, publish, read, ask, log }) => {
      await save("legalName", "Ours LLC");
      prepareSite.mockRejectedValueOnce(new SiteMistakes(["index.html: has no title", "second"]));
      expect(await publish()).toMatchObject({
        status: 422,
        body: { code: "invalid", mistakes: ["index.html: has no title", "second"] },
      });
      prepareSite.mockRejectedValueOnce(new Error("killed by the system"));
      const failed = await publish();
      expect(failed).toMatchObject({
        ...{ status: 500, body: { detail: expect.stringContaining("The site is as it was") } },
      });
      expect(JSON.stringify(failed)).not.toContain("killed");
      expect(log.join("")).toContain("killed by the system");
      const draft = { seen: 9, isOld: true, revision: 0 };
      expect(await ask("POST", "/api/website/publish", draft)).toMatchObject({ status: 409 });
      expect(await read()).toMatchObject({ version: 0, draft: { things: { legalName: {} } } });
      prepareSite.mockImplementationOnce(async () => {
        await save("license", "12");
        return rendered();
      });
      expect(await publish(), "changed meanwhile").toMatchObject({ status: 409 });
      expect((await read()).version).toBe(0);
      expect(startAgain).not.toHaveBeenCalled();
      expect((await publish()).status).toBe(200);
    },
    { prepareSite, website: { ...noChanges, startAgain } },
  );
});

test("null brings a default back, but for what may be null; what does not fit any more goes, too", async () => {
  const prepareSite = vi.fn(async () => rendered());
  await withOwner(
    async ({ app, save, publish, read }) => {
      const changes = { fax: "none", license: "11", email: "none", postalAddress: "1 Main St" };
      const by = { actor: "riley", at: now.toISOString() };
      await app.store.run(publishVersion, { ...by, seen: 0, changes, isDraft: false });
      for (const thing of ["postalAddress", "rating"]) await save(thing, null);
      expect((await publish()).status).toBe(200);
      expect(prepareSite).toHaveBeenCalledWith({ license: "11", rating: null });
      expect((await read()).things).toMatchObject({ license: "11", email: defaults["email"] });
    },
    { prepareSite },
  );
});

test("an earlier version and the site as built come back as new versions, and the draft stays", async () => {
  const prepareSite = vi.fn(async () => rendered());
  await withOwner(
    async ({ save, publish, read, ask }) => {
      await save("legalName", "Ours LLC");
      await publish();
      await save("legalName", "Theirs LLC");
      await publish();
      await save("license", "12");
      const undo = (version: number) => ask("POST", "/api/website/undo", { version });
      expect(await undo(1)).toEqual({ status: 200, body: { version: 3 } });
      expect(await undo(0)).toEqual({ status: 200, body: { version: 4 } });
      expect(await undo(9)).toMatchObject({ status: 404 });
      expect(prepareSite).toHaveBeenCalledWith({});
      expect(await read()).toMatchObject({
        things: { legalName: defaults["legalName"] },
        draft: { things: { license: { value: "12" } } },
      });
    },
    { prepareSite },
  );
});

test("the preview is for owners only, stays in itself, and cannot send anything", async () => {
  const links = `<a class="x" href="/book-now?plan=weekly#form">Book</a><a href="/">Home</a>
    <a href="/inbox">Inbox</a><link href="/styles.css"><a href="/nowhere">?</a>`;
  const policy = "default-src 'none'; connect-src 'self'; form-action 'self'; base-uri 'none'";
  const home = page(links);
  const headers = { ...home.headers, "content-security-policy": policy, "speculation-rules": "x" };
  const site = new Map([...testSite, ["/", { ...home, headers }], ["/inbox", page("inbox")]]);
  const prepareSite = vi.fn(async (changes: object) =>
    rendered(new Map([["/book-now", page(`changed ${JSON.stringify(changes)}`).copies]])),
  );
  await withOwner(
    async ({ server, app, headers: cookie, ask, save }) => {
      const get = (url: string, headers = {}) => server.inject({ url, headers });
      await save("legalName", "</script><b>");
      expect(await ask("POST", "/api/website/preview")).toEqual({
        ...{ status: 200, body: { url: "/preview/" } },
      });
      const preview = await get("/preview/", cookie);
      expect(preview.statusCode).toBe(200);
      expect(preview.body).toBe(
        links.replace("/book-now", "/preview/book-now").replace('href="/"', 'href="/preview/"'),
      );
      expect(preview.headers).toMatchObject({
        "content-security-policy":
          "default-src 'none'; base-uri 'none'; connect-src 'none'; form-action 'none'",
        "cache-control": "no-store",
        "x-robots-tag": "noindex",
      });
      expect(preview.headers).not.toHaveProperty("speculation-rules");
      expect((await get("/preview/book-now", cookie)).body).toContain('"</script><b>"');

      const helper = await signIn({ server, app }, "kim", "helper");
      const newcomer = await signIn({ server, app }, "lee");
      await app.store.run(mustChoosePassword, {
        ...{ username: "lee", until: "2026-11-27T17:00:00.000Z" },
      });
      const unknown = await get("/preview");
      expect(unknown.statusCode).toBe(404);
      for (const [url, headers] of [
        ["/preview/", {}],
        ["/preview/", helper],
        ["/preview/", newcomer],
        ["/preview/inbox", cookie],
        ["/preview/styles.css", cookie],
        ["/preview/nowhere", cookie],
      ] as const) {
        const { statusCode, body } = await get(url, headers);
        expect([statusCode, body], url).toEqual([404, unknown.body]);
      }

      prepareSite.mockRejectedValueOnce(new SiteMistakes(["a mistake"]));
      expect(await ask("POST", "/api/website/preview")).toMatchObject({
        ...{ status: 422, body: { mistakes: ["a mistake"] } },
      });
    },
    { site, prepareSite },
  );
});

test("a photo is kept without its position, shown to everybody, and can have a small copy", () =>
  withOwner(async ({ server, headers: { cookie } }) => {
    const headers = { cookie, "content-type": "image/jpeg" };
    const send = async (payload: Buffer, query = "") => {
      const url = `/api/website/photos${query}`;
      const answer = await server.inject({ method: "POST", url, headers, payload });
      return { status: answer.statusCode, body: answer.json() };
    };
    const { status, body } = await send(jpeg({ extra: [segment(0xe1, "Exif 33.6, -111.9")] }));
    expect([status, body]).toEqual([
      ...[201, { url: expect.stringMatching(/^\/photos\/[\w-]+\.jpg$/), width: 640, height: 480 }],
    ]);
    const photo = await server.inject({ url: body.url });
    expect(photo).toMatchObject({ statusCode: 200, rawPayload: jpeg() });
    expect(photo.headers).toMatchObject({
      ...{ "content-type": "image/jpeg", "x-content-type-options": "nosniff" },
      "cache-control": "public, max-age=31536000, immutable",
    });
    const small = await send(jpeg({ width: 320 }), `?size=small&of=${body.url}`);
    expect(small.body.url).toBe(body.url.replace(".jpg", "-small.jpg"));
    expect((await server.inject({ url: small.body.url })).rawPayload).toEqual(jpeg({ width: 320 }));
    expect((await send(jpeg(), "?size=small&of=/photos/none.jpg")).status).toBe(404);
    for (const url of ["/photos/none.jpg", body.url.replace(".jpg", ".png"), "/photos/"])
      expect((await server.inject({ url })).statusCode, url).toBe(404);
    expect(await send(jpeg({ width: 20_000 }))).toMatchObject({
      ...{ status: 422, body: { errors: { photo: expect.stringContaining("4096") } } },
    });
    expect((await send(Buffer.alloc(400_001))).status).toBe(413);
    headers["content-type"] = "image/png";
    expect((await send(jpeg())).status).toBe(415);
  }));
