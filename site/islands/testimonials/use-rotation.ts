import { type RefObject, useEffect, useState } from "react";

const interval = 4000;

/** Event handlers that hold the rotation during hover and focus. */
interface HoldWhile {
  onPointerEnter(event: { pointerType: string }): void;
  onPointerLeave(): void;
  onFocus(): void;
  onBlur(): void;
}

const reducedMotion = "(prefers-reduced-motion: reduce)";

/** The index of the shown item. It advances every four seconds unless held, paused, or under reduced motion. */
export function useRotation(count: number, list: RefObject<HTMLElement | null>) {
  const [shown, setShown] = useState<number>();
  const current = shown ?? 0;
  const [paused, setPaused] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [still, setStill] = useState(true);
  useEffect(() => {
    setStill(matchMedia(reducedMotion).matches);
    // Keys may have reached the list before its script.
    setFocused(document.activeElement === list.current);
  }, [list]);
  const rotates = !still && !paused && !hovered && !focused;
  const step = (by: number) => setShown((current + by + count) % count);

  useEffect(() => {
    if (!rotates) return;
    const timer = setInterval(() => {
      if (!document.hidden) setShown((current + 1) % count);
    }, interval);
    return () => clearInterval(timer);
  }, [rotates, count, current]);

  const holdWhile: HoldWhile = {
    // A finger does not hover: its "enter" would never be followed by a "leave".
    onPointerEnter: ({ pointerType }) => setHovered(pointerType === "mouse"),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
  return {
    current,
    /** False until the first change. */
    moved: shown !== undefined,
    show: setShown,
    step,
    rotates,
    focused,
    paused,
    toggle: () => setPaused(!paused),
    holdWhile,
  };
}
