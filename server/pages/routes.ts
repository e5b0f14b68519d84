import { Negotiator } from "@fastify/accept-negotiator";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { App } from "#server/app.ts";
import { Problem } from "#server/problems.ts";
import type { Resource } from "./site.ts";

const allowed = ["GET", "HEAD"];
const negotiator = new Negotiator({ supportedValues: ["br", "gzip"] });

/** The smallest copy that the caller takes. */
function choose(resource: Resource, request: FastifyRequest) {
  const accepted = negotiator.negotiate((request.headers["accept-encoding"] ?? "").toLowerCase());
  const { br, gzip, identity } = resource.copies;
  if (accepted === "br" && br) return { ...br, encoding: "br" };
  if (accepted === "gzip" && gzip) return { ...gzip, encoding: "gzip" };
  return { ...identity, encoding: undefined };
}

const matches = (header: string | undefined, etag: string) =>
  header === "*" ||
  (header?.split(",").some((one) => one.trim().replace(/^W\//, "") === etag) ?? false);

function send(resource: Resource, request: FastifyRequest, reply: FastifyReply) {
  const { body, etag, encoding } = choose(resource, request);
  reply.headers(resource.headers).header("etag", etag);
  if (reply.statusCode === 200 && matches(request.headers["if-none-match"], etag))
    return reply.code(304).send();
  if (encoding) reply.header("content-encoding", encoding);
  return reply.send(body);
}

/** The clean form of an address with ".html" or a trailing slash. */
const clean = (path: string) =>
  path
    .replace(/\/index(\.html)?$/, "/")
    .replace(/\.html$/, "")
    .replace(/(?<=.)\/$/, "");

/** The built site, from memory. */
export function pageRoutes(server: FastifyInstance, { site }: Pick<App, "site">): void {
  function notFound(request: FastifyRequest, reply: FastifyReply) {
    const page = site.get("/404");
    if (request.url.startsWith("/api/") || !page) throw new Problem("not-found");
    return send(page, request, reply.code(404));
  }

  server.get("*", (request, reply) => {
    const [path = "/", query] = request.url.split("?", 2);
    const resource = site.get(path);
    if (resource && path !== "/404") return send(resource, request, reply);
    const other = clean(path);
    // Only addresses that exist are redirected to, so that "//elsewhere/" leads nowhere.
    if (other !== path && site.has(other))
      return reply.redirect(query === undefined ? other : `${other}?${query}`, 308);
    return notFound(request, reply);
  });

  server.route({
    method: server.supportedMethods.filter((method) => !allowed.includes(method)),
    url: "*",
    onRequest: async (request, reply) => {
      const [path = "/"] = request.url.split("?", 1);
      if (!site.has(path)) throw new Problem("not-found");
      reply.header("allow", allowed.join(", "));
      throw new Problem("method-not-allowed");
    },
    handler: async () => {},
  });
}
