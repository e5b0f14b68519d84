import { expect, test } from "vitest";
import { withApp } from "#server/testing/app.ts";
import { newBooking } from "#server/testing/bookings.ts";
import { signIn } from "#server/testing/sign-in.ts";

/** The events of a line as they come: name and data. */
async function* events(body: ReadableStream<Uint8Array>) {
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

test("an open line says ready, then which booking changed, and ends with the server", () =>
  withApp({}, async ({ server, app }) => {
    const headers = await signIn({ server, app });
    const url = await server.listen({ port: 0 });
    const answer = await fetch(`${url}/api/live`, { headers });
    expect(answer.headers.get("content-type")).toContain("text/event-stream");
    if (!answer.body) throw new Error("no line");
    const line = events(answer.body);
    expect(await line.next()).toMatchObject({ value: "ready {}" });
    await app.store.run({ name: "storeBooking", input: newBooking({ id: "new" }) });
    expect(await line.next()).toMatchObject({ value: 'change {"bookingId":"new"}' });
    const closed = server.close();
    expect(await line.next()).toMatchObject({ done: true });
    await closed;
  }));

test("a line carries the headers that keep it from being stored or framed", () =>
  withApp({}, async ({ server, app }) => {
    const headers = await signIn({ server, app });
    const url = await server.listen({ port: 0 });
    const answer = await fetch(`${url}/api/live`, { headers });
    expect(answer.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(answer.headers.get("cache-control")).toMatch(/no-(store|cache)/);
    await answer.body?.cancel();
  }));
