import type { DrawingProps } from "./drawing.ts";

interface IconProps extends DrawingProps {
  d: string;
}

/** A line drawing on 24 by 24 units, in the color of the text. */
export function Icon({ className, d }: IconProps) {
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
      <path d={d} />
    </svg>
  );
}

/** A telephone receiver. */
export function PhoneIcon({ className }: DrawingProps) {
  return (
    <Icon
      className={className}
      d="M5 3.5h3.2a1.4 1.4 0 0 1 1.3 1l.9 3a1.4 1.4 0 0 1-.4 1.4L8.4 10.5a13 13 0 0 0 5.1 5.1l1.6-1.6a1.4 1.4 0 0 1 1.4-.4l3 .9a1.4 1.4 0 0 1 1 1.3V19a1.7 1.7 0 0 1-1.8 1.7A16 16 0 0 1 3.3 5.3 1.7 1.7 0 0 1 5 3.5z"
    />
  );
}

/** An arrowhead that points down; turn it with a class. */
export function ChevronIcon({ className }: DrawingProps) {
  return <Icon className={className} d="M6 9.5l6 6 6-6" />;
}

/** An arrow that leads on. */
export function ArrowIcon({ className }: DrawingProps) {
  return <Icon className={className} d="M4 12h15M13 6l6 6-6 6" />;
}

/** A cross that closes. */
export function CloseIcon({ className }: DrawingProps) {
  return <Icon className={className} d="M6 6l12 12M18 6L6 18" />;
}

/** A check mark. */
export function CheckIcon({ className }: DrawingProps) {
  return <Icon className={className} d="M4.5 12.8l5 5 10-11" />;
}

interface StarsProps extends DrawingProps {
  count?: number;
}

/** Filled stars in a row, in the color of the text. */
export function Stars({ className, count = 1 }: StarsProps) {
  const star = "l3 6.5 7.1.9-5.2 4.9 1.3 7.1-6.2-3.5-6.2 3.5 1.3-7.1-5.2-4.9 7.1-.9z";
  const width = 24 * count;
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} 24`}
      width={width}
      height="24"
      fill="currentColor"
      aria-hidden="true"
    >
      <path d={`M12 1.8${Array(count).fill(star).join("m24 0")}`} />
    </svg>
  );
}

/** The sun coming over the horizon. */
export function SunriseIcon({ className }: DrawingProps) {
  return (
    <Icon
      className={className}
      d="M12 3.5v3M4.6 7.1l2 2M2.5 15h2.3M19.2 15h2.3M19.4 7.1l-2 2M7.5 15.5a4.5 4.5 0 0 1 9 0M3 20h18"
    />
  );
}

/** A drop of water. */
export function DropletIcon({ className }: DrawingProps) {
  return (
    <Icon
      className={className}
      d="M12 3c4 4.8 6.2 8 6.2 11.4a6.2 6.2 0 0 1-12.4 0C5.8 11 8 7.8 12 3zM9 14.6a3 3 0 0 0 2.6 2.9"
    />
  );
}

/** A low house with a door. */
export function HomeIcon({ className }: DrawingProps) {
  return (
    <Icon className={className} d="M3 11l9-7.5 9 7.5M5.5 9.5v11h13v-11M9.8 20.5v-6.2h4.4v6.2" />
  );
}

/** A circular arrow. */
export function RefreshIcon({ className }: DrawingProps) {
  return <Icon className={className} d="M20 12a8 8 0 1 1-2.6-5.9L20 8.5M20 3.5v5h-5" />;
}

/** A shield with a check mark. */
export function ShieldIcon({ className }: DrawingProps) {
  return (
    <Icon
      className={className}
      d="M12 3l7.5 2.6v5.6c0 4.6-3 8-7.5 9.8-4.5-1.8-7.5-5.2-7.5-9.8V5.6zM8.6 12l2.5 2.5 4.4-4.8"
    />
  );
}

/** A page of the calendar. */
export function CalendarIcon({ className }: DrawingProps) {
  return (
    <Icon
      className={className}
      d="M5.5 5h13A1.5 1.5 0 0 1 20 6.5v12a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5v-12A1.5 1.5 0 0 1 5.5 5zM4 10h16M8.5 2.8V6.5M15.5 2.8V6.5M8.5 15l2.3 2.2 4.2-4.4"
    />
  );
}

/** Two bars: pause. */
export function PauseIcon({ className }: DrawingProps) {
  return <Icon className={className} d="M8.5 5v14M15.5 5v14" />;
}

/** A triangle: play. */
export function PlayIcon({ className }: DrawingProps) {
  return <Icon className={className} d="M7.5 5l11 7-11 7z" />;
}
