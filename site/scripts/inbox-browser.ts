import { emulatePopovers } from "./old-popovers.ts";
import { isSupported } from "./supported-browser.ts";

const notice = document.querySelector<HTMLElement>("#too-old");
if (notice) notice.hidden = isSupported();
emulatePopovers();
