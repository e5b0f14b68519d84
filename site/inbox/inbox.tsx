import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { TooltipProvider } from "#site/ui/tooltip.tsx";
import { createInboxClient } from "./client.ts";
import type { MapSpot } from "./numbers/map-spot.ts";
import { ErrorBoundary } from "./shell/error-boundary.tsx";
import { Gate } from "./shell/gate.tsx";
import { Wordmark } from "./shell/wordmark.tsx";

const onlyHeader = (message: ReactNode) => (
  <div className="screen">
    <header className="top-bar on-dark">
      <Wordmark />
    </header>
    <main className="screen-main">{message}</main>
  </div>
);

/** The owner's side: every booking, how long each may wait, and what became of it. */
export function Inbox({ map }: { readonly map: readonly MapSpot[] }) {
  const [client] = useState(createInboxClient);
  return (
    <QueryClientProvider client={client}>
      <TooltipProvider>
        <ErrorBoundary part="inbox" frame={onlyHeader}>
          <Gate map={map} />
        </ErrorBoundary>
      </TooltipProvider>
    </QueryClientProvider>
  );
}
