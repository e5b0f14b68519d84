import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { visitWords } from "#content/visit-page.ts";
import { reachWays } from "#domain/api/bookings.ts";
import { type BookingField, bookingFields, bookingSchema, optionalLines } from "#domain/booking.ts";
import { maxGateNoteLength } from "#domain/gate-note.ts";
import { readSlot, type Slot, slotOf, visitWindowNames, writeSlot } from "#domain/visits.ts";
import { conflict, type Outcome, type Rejection } from "#server/bookings/change.ts";
import type { Context } from "#server/context.ts";
import { answerNotice } from "#server/http/answer-problems.ts";
import { networkOf } from "#server/http/client-network.ts";
import { Problem } from "#server/http/problems.ts";
import { createRateLimit } from "#server/http/rate-limit.ts";
import { isCrossSite } from "#server/http/same-origin.ts";
import { writeGateNote } from "#server/visits/gate-notes.ts";
import { chooseDay } from "./choose-day.ts";
import type { PageExtras } from "./fill-page.ts";
import { ensureLink } from "./links.ts";
import { type LinkedBooking, readLinkedBooking } from "./read-linked-booking.ts";
import { planDigest, readSeen, wordsDigest } from "./seen.ts";
import { digestOf, linkKeyOf, linkPath } from "./tokens.ts";
import {
  askErasure,
  cancelBooking,
  chooseReach,
  correctOwn,
  renewLink,
} from "./visitor-changes.ts";

/** A person who reads and presses stays far below; guessing 128 bits stays hopeless. */
const limit = { max: 120, windowMs: 60_000 };

const headers = {
  "cache-control": "no-store",
  "referrer-policy": "no-referrer",
  "x-robots-tag": "noindex, nofollow",
};

const maxReasonLength = 500;

/** Browsers count a line break as one character, but send two. */
const lineFeeds = z.optional(
  z.string("Please use plain text").check(z.overwrite((text) => text.replaceAll("\r\n", "\n"))),
);
const lines = (rule: ReturnType<typeof optionalLines>) => z.pipe(lineFeeds, rule);

const form = z.object({
  act: z.string(),
  seen: z.string(),
  slot: z.optional(z.string()),
  reason: lines(optionalLines(maxReasonLength)),
  gateNote: lines(optionalLines(maxGateNoteLength)),
  specialRequests: lines(bookingSchema.shape.specialRequests),
  reachBy: z.optional(z.enum(reachWays)),
  ...z.partial(z.pick(bookingSchema, { numDogs: true, serviceType: true })).shape,
});

/** The fields that a visitor can change, by the rules of the booking form. */
const typedAnew = z.partial(
  z.pick(bookingSchema, {
    ...({ firstName: true, lastName: true, email: true, phone: true } as const),
    ...({ address: true, city: true, zipCode: true } as const),
  }),
);

/** The fields of a form that are not empty, as text. */
function typedInto(body: unknown): Record<string, string> {
  if (typeof body !== "object" || body === null) return {};
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) =>
      typeof value === "string" && value.trim() !== "" ? [[name, value]] : [],
    ),
  );
}
type Form = z.output<typeof form>;

/** Where the page says that a form was saved. The day and the cancellation come first on it. */
const parts = new Map([
  ["gate", "gate"],
  ["plan", "plan"],
  ["reach", "reach"],
  ["data", "data"],
  ["erase", "data"],
  ["link", "data"],
  ["link-only", "data"],
]);

/** Saved before, as by a second press. */
const saved = { saved: true } as const;
/** Sent as the page showed it. */
const unchanged = { saved: false } as const;
type Answer = Outcome | typeof saved | typeof unchanged;

/** What a form comes to that needs no change; undefined where one is to be made. */
function compare({
  sent,
  seen,
  now,
}: {
  readonly sent: string;
  readonly seen: string;
  readonly now: string;
}): Answer | undefined {
  if (sent === seen) return unchanged;
  if (sent === now) return saved;
  return seen === now ? undefined : conflict("This has changed since.");
}

/** Where the page says what became of a form. */
function answerAt(path: string, act: string, isUnchanged = false): string {
  const part = parts.get(act);
  return part ? `${path}?${isUnchanged ? "unchanged" : "saved"}=${act}#${part}` : path;
}

