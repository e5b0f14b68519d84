import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { notices } from "#content/notices.ts";

export type NoticeName = keyof typeof notices;

/** A small page that is sent as it is. */
export interface Notice {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export type Notices = ReadonlyMap<string, Notice>;

/** Everything is in the page itself, so that only its style is allowed. */
const policyOf = (html: string): string => {
  const [, style = ""] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
  const hash = createHash("sha256").update(style).digest("base64");
  return `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
};

/** A notice, ready to be sent. */
export const noticeOf = (html: string): Notice => ({
  headers: {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": policyOf(html),
    "cache-control": "no-store",
  },
  body: Buffer.from(html),
});

/**
 * Reads the notices that `npm run build` wrote.
 * @param folder the folder that holds `notices/`
 */
export const loadNotices = (folder: string): Notices =>
  new Map(
    Object.keys(notices).map((name) => [
      name,
      noticeOf(readFileSync(`${folder}/notices/${name}.html`, "utf8")),
    ]),
  );
