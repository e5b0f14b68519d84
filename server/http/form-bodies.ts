import { isUtf8 } from "node:buffer";
import { parse } from "node:querystring";
import type { FastifyInstance } from "fastify";

const windows1252 = new TextDecoder("windows-1252");
const decode = (bytes: Buffer) => (isUtf8(bytes) ? bytes.toString() : windows1252.decode(bytes));

const encodedBytes = /(?:%[89a-f][\da-f])+/gi;
const bytesOf = (encoded: string) => Buffer.from(encoded.replaceAll("%", ""), "hex");

/** The fields of a plain form. What is not UTF-8 throughout is Windows-1252, as old browsers and translators send it. */
function readForm(body: Buffer) {
  const text = decode(body);
  const isWhole = text.match(encodedBytes)?.every((encoded) => isUtf8(bytesOf(encoded))) ?? true;
  const reread = (encoded: string) => encodeURIComponent(windows1252.decode(bytesOf(encoded)));
  return parse(isWhole ? text : text.replace(encodedBytes, reread));
}

export function readForms(server: FastifyInstance): void {
  const type = "application/x-www-form-urlencoded";
  server.addContentTypeParser(type, { parseAs: "buffer" }, (_request, body: Buffer, done) =>
    done(null, readForm(body)),
  );
}
