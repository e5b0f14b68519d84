import { icon } from "#ui/drawings/icons.tsx";

export const TrayIcon = icon("M4 13.5 6.6 5h10.8L20 13.5V19H4zM4 13.5h4.6l1.2 2.4h4.4l1.2-2.4H20");
export const BarsIcon = icon("M4 20h16M6.5 16.5v-4M12 16.5v-11M17.5 16.5V9");
export const HomeIcon = icon("M3.5 11.5 12 4l8.5 7.5M6 9.5V20h12V9.5M10 20v-5.5h4V20");
export const EnvelopeIcon = icon("M3.5 6h17v12.5h-17zM4 6.8l8 6.2 8-6.2");
export const SlidersIcon = icon(
  "M4 8h8M17 8h3M4 16h3M12 16h8M14.5 10.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM9.5 18.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z",
);
export const SearchIcon = icon("M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.4 15.4 20 20");
export const CopyIcon = icon("M9 8.5h10.5V20H9zM15 8.5V4H4.5v11.5H9");
export const PinIcon = icon(
  "M12 21c-4.4-4.6-6.6-8.2-6.6-11a6.6 6.6 0 1 1 13.2 0c0 2.8-2.2 6.4-6.6 11zM12 12.3a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6z",
);
export const BackIcon = icon("M19.5 12h-15M11 5.5 4.5 12l6.5 6.5");
export const PersonIcon = icon(
  "M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c.6-4.2 3.4-6 7.5-6s6.9 1.8 7.5 6",
);
export const AlertIcon = icon("M12 3.5 22 20.5H2zM12 10v4.5M12 17.5h0");
export const ClockIcon = icon("M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 7v5l3.5 2");
export const DroppedIcon = icon("M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM5.8 18.2 18.2 5.8");
export const PlusIcon = icon("M12 5v14M5 12h14");
export const WeekIcon = icon(
  "M5.5 5h13A1.5 1.5 0 0 1 20 6.5v12a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5v-12A1.5 1.5 0 0 1 5.5 5zM4 10h16M8.5 2.8V6.5M15.5 2.8V6.5M9.3 10v10M14.7 10v10",
);
export const MoreIcon = icon("M4 7h16M4 12h16M4 17h16");
export const TextIcon = icon("M4 5h16v11.5h-8.6L7 20.5v-4H4zM8.3 10.8h0M12 10.8h0M15.7 10.8h0");
export const KeyIcon = icon(
  "M8 19.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM11.2 11.8 19.5 3.5M16 7l3.2 3.2M13.6 9.4l2 2",
);
export const SkipIcon = icon("M12 4.5v13M6 12l6 6 6-6");
export const LockIcon = icon("M6 11h12v9H6zM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11M12 14.5v2");
export const MovedIcon = icon("M4 12h15M13 6l6 6-6 6");
export const PrintIcon = icon("M7 8.5V3.5h10v5M7 17H3.5V8.5h17V17H17M7 14h10v6.5H7z");
