import { Readable } from "node:stream";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import type { Role } from "#domain/api/session.ts";
import { isPublicAddress } from "#server/messages/public-address.ts";
import { sendPush, vapidKeysOf } from "#server/messages/send-push.ts";
import { type TestApp, withApp } from "#server/testing/app.ts";
import { type PushService, startPushService } from "#server/testing/push-service.ts";
import { signIn } from "#server/testing/sign-in.ts";

let service: PushService;
beforeEach(async () => {
  service = await startPushService();
});
afterEach(() => service.stop());

const local = { SITE_URL: "http://localhost:3000", PUSH_ALLOW_LOCAL: true } as const;

/** Signs in, and calls the API of an app. */
async function caller({ server, app }: TestApp, ...as: [name?: string, role?: Role]) {
  const headers = await signIn({ server, app }, ...as);
  const call = (method: "DELETE" | "GET" | "POST", path: string, payload?: object) =>
    server.inject({ method, url: `/api/push${path}`, headers, ...(payload && { payload }) });
  return {
    headers,
    call,
    get: (url: string) => server.inject({ url, headers }),
    delete: (url: string) => server.inject({ method: "DELETE", url, headers }),
    add: (name: string, given: object = {}) =>
      call("POST", "/devices", { name, ...service.subscribe(name), ...given }),
  };
}

test("a browser subscribes with the server's key, and is removed", () =>
  withApp({ env: local }, async (app) => {
    const { publicKey } = await vapidKeysOf(app.app.store);
    const { call, add } = await caller(app);
    const added = await add("Riley's phone");
    expect(added.statusCode).toBe(201);
    const { id } = added.json();
    const listed = (await call("GET", "")).json();
    expect(listed).toMatchObject({
      publicKey,
      devices: [{ id, name: "Riley's phone", username: "riley" }],
    });
    expect(Buffer.from(publicKey, "base64url")).toHaveLength(65);
    // A reader of the list cannot send notifications.
    expect(JSON.stringify(listed)).not.toMatch(/127\.0\.0\.1|p256dh|auth|privateKey/);
    expect((await call("DELETE", `/devices/${id}`)).statusCode).toBe(204);
    expect((await call("DELETE", `/devices/${id}`)).statusCode).toBe(404);
    expect((await call("GET", "")).json().devices).toEqual([]);
  }));

test("a browser that subscribes again takes its own place, and finds itself in the list", () =>
  withApp({ env: local }, async (test) => {
    const phone = await caller(test);
    await phone.add("phone");
    const desk = await caller(test);
    await desk.add("desk");
    await phone.add("phone, renewed");
    expect((await phone.call("GET", "")).json().devices).toMatchObject([
      { name: "desk", isOfThisBrowser: false },
      { name: "phone, renewed", isOfThisBrowser: true },
    ]);
  }));

test("a phone whose session ends while it turns on notifications gets none", () =>
  withApp({ env: local }, async (test) => {
    const phone = await caller(test);
    const desk = await caller(test);
    const { sessions } = (await desk.get("/api/sessions")).json();
    const { id } = sessions.find(({ isThis }: { isThis: boolean }) => !isThis);
    async function* slowBody() {
      expect((await desk.delete(`/api/sessions/${id}`)).statusCode).toBe(204);
      yield JSON.stringify({ name: "phone", ...service.subscribe("phone") });
    }
    const answer = await test.server.inject({
      method: "POST",
      url: "/api/push/devices",
      headers: { ...phone.headers, "content-type": "application/json" },
      payload: Readable.from(slowBody()),
    });
    expect(answer.statusCode).toBe(401);
    expect((await desk.call("GET", "")).json().devices).toEqual([]);
  }));

test("helpers can see and remove only their own devices", () =>
  withApp({ env: local }, async (app) => {
    const owner = await caller(app);
    const helper = await caller(app, "kim", "helper");
    const { id: owners } = (await owner.add("Riley's phone")).json();
    const { id: own } = (await helper.add("Kim's phone")).json();
    const idsFor = async ({ call }: typeof owner) =>
      (await call("GET", "")).json().devices.map(({ id }: { id: string }) => id);
    expect(await idsFor(owner)).toEqual([owners, own]);
    expect(await idsFor(helper)).toEqual([own]);
    expect((await helper.call("DELETE", `/devices/${owners}`)).statusCode).toBe(404);
    expect((await helper.call("DELETE", `/devices/${own}`)).statusCode).toBe(204);
    expect(await idsFor(owner)).toEqual([owners]);
  }));

test("a push service that does not answer in ten seconds fails", () => {
  const { timeout } = AbortSignal;
  const waits = vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => timeout(ms / 100));
  onTestFinished(() => waits.mockRestore());
  return withApp({ env: local }, async (test) => {
    const device = { id: "phone", ...service.subscribe("phone") };
    service.answers.set("*", "nothing");
    const push = { device: { ...device, ...device.keys }, payload: "{}", ttlSeconds: 60 };
    await expect(sendPush(push, test.app)).rejects.toThrow("the push service did not answer");
    expect(waits).toHaveBeenCalledWith(10_000);
  });
});

test.each([
  ["this machine by name", "https://localhost/1", "the address is not public"],
  ["a name that leads nowhere", "https://push.invalid/1", "the push service did not answer"],
])("nothing is sent to %s", (_, endpoint, mistake) =>
  withApp({}, async ({ app }) => {
    const { keys } = service.subscribe("phone");
    const push = { device: { id: "phone", endpoint, ...keys }, payload: "{}", ttlSeconds: 60 };
    await expect(sendPush(push, app)).rejects.toThrow(mistake);
  }),
);

const refused = [
  ["http, not https", "http://push.example/1", "must be an https address"],
  ["no address", "push", "must be a push service's address"],
  ["another port", "https://push.example:8443/1", "must be on the port of https"],
  ["another scheme", "ftp://push.example/1", "must be an https address"],
  ["a password", "https://user:secret@push.example/1", "must hold no password"],
  ["this machine", "https://127.0.0.1/1", "must be a public address"],
  ["a number for this machine", "https://2130706433/1", "must be a public address"],
] as const;

test.each(refused)("%s is no endpoint", (_, endpoint, mistake) =>
  withApp({}, async (app) => {
    const { call, add } = await caller(app);
    const answer = await add("phone", { endpoint });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({ endpoint: mistake });
    expect((await call("GET", "")).json().devices).toEqual([]);
    // The test's own push service, too, where the setting for tests is missing.
    expect((await add("phone")).statusCode).toBe(422);
  }),
);

test.each([
  ["8.8.8.8", true],
  ["2606:4700::1111", true],
  ["0.0.0.0", false],
  ["10.0.0.8", false],
  ["169.254.169.254", false],
  ["::1", false],
  ["::ffff:127.0.0.1", false],
  ["4000::1", false],
  ["2002:7f00:1::", false],
])("whether %s is public: %s", (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});
