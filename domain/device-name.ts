/** The first that matches counts: most browsers name others as well. */
const browsers = [
  [/\b(Edg|EdgA|EdgiOS)\//, "Edge"],
  [/\b(OPR|OPT)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
] as const;

const systems = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bWindows\b/, "Windows"],
  // iPads ask for desktop pages under this name.
  [/\bMacintosh\b/, "Mac"],
  [/\bLinux\b/, "Linux"],
] as const;

type Names = readonly (readonly [pattern: RegExp, name: string])[];

const nameIn = (names: Names, userAgent: string) =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1];

/** "Chrome on Android", from what a browser says of itself. */
export function deviceName(userAgent: string): string {
  const browser = nameIn(browsers, userAgent);
  const system = nameIn(systems, userAgent);
  if (browser === undefined) return system ? `A program on ${system}` : "An unknown device";
  return system ? `${browser} on ${system}` : browser;
}
