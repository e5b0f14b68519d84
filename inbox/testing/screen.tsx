import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { forgetDrafts } from "#inbox/detail/use-draft.ts";
import { ChangesProvider } from "#inbox/mutations.tsx";
import { ToastProvider } from "#inbox/toasts.tsx";
import { createQueryClient } from "#ui/query-client.ts";
import { TooltipProvider } from "#ui/tooltip.tsx";

interface Sent {
  /** Method and address: "POST /api/leads". */
  readonly call: string;
  readonly body: unknown;
}

/** What the server answers to each call, as JSON; undefined without a body, a Response as it is. */
export type Answers = Readonly<Record<string, (body: unknown) => unknown>>;

/** The changes that were sent, oldest first, and their idempotency keys. */
let sent: Sent[] = [];
let keys: (string | null)[] = [];
/** The addresses that were read. */
let asked: string[] = [];
let unanswered: string[] = [];

/** Takes the place of the network. A call without an answer fails the test. */
const serverOf =
  (answers: Answers): typeof fetch =>
  async (address, { method = "GET", body, headers } = {}) => {
    const call = `${method} ${address}`;
    const json: unknown = typeof body === "string" ? JSON.parse(body) : undefined;
    if (method === "GET") asked.push(`${address}`);
    else {
      sent.push({ call, body: json });
      keys.push(new Headers(headers).get("idempotency-key"));
    }
    const answer = answers[call] ?? answers[call.replace(/\?.*/, "")];
    if (!answer) unanswered.push(call);
    const data = await answer?.(json);
    if (data instanceof Response) return data;
    return data === undefined ? new Response(null, { status: 204 }) : Response.json(data);
  };

/** An answer that is lost on the way. */
export function lost(): never {
  throw new TypeError("Failed to fetch");
}

/** An error of the server. */
export const problem = (status: number, more: Readonly<Record<string, unknown>>): Response =>
  Response.json({ title: "Problem", ...more }, { status });

beforeEach(() => {
  [sent, keys, asked, unanswered] = [[], [], [], []];
  vi.spyOn(console, "error");
});

afterEach(() => {
  cleanup();
  forgetDrafts();
  history.replaceState(null, "", "/inbox");
  vi.unstubAllGlobals();
  expect(unanswered).toEqual([]);
  expect(vi.mocked(console.error).mock.calls).toEqual([]);
  vi.restoreAllMocks();
});

/** Shows a part of the inbox to a user, with a server that answers this. */
export function show(children: ReactNode, answers: Answers) {
  vi.stubGlobal("fetch", serverOf(answers));
  const { unmount } = render(
    <QueryClientProvider client={createQueryClient()}>
      <TooltipProvider>
        <ToastProvider>
          <ChangesProvider>{children}</ChangesProvider>
        </ToastProvider>
      </TooltipProvider>
    </QueryClientProvider>,
  );
  return { user: userEvent.setup(), sent, keys, asked, unmount };
}
