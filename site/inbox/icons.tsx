import type { DrawingProps } from "#site/drawings/drawing.ts";
import { Icon } from "#site/drawings/icons.tsx";

/** A tray with something in it. */
export const TrayIcon = (props: DrawingProps) => (
  <Icon {...props} d="M4 13.5 6.6 5h10.8L20 13.5V19H4zM4 13.5h4.6l1.2 2.4h4.4l1.2-2.4H20" />
);

/** Three bars. */
export const BarsIcon = (props: DrawingProps) => (
  <Icon {...props} d="M4 20h16M6.5 16.5v-4M12 16.5v-11M17.5 16.5V9" />
);

/** An envelope. */
export const EnvelopeIcon = (props: DrawingProps) => (
  <Icon {...props} d="M3.5 6h17v12.5h-17zM4 6.8l8 6.2 8-6.2" />
);

/** Two sliders. */
export const SlidersIcon = (props: DrawingProps) => (
  <Icon
    {...props}
    d="M4 8h8M17 8h3M4 16h3M12 16h8M14.5 10.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM9.5 18.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z"
  />
);

/** A magnifying glass. */
export const SearchIcon = (props: DrawingProps) => (
  <Icon {...props} d="M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.4 15.4 20 20" />
);

/** Two sheets of paper. */
export const CopyIcon = (props: DrawingProps) => (
  <Icon {...props} d="M9 8.5h10.5V20H9zM15 8.5V4H4.5v11.5H9" />
);

/** The pin of a map. */
export const PinIcon = (props: DrawingProps) => (
  <Icon
    {...props}
    d="M12 21c-4.4-4.6-6.6-8.2-6.6-11a6.6 6.6 0 1 1 13.2 0c0 2.8-2.2 6.4-6.6 11zM12 12.3a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6z"
  />
);

/** An arrow to the left. */
export const BackIcon = (props: DrawingProps) => (
  <Icon {...props} d="M19.5 12h-15M11 5.5 4.5 12l6.5 6.5" />
);

/** A person. */
export const PersonIcon = (props: DrawingProps) => (
  <Icon
    {...props}
    d="M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c.6-4.2 3.4-6 7.5-6s6.9 1.8 7.5 6"
  />
);
