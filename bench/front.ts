import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from "node:http2";
import { join } from "node:path";
import { getCertificate } from "@vitejs/plugin-basic-ssl";
import { listen } from "#server/testing/sockets.ts";
import { ask } from "./ask.ts";

/** Headers of one HTTP/1 connection. */
const hopByHop = ["connection", "keep-alive", "transfer-encoding"];

/** The package caches the certificate and ignores failures of that. Nothing can be written below a file. */
const nowhere = join(process.execPath, "certificate");

async function pass(program: string, request: Http2ServerRequest, response: Http2ServerResponse) {
  const { status = 502, headers, body } = await ask(program + request.url);
  const passed = Object.entries(headers).filter(([name]) => !hopByHop.includes(name));
  response.writeHead(status, Object.fromEntries(passed)).end(body);
}

/**
 * A proxy with HTTP/2 and TLS, which passes the program's own brotli bodies through.
 * @param program address of the program, without a slash at its end
 */
export async function startFront(program: string) {
  const pem = await getCertificate(nowhere, "localhost", ["localhost"]);
  const server = createSecureServer({ key: pem, cert: pem }, (request, response) => {
    pass(program, request, response).catch((error: unknown) => {
      console.error(error);
      response.writeHead(502).end();
    });
  });
  const port = await listen(server);
  return { url: `https://localhost:${port}`, close: () => server.close() };
}
