import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

/** A password shorter than this is too easy to guess. */
export const shortestPassword = 12;

/** The error for a password that attackers try first. */
export const commonPassword = "Many people use this password: it is guessed first";

/** Owners can do everything; helpers work with bookings and visits. */
export const role = z.enum(["owner", "helper"]);
export type Role = z.output<typeof role>;

const typed = z.string().check(z.minLength(1), z.maxLength(1000));
const newPassword = z.string().check(
  z.maxLength(1000),
  z.refine((text) => text.trim().length >= shortestPassword, {
    error: `Please use at least ${shortestPassword} characters`,
  }),
);
/** Names are compared without case and surrounding spaces. */
const typedName = z.string().check(z.trim(), z.minLength(1), z.maxLength(1000));
export const session = z.object({
  username: z.string(),
  role,
  /** When a first password, which another user set, expires; null for one's own password. */
  firstPasswordUntil: z.nullable(z.iso.datetime()),
});
export type Session = z.output<typeof session>;

/** In place of an id: the session of the call. */
export const thisSession = "this";

const listedSession = z.object({
  /** A digest, which cannot be used to sign in. */
  id: z.string(),
  /** The browser at sign-in, such as "Chrome on Android". */
  device: z.string(),
  /** When it signed in. */
  createdAt: z.iso.datetime(),
  /** The last day on which it was used, Phoenix time. */
  usedOn: z.iso.date(),
  isThis: z.boolean(),
});

export const sessionEndpoints = {
  who: endpoint({
    method: "GET",
    path: "/api/session",
    forFirstPassword: true,
    answer: session,
  }),
  signIn: endpoint({
    method: "POST",
    path: "/api/session",
    open: true,
    body: z.object({ username: typedName, password: typed }),
    answer: session,
  }),
  sessions: endpoint({
    method: "GET",
    path: "/api/sessions",
    answer: z.object({ sessions: z.array(listedSession) }),
  }),
  /** Signing out is ending this one. */
  endSession: endpoint({
    method: "DELETE",
    path: "/api/sessions/{id}",
    forFirstPassword: true,
  }),
  changePassword: endpoint({
    method: "PUT",
    path: "/api/password",
    forFirstPassword: true,
    body: z.object({
      current: z
        .string()
        .check(z.minLength(1, "Please enter your current password"), z.maxLength(1000)),
      next: newPassword,
    }),
  }),
};

/** How often the server keeps an open stream alive and checks its session. */
export const heartbeatMs = 15_000;

/**
 * Server-sent events: "change" at first and whenever something changed, with the session's `user`, which is null once it
 * has ended, and the `version` of the program and of the website that it shows.
 */
export const liveEndpoints = {
  live: endpoint({
    method: "GET",
    path: "/api/live",
    status: 200,
  }),
};
