import {
  createDecipheriv,
  createECDH,
  createHmac,
  createPublicKey,
  randomBytes,
  verify,
} from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { buffer } from "node:stream/consumers";
import * as z from "zod/mini";
import { listen } from "./sockets.ts";

/** What a browser gives a page that subscribes. */
export interface TestSubscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

interface Received {
  /** The last part of the endpoint. */
  readonly device: string;
  readonly headers: IncomingHttpHeaders;
  readonly claims: { readonly aud: string; readonly exp: number; readonly sub: string };
  readonly payload: z.output<typeof payloadSchema>;
  readonly text: string;
  readonly at: number;
}

const payloadSchema = z.object({
  web_push: z.literal(8030),
  notification: z.object({
    title: z.string(),
    body: z.string(),
    navigate: z.string(),
    tag: z.string(),
  }),
});

/** A status, or nothing: the connection stays open without an answer. */
type Answer = number | "nothing";

const hmac = (key: Buffer, ...parts: readonly (Buffer | string)[]) => {
  const digest = createHmac("sha256", key);
  for (const part of parts) digest.update(part);
  return digest.digest();
};

/** @see https://www.rfc-editor.org/rfc/rfc8291#section-3.4 */
function decrypt(body: Buffer, ecdh: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const recordSize = body.readUInt32BE(16);
  const keyLength = body.readUInt8(20);
  const serverKey = body.subarray(21, 21 + keyLength);
  const record = body.subarray(21 + keyLength);
  if (record.length > recordSize) throw new Error("more than one record");
  const shared = hmac(auth, ecdh.computeSecret(serverKey));
  const input = hmac(shared, "WebPush: info\0", ecdh.getPublicKey(), serverKey, "\u0001");
  const secret = hmac(salt, input);
  const key = hmac(secret, "Content-Encoding: aes128gcm\0\u0001").subarray(0, 16);
  const nonce = hmac(secret, "Content-Encoding: nonce\0\u0001").subarray(0, 12);
  const decipher = createDecipheriv("aes-128-gcm", key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  const end = padded.lastIndexOf(2);
  return padded.subarray(0, end).toString("utf8");
}

const claimsSchema = z.object({ aud: z.string(), exp: z.number(), sub: z.string() });

/** @see https://www.rfc-editor.org/rfc/rfc8292 */
function verified(authorization = ""): Received["claims"] {
  const [, token = "", key = ""] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  const [head = "", claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(key, "base64url");
  const part = (from: number) => point.subarray(from, from + 32).toString("base64url");
  const jwk = { kty: "EC", crv: "P-256", x: part(1), y: part(33) };
  const isSigned = verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: "jwk" }), dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  if (!isSigned) throw new Error("the signature is wrong");
  return claimsSchema.parse(JSON.parse(Buffer.from(claims, "base64url").toString()));
}

/** A push service: it issues subscriptions, checks and decrypts notifications, and answers as a test wants. */
export async function startPushService() {
  const received: Received[] = [];
  const attempts: string[] = [];
  const mistakes: unknown[] = [];
  const answers = new Map<string, Answer>();
  const keys = new Map<string, { ecdh: ReturnType<typeof createECDH>; auth: Buffer }>();
  const server = createServer(async (request, response) => {
    const device = decodeURIComponent(request.url?.slice(1) ?? "");
    const body = await buffer(request);
    attempts.push(device);
    const answer = answers.get(device) ?? answers.get("*") ?? 201;
    if (answer === "nothing") return;
    const known = keys.get(device);
    try {
      if (!known) throw new Error(`no subscription ${device}`);
      const claims = verified(request.headers.authorization);
      const text = decrypt(body, known.ecdh, known.auth);
      const payload = payloadSchema.parse(JSON.parse(text));
      if (answer === 201)
        received.push({ device, headers: request.headers, claims, payload, text, at: Date.now() });
    } catch (mistake) {
      mistakes.push(mistake);
    }
    response.writeHead(answer).end();
  });
  const url = `http://127.0.0.1:${await listen(server)}`;
  return {
    url,
    received,
    /** Every request, regardless of its answer. */
    attempts,
    /** What was wrongly encrypted or signed. */
    mistakes,
    /** By device, or "*" for all others. 201 without any. */
    answers,
    /** Of all answers. */
    subscribe(device: string): TestSubscription {
      const ecdh = createECDH("prime256v1");
      const auth = randomBytes(16);
      keys.set(device, { ecdh, auth });
      const p256dh = ecdh.generateKeys("base64url");
      return {
        endpoint: `${url}/${encodeURIComponent(device)}`,
        keys: { p256dh, auth: auth.toString("base64url") },
      };
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type PushService = Awaited<ReturnType<typeof startPushService>>;
