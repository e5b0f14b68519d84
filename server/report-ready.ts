import { spawn } from "node:child_process";
import { isAwaited } from "#env";

/** Node cannot write to systemd's kind of socket itself. */
export function reportReady(): void {
  if (isAwaited()) spawn("systemd-notify", ["--ready"], { stdio: "ignore" }).on("error", () => {});
}
