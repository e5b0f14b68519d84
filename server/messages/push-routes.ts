import { createHash } from "node:crypto";
import { lookup } from "node:dns/promises";
import type { FastifyInstance } from "fastify";
import { pushEndpoints } from "#domain/api/push.ts";
import type { User } from "#server/accounts/session-plugin.ts";
import type { Context } from "#server/context.ts";
import { Problem } from "#server/http/problems.ts";
import { serve } from "#server/http/serve.ts";
import { payloadOf, testNotification } from "./compose-push.ts";
import { describeError } from "./deliver-due.ts";
import { endpointMistake, isPublicAddress, lookupFor } from "./public-address.ts";
import {
  findSubscription,
  listDevices,
  recordDelivery,
  removeDevice,
  retireDevice,
  saveDevice,
} from "./push-devices.ts";
import { sendPush } from "./send-push.ts";
import { readVapidKeys, vapidKeysOf } from "./vapid.ts";

const testIntervalMs = 5000;
const testTtlSeconds = 60;

const digestOf = (endpoint: string) => createHash("sha256").update(endpoint).digest("base64url");

export function pushRoutes(
  server: FastifyInstance,
  { env, store, now, newId }: Pick<Context, "env" | "newId" | "now" | "store">,
): void {
  const { SITE_URL, PUSH_ALLOW_LOCAL: allowLocal } = env;

  /** Helpers see, test and remove their own devices only. */
  const devicesFor = ({ id, role }: User) =>
    store.run(listDevices, { userId: role === "owner" ? undefined : id });

  async function requireDevice(id: string, user: User): Promise<void> {
    const devices = await devicesFor(user);
    if (!devices.some((device) => device.id === id)) throw new Problem("not-found");
  }

  serve(server, pushEndpoints.setting, async ({ user }) => {
    const keys = await store.run(readVapidKeys, {});
    const devices = await devicesFor(user);
    return {
      publicKey: keys?.publicKey ?? null,
      devices: devices.map(({ endpoint, ...device }) => ({
        ...device,
        digest: endpoint === null ? null : digestOf(endpoint),
      })),
    };
  });

  async function checkEndpoint(endpoint: string): Promise<void> {
    const refuse = (mistake: string): never => {
      throw new Problem("invalid", { errors: { endpoint: mistake } });
    };
    const mistake = endpointMistake(endpoint, { allowLocal });
    if (mistake !== undefined) refuse(mistake);
    const url = new URL(endpoint);
    if (!lookupFor(url, { allowLocal })) return;
    const found = await lookup(url.hostname.replace(/^\[|\]$/g, ""), { all: true }).catch(() => []);
    if (found.length === 0) refuse("its push service was not found");
    if (!found.every(({ address }) => isPublicAddress(address))) refuse("must be a public address");
  }

  serve(server, pushEndpoints.add, async ({ body, user }) => {
    const { name, endpoint, keys } = body;
    await checkEndpoint(endpoint);
    const at = now().toISOString();
    const device = { id: newId(), userId: user.id, name, endpoint, ...keys, at };
    const id = await store.run(saveDevice, device);
    if (id === undefined)
      throw new Problem("conflict", { detail: "You have 20 devices. Please remove one first." });
    return { id };
  });

  serve(server, pushEndpoints.remove, async ({ params: { id = "" }, user }) => {
    await requireDevice(id, user);
    if (!(await store.run(removeDevice, { id }))) throw new Problem("not-found");
  });

  const testedAt = new Map<string, number>();
  serve(server, pushEndpoints.test, async ({ params: { id = "" }, user }) => {
    await requireDevice(id, user);
    const device = await store.run(findSubscription, { id });
    if (!device) throw new Problem("not-found");
    const at = now();
    if (Math.abs(at.getTime() - (testedAt.get(id) ?? 0)) < testIntervalMs)
      throw new Problem("rate-limited", {
        detail: "A test was sent a moment ago. Please wait five seconds.",
      });
    testedAt.set(id, at.getTime());
    const keys = await vapidKeysOf(store);
    const payload = payloadOf(testNotification, SITE_URL);
    const delivery = { deviceId: id, at: at.toISOString() };
    try {
      const outcome = await sendPush(
        { device, payload, ttlSeconds: testTtlSeconds },
        { keys, env },
      );
      if (outcome === "gone") await store.run(retireDevice, { id, at: at.toISOString() });
      else await store.run(recordDelivery, { ...delivery, error: null });
      return { outcome, error: null };
    } catch (cause) {
      const error = describeError(cause);
      await store.run(recordDelivery, { ...delivery, error });
      return { outcome: "failed" as const, error };
    }
  });
}
