import { useEffect, useEffectEvent } from "react";

/** Calls back when the page is looked at again, comes back from the browser's page cache, or is online again. */
export function useWakeUp(wake: () => void): void {
  const onWake = useEffectEvent(wake);
  useEffect(() => {
    const visible = () => {
      if (document.visibilityState === "visible") onWake();
    };
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onWake();
    };
    const online = () => onWake();
    document.addEventListener("visibilitychange", visible);
    addEventListener("pageshow", shown);
    addEventListener("online", online);
    return () => {
      document.removeEventListener("visibilitychange", visible);
      removeEventListener("pageshow", shown);
      removeEventListener("online", online);
    };
  }, []);
}