/** Whether the new link is not withheld, as where there is no address. */
const isLinkMailed = (outcome: Answer): boolean =>
  "detail" in outcome &&
  outcome.detail.messages.findLast(({ kind }) => kind === "visit-link")?.state !== "withheld";

/** Below words that were typed while others were saved: those that are saved now. */
function meanwhile({ booking }: LinkedBooking, typed: Readonly<Record<string, string>>) {
  const { savedByNow, nothing } = visitWords.problem;
  return typed["specialRequests"] === undefined
    ? {}
    : { specialRequests: `${savedByNow} ${booking.specialRequests ?? nothing}` };
}

/** One of the windows that are offered, on any day. */
function offeredSlot(text: string | undefined): Slot | undefined {
  const slot = readSlot(text ?? null);
  return (
    slot &&
    visitWindowNames.map((name) => slotOf(slot.day, name)).find((one) => writeSlot(one) === text)
  );
}

/**
 * With `no-referrer` browsers send "null" as the origin of a form. Those that also say no Sec-Fetch-Site are believed:
 * another site cannot know the address.
 */
const isForeign = (request: FastifyRequest, siteUrl: string): boolean =>
  (request.headers["sec-fetch-site"] !== undefined || request.headers.origin !== "null") &&
  isCrossSite(request, siteUrl);

