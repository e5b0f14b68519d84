import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { load } from "cheerio";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type BookingDetail, bookingEndpoints } from "#domain/api/bookings.ts";
import { whichLists } from "#inbox/bookings/which-lists.ts";
import { addressOfCall } from "#inbox/call.ts";
import { ChangesProvider } from "#inbox/mutations.tsx";
import { TooltipProvider } from "#ui/tooltip.tsx";

/** A data client that has already loaded these answers, by their addresses. */
export function loadedClient(answers: Readonly<Record<string, unknown>> = {}): QueryClient {
  const client = new QueryClient();
  for (const [address, answer] of Object.entries(answers)) client.setQueryData([address], answer);
  return client;
}

/** A data client whose list has this booking as the only waiting one. */
export function clientWaitingFor(booking: BookingDetail["booking"]): QueryClient {
  const client = new QueryClient();
  const query = whichLists({}).waiting.filter;
  client.setQueryData([addressOfCall(bookingEndpoints.list, { query }), "pages"], {
    pages: [{ items: [booking], next: null }],
    pageParams: [undefined],
  });
  return client;
}

export const markupOf = (children: ReactNode, client = loadedClient()): string =>
  renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <ChangesProvider>
        <TooltipProvider>{children}</TooltipProvider>
      </ChangesProvider>
    </QueryClientProvider>,
  );

export const render = (children: ReactNode, client?: QueryClient) =>
  load(markupOf(children, client));
