import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";

export interface RawAnswer {
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
