import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

/**
 * The half-written note of a booking: it stays while other bookings are looked at. Kept beside what was read, so that
 * it is forgotten with it when somebody else signs in.
 */
export function useDraft(bookingId: string): [text: string, write: (text: string) => void] {
  const client = useQueryClient();
  const key = ["draft", bookingId];
  const [text, setText] = useState(() => client.getQueryData<string>(key) ?? "");
  const write = (next: string) => {
    setText(next);
    client.setQueryDefaults(key, { gcTime: Number.POSITIVE_INFINITY });
    client.setQueryData(key, next);
  };
  return [text, write];
}
