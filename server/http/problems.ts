import { orCallUs, serviceLine } from "#domain/contact.ts";

const kinds = {
  malformed: { status: 400, title: "The request cannot be read" },
  unauthorized: { status: 401, title: "Please sign in" },
  "foreign-origin": { status: 403, title: "The request comes from another site" },
  "owners-only": { status: 403, title: "Only an owner can do this" },
  "old-sign-in": { status: 403, title: "Please sign in again first" },
  "first-password": { status: 403, title: "Please choose a password of your own first" },
  "expired-password": {
    status: 403,
    title: "This first password has expired. Ask an owner for a new one",
  },
  "not-found": { status: 404, title: "There is nothing at this address" },
  "method-not-allowed": { status: 405, title: "This address does not take that method" },
  "not-acceptable": { status: 406, title: "This address answers with events only" },
  conflict: { status: 409, title: "Somebody else changed this first" },
  "another-user": { status: 409, title: "Another person has signed in in this browser" },
  "price-changed": { status: 409, title: "The price has changed" },
  "no-place": { status: 409, title: "That day has no place left" },
  "too-large": { status: 413, title: "The request is too large" },
  "unsupported-type": { status: 415, title: "Send JSON or a form" },
  invalid: { status: 422, title: "Some fields need another look" },
  "key-reused": { status: 422, title: "The Idempotency-Key was sent with other values before" },
  "rate-limited": { status: 429, title: "Too many requests. Please try again in a moment" },
  overloaded: {
    status: 503,
    title: "Too many people are signing in right now. Please try again in a few seconds",
  },
  internal: { status: 500, title: "Something went wrong on our side" },
  "storage-failed": {
    status: 503,
    title: `Nothing was stored. Please try again${orCallUs}`,
  },
  "storage-unknown": {
    status: 503,
    title: `We could not confirm that it was stored. Please ${serviceLine ? `call us at ${serviceLine.text} or ` : ""}send it again`,
  },
} as const;

export type ProblemCode = keyof typeof kinds;

export const problemType = "application/problem+json";

interface Details {
  readonly detail?: string;
  /** By field. */
  readonly errors?: Readonly<Record<string, string>>;
  /** For a conflict: who made the earlier change. */
  readonly actor?: string | undefined;
  /** For a price that has changed: the new one of a visit, in whole US dollars. */
  readonly perVisit?: number;
  /** For a conflict about one value: what was stored first, and what was sent. */
  readonly theirs?: unknown;
  readonly yours?: unknown;
  /** For a site that cannot be published. */
  readonly mistakes?: readonly string[];
}

/** An expected failure, answered as RFC 9457. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly status: number;
  readonly details: Details;

  constructor(
    code: ProblemCode,
    { cause, ...details }: Details & { readonly cause?: unknown } = {},
  ) {
    super(kinds[code].title, { cause });
    this.code = code;
    this.status = kinds[code].status;
    this.details = details;
  }

  toJSON() {
    const { message: title, status, code, details } = this;
    return { type: "about:blank", title, status, detail: details.detail, code, ...details };
  }
}
