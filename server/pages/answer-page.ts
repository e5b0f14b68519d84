import type { IncomingMessage, ServerResponse } from "node:http";
import { Negotiator } from "@fastify/accept-negotiator";
import { bookNowFiller } from "./fill-book-now.ts";
import type { Copy, Resource, Site } from "./site.ts";

/** Names and values in turns, as Node writes them without looking each up. */
type HeaderList = string[];

/** A copy with all that is said with it, made once: what is asked for most is only written. */
interface Prepared {
  readonly copy: Copy;
  readonly whole: HeaderList;
  readonly unchanged: HeaderList;
}

interface PreparedResource {
  readonly identity: Prepared;
  readonly br: Prepared;
  readonly gzip: Prepared;
}

/** Answers from memory. False when there is nothing at the address of the request: nothing was written then. */
export type Answer = (request: IncomingMessage, response: ServerResponse) => boolean;

export interface Pages {
  /** Answers GET and HEAD of an address that the site holds. */
  readonly answer: Answer;
  /** Answers with the page "/404", whatever was asked for. */
  readonly answerMissing: Answer;
}

const negotiator = new Negotiator({ supportedValues: ["br", "gzip"] });

/** The smallest copy that the caller takes. */
function copyFor({ headers }: IncomingMessage, { identity, br, gzip }: PreparedResource): Prepared {
  const accepted = negotiator.negotiate((headers["accept-encoding"] ?? "").toLowerCase());
  if (accepted === "br") return br;
  return accepted === "gzip" ? gzip : identity;
}

function prepare(
  { headers, copies: { identity, br, gzip } }: Resource,
  everywhere: Readonly<Record<string, string>>,
): PreparedResource {
  const list = (copy: Copy, encoding?: string): Prepared => {
    const unchanged = Object.entries({ ...everywhere, ...headers, etag: copy.etag }).flat();
    const length = ["content-length", String(copy.body.length)];
    const encoded = encoding ? ["content-encoding", encoding] : [];
    return { copy, whole: [...unchanged, ...encoded, ...length], unchanged };
  };
  const plain = list(identity);
  return {
    identity: plain,
    br: br ? list(br, "br") : plain,
    gzip: gzip ? list(gzip, "gzip") : plain,
  };
}

const matches = (header: string, etag: string) =>
  header === "*" || header.split(",").some((one) => one.trim().replace(/^W\//, "") === etag);

/** Node sends no body where the method is HEAD. */
function sendWhole({ copy, whole }: Prepared, status: 200 | 404, response: ServerResponse): true {
  response.writeHead(status, whole).end(copy.body);
  return true;
}

/** The address without its query. */
export function pathOf(url = "/"): string {
  const query = url.indexOf("?");
  return query === -1 ? url : url.slice(0, query);
}

/**
 * Answers from the built site, by Node's own means: Fastify's cost half as much again.
 * @param everywhere the headers of every answer
 */
export function pagesOf(site: Site, everywhere: Readonly<Record<string, string>>): Pages {
  const pages = new Map<string, PreparedResource>();
  for (const [path, resource] of site) pages.set(path, prepare(resource, everywhere));
  const missing = pages.get("/404");
  pages.delete("/404");
  const bookNow = site.get("/book-now");
  const fillBookNow = bookNow && bookNowFiller(bookNow);

  /** The page at an address; the booking page as its query asks for it. */
  function pageAt(url = "/"): PreparedResource | undefined {
    const path = pathOf(url);
    if (path !== "/book-now" || path === url) return pages.get(path);
    const filled = fillBookNow?.(url.slice(path.length));
    return filled ? prepare(filled, everywhere) : pages.get(path);
  }

  return {
    answer(request, response) {
      if (request.method !== "GET" && request.method !== "HEAD") return false;
      const page = pageAt(request.url);
      if (!page) return false;
      const prepared = copyFor(request, page);
      const held = request.headers["if-none-match"];
      if (held === undefined || !matches(held, prepared.copy.etag))
        return sendWhole(prepared, 200, response);
      response.writeHead(304, prepared.unchanged).end();
      return true;
    },
    answerMissing: (request, response) =>
      missing !== undefined && sendWhole(copyFor(request, missing), 404, response),
  };
}
