import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { startBuiltServer } from "#server/testing/process.ts";
import { addOwner, signIn } from "./inbox/owner.ts";
import { ask } from "./load/ask.ts";
import { watched, watchLoop } from "./load/loop-delay.ts";
import { type Figure, machine, median, residentMegabytes } from "./measure.ts";
import { drive } from "./soak/drive.ts";
import { mix } from "./soak/mix.ts";
import { openInbox } from "./soak/open-inbox.ts";

const amount = 1_000_000;
const step = 10_000;
const mostMinutes = 20;

const whole = (count: number) => count.toLocaleString("en-US");

/** Open files and connections of a process, where the system shows them: the fewest within a second, between mails. */
async function openFiles(pid: number): Promise<string> {
  if (process.platform !== "linux") return "not shown by this system";
  let fewest = Number.POSITIVE_INFINITY;
  for (let look = 0; look < 20; look += 1) {
    fewest = Math.min(fewest, readdirSync(`/proc/${pid}/fd`).length);
    await wait(50);
  }
  return String(fewest);
}

const showProgress = (answers: number, memory: number) =>
  process.stdout.write(
    `\r${whole(answers)} of ${whole(amount)} requests, ${Math.round(memory)} MB `,
  );

/** Memory after the first tenth and in the last one, as medians of their samples. */
function memoryFigures(samples: readonly number[]): Figure[] {
  const tenth = Math.floor(samples.length / 10);
  const warm = median(samples.slice(tenth, 2 * tenth));
  const end = median(samples.slice(-tenth));
  const most = Math.max(...samples.slice(tenth));
  const megabytes = (value: number) => `${Math.round(value)} MB`;
  const growth = (value: number) => `${((value / warm - 1) * 100).toFixed(1)} %`;
  return [
    { what: "Memory after the first tenth", value: megabytes(warm) },
    { what: "Memory in the last tenth", value: megabytes(end) },
    { what: "Growth", value: growth(end), goal: "within 10 %" },
    { what: "Most memory after the first tenth", value: `${megabytes(most)}, ${growth(most)}` },
  ];
}

/** A million requests of every kind: whether memory stays what it is, and nothing is answered wrongly. */
export async function benchSoak(): Promise<Figure[]> {
  const before = machine();
  const folder = mkdtempSync(join(tmpdir(), "bench-soak-"));
  await addOwner({ DATA_DIR: folder, DATABASE_URL: "" });
  const server = await startBuiltServer({
    DATA_DIR: folder,
    // Counts addresses as it always does, but lets everybody through.
    RATE_LIMIT: "1000000/1m",
    TRUST_PROXY: "true",
    ...watched,
  });
  const pid = server.process.pid ?? 0;
  try {
    const cookie = await signIn(server.url);
    const { etag } = (await ask(`${server.url}/`)).headers;
    const inbox = openInbox(server.url, cookie);
    // The thread that reads lists starts with the first of them.
    await ask(`${server.url}/api/bookings`, { cookie });
    const filesBefore = await openFiles(pid);
    const samples: number[] = [];
    const from = performance.now();
    const {
      result: { answers, failed },
      late,
    } = await watchLoop(server, () =>
      drive(server.url, mix({ etag: String(etag), cookie }), {
        ...{ amount, step, seconds: mostMinutes * 60 },
        onAnswers(count) {
          samples.push(residentMegabytes(pid));
          showProgress(count, samples.at(-1) ?? 0);
        },
      }),
    );
    const seconds = (performance.now() - from) / 1000;
    const filesAfter = await openFiles(pid);
    await inbox.close();
    await server.stop();
    process.stdout.write("\n");
    const stopped = `; stopped after ${mostMinutes} minutes, before all were sent`;
    return [
      before,
      {
        what: "Requests answered",
        value: `${whole(answers)} in ${Math.round(seconds)} s, ${whole(Math.round(answers / seconds))} a second${answers < amount ? stopped : ""}`,
      },
      {
        what: "Answers other than expected",
        value: [...failed].map(([what, count]) => `${whole(count)} ${what}`).join(", ") || "0",
        goal: "0",
      },
      { what: "Changes that an open inbox was told of", value: whole(inbox.changes) },
      ...memoryFigures(samples),
      { what: "Open files before and after", value: `${filesBefore}, ${filesAfter}` },
      { what: "Event loop late", value: `p99 ${late.p99} ms, at most ${late.most} ms` },
    ];
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true });
  }
}
