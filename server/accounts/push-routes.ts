import type { FastifyInstance } from "fastify";
import { pushEndpoints } from "#domain/api/messages.ts";
import type { Context, User } from "#server/http/context.ts";
import { Problem } from "#server/http/problems.ts";
import { serve } from "#server/http/serve.ts";
import { endpointMistake } from "#server/messages/public-address.ts";
import {
  listDevices,
  readVapidKeys,
  removeDevice,
  saveDevice,
} from "#server/messages/push-devices.ts";
import { readSession } from "./sessions.ts";

export function pushRoutes(
  server: FastifyInstance,
  { env, store, now, newId }: Pick<Context, "env" | "newId" | "now" | "store">,
): void {
  const { PUSH_ALLOW_LOCAL: allowLocal } = env;

  /** Helpers see and remove their own devices only. */
  const devicesFor = ({ id, role, sessionId }: User) =>
    store.run(listDevices, { sessionId, ...(role === "helper" && { userId: id }) });

  async function requireDevice(id: string, user: User) {
    const device = (await devicesFor(user)).find((one) => one.id === id);
    if (!device) throw new Problem("not-found");
    return device;
  }

  serve(server, pushEndpoints.setting, async ({ user }) => {
    const keys = await store.run(readVapidKeys, {});
    const devices = await devicesFor(user);
    return {
      publicKey: keys?.publicKey ?? null,
      devices: devices.map(({ endpoint: _, p256dh: __, auth: ___, ...device }) => device),
    };
  });

  serve(server, pushEndpoints.add, async ({ body, user }) => {
    const { name, endpoint, keys } = body;
    const mistake = endpointMistake(endpoint, allowLocal);
    if (mistake !== undefined) throw new Problem("invalid", { errors: { endpoint: mistake } });
    const at = now().toISOString();
    const { sessionId } = user;
    // It may have been ended while the body was on its way, which can take seconds.
    if (!(await store.run(readSession, { id: sessionId, now: at })))
      throw new Problem("unauthorized");
    const device = { id: newId(), userId: user.id, name, endpoint, ...keys, sessionId, at };
    const saved = await store.run(saveDevice, device);
    if (saved === "full")
      throw new Problem("conflict", { detail: "You have 20 devices. Please remove one first." });
    if (saved === "taken")
      throw new Problem("conflict", { detail: "This is somebody else's device." });
    return saved;
  });

  serve(server, pushEndpoints.remove, async ({ params: { id = "" }, user }) => {
    await requireDevice(id, user);
    await store.run(removeDevice, { id });
  });
}
