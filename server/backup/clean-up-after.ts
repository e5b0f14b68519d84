const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Runs `work`, then `clean`: also where it fails, and where a signal (Ctrl-C) ends the process in the middle of it. */
export async function cleanUpAfter<Result>(
  clean: () => void,
  work: () => Promise<Result>,
): Promise<Result> {
  const end = (signal: NodeJS.Signals) => {
    clean();
    // Nobody listens any more: the signal does what it does.
    for (const each of signals) process.off(each, end);
    process.kill(process.pid, signal);
  };
  for (const signal of signals) process.on(signal, end);
  try {
    return await work();
  } finally {
    for (const signal of signals) process.off(signal, end);
    clean();
  }
}
