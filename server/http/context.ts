import type { Role } from "#domain/api/session.ts";
import type { BrokenName } from "#domain/broken.ts";
import type { PageClock, RenderPage } from "#domain/pages/page-props.ts";
import type { Changes, Misfit } from "#domain/website/things.ts";
import type { Env } from "#env";
import type { Store } from "#server/db/store.ts";
import type { Build, Notices, Site } from "./built-site.ts";
import type { Rendered } from "./resource.ts";

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

/** What the program shows of the owner's changes: content has them since its start. */
export interface LiveVersion {
  /** The published version; 0 is the site as built. */
  readonly live: number;
  readonly changes: Changes;
  /** Those that are left out. */
  readonly problems: readonly Misfit[];
}

/** What differs from the built site, and the time and days off that it says. */
export interface RenderedSite {
  readonly clock: PageClock;
  readonly pages: Rendered;
}

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
    | "NOTICE_DIR"
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
  /** Renders the site as it is at that time, with changes that fit this program. @throws SiteMistakes */
  readonly renderSite: (asked: PageClock & { readonly changes: Changes }) => Promise<Rendered>;
  /** Renders the site with these changes once, and keeps it for the next start. @throws SiteMistakes */
  readonly prepareSite: (changes: Changes) => Promise<RenderedSite>;
  readonly website: LiveVersion & {
    /** The site with these changes. */
    readonly rendered: RenderedSite | undefined;
    /** Ends the program once all requests are answered. It is started again, with the newest version. */
    readonly startAgain: () => void;
  };
  readonly build: Build;
  /** Never fails. */
  readonly findBroken: () => Promise<readonly BrokenName[]>;
  readonly now: () => Date;
  readonly newId: () => string;
}
