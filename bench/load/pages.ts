import type { Figure } from "#bench/measure.ts";
import type { RunningServer } from "#server/testing/process.ts";
import { ask } from "./ask.ts";
import { type Candidate, compare } from "./compare.ts";
import { hasNginx, startNginx } from "./nginx.ts";
import { hasWrk, wrk } from "./wrk.ts";

const seconds = 3;

const asked = [
  { what: "Home in brotli, 32 connections", connections: 32, again: false },
  { what: "Home in brotli, 1,000 connections", connections: 1000, again: false },
  { what: "Home unchanged (304), 32 connections", connections: 32, again: true },
];

/** The validator by which a server says that its page is unchanged. @throws when it sends the page instead */
async function validatorOf(url: string): Promise<string> {
  const { etag } = (await ask(url)).headers;
  const { status } = await ask(url, { "if-none-match": String(etag) });
  if (status !== 304) throw new Error(`${url} answers ${status}, not 304`);
  return String(etag);
}

interface Target {
  readonly name: string;
  readonly url: string;
  readonly etag: string;
}

const targetOf = async (name: string, url: string): Promise<Target> => ({
  ...{ name, url },
  etag: await validatorOf(url),
});

const candidateOf = (
  { what, connections, again }: (typeof asked)[number],
  { name, url, etag }: Target,
): Candidate => ({
  what,
  name,
  measure: () =>
    wrk(url, {
      connections,
      seconds,
      headers: { "accept-encoding": "br", ...(again && { "if-none-match": etag }) },
    }),
});

/** Pages a second from the program's memory, next to nginx with the same bytes. */
export async function loadPages({ url: origin }: RunningServer): Promise<Figure[]> {
  if (!hasWrk()) return [{ what: "Pages", value: "left out: install wrk (apt install wrk)" }];
  const url = `${origin}/`;
  const program = await targetOf("the program", url);
  if (!hasNginx())
    return [
      ...(await compare(asked.map((one) => candidateOf(one, program)))),
      { what: "nginx beside it", value: "left out: install nginx (apt install nginx)" },
    ];
  const server = await startNginx(await ask(url));
  try {
    const nginx = await targetOf("nginx", server.url);
    const pairs = asked.map((one) => {
      const beside = candidateOf(one, nginx);
      return [beside, { ...candidateOf(one, program), beside }];
    });
    return await compare(pairs.flat());
  } finally {
    await server.stop();
  }
}
