import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";

/** Whether every thread of a process is stopped; also true for a zombie process. */
const isPaused = (pid: number) =>
  readdirSync(`/proc/${pid}/task`).every((thread) =>
    /\) [TZ] /.test(readFileSync(`/proc/${pid}/task/${thread}/stat`, "utf8")),
  );

/** Pauses processes, and waits until every thread has stopped: the signal returns before that. Linux only. */
export async function pauseProcesses(pids: readonly number[]): Promise<void> {
  for (const pid of pids) process.kill(pid, "SIGSTOP");
  while (!pids.every(isPaused)) await wait(1);
}
