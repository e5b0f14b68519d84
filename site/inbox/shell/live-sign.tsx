import { type Liveness, useLive } from "#site/inbox/live/use-live.ts";

const words: Readonly<Record<Liveness, string>> = {
  connecting: "",
  live: "Live",
  lost: "Offline, trying again",
};

/** Listens to the server while it is mounted, and shows whether changes arrive by themselves. */
export function LiveSign() {
  const liveness = useLive();
  return (
    <p role="status" className="live-sign" data-live={liveness}>
      {words[liveness]}
    </p>
  );
}
