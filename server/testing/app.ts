import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { type AppOptions, buildApp } from "#server/app.ts";
import {
  type Build,
  loadNotices,
  loadRenderer,
  loadSite,
  noticeOf,
} from "#server/http/built-site.ts";
import type { RenderedSite } from "#server/http/context.ts";
import type { Resource } from "#server/http/resource.ts";
import { openGateKeys } from "#server/visits/gate-keys.ts";
import { openStore } from "./open-store.ts";

export const now = new Date("2026-11-20T17:00:00.000Z");

export const page = (html: string): Resource => ({
  headers: { "content-type": "text/html; charset=utf-8", "content-security-policy": "test" },
  copies: { identity: { body: Buffer.from(html), etag: '"plain"' } },
});

export const testBuild: Build = {
  siteUrl: "https://site.example",
  version: "1.0.0",
  commit: "abc1234",
  builtAt: "2026-11-20T16:00:00.000Z",
};

/** The site as built. */
export const noChanges: AppOptions["website"] = {
  ...{ live: 0, changes: {}, problems: [], rendered: undefined },
  startAgain: () => {},
};

/** A site with these pages rendered. */
export const rendered = (pages: RenderedSite["pages"] = new Map()): RenderedSite => ({
  clock: { now, daysOff: [] },
  pages,
});

/** A small site: a page with compressed copies, the page of refused forms, the 404 page. */
export const testSite = new Map<string, Resource>([
  ["/", page("home")],
  ["/styles.css", { ...page("p{}"), headers: { "content-type": "text/css; charset=utf-8" } }],
  ["/404", page("nothing here")],
  ["/booking-problem", page("problem")],
  [
    "/book-now",
    {
      headers: { "content-type": "text/html; charset=utf-8", vary: "accept-encoding" },
      copies: {
        identity: { body: Buffer.from("plain"), etag: '"plain"' },
        br: { body: Buffer.from("brotli"), etag: '"br"' },
        gzip: { body: Buffer.from("gzip"), etag: '"gzip"' },
      },
    },
  ],
]);

const testNotices = new Map(
  ["too-many", "other-site", "not-saved", "unavailable"].map((name) => [
    name,
    noticeOf(`notice: ${name}`),
  ]),
);

export interface TestApp {
  readonly server: FastifyInstance;
  readonly app: AppOptions;
  /** The lines of the log so far. */
  readonly log: string[];
}

/** Runs `use` with an app on a storage of its own, and cleans up. */
export async function withApp(
  given: Partial<Omit<AppOptions, "env">> & { readonly env?: Partial<AppOptions["env"]> },
  use: (test: TestApp) => Promise<void>,
): Promise<void> {
  const DATA_DIR = mkdtempSync(join(tmpdir(), "app-"));
  const store = given.store ?? (await openStore({ DATA_DIR }));
  const log: string[] = [];
  let lastId = 0;
  const app: AppOptions = {
    site: testSite,
    build: testBuild,
    findBroken: async () => [],
    notices: testNotices,
    renderSite: async () => new Map(),
    prepareSite: async () => rendered(),
    website: noChanges,
    renderPage: (path, props) => JSON.stringify({ path, ...props }),
    gateKeys: openGateKeys({ DATA_DIR, DATABASE_URL: undefined, GATE_NOTE_KEYS: undefined }),
    now: () => now,
    newId: () => {
      lastId += 1;
      return `id-${lastId}`;
    },
    log: { write: (line) => log.push(line) },
    ...given,
    env: {
      RATE_LIMIT: false,
      PUSH_ALLOW_LOCAL: false,
      SITE_URL: testBuild.siteUrl,
      TRUST_PROXY: false,
      SESSION_SECRET: "only for tests, thirty-two characters",
      ...given.env,
    },
    store,
  };
  const server = await buildApp(app);
  try {
    await use({ server, app, log });
  } finally {
    await server.close();
    await store.close();
    rmSync(DATA_DIR, { recursive: true });
  }
}

/** What the build has made of the site, as the program has it. */
export async function loadBuilt() {
  const site = loadSite("dist");
  return { site, notices: loadNotices("dist"), renderPage: await loadRenderer("dist", site) };
}
