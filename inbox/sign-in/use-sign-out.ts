import { useMutation } from "@tanstack/react-query";
import { sessionEndpoints } from "#domain/api/session.ts";
import { call } from "#inbox/api/call.ts";
import { useToast } from "#inbox/controls/toasts.tsx";
import { unsubscribe } from "#inbox/notifications/this-device.ts";

const patienceMs = 3000;

/** Ends this session, or all of this user's. The server then sends no more notifications to this device. */
export async function signOut(where: "signOut" | "signOutEverywhere"): Promise<void> {
  await call(sessionEndpoints[where]);
  // Signing out does not wait longer for the browser, or fail because of it.
  const timedOut = new Promise<void>((resolve) => setTimeout(resolve, patienceMs));
  await Promise.race([unsubscribe(), timedOut]).catch(() => undefined);
}

/** Signs out, and says so if that did not work. */
export function useSignOut(onSignedOut: () => void) {
  const show = useToast();
  const { mutate } = useMutation({
    mutationFn: signOut,
    onSuccess: onSignedOut,
    onError: () =>
      show({
        kind: "failed",
        title: "You are still signed in",
        text: "The server did not answer. Please try again.",
      }),
  });
  return mutate;
}
