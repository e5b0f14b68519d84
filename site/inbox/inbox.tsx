import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { TooltipProvider } from "#site/ui/tooltip.tsx";
import { createInboxClient } from "./client.ts";
import type { MapSpot } from "./numbers/map-spot.ts";
import { Gate } from "./shell/gate.tsx";
import { ToastProvider } from "./toasts.tsx";

/** The owner's side: every booking, how long each may wait, and what became of it. */
export function Inbox({ map }: { readonly map: readonly MapSpot[] }) {
  const [client] = useState(createInboxClient);
  return (
    <QueryClientProvider client={client}>
      <TooltipProvider>
        <ToastProvider>
          <Gate map={map} />
        </ToastProvider>
      </TooltipProvider>
    </QueryClientProvider>
  );
}
