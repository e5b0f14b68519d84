import { connect, type Socket } from "node:net";

/** Milliseconds between two bytes of a slow sender. */
const betweenBytes = 200;
/** This many connect at the same time: the system queues no more. */
const atOnce = 200;

interface Clients {
  /** How many are still open. */
  readonly open: number;
  /** The statuses of their answers, and how often each came. */
  readonly answered: ReadonlyMap<string, number>;
  disconnect(): void;
}

/**
 * Opens connections. Each sends its first bytes, then the rest byte by byte, without an end.
 * @param sends what the connection of an index sends
 * @param reads false for clients that never read the answers
 */
export async function connectClients(
  url: string,
  count: number,
  sends: (index: number) => { readonly first: string; readonly trickles?: string },
  { reads = true } = {},
): Promise<Clients> {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  const answered = new Map<string, number>();
  let turn = 0;
  const trickling = new Map<Socket, string>();
  const timer = setInterval(() => {
    for (const [socket, text] of trickling) socket.write(text.charAt(turn % text.length));
    turn += 1;
  }, betweenBytes);

  function join(index: number): Promise<void> {
    const { first, trickles } = sends(index);
    const socket = connect(Number(port), hostname);
    sockets.add(socket);
    const left = () => {
      sockets.delete(socket);
      trickling.delete(socket);
    };
    socket.on("close", left).on("error", left);
    if (reads)
      socket.once("data", (bytes) => {
        const status = bytes.toString("latin1").slice(9, 12);
        answered.set(status, (answered.get(status) ?? 0) + 1);
        trickling.delete(socket);
      });
    return new Promise((resolve, reject) => {
      socket.once("error", reject).once("connect", () => {
        if (first) socket.write(first);
        if (trickles) trickling.set(socket, trickles);
        resolve();
      });
    });
  }

  for (let from = 0; from < count; from += atOnce)
    await Promise.all(
      Array.from({ length: Math.min(atOnce, count - from) }, (_, index) => join(from + index)),
    );
  return {
    get open() {
      return sockets.size;
    },
    answered,
    disconnect() {
      clearInterval(timer);
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** The events of an open inbox's stream as they arrive: name and data. */
export async function* liveEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of body) {
    text += decoder.decode(chunk, { stream: true });
    const blocks = text.split("\n\n");
    text = blocks.pop() ?? "";
    for (const block of blocks) {
      const [, name] = /^event: (.*)$/m.exec(block) ?? [];
      const [, data] = /^data: (.*)$/m.exec(block) ?? [];
      if (name) yield `${name} ${data}`;
    }
  }
}
