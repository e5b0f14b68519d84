import * as z from "zod/mini";
import { message } from "./bookings.ts";
import { endpoint } from "./endpoint.ts";

export const messageEndpoints = {
  sendAgain: endpoint({
    method: "POST",
    path: "/api/messages/{id}/send",
    answer: message,
  }),
};

const moment = z.iso.datetime();
const base64url = /^[A-Za-z0-9_-]+={0,2}$/;

const device = z.object({
  id: z.string(),
  name: z.string(),
  username: z.string(),
  createdAt: moment,
  /** Whether this user added it in this browser. */
  isOfThisBrowser: z.boolean(),
});
export type PushDevice = z.output<typeof device>;

export const pushEndpoints = {
  setting: endpoint({
    method: "GET",
    path: "/api/push",
    /** The key is null until the server has made it, at its first start. */
    answer: z.object({ publicKey: z.nullable(z.string()), devices: z.array(device) }),
  }),
  /** Adds a browser's push subscription, in place of its user's earlier one; the same endpoint again renames it. */
  add: endpoint({
    method: "POST",
    path: "/api/push/devices",
    body: z.object({
      name: z
        .string()
        .check(
          z.trim(),
          z.minLength(1, "Please name this device"),
          z.maxLength(60, "Please use at most 60 characters"),
          z.regex(/^\P{Cc}*$/u, "Please remove hidden control characters"),
        ),
      endpoint: z.string().check(z.maxLength(2000)),
      keys: z.object({
        p256dh: z.string().check(z.maxLength(100), z.regex(base64url)),
        auth: z.string().check(z.maxLength(50), z.regex(base64url)),
      }),
    }),
    status: 201,
    answer: z.object({ id: z.string() }),
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/api/push/devices/{id}",
  }),
};
