import type { FastifyInstance } from "fastify";
import type { App } from "#server/app.ts";
import { Problem } from "#server/problems.ts";
import { type Answer, type Pages, pathOf } from "./answer-page.ts";

const allowed = ["GET", "HEAD"];

/** The clean form of an address with ".html" or a trailing slash. */
const clean = (path: string) =>
  path
    .replace(/\/index(\.html)?$/, "/")
    .replace(/\.html$/, "")
    .replace(/(?<=.)\/$/, "");

/** What no other route takes: other spellings of a page's address, and addresses where there is nothing. */
export function pageRoutes(
  server: FastifyInstance,
  { site }: Pick<App, "site">,
  { answer, answerMissing }: Pages,
): void {
  server.get("*", (request, reply) => {
    const answered = (by: Answer) => by(request.raw, reply.raw) && reply.hijack();
    // Only what comes over a connection was answered before it came here.
    if (answered(answer)) return;
    const path = pathOf(request.url);
    const other = clean(path);
    // Only addresses that exist are redirected to, so that "//elsewhere/" leads nowhere.
    if (other !== path && site.has(other))
      return void reply.redirect(other + request.url.slice(path.length), 308);
    if (request.url.startsWith("/api/") || !answered(answerMissing)) throw new Problem("not-found");
  });

  server.route({
    method: server.supportedMethods.filter((method) => !allowed.includes(method)),
    url: "*",
    onRequest: (request, reply, done) => {
      if (!site.has(pathOf(request.url))) return done(new Problem("not-found"));
      reply.header("allow", allowed.join(", "));
      done(new Problem("method-not-allowed"));
    },
    handler: () => {},
  });
}
