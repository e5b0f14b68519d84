import { useMutation } from "@tanstack/react-query";
import { sessionEndpoints } from "#domain/api/session.ts";
import { call } from "#inbox/call.ts";
import { removeThisDevice, unsubscribe } from "#inbox/notifications/this-device.ts";
import { useToast } from "#inbox/toasts.tsx";

const patienceMs = 3000;

/** Signing out does not wait for notifications longer than this, or fail because of them. */
const withPatience = (work: Promise<void>): Promise<void> =>
  Promise.race([work, new Promise<void>((resolve) => setTimeout(resolve, patienceMs))]).catch(
    () => undefined,
  );

/** Ends this session, or all of this user's, and the notifications of this device. */
export async function signOut(where: "signOut" | "signOutEverywhere"): Promise<void> {
  // The server accepts this from signed-in users only.
  await withPatience(removeThisDevice());
  await call(sessionEndpoints[where]);
  await withPatience(unsubscribe());
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
