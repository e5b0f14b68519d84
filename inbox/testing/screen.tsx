import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, configure, render } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { expect, vi } from "vitest";
import { endpoints } from "#domain/api/all.ts";
import { shownUserHeader } from "#domain/api/endpoint.ts";
import { defaultPlan } from "#domain/visits/route-plan.ts";
import { callAs } from "#inbox/app/call.ts";
import { Now } from "#inbox/app/clock.ts";
import { forgetKept } from "#inbox/app/kept.ts";
import { ChangesProvider } from "#inbox/app/mutations.tsx";
import { registerPresses } from "#inbox/app/presses.ts";
import { refresh, sessionKey } from "#inbox/app/queries.ts";
import { ToastProvider } from "#inbox/app/toasts.tsx";
import { DialogProvider } from "#inbox/controls/dialogs.tsx";
import { createQueryClient } from "#ui/query-client.ts";
import { storedNames, storeText } from "#ui/tab-storage.ts";
import { TooltipProvider } from "#ui/tooltip.tsx";
import { now, sessionSample, summarySample, taskList } from "./samples.ts";

/** What the server answers to "POST /api/leads" and other calls: JSON, undefined without a body, or a whole response. */
export type Answers = Readonly<Record<string, (body: unknown, query: URLSearchParams) => unknown>>;

// Each wait ends when something is seen; only a busy machine takes longer than a moment.
configure({ asyncUtilTimeout: 20_000 });

/** What a server without a booking says: each screen asks for some of it. */
const quiet: Answers = {
  "GET /api/summary": () => summarySample(),
  "GET /api/bookings": () => ({ items: [], next: null }),
  "GET /api/tasks": () => taskList([]),
  "GET /api/visits": () => ({ days: [], visits: [] }),
  "GET /api/visits/gate-notes": () => ({ notes: [] }),
  "GET /api/visits/route-plan": () => ({ plan: defaultPlan(), visitsOnDaysOff: [] }),
};

let unanswered: string[] = [];

/** Takes the place of the network, and keeps what it was asked. A call without an answer fails the test. */
function serve(answers: Answers) {
  /** The changes, oldest first, and their idempotency keys. */
  const sent: { readonly call: string; readonly body: unknown }[] = [];
  const keys: (string | null)[] = [];
  /** Whose screens the changes came from. */
  const users: (string | null)[] = [];
  /** The addresses that were read. */
  const asked: string[] = [];
  const answer: typeof fetch = async (address, { method = "GET", body, headers } = {}) => {
    const call = `${method} ${address}`;
    const data: unknown = typeof body === "string" ? JSON.parse(body) : undefined;
    if (method === "GET") asked.push(`${address}`);
    else {
      sent.push({ call, body: data });
      keys.push(new Headers(headers).get("idempotency-key"));
      users.push(new Headers(headers).get(shownUserHeader));
    }
    const [withoutQuery = "", query] = call.split("?");
    const respond = answers[call] ?? answers[withoutQuery] ?? quiet[withoutQuery];
    if (!respond) unanswered.push(call);
    const answered = await respond?.(data, new URLSearchParams(query));
    if (answered instanceof Response) return answered;
    if (answered === undefined) return new Response(null, { status: 204 });
    const endpoint = endpoints.find((one) => `${one.method} ${one.path}` === withoutQuery);
    return Response.json(answered, { status: endpoint?.status ?? 200 });
  };
  vi.stubGlobal("fetch", answer);
  return { sent, keys, users, asked };
}

/** An answer that is lost on the way. */
export function lost(): never {
  throw new TypeError("Failed to fetch");
}

/** An error of the server. */
export const problem = (status: number, more: Readonly<Record<string, unknown>>): Response =>
  Response.json({ title: "Problem", ...more }, { status });

/** Before each test of a file: see `setup.ts`. */
export function prepareScreen(): void {
  unanswered = [];
  // The DOM of these tests has no popovers.
  Object.assign(HTMLElement.prototype, { hidePopover: () => undefined });
  vi.spyOn(console, "error").mockImplementation(() => {});
}

let clients: QueryClient[] = [];

/** After each: nothing went wrong unseen, and nothing is left for the next. */
export async function leaveScreen(): Promise<void> {
  cleanup();
  for (const client of clients) client.clear();
  clients = [];
  callAs(undefined);
  await forgetKept();
  for (const name of storedNames()) storeText(name, "");
  history.replaceState(null, "", "/inbox");
  vi.unstubAllGlobals();
  expect(unanswered).toEqual([]);
  // The DOM of these tests does not know <search> yet.
  const errors = vi.mocked(console.error).mock.calls.filter(([, tag]) => tag !== "search");
  expect(errors).toEqual([]);
  vi.restoreAllMocks();
}

/** Shows a part of the inbox to a signed-in user, with a server that answers this. */
export function show(children: ReactNode, answers: Answers, session = sessionSample()) {
  const server = serve(answers);
  const client = createQueryClient();
  client.setQueryData(sessionKey, session);
  registerPresses(client);
  clients.push(client);
  const { unmount } = render(
    <QueryClientProvider client={client}>
      <TooltipProvider>
        <ToastProvider>
          <ChangesProvider>
            <Now value={now}>
              <DialogProvider>{children}</DialogProvider>
            </Now>
          </ChangesProvider>
        </ToastProvider>
      </TooltipProvider>
    </QueryClientProvider>,
  );
  /** Loads everything again, as after somebody else's change. */
  const reload = () => refresh(client);
  return { ...server, user: userEvent.setup({ pointerEventsCheck: 0 }), reload, unmount };
}
