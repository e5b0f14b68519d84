import { once } from "node:events";
import {
  createSecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type ServerHttp2Session,
} from "node:http2";
import { join } from "node:path";
import { getCertificate } from "@vitejs/plugin-basic-ssl";
import { ask } from "#bench/load/ask.ts";

/** What belongs to one HTTP/1 connection. */
const hopByHop = ["connection", "keep-alive", "transfer-encoding"];

/** A page that the front answers by itself: a path and a body in brotli. */
export type OwnPages = ReadonlyMap<string, Buffer>;

/** The package wants to keep a copy, and minds no failure of that: below a file there is no place for one. */
const nowhere = join(process.execPath, "certificate");

async function pass(program: string, request: Http2ServerRequest, response: Http2ServerResponse) {
  const { status = 502, headers, body } = await ask(program + request.url);
  const passed = Object.entries(headers).filter(([name]) => !hopByHop.includes(name));
  response.writeHead(status, Object.fromEntries(passed)).end(body);
}

/**
 * What stands before the program on the web: HTTP/2 and TLS. The program's own brotli bodies pass through.
 * @param program address of the program, without a slash at its end
 */
export async function startFront(program: string, ownPages: OwnPages) {
  const pem = await getCertificate(nowhere, "localhost", ["localhost"]);
  const sessions = new Set<ServerHttp2Session>();
  const server = createSecureServer({ key: pem, cert: pem }, (request, response) => {
    const own = ownPages.get(request.url);
    if (own)
      response
        .writeHead(200, { "content-type": "text/html; charset=utf-8", "content-encoding": "br" })
        .end(own);
    else
      pass(program, request, response).catch((error: unknown) => {
        console.error(error);
        response.writeHead(502).end();
      });
  });
  server.on("session", (session) => {
    sessions.add(session);
    session.on("close", () => sessions.delete(session));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return {
    url: `https://localhost:${address.port}`,
    async stop() {
      for (const session of sessions) session.destroy();
      server.close();
    },
  };
}
