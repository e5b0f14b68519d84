import type { Role } from "#domain/api/session.ts";
import type { RenderPage } from "#domain/page-props.ts";
import type { Env } from "#env";
import type { Store } from "./db/store.ts";
import type { Notices, Site } from "./http/built-site.ts";
import type { Delivered } from "./messages/channels.ts";
import type { GateKeys } from "./visits/gate-keys.ts";

/** Who is signed in. */
export interface User {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
}

/** Built by main.ts; tests bring their own. */
export interface Context {
  readonly env: Pick<
    Env,
    | "OWNER_EMAIL"
    | "PUSH_ALLOW_LOCAL"
    | "SMTP_URL"
    | "DATABASE_URL"
    | "RATE_LIMIT"
    | "SESSION_SECRET"
    | "SITE_URL"
    | "TRUST_PROXY"
  >;
  readonly store: Store;
  readonly site: Site;
  readonly notices: Notices;
  readonly renderPage: RenderPage;
  /** @throws when it could not be sent */
  readonly sendTestMail: () => Promise<Delivered>;
  /** Undefined if gate notes cannot be encrypted; then none are accepted. */
  readonly gateKeys: GateKeys | undefined;
  readonly now: () => Date;
  readonly newId: () => string;
}
