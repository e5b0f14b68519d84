import type { FastifyRequest } from "fastify";
import { commercialHref } from "#content/commercial.ts";
import { asksForQuote } from "#domain/booking/call-first.ts";
import { isPage, type Site } from "./built-site.ts";

/** Programs that send no origin pass: they hold no visitor's cookies. */
export function isCrossSite(request: FastifyRequest, siteUrl: string): boolean {
  const { "sec-fetch-site": site, origin } = request.headers;
  if (site !== undefined) return site !== "same-origin" && site !== "none";
  if (origin === undefined) return false;
  const from = URL.parse(origin);
  if (!from) return true;
  // Parsed the same way, so that "Example.com:443" and "https://example.com" are the same host.
  const asked = URL.parse(`${from.protocol}//${request.host}`);
  return from.host !== asked?.host && from.host !== new URL(siteUrl).host;
}

/**
 * Only the site's own pages count, because a client can send any text. A form that asks for a quote keeps its query,
 * also when it is sent again after a mistake.
 */
export function refererPath({ headers }: FastifyRequest, site: Site): string | null {
  const from = URL.parse(headers.referer ?? "");
  if (asksForQuote(from?.search ?? "")) return commercialHref;
  const path = from?.pathname.replace(/(?<=.)\/$/, "");
  if (path === undefined) return null;
  return isPage(site.get(path)) ? path : null;
}
