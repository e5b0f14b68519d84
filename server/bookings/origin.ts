import type { FastifyRequest } from "fastify";

/**
 * True when another site's page sent the request. Programs that name no origin are accepted:
 * they hold no visitor's cookies.
 */
export function isForeign(request: FastifyRequest, siteUrl: string): boolean {
  const { "sec-fetch-site": site, origin } = request.headers;
  if (site !== undefined) return site !== "same-origin" && site !== "none";
  if (origin === undefined) return false;
  const host = URL.parse(origin)?.host;
  return host !== request.host && host !== new URL(siteUrl).host;
}
