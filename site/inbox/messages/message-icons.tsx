import type { DrawingProps } from "#site/drawings/drawing.ts";
import { CheckIcon, Icon } from "#site/drawings/icons.tsx";
import type { MessageState } from "./message-words.ts";

/** A triangle with an exclamation mark. */
export function AlertIcon({ className }: DrawingProps) {
  return <Icon className={className} d="M12 3.5 22 20.5H2zM12 10v4.5M12 17.5h0" />;
}

/** A clock face. */
function ClockIcon({ className }: DrawingProps) {
  return <Icon className={className} d="M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 7v5l3.5 2" />;
}

/** A circle with a line through it. */
function DroppedIcon({ className }: DrawingProps) {
  return <Icon className={className} d="M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM5.8 18.2 18.2 5.8" />;
}

/** Two links of a chain. */
export function HookIcon({ className }: DrawingProps) {
  return (
    <Icon
      className={className}
      d="M10 14a4.2 4.2 0 0 0 6 0l3-3a4.2 4.2 0 0 0-6-6l-1.2 1.2M14 10a4.2 4.2 0 0 0-6 0l-3 3a4.2 4.2 0 0 0 6 6l1.2-1.2"
    />
  );
}

/** A sheet of paper with a folded corner. */
function FileIcon({ className }: DrawingProps) {
  return <Icon className={className} d="M6 3h8l5 5v13H6zM14 3v5h5" />;
}

const icons = {
  waiting: ClockIcon,
  sent: CheckIcon,
  written: FileIcon,
  failed: AlertIcon,
  dropped: DroppedIcon,
  withheld: DroppedIcon,
};

export function StateIcon({ state, className }: DrawingProps & { readonly state: MessageState }) {
  const Drawn = icons[state];
  return <Drawn className={className} />;
}
