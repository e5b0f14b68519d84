import { residentMegabytes } from "#bench/measure.ts";

/** Reads a CSV export as fast as it comes. @returns its rows, and the server's highest memory meanwhile in MB */
export async function readExport(
  address: string,
  cookie: string,
  pid: number,
): Promise<{ rows: number; most: number }> {
  let most = 0;
  let rows = -1;
  const watch = setInterval(() => {
    most = Math.max(most, residentMegabytes(pid));
  }, 50);
  const answer = await fetch(address, { headers: { cookie } });
  if (!answer.ok || !answer.body) throw new Error(`${address}: ${answer.status}`);
  for await (const chunk of answer.body) rows += chunk.filter((byte) => byte === 10).length;
  clearInterval(watch);
  return { rows, most: Math.max(most, residentMegabytes(pid)) };
}
