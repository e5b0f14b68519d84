import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import type { GivenForm } from "#domain/page-props.ts";
import { createQueryClient } from "#ui/query-client.ts";
import { Form } from "./booking/form.tsx";

/** The form for a first visit. It is a plain HTML form until its script arrives, or without JavaScript. */
export function BookingForm({
  id = "booking-form",
  given = {},
}: {
  readonly id?: string;
  readonly given?: GivenForm;
}) {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <Form id={id} given={given} />
    </QueryClientProvider>
  );
}