export function visitorLinkRoutes(server: FastifyInstance, app: Context, secret: string): void {
  const { store, env, site, now, gateKeys } = app;
  const linkKey = linkKeyOf(secret);
  const { countArrival } = createRateLimit({
    ...{ now, secret, log: server.log },
    countInDatabase: undefined,
  });

  function admit(request: FastifyRequest, reply: FastifyReply): void {
    reply.headers(headers);
    if (!env.RATE_LIMIT) return;
    const { current, ttl } = countArrival(networkOf(request.ip), limit);
    if (current <= limit.max) return;
    reply.header("retry-after", Math.ceil(ttl / 1000));
    throw new Problem("rate-limited");
  }

  const errorHandler = (error: unknown, _request: FastifyRequest, reply: FastifyReply) =>
    answerNotice(error, reply.headers(headers), app.notices);

  function sendPage(
    path: "/visit" | "/visit-ended",
    reply: FastifyReply,
    fill?: (page: Buffer) => string,
  ) {
    const page = site.get(path);
    if (!page) throw new Problem("not-found");
    const { "content-type": type = "text/html", "content-security-policy": policy = "" } =
      page.headers;
    const body = page.copies.identity.body;
    return reply
      .headers({ "content-type": type, "content-security-policy": policy })
      .send(fill ? fill(body) : body);
  }

  const sendEnded = (reply: FastifyReply) => sendPage("/visit-ended", reply.code(404));

  /** Handles known, unknown, ended and malformed tokens in the same way. */
  const find = (token: string): Promise<LinkedBooking | undefined> =>
    store.run(readLinkedBooking, { digest: digestOf(token), now: now().toISOString() });

  async function show(linked: LinkedBooking, reply: FastifyReply, extras: PageExtras = {}) {
    const { fillVisitPage } = await import("./fill-page.ts");
    const canSeal = gateKeys !== undefined;
    return sendPage("/visit", reply, (page) =>
      fillVisitPage(page, linked, { ...extras, now: now(), canSeal }),
    );
  }

  const changeOf = ({ booking }: LinkedBooking) => ({
    bookingId: booking.id,
    actor: "visitor",
    at: now().toISOString(),
    webhook: env.WEBHOOK_URL !== undefined,
  });

  async function correct(
    linked: LinkedBooking,
    sent: { readonly [Field in BookingField]?: string | null | undefined },
  ): Promise<Answer> {
    const from: Partial<Record<BookingField, string | null>> = {};
    const to: typeof from = {};
    for (const name of bookingFields) {
      const value = sent[name];
      if (value === undefined) continue;
      from[name] = linked.booking[name];
      to[name] = value;
    }
    if (bookingFields.every((name) => to[name] === from[name])) return unchanged;
    return store.run(correctOwn, {
      ...{ ...changeOf(linked), from, to },
      confirm: to.email !== undefined && to.email !== linked.booking.email,
      confirmationsPerDay: env.CONFIRMATIONS_PER_DAY,
    });
  }

  /** Makes the change of a form; undefined for a form that is not on this page. */
  async function change(
    linked: LinkedBooking,
    sent: Form & { readonly data: z.output<typeof typedAnew> },
  ): Promise<Answer | undefined> {
    const all = changeOf(linked);
    const { booking } = linked;
    const seen = readSeen(sent.seen);
    if (!seen) return undefined;
    switch (sent.act) {
      case "day": {
        const slot = offeredSlot(sent.slot);
        return slot && store.run(chooseDay, { ...all, ...slot, seen: seen.visit });
      }
      case "cancel":
        return store.run(cancelBooking, {
          ...all,
          from: seen.status,
          visit: seen.visit,
          reason: sent.reason ?? "",
        });
      case "reach":
        return sent.reachBy && store.run(chooseReach, { ...all, reachBy: sent.reachBy });
      case "erase":
        return store.run(askErasure, all);
      case "link":
        return store.run(renewLink, { ...all, linkKey, mail: true });
      case "plan": {
        const { numDogs, serviceType } = sent;
        if (!numDogs || !serviceType) return undefined;
        const plan = { numDogs, serviceType };
        const digests = {
          ...{ sent: planDigest(plan), seen: seen.plan },
          now: planDigest(booking),
        };
        return compare(digests) ?? correct(linked, plan);
      }
      case "gate": {
        // Sealed first: if that fails, nothing is saved.
        const note = sent.gateNote === undefined ? undefined : gateKeys?.seal(sent.gateNote);
        const words = sent.specialRequests ?? null;
        const digests = { sent: wordsDigest(words), seen: seen.words };
        const outcome =
          compare({ ...digests, now: wordsDigest(booking.specialRequests) }) ??
          (await correct(linked, { specialRequests: words }));
        if ("rejected" in outcome || !note) return outcome;
        // Left empty, the saved note stays: the page never shows it.
        return store.run(writeGateNote, { ...all, note });
      }
      case "data":
        return correct(linked, sent.data);
      default:
        return undefined;
    }
  }

  const noticeOf = ({ rejected }: Rejection): string =>
    rejected === "no-place" ? visitWords.problem.full : visitWords.problem.changed;

  // Also what is too long for a token, or has a slash in it.
  const url = "/visit/*";
  type Params = { Params: { "*": string }; Querystring: { saved?: string; unchanged?: string } };

  server.get<Params>(url, { errorHandler }, async (request, reply) => {
    admit(request, reply);
    const linked = await find(request.params["*"]);
    if (!linked) return sendEnded(reply);
    const { saved, unchanged } = request.query;
    return show(linked, reply, { saved, unchanged });
  });

  server.post<Params>(url, { errorHandler }, async (request, reply) => {
    if (isForeign(request, env.SITE_URL)) throw new Problem("foreign-origin");
    admit(request, reply);
    const token = request.params["*"];
    const linked = await find(token);
    if (!linked) return sendEnded(reply);
    const sent = form.safeParse(request.body);
    const typed = typedInto(request.body);
    const data = typedAnew.safeParse(typed);
    const outcome =
      sent.success && data.success
        ? await change(linked, { ...sent.data, data: data.data })
        : undefined;
    if (!sent.success || !outcome) {
      const issues = [...(sent.error?.issues ?? []), ...(data.error?.issues ?? [])];
      const errors = Object.fromEntries(
        issues.toReversed().map(({ path, message }) => [path.join("."), message]),
      );
      const notice = visitWords.problem.invalid;
      return show(linked, reply.code(422), { notice, typed, errors });
    }
    if ("rejected" in outcome) {
      const current = await find(token);
      if (!current) return sendEnded(reply);
      const errors = meanwhile(current, typed);
      return show(current, reply.code(409), { notice: noticeOf(outcome), typed, errors });
    }
    const { act } = sent.data;
    if (act === "link") {
      const newPath = linkPath(await store.run(ensureLink, { ...changeOf(linked), key: linkKey }));
      return reply.redirect(answerAt(newPath, isLinkMailed(outcome) ? "link" : "link-only"), 303);
    }
    return reply.redirect(answerAt(linkPath(token), act, outcome === unchanged), 303);
  });
}
