import { type ReactNode, useId, useRef } from "react";
import type { DrawingProps } from "#ui/drawings/drawing.ts";
import { looks } from "./looks.ts";

// Never beyond the window's sides, also when it is turned.
const list = `${looks.sheet} fixed inset-auto max-h-[calc(100dvh-16px)] overflow-y-auto left-[clamp(8px,var(--left,8px),100vw-8px-var(--width))] w-(--width) p-1.5 shadow-[6px_6px_0_var(--color-sky)] [--ring:var(--color-ink)] [--width:min(18rem,100vw-16px)]`;
const items =
  "presses:grid presses:min-h-12.5 presses:w-full presses:grid-cols-[auto_minmax(0,1fr)] presses:items-center presses:gap-x-2.5 presses:rounded-[10px] presses:px-2.5 presses:py-1.25 presses:text-left presses:font-display presses:text-md/[1.2] presses:font-bold presses:no-underline presses:hover:bg-sky-light presses:aria-[current]:bg-sky-light forced-colors:presses:aria-[current]:bg-[SelectedItem] forced-colors:presses:aria-[current]:text-[SelectedItemText] forced-colors:presses:aria-[current]:forced-color-adjust-none [&_small]:col-start-2 [&_small]:font-text [&_small]:text-xs/[1.3] [&_small]:font-normal [&_small]:text-muted";

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

/** One thing to choose in a menu: a link, or a press. */
export function Choice({
  Icon,
  words,
  more,
  href,
  onClick,
}: {
  readonly Icon: (props: DrawingProps) => ReactNode;
  readonly words: string;
  /** In small letters below. */
  readonly more?: string;
  readonly href?: string | undefined;
  readonly onClick?: () => void;
}) {
  const face = (
    <>
      <Icon />
      {words}
      {more && <small>{more}</small>}
    </>
  );
  if (href) return <a {...{ href, onClick }}>{face}</a>;
  return (
    <button type="button" onClick={onClick}>
      {face}
    </button>
  );
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
        className={`${list} ${items}`}
        onToggle={({ currentTarget, newState }) => {
          if (newState === "open" && button.current) place(currentTarget, button.current);
        }}
        onClick={({ currentTarget, target }) => {
          if (target instanceof Element && target.closest("a, button")) currentTarget.hidePopover();
        }}
      >
        {children}
      </div>
    </>
  );
}
