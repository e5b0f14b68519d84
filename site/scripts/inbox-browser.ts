import { isSupported } from "./supported-browser.ts";

const notice = document.querySelector<HTMLElement>("#too-old");
if (notice) notice.hidden = isSupported();
if (!("showPopover" in HTMLElement.prototype))
  import("./old-popovers.ts").then(({ emulatePopovers }) => emulatePopovers());
