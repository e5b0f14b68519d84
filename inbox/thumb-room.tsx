import { type ReactNode, useLayoutEffect, useRef } from "react";
import styles from "./thumb-room.module.css";

const pageRoom = "thumb-room";

/** The top of the page, in CSS pixels: on a phone below the space above it, else 0. */
export const topOfPage = (): number => document.getElementById(pageRoom)?.offsetHeight ?? 0;

/** Keeps `room` scrolled out of sight until somebody pulls it down. */
function keepOutOfSight(room: HTMLElement): () => void {
  const dialog = room.closest("dialog");
  const scroller = dialog ?? document.documentElement;
  const rest = () => Math.min(room.offsetHeight, scroller.scrollHeight - scroller.clientHeight);
  let isPulled = false;
  const follow = () => {
    // Positions between two pixels are rounded.
    isPulled = scroller.scrollTop < rest() - 1;
  };
  const hide = () => {
    if (!isPulled && scroller.scrollTop < rest())
      scroller.scrollTo({ top: rest(), behavior: "instant" });
  };
  const sizes = new ResizeObserver(hide);
  sizes.observe(room);
  if (dialog && room.nextElementSibling) sizes.observe(room.nextElementSibling);
  const scrolled = dialog ?? document;
  scrolled.addEventListener("scroll", follow, { passive: true });
  return () => {
    sizes.disconnect();
    scrolled.removeEventListener("scroll", follow);
  };
}

/** Half a screen of space above a phone's page or dialog. Pulling it down brings the top within reach of the thumb. */
export function ThumbRoom({
  isOfPage = false,
  className = "",
  children,
}: {
  readonly isOfPage?: boolean;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}) {
  const room = useRef<HTMLDivElement>(null);
  // Before the first paint, so that it does not flash.
  useLayoutEffect(() => (room.current ? keepOutOfSight(room.current) : undefined), []);
  return (
    <div
      ref={room}
      id={isOfPage ? pageRoom : undefined}
      aria-hidden="true"
      className={`${styles["room"]} ${className}`}
    >
      {children}
    </div>
  );
}
