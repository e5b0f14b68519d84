import type { IncomingMessage, ServerResponse } from "node:http";
import { Negotiator } from "@fastify/accept-negotiator";
import type { FastifyInstance } from "fastify";
import type { Context } from "#server/context.ts";
import { bookNowFiller } from "./book-now-page.ts";
import type { Resource } from "./built-site.ts";
import { Problem } from "./problems.ts";

/** Sends a page from memory. Returns false, with nothing written, if it has none for the request. */
export type PageHandler = (request: IncomingMessage, response: ServerResponse) => boolean;

export interface Pages {
  readonly sendPage: PageHandler;
  readonly sendNotFound: PageHandler;
}

const negotiator = new Negotiator({ supportedValues: ["br", "gzip"] });

const matches = (ifNoneMatch: string, etag: string) =>
  ifNoneMatch === "*" ||
  ifNoneMatch.split(",").some((one) => one.trim().replace(/^W\//, "") === etag);

function withoutQuery(url = "/"): string {
  const query = url.indexOf("?");
  return query === -1 ? url : url.slice(0, query);
}

/** The page of other statuses, and forms for pages with addresses of their own. @see visitorLinkRoutes */
const notPages = ["/404", "/visit", "/visit-ended"];

/** Sends the built site through Node itself: Fastify would take half as long again. */
export function createPages(
  site: Context["site"],
  commonHeaders: Readonly<Record<string, string>>,
): Pages {
  const notFound = site.get("/404");
  const bookNow = site.get("/book-now");
  const fillBookNow = bookNow && bookNowFiller(bookNow);

  function pageAt(url = "/"): Resource | undefined {
    const path = withoutQuery(url);
    if (notPages.includes(path)) return undefined;
    const filled =
      path === "/book-now" && path !== url ? fillBookNow?.(url.slice(path.length)) : undefined;
    return filled ?? site.get(path);
  }

  function send(
    page: Resource,
    status: 200 | 404,
    { headers }: IncomingMessage,
    response: ServerResponse,
  ): true {
    const accepted = negotiator.negotiate((headers["accept-encoding"] ?? "").toLowerCase());
    const encoding = accepted === "br" || accepted === "gzip" ? accepted : "identity";
    const compressed = encoding === "identity" ? undefined : page.copies[encoding];
    const { body, etag } = compressed ?? page.copies.identity;
    const shared = { ...commonHeaders, ...page.headers, etag };
    if (status === 200 && matches(headers["if-none-match"] ?? "", etag)) {
      response.writeHead(304, shared).end();
      return true;
    }
    const encoded = compressed && { "content-encoding": encoding };
    response.writeHead(status, { ...shared, ...encoded, "content-length": body.length }).end(body);
    return true;
  }

  return {
    sendPage(request, response) {
      if (request.method !== "GET" && request.method !== "HEAD") return false;
      const page = pageAt(request.url);
      return page !== undefined && send(page, 200, request, response);
    },
    sendNotFound: (request, response) =>
      notFound !== undefined && send(notFound, 404, request, response),
  };
}

const allowedMethods = ["GET", "HEAD"];

const cleanPath = (path: string) =>
  path
    .replace(/\/index(\.html)?$/, "/")
    .replace(/\.html$/, "")
    .replace(/(?<=.)\/$/, "");

/** Handles requests without a route: other spellings of a page's address, and addresses that do not exist. */
export function pageRoutes(
  server: FastifyInstance,
  { site }: Pick<Context, "site">,
  { sendPage, sendNotFound }: Pages,
): void {
  const isPage = (address: string) =>
    site.get(address)?.headers["content-type"]?.startsWith("text/html") ?? false;

  server.get("*", (request, reply) => {
    const isSent = (handler: PageHandler) => handler(request.raw, reply.raw) && reply.hijack();
    // Only requests injected without a connection have not been through sendPage yet.
    if (isSent(sendPage)) return;
    const path = withoutQuery(request.url);
    const cleaned = cleanPath(path);
    // Redirects lead only to existing pages, so that "//elsewhere/" leads nowhere.
    const page = [cleaned, cleaned.toLowerCase()].find((address) => isPage(address));
    if (page !== undefined && page !== path)
      return void reply.redirect(page + request.url.slice(path.length), 308);
    if (request.url.startsWith("/api/") || !isSent(sendNotFound)) throw new Problem("not-found");
  });

  server.route({
    method: server.supportedMethods.filter((method) => !allowedMethods.includes(method)),
    url: "*",
    onRequest: (request, reply, done) => {
      if (!site.has(withoutQuery(request.url))) return done(new Problem("not-found"));
      reply.header("allow", allowedMethods.join(", "));
      done(new Problem("method-not-allowed"));
    },
    handler: () => {},
  });
}
