import { randomInt } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { peopleEndpoints } from "#domain/api/people.ts";
import { dayMs } from "#domain/dates.ts";
import type { Context, User } from "#server/http/context.ts";
import { Problem } from "#server/http/problems.ts";
import { serve } from "#server/http/serve.ts";
import { hashPassword } from "./passwords.ts";
import { addUser, listUsers, removeUser, resetPassword, type UserChangeResult } from "./users.ts";

const firstPasswordLifetimeMs = 7 * dayMs;

/** Without letters and digits that look alike. */
const letters = "abcdefghjkmnpqrstuvwxyz23456789";

/** 79 random bits, easy to read out: "k7mw-…", four groups of four. */
function makeFirstPassword(): string {
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join("");
  return [group(), group(), group(), group()].join("-");
}

function assertDone(result: UserChangeResult): void {
  if (result === "unknown") throw new Problem("not-found");
  if (result === "last")
    throw new Problem("conflict", {
      detail: "There would be no other owner: one has to sign in and choose a password first.",
    });
}

/** Owners cannot change themselves here, so one is always left. */
function assertOther(user: User, id: string, what: string): void {
  if (user.id === id)
    throw new Problem("conflict", { detail: `You cannot ${what}. Another owner can.` });
}

export function peopleRoutes(
  server: FastifyInstance,
  { store, now, newId }: Pick<Context, "store" | "now" | "newId">,
): void {
  async function list(user: User) {
    const users = await store.run(listUsers, undefined);
    return { users: users.map((listed) => ({ ...listed, isYou: listed.id === user.id })) };
  }
  async function withPassword(user: User, id: string, password: string) {
    const person = (await list(user)).users.find((one) => one.id === id);
    if (!person) throw new Problem("not-found");
    return { person, password };
  }
  const firstPasswordEnd = () => new Date(now().getTime() + firstPasswordLifetimeMs).toISOString();

  serve(server, peopleEndpoints.list, ({ user }) => list(user));

  serve(server, peopleEndpoints.add, async ({ user, body }) => {
    const first = makeFirstPassword();
    const id = newId();
    const password = await hashPassword(first);
    const added = { id, ...body, password, firstPasswordUntil: firstPasswordEnd() };
    if (!(await store.run(addUser, added)))
      throw new Problem("invalid", { errors: { username: "Somebody already has this name" } });
    return withPassword(user, id, first);
  });

  serve(server, peopleEndpoints.resetPassword, async ({ user, params }) => {
    const { id = "" } = params;
    assertOther(user, id, "give yourself a first password; change your own instead");
    const first = makeFirstPassword();
    const password = await hashPassword(first);
    const input = { userId: id, password, until: firstPasswordEnd() };
    assertDone(await store.run(resetPassword, input));
    return withPassword(user, id, first);
  });

  serve(server, peopleEndpoints.remove, async ({ user, params }) => {
    const { id = "" } = params;
    assertOther(user, id, "remove yourself");
    assertDone(await store.run(removeUser, { userId: id }));
  });
}
