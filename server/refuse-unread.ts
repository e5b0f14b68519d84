import type { Socket } from "node:net";
import { Problem, type ProblemCode, problemType } from "./problems.ts";

const { STATUS_CODES } = process.getBuiltinModule("node:http");

/** Node's reasons for giving a request up before it was read. */
const codes = new Map<string | undefined, ProblemCode>([
  ["HPE_HEADER_OVERFLOW", "headers-too-large"],
  ["ERR_HTTP_REQUEST_TIMEOUT", "too-slow"],
]);

/**
 * Answers what never became a request, since its headers are no HTTP, too long or too slow: a problem like any other,
 * with the headers of every answer. Then the connection ends.
 */
export const refuseUnread =
  (headers: Readonly<Record<string, string>>) =>
  (error: Error & { readonly code?: string }, socket: Socket): void => {
    // Who has left hears nothing.
    if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
    const problem = new Problem(codes.get(error.code) ?? "malformed");
    const body = JSON.stringify(problem);
    const lines = Object.entries({
      ...headers,
      "cache-control": "no-store",
      connection: "close",
      "content-length": Buffer.byteLength(body),
      "content-type": `${problemType}; charset=utf-8`,
    }).map(([name, value]) => `${name}: ${value}`);
    const { status } = problem;
    socket.end(
      [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "", body].join("\r\n"),
      // Whoever goes on sending is not listened to.
      () => socket.destroy(),
    );
  };
