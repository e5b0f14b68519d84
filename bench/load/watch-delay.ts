import { monitorEventLoopDelay } from "node:perf_hooks";
import { isMainThread } from "node:worker_threads";

const resolution = 10;

// Loaded before the program, by `--import`. It measures between one SIGUSR2 and the next, then says how late the loop was.
if (isMainThread) {
  const delay = monitorEventLoopDelay({ resolution });
  const late = (nanoseconds: number) => Math.max(0, Math.round(nanoseconds / 1e6 - resolution));
  let measuring = false;
  process.on("SIGUSR2", () => {
    measuring = !measuring;
    if (measuring) {
      delay.reset();
      delay.enable();
      return;
    }
    delay.disable();
    console.info(
      `Event loop late: p99 ${late(delay.percentile(99))} ms, at most ${late(delay.max)} ms`,
    );
  });
}
