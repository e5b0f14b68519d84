import { once } from "node:events";
import { createServer } from "node:net";

/**
 * A port that nobody listens on, for programs that cannot choose one by themselves. It is below those that a system
 * gives to clients: otherwise a client that keeps retrying could connect to itself.
 */
export async function freePort(): Promise<number> {
  while (true) {
    const port = 15_000 + Math.floor(Math.random() * 15_000);
    const server = createServer().listen(port, "127.0.0.1");
    const free = await once(server, "listening").then(
      () => true,
      () => false,
    );
    await new Promise((resolve) => server.close(resolve));
    if (free) return port;
  }
}
