import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { createQueryClient } from "#ui/query-client.ts";
import { Form } from "./booking/form.tsx";

/** The form for a first visit. It is a plain HTML form until its script arrives, or without JavaScript. */
export function BookingForm({ id = "booking-form" }: { readonly id?: string }) {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <Form id={id} />
    </QueryClientProvider>
  );
}
