import { once } from "node:events";
import { connect, createServer, type Server } from "node:net";
import { text } from "node:stream/consumers";

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

/** Lets a server listen on this machine only, at any free port unless one is given. @returns the port */
export async function listen(server: Server, port = 0): Promise<number> {
  await once(server.listen(port, "127.0.0.1"), "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}

interface RawAnswer {
  readonly status: number;
  /** Their names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Sends bytes as they are. @returns what came back once the server has ended the connection */
export async function sendRaw(url: string, bytes: string | Uint8Array): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, "connect");
  socket.write(bytes);
  const [head = "", body = ""] = (await text(socket)).split("\r\n\r\n");
  const [line = "", ...lines] = head.split("\r\n");
  const headers = lines.map((one) => {
    const [name = "", value = ""] = one.split(/: (.*)/, 2);
    return [name.toLowerCase(), value];
  });
  return { status: Number(line.split(" ")[1]), headers: Object.fromEntries(headers), body };
}
