import { QueryClient, QueryClientProvider, type QueryKey } from "@tanstack/react-query";
import { load } from "cheerio";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type BookingDetail, type BookingFilter, bookingEndpoints } from "#domain/api/bookings.ts";
import { addressOfCall } from "#inbox/app/call.ts";
import { Now } from "#inbox/app/clock.ts";
import { ChangesProvider } from "#inbox/app/mutations.tsx";
import { whichLists } from "#inbox/bookings/booking-lists.tsx";
import { TooltipProvider } from "#ui/tooltip.tsx";
import { now, rowSample } from "./samples.ts";

// What has failed to load is shown as failed, not as loading once more.
const newClient = () => new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } });

/** A data client that has already loaded these answers, by their addresses. */
export function loadedClient(answers: Readonly<Record<string, unknown>> = {}): QueryClient {
  const client = newClient();
  for (const [address, answer] of Object.entries(answers)) client.setQueryData([address], answer);
  return client;
}

/** Loads the first page of a list; `next` names the one after it. */
export function loadPage(
  client: QueryClient,
  address: string,
  items: readonly unknown[],
  next: string | null = null,
): void {
  const pages = { pages: [{ items, next }], pageParams: [undefined] };
  client.setQueryData([address, "pages"], pages);
}

/** Marks the last load of a query as failed. What was loaded before stays. */
export function failLoad(client: QueryClient, queryKey: QueryKey): void {
  const query = client.getQueryCache().build(client, { queryKey });
  query.setState({ status: "error", error: new TypeError("Failed to fetch") });
}

export const addressOfList = (query: BookingFilter): string =>
  addressOfCall(bookingEndpoints.list, { query });

/** A data client whose list has this booking as the only waiting one. */
export function clientWaitingFor(booking: BookingDetail["booking"]): QueryClient {
  const client = newClient();
  loadPage(client, addressOfList(whichLists({}).waiting.filter), [rowSample(booking)]);
  return client;
}

const markupOf = (children: ReactNode, client = loadedClient()): string =>
  renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <ChangesProvider>
        <TooltipProvider>
          <Now value={now}>{children}</Now>
        </TooltipProvider>
      </ChangesProvider>
    </QueryClientProvider>,
  );

export const render = (children: ReactNode, client?: QueryClient) =>
  load(markupOf(children, client));
