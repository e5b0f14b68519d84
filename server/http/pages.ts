/**
 * Built pages are answered in front of Fastify, which would take 1.5 times as long. No hook of Fastify sees them: all
 * that holds for them is in this file.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { Negotiator } from "@fastify/accept-negotiator";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isPage } from "./built-site.ts";
import type { Context } from "./context.ts";
import { Problem } from "./problems.ts";
import type { Copy, Resource } from "./resource.ts";

/** Headers are flat lists of names and values, made once: Node writes these fastest. */
interface Encoded extends Copy {
  readonly headers: string[];
  readonly notModifiedHeaders: string[];
}

type Encodings = Readonly<Record<"identity" | "br" | "gzip", Encoded>>;

/** Returns false, with nothing written, if there is no page for the request. */
export type PageHandler = (request: IncomingMessage, response: ServerResponse) => boolean;

export interface Pages {
  readonly sendPage: PageHandler;
  readonly sendNotFound: PageHandler;
}

const negotiator = new Negotiator({ supportedValues: ["br", "gzip"] });

function encodingFor({ headers }: IncomingMessage, encodings: Encodings): Encoded {
  const accepted = negotiator.negotiate((headers["accept-encoding"] ?? "").toLowerCase());
  return accepted === "br" || accepted === "gzip" ? encodings[accepted] : encodings.identity;
}

function encode(
  { headers, copies: { identity, br, gzip } }: Resource,
  commonHeaders: Readonly<Record<string, string>>,
): Encodings {
  const withHeaders = (copy: Copy, encoding?: string): Encoded => {
    const shared = Object.entries({ ...commonHeaders, ...headers, etag: copy.etag }).flat();
    const length = ["content-length", String(copy.body.length)];
    const encoded = encoding ? ["content-encoding", encoding] : [];
    return { ...copy, headers: [...shared, ...encoded, ...length], notModifiedHeaders: shared };
  };
  const plain = withHeaders(identity);
  return {
    identity: plain,
    br: br ? withHeaders(br, "br") : plain,
    gzip: gzip ? withHeaders(gzip, "gzip") : plain,
  };
}

const matches = (ifNoneMatch: string, etag: string) =>
  ifNoneMatch === "*" ||
  ifNoneMatch.split(",").some((one) => one.trim().replace(/^W\//, "") === etag);

function send({ body, headers }: Encoded, status: 200 | 404, response: ServerResponse): true {
  response.writeHead(status, headers).end(body);
  return true;
}

function withoutQuery(url = "/"): string {
  const query = url.indexOf("?");
  return query === -1 ? url : url.slice(0, query);
}

/** Those of visitors' links, which visitorLinkRoutes sends, and the one for unknown addresses. */
const sentElsewhere = ["/404", "/visit", "/visit-ended"];

/** Returns a page with the choices of a query, or undefined if it has none. */
type FillPage = (path: string, query: string) => Resource | undefined;

const allowedMethods = ["GET", "HEAD"];
const isAllowed = ({ method = "" }: IncomingMessage) => allowedMethods.includes(method);

export function createPages(
  site: Context["site"],
  commonHeaders: Readonly<Record<string, string>>,
  fillPage: FillPage,
): Pages {
  const encoded = new WeakMap<Resource, Encodings>();
  function encodingsOf(resource: Resource): Encodings {
    const encodings = encoded.get(resource) ?? encode(resource, commonHeaders);
    encoded.set(resource, encodings);
    return encodings;
  }

  function pageAt(url = "/"): Encodings | undefined {
    const path = withoutQuery(url);
    const filled = path === url ? undefined : fillPage(path, url.slice(path.length));
    if (filled) return encode(filled, commonHeaders);
    const resource = sentElsewhere.includes(path) ? undefined : site.get(path);
    return resource && encodingsOf(resource);
  }

  return {
    sendPage(request, response) {
      const page = isAllowed(request) ? pageAt(request.url) : undefined;
      if (!page) return false;
      const encoded = encodingFor(request, page);
      const ifNoneMatch = request.headers["if-none-match"];
      if (ifNoneMatch === undefined || !matches(ifNoneMatch, encoded.etag))
        return send(encoded, 200, response);
      response.writeHead(304, encoded.notModifiedHeaders).end();
      return true;
    },
    sendNotFound(request, response) {
      const page = isAllowed(request) ? site.get("/404") : undefined;
      return page !== undefined && send(encodingFor(request, encodingsOf(page)), 404, response);
    },
  };
}

/** With the page for unknown addresses, where the site is built. */
export function answerNotFound(
  { sendNotFound }: Pages,
  { raw }: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (!sendNotFound(raw, reply.raw)) throw new Problem("not-found");
  return reply.hijack();
}

/** Proxies and programs disagree about which of two hosts counts. */
export const hasTwoHosts = ({ rawHeaders }: IncomingMessage): boolean =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === "host").length > 1;

/** Asks `sendPage` first. */
export const pagesBefore =
  (fastifyHandler: RequestListener, sendPage: PageHandler): RequestListener =>
  (request, response) => {
    // A response gets its socket once those before it are sent. 50,000 requests that do not wait (1.5 MB) would take 270 MB,
    // and nobody would hear that their connection closes. Browsers and proxies wait.
    if (response.socket === null) return void request.socket.destroy();
    if (hasTwoHosts(request) || !sendPage(request, response)) fastifyHandler(request, response);
  };

/** Links that programs build have "&" or an encoded "?" where an address without a query needs "?". */
const strayQuery = /(?:&|%3f)(.*)$/i;

/**
 * Without what texts, chats and programs add to an address: punctuation, brackets, slashes, ".html". Tried only where such
 * an end may begin: an address of 16 kB would take a second.
 */
const cleanPath = (path: string) =>
  path
    .replace(strayQuery, "")
    .replace(/(?<=[a-z\d])(?<!%[\da-f]{1,2})(?:%[\da-f]{2}|[^a-z\d])+$/i, "")
    .replace(/\/index(\.html)?$|\.html$/, "")
    .replace(/^\/*/, "/");

/** Redirects other spellings of a page's address, and answers unknown addresses. */
export function pageRoutes(
  server: FastifyInstance,
  { site }: Pick<Context, "site">,
  { sendPage, sendNotFound }: Pages,
): void {
  server.get("*", (request, reply) => {
    const isSent = (handler: PageHandler) => handler(request.raw, reply.raw) && reply.hijack();
    // Only for requests injected without a connection: all others have been through sendPage.
    if (isSent(sendPage)) return;
    const path = withoutQuery(request.url);
    const cleaned = cleanPath(path);
    // Redirects lead only to existing pages, so that "//elsewhere/" leads nowhere.
    const page = [cleaned, cleaned.toLowerCase()].find((address) => isPage(site.get(address)));
    const [, stray = ""] = strayQuery.exec(path) ?? [];
    const query = [stray, request.url.slice(path.length + 1)].filter(Boolean).join("&");
    if (page !== undefined && page !== path)
      return void reply.redirect(query === "" ? page : `${page}?${query}`, 308);
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
