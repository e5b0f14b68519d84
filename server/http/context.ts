import type { Role } from "#domain/api/session.ts";
import type { BrokenName } from "#domain/broken.ts";
import type { PageClock, RenderPage } from "#domain/pages/page-props.ts";
import type { Env } from "#env";
import type { Store } from "#server/db/store.ts";
import type { Build, Notices, Resource, Site } from "./built-site.ts";

/** Who is signed in. Read from the database with each request. */
export interface User {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  /** The digest of the session's id. */
  readonly sessionId: string;
  /** Signed in within the last ten minutes. */
  readonly isRecent: boolean;
  /** Has to replace a first password, which another user set. */
  readonly mustChoosePassword: boolean;
}

declare module "fastify" {
  interface FastifyRequest {
    /** Null for strangers. */
    user: User | null;
  }
}

/** What the owner changed, by the names of things. */
export type Changes = Readonly<Record<string, unknown>>;

/** What all routes share. Built by main.ts; tests bring their own. */
export interface Context {
  readonly env: Pick<
    Env,
    | "OWNER_EMAIL"
    | "PUSH_ALLOW_LOCAL"
    | "SMTP_URL"
    | "DATABASE_URL"
    | "BACKUP_DIR"
    | "METRICS_TOKEN"
    | "RATE_LIMIT"
    | "SESSION_SECRET"
    | "SITE_URL"
    | "TRUST_PROXY"
  > &
    Partial<Pick<Env, "DATA_DIR">>;
  readonly store: Store;
  readonly site: Site;
  readonly notices: Notices;
  readonly renderPage: RenderPage;
  /**
   * Renders all pages as they are at that time and with these changes, and returns those that differ from the built ones,
   * by clean path. Rejects with an error that has `mistakes`, a sentence each, if the changes do not fit.
   */
  readonly renderSite: (
    asked: PageClock & { readonly changes?: Changes },
    signal: AbortSignal,
  ) => Promise<ReadonlyMap<string, Resource["copies"]>>;
  /** Renders all pages with these changes, and keeps them for the next start. Rejects with `mistakes` as above. */
  readonly prepareSite: (changes: Changes) => Promise<void>;
  readonly website: {
    /** The version that this program shows: 0 is the site as built. */
    readonly live: number;
    /** Changes that no longer fit the program, and are left out. */
    readonly problems: readonly { readonly thing: string; readonly text: string }[];
    /** Looks for a newer version at once, and starts again with it. */
    lookNow(): void;
  };
  readonly build: Build;
  /** Never fails. */
  readonly findBroken: () => Promise<readonly BrokenName[]>;
  readonly now: () => Date;
  readonly newId: () => string;
}
