import { bundleScript } from "#site/build/bundle-script.ts";

/** The script of the offline page, in one file that the service worker can keep. */
export const GET = () => bundleScript("inbox/offline/show-list.ts");
