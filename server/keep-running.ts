import cluster from "node:cluster";

// Starts the program again when it asks for it, as systemd does with its socket: here this process keeps the socket.
// The next one serves before the one before ends, so that nobody waits.

process.title = "scoopdale";
cluster.schedulingPolicy = cluster.SCHED_NONE;
cluster.setupPrimary({
  exec: `${import.meta.dirname}/main.js`,
  // Node's 16 MB would be kept twice while one program takes over from the other.
  execArgv: ["--max-semi-space-size=4"],
});

let current = cluster.fork();
let next: typeof current | undefined;
let isEnding = false;

cluster.on("message", (asking, message) => {
  if (message !== "again" || asking !== current || next || isEnding) return;
  next = cluster.fork();
  next.once("listening", () => {
    if (next) current = next;
    next = undefined;
    asking.process.kill("SIGTERM");
  });
});

cluster.on("exit", (ended, code) => {
  // One that does not start leaves the one before.
  if (ended === next) next = undefined;
  // One that was killed has no code.
  if (ended === current) process.exit(code ?? 1);
});

for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.on(signal, () => {
    isEnding = true;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill(signal);
  });
