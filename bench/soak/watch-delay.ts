import { monitorEventLoopDelay } from "node:perf_hooks";
import { isMainThread } from "node:worker_threads";

const resolution = 10;

// Loaded before the program, by `--import`. It measures from the first SIGUSR2 on, since a start takes the loop for
// itself, and says at the end how late the loop was at the worst.
if (isMainThread) {
  const delay = monitorEventLoopDelay({ resolution });
  process.once("SIGUSR2", () => delay.enable());
  process.once("exit", () => {
    const late = (nanoseconds: number) => `${Math.round(nanoseconds / 1e6 - resolution)} ms`;
    console.info(`Event loop late: p99 ${late(delay.percentile(99))}, at most ${late(delay.max)}`);
  });
}
