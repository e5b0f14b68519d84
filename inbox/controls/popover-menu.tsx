import { type ReactNode, useId, useRef } from "react";
import styles from "./popover-menu.module.css";
import shared from "./shared.module.css";

const gapPx = 6;
const marginPx = 8;

/** Below the button, or above it near the window's end. */
function place(menu: HTMLElement, button: HTMLElement): void {
  const at = button.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = menu;
  const fitsBelow = at.bottom + gapPx + height <= innerHeight - marginPx;
  const top = fitsBelow ? at.bottom + gapPx : at.top - gapPx - height;
  menu.style.setProperty("top", `${Math.max(marginPx, top)}px`);
  menu.style.setProperty("--left", `${at.right - width}px`);
}

/** A button that opens a few more. A native popover: Escape and a press elsewhere close it, and so does each choice. */
export function PopoverMenu({
  label,
  className,
  face,
  children,
}: {
  readonly label: string;
  readonly className?: string | undefined;
  /** What the button shows. */
  readonly face: ReactNode;
  readonly children: ReactNode;
}) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-label={label}
        className={className}
      >
        {face}
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links and buttons inside are what is clicked. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: they click on Enter by themselves. */}
      <div
        id={id}
        popover="auto"
        className={`${shared["sheet"]} ${styles["menu"]}`}
        onToggle={({ currentTarget, newState }) => {
          if (newState === "open" && button.current) place(currentTarget, button.current);
        }}
        onClick={(event) => event.currentTarget.hidePopover()}
      >
        {children}
      </div>
    </>
  );
}
