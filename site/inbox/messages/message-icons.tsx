import type { ReactNode } from "react";
import type { DrawingProps } from "#site/drawings/drawing.ts";
import { CheckIcon } from "#site/drawings/icons.tsx";
import type { MessageState } from "./message-words.ts";

function Icon({ className, children }: DrawingProps & { readonly children: ReactNode }) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** A triangle with an exclamation mark. */
export function AlertIcon({ className }: DrawingProps) {
  return (
    <Icon className={className}>
      <path d="M12 3.5 22 20.5H2zM12 10v4.5M12 17.5h0" />
    </Icon>
  );
}

/** A clock face. */
function ClockIcon({ className }: DrawingProps) {
  return (
    <Icon className={className}>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7v5l3.5 2" />
    </Icon>
  );
}

/** A circle with a line through it. */
function DroppedIcon({ className }: DrawingProps) {
  return (
    <Icon className={className}>
      <circle cx="12" cy="12" r="9" />
      <path d="M5.8 18.2 18.2 5.8" />
    </Icon>
  );
}

/** Two links of a chain. */
export function HookIcon({ className }: DrawingProps) {
  return (
    <Icon className={className}>
      <path d="M10 14a4.2 4.2 0 0 0 6 0l3-3a4.2 4.2 0 0 0-6-6l-1.2 1.2M14 10a4.2 4.2 0 0 0-6 0l-3 3a4.2 4.2 0 0 0 6 6l1.2-1.2" />
    </Icon>
  );
}

const icons = { waiting: ClockIcon, sent: CheckIcon, failed: AlertIcon, dropped: DroppedIcon };

export function StateIcon({ state, className }: DrawingProps & { readonly state: MessageState }) {
  const Drawn = icons[state];
  return <Drawn className={className} />;
}
