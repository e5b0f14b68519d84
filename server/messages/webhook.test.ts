import { createServer, type IncomingHttpHeaders } from "node:http";
import { Webhook, WebhookVerificationError } from "standardwebhooks";
import { afterEach, beforeEach, expect, test } from "vitest";
import { dueMessage } from "#server/testing/messages.ts";
import { listen } from "#server/testing/sockets.ts";
import { PermanentFailure } from "./channels.ts";
import { webhookTo } from "./webhook.ts";

const secret = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
// The package that verifies rejects timestamps older than five minutes.
const now = () => new Date();

const message = dueMessage({
  id: "e-1.webhook",
  kind: "webhook",
  event: {
    id: "e-1",
    kind: "note-removed",
    at: "2026-11-20T17:00:00.000Z",
    actor: "riley",
    from: null,
    to: null,
    text: null,
    undoes: "e-0",
    partOf: null,
  },
});

interface Asked {
  readonly path: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

let asked: Asked[];
let status: number;
let url: string;
let stop: () => Promise<unknown>;

beforeEach(async () => {
  asked = [];
  status = 200;
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    asked.push({
      path: request.url,
      headers: request.headers,
      body: Buffer.concat(parts).toString("utf8"),
    });
    response.writeHead(status, { location: "/elsewhere" }).end("thanks");
  });
  url = `http://127.0.0.1:${await listen(server)}/hook`;
  stop = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
});
afterEach(() => stop());

const headersOf = ({ headers }: Asked) => ({
  "webhook-id": String(headers["webhook-id"]),
  "webhook-timestamp": String(headers["webhook-timestamp"]),
  "webhook-signature": String(headers["webhook-signature"]),
});

test("an event is signed, and its receiver can verify it", async () => {
  await webhookTo({ url, secret, now })(message);
  const [call] = asked;
  if (!call) throw new Error("nothing has arrived");
  const verified = new Webhook(secret).verify(call.body, headersOf(call));
  expect(verified).toEqual({
    type: "booking.note_removed",
    timestamp: "2026-11-20T17:00:00.000Z",
    data: { event: message.event, booking: message.booking },
  });
  expect(call.headers["webhook-id"]).toBe("e-1.webhook");
  expect(() => new Webhook(secret).verify(`${call.body} `, headersOf(call))).toThrow(
    WebhookVerificationError,
  );
});

test.each([
  [200, "sent"],
  [302, "later"],
  [400, "refused"],
  [404, "later"],
  [408, "later"],
  [410, "later"],
  [429, "later"],
  [500, "later"],
])("a webhook answered with %i is %s", async (answer, result) => {
  status = answer;
  const post = webhookTo({ url, secret, now })(message);
  const became = await post.then(
    () => "sent",
    (error: unknown) => (error instanceof PermanentFailure ? "refused" : "later"),
  );
  expect(became).toBe(result);
  expect(asked.map(({ path }) => path)).toEqual(["/hook"]);
});

test("a refused connection is attempted again", async () => {
  await stop();
  await expect(webhookTo({ url, secret, now })(message)).rejects.not.toThrow(PermanentFailure);
});
