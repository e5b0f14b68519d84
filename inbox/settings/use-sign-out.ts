import { useMutation } from "@tanstack/react-query";
import { sessionEndpoints, thisSession } from "#domain/api/session.ts";
import { call } from "#inbox/app/call.ts";
import { unsubscribe } from "#inbox/app/this-device.ts";
import { useToast } from "#inbox/app/toasts.tsx";

const patienceMs = 3000;

/** Ends this session. The server then sends no more notifications to this device. */
export async function signOut(): Promise<void> {
  await call(sessionEndpoints.endSession, { params: { id: thisSession } });
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
  return () => mutate();
}
