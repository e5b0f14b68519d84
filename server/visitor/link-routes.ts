import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { visitWords } from "#content/visit-page.ts";
import { mistakenRecipient } from "#domain/actors.ts";
import { visitEndpoints } from "#domain/api/visits.ts";
import { dayMs } from "#domain/dates.ts";
import type { Rejection } from "#server/bookings/change.ts";
import { changeOf, detailOf } from "#server/bookings/change-request.ts";
import { linkKeyOf, linkPath, visitorLinks } from "#server/bookings/visitor-links.ts";
import { answerNotice } from "#server/http/answer-problems.ts";
import type { Context } from "#server/http/context.ts";
import { Problem } from "#server/http/problems.ts";
import { isCrossSite } from "#server/http/same-origin.ts";
import { serve } from "#server/http/serve.ts";
import { windowAt } from "#server/limits/counts.ts";
import { type Limits, sendWait } from "#server/limits/limits.ts";
import { refusalOf } from "#server/limits/spend-mail.ts";
import { makeChange, readForm, type VisitorContext } from "./forms.ts";
import { type PageExtras, visitPageOf } from "./page-props.ts";
import { type LinkedBooking, readLinkedBooking } from "./read-linked-booking.ts";
import { disownBooking, notePress, renewLink } from "./visitor-changes.ts";

const headers = {
  "cache-control": "no-store",
  "referrer-policy": "no-referrer",
  "x-robots-tag": "noindex, nofollow",
};

/** Where the page says what became of a form. The day and the cancellation come first on it. */
function answerAt(path: string, act: string): string {
  if (!Object.hasOwn(visitWords.saved, act)) return path;
  const part = act === "erase" ? "data" : act;
  return `${path}?saved=${act}#${part}`;
}

/**
 * With `no-referrer` browsers send "null" as the origin of a form. Those without Sec-Fetch-Site are accepted, because
 * another site cannot know the address.
 */
const isForeign = (request: FastifyRequest, siteUrl: string): boolean =>
  (request.headers["sec-fetch-site"] !== undefined || request.headers.origin !== "null") &&
  isCrossSite(request, siteUrl);

export function visitorLinkRoutes(
  server: FastifyInstance,
  app: VisitorContext,
  { secret, limits }: { readonly secret: string; readonly limits: Limits },
): void {
  const { store, env, site, renderPage, now, gateKeys } = app;
  const linkKey = linkKeyOf(secret);

  /** Before the body is read. */
  function onRequest(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
    if (request.method === "POST" && isForeign(request, env.SITE_URL))
      throw new Problem("foreign-origin");
    reply.headers(headers);
    limits.admit("visit", request, reply);
    done();
  }

  const errorHandler = (error: unknown, _request: FastifyRequest, reply: FastifyReply) =>
    answerNotice(error, reply.headers(headers), app.notices);

  function sendPage(path: "/visit" | "/visit-ended", reply: FastifyReply, rendered?: string) {
    const page = site.get(path);
    if (!page) throw new Problem("not-found");
    const { "content-type": type = "text/html", "content-security-policy": policy = "" } =
      page.headers;
    return reply
      .headers({ "content-type": type, "content-security-policy": policy })
      .send(rendered ?? page.copies.identity.body);
  }

  const sendEnded = (reply: FastifyReply) => sendPage("/visit-ended", reply.code(404));

  /** Handles known, unknown, ended and malformed tokens in the same way. */
  const find = (token: string): Promise<LinkedBooking | undefined> =>
    store.run(readLinkedBooking, { token, key: linkKey, now: now().toISOString() });

  function show(linked: LinkedBooking, reply: FastifyReply, extras: PageExtras = {}) {
    const clock = { now: now(), daysOff: linked.daysOff };
    const props = visitPageOf(linked, {
      ...extras,
      now: clock.now,
      canSeal: gateKeys !== undefined,
    });
    return sendPage("/visit", reply, renderPage("/visit", props, clock));
  }

  function noticeOf({ rejected }: Rejection, act: string): string {
    const { full, changed, noMail } = visitWords.problem;
    if (rejected === "no-place") return full;
    return rejected === "invalid" && act === "link" ? noMail : changed;
  }

  // Also what is too long for a token, or has a slash in it.
  const url = "/visit/*";
  type Params = {
    Params: { "*": string };
    Querystring: { saved?: string; ask?: string };
  };

  /** Without what texts, mail programs and trackers put behind a link. Tried only where that may begin. */
  const tokenIn = ({ params }: { readonly params: Params["Params"] }) =>
    params["*"].replace(/(?:&.*|(?<![^\w-])[^\w-]+)$/s, "");

  server.get<Params>(url, { onRequest, errorHandler }, async (request, reply) => {
    const linked = await find(tokenIn(request));
    if (!linked) return sendEnded(reply);
    const { saved, ask } = request.query;
    const notMe = ask === "not-me" && linked.isMailed ? "asked" : undefined;
    return show(linked, reply, { saved, isCancelAsked: ask === "cancel", notMe });
  });

  server.post<Params>(url, { onRequest, errorHandler }, async (request, reply) => {
    const token = tokenIn(request);
    const linked = await find(token);
    if (!linked) return sendEnded(reply);
    const { sent, typed, errors } = readForm(request.body);
    const network = limits.networkOf(request);
    const refuse = (waitMs: number) => {
      sendWait(reply, waitMs);
      return show(linked, reply.code(429), { notice: visitWords.problem.tooMany, typed });
    };
    // The person who booked has only this link, and must not end what the mailbox gets.
    if (sent?.act === "not-me" && linked.isMailed) {
      const { id: bookingId, email } = linked.booking;
      const refusal = refusalOf(secret, email);
      const press = { bookingId, actor: mistakenRecipient, at: now().toISOString(), network };
      await store.run(disownBooking, { ...press, refusal });
      return show(linked, reply, { notMe: "done" });
    }
    if (sent && linked.isMailed)
      await store.run(notePress, { bookingId: linked.booking.id, at: now().toISOString() });
    const result = sent && (await makeChange(app, linked, sent, network));
    if (!sent || !result) {
      const notice = visitWords.problem.invalid;
      return show(linked, reply.code(422), { notice, typed, errors });
    }
    if ("rejected" in result && result.rejected === "rate-limited")
      return refuse(windowAt(dayMs, now().getTime()).end - now().getTime());
    if ("rejected" in result) {
      const current = await find(token);
      if (!current) return sendEnded(reply);
      return show(current, reply.code(409), { notice: noticeOf(result, sent.act), typed });
    }
    return reply.redirect(answerAt(linkPath(token), sent.act), 303);
  });
}

/** The owner makes a new link for a visitor. */
export function newLinkRoute(server: FastifyInstance, app: Context, secret: string): void {
  const findLink = visitorLinks(app.store, secret);
  serve(server, visitEndpoints.newLink, async (call) => {
    const change = changeOf(app, call);
    const detail = detailOf(await app.store.run(renewLink, change));
    return {
      detail,
      address: app.env.SITE_URL + (await findLink(change.bookingId, detail.booking.email)),
    };
  });
}
