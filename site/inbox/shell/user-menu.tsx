import { useMutation } from "@tanstack/react-query";
import { useId } from "react";
import { sessionEndpoints } from "#domain/api/session.ts";
import { call } from "#site/api/call.ts";
import { ChevronIcon } from "#site/drawings/icons.tsx";
import { PersonIcon } from "#site/inbox/icons.tsx";
import { useToast } from "#site/inbox/toasts.tsx";

/** The user's name, and behind it the ways out. The browser opens and closes it: Escape and a click beside it, too. */
export function UserMenu({
  username,
  onSignedOut,
}: {
  readonly username: string;
  readonly onSignedOut: () => void;
}) {
  const id = useId();
  const show = useToast();
  const signOut = useMutation({
    mutationFn: (where: "signOut" | "signOutEverywhere") => call(sessionEndpoints[where]),
    onSuccess: onSignedOut,
    onError: () =>
      show({
        kind: "failed",
        title: "You are still signed in",
        text: "The server did not answer. Please try again.",
      }),
  });
  return (
    <div className="user">
      <button type="button" popoverTarget={id} className="user-button">
        <PersonIcon className="size-5" />
        <span className="user-name">{username}</span>
        <ChevronIcon className="size-4" />
      </button>
      <div id={id} popover="auto" className="user-menu">
        <button type="button" onClick={() => signOut.mutate("signOut")}>
          Sign out
        </button>
        <button type="button" onClick={() => signOut.mutate("signOutEverywhere")}>
          Sign out everywhere
        </button>
      </div>
    </div>
  );
}
