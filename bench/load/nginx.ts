import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { ask, type WholeAnswer } from "#bench/ask.ts";
import { runNginx } from "#server/testing/nginx.ts";
import { freePort } from "#server/testing/sockets.ts";

/** Headers about the server or the connection, not about the page. */
const own = ["connection", "content-length", "date", "etag", "keep-alive", "server"];

const headersOfPage = ({ headers }: WholeAnswer) =>
  Object.entries(headers)
    .filter(([name]) => !own.includes(name))
    .sort();

/**
 * Starts the fastest nginx (files held open, connections kept) that answers "/" with the same bytes and headers.
 * @throws when its answer differs in more than the server's own headers
 */
export async function startNginx(answer: WholeAnswer) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const added = headersOfPage(answer).filter(([name]) => name !== "content-type");
  const { stop, hasEnded } = runNginx((folder) => {
    writeFileSync(join(folder, "page"), answer.body);
    return {
      main: "error_log stderr error;",
      events: "worker_connections 4096; multi_accept on;",
      http: `
      access_log off; server_tokens off; max_ranges 0;
      sendfile on; tcp_nopush on; open_file_cache max=100; open_file_cache_valid 1h;
      keepalive_timeout 72 72; keepalive_requests 1000000000;
      types {} default_type ${JSON.stringify(answer.headers["content-type"])};
      add_header last-modified "";
      ${added.map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`).join("\n")}
      server { listen 127.0.0.1:${port} backlog=4096; root ${folder}; index page; }`,
    };
  });
  while (!hasEnded() && !(await ask(url).catch(() => undefined))) await wait(50);
  const given = await ask(url);
  if (!isDeepStrictEqual(headersOfPage(given), headersOfPage(answer))) {
    await stop();
    throw new Error("nginx does not answer as the program does");
  }
  return { url, stop };
}
