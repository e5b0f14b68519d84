import { startBuiltServer } from "#server/testing/process.ts";

/** From starting the program until its first page has arrived, in milliseconds. */
export async function timeStart(env: Readonly<Record<string, string>>): Promise<number> {
  const from = performance.now();
  const server = await startBuiltServer(env);
  await (await fetch(server.url)).arrayBuffer();
  const took = performance.now() - from;
  await server.stop();
  return took;
}
