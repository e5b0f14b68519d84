import * as z from "zod/mini";
import { endpoint, none } from "./endpoint.ts";

/** A password shorter than this is guessed. */
export const shortestPassword = 12;

/** What is told to who chooses a password that everybody tries first. */
export const commonPassword = "Many people use this password: it is guessed first";

const typed = z.string().check(z.minLength(1), z.maxLength(1000));
const newPassword = z.string().check(
  z.maxLength(1000),
  z.refine((text) => text.trim().length >= shortestPassword, {
    error: `Please use at least ${shortestPassword} characters`,
  }),
);
/** Blanks around a name, and its case, do not count. */
const typedName = z.string().check(z.trim(), z.minLength(1), z.maxLength(1000));
const session = z.object({ username: z.string() });

export const sessionEndpoints = {
  who: endpoint({
    method: "GET",
    path: "/api/session",
    summary: "Who is signed in.",
    query: none,
    body: none,
    status: 200,
    answer: session,
    refusals: [],
  }),
  signIn: endpoint({
    method: "POST",
    path: "/api/session",
    summary: "Signs in. The session is a cookie. Wrong tries slow the next ones down (429).",
    open: true,
    query: none,
    body: z.object({ username: typedName, password: typed }),
    status: 200,
    answer: session,
    refusals: [401, 422, 429],
  }),
  signOut: endpoint({
    method: "DELETE",
    path: "/api/session",
    summary: "Signs this browser out.",
    query: none,
    body: none,
    status: 204,
    answer: none,
    refusals: [],
  }),
  signOutEverywhere: endpoint({
    method: "DELETE",
    path: "/api/sessions",
    summary: "Signs out every browser of this user.",
    query: none,
    body: none,
    status: 204,
    answer: none,
    refusals: [],
  }),
  users: endpoint({
    method: "GET",
    path: "/api/users",
    summary: "Who may see the bookings.",
    query: none,
    body: none,
    status: 200,
    answer: z.object({ users: z.array(z.object({ username: z.string(), isYou: z.boolean() })) }),
    refusals: [],
  }),
  changePassword: endpoint({
    method: "PUT",
    path: "/api/password",
    summary: "Changes the password and signs out every other browser.",
    query: none,
    body: z.object({ current: typed, next: newPassword }),
    status: 204,
    answer: none,
    refusals: [422, 429],
  }),
};
