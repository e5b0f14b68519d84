import { bundleScript } from "#site/build/bundle-script.ts";

/** The inbox's service worker. Its address never changes: browsers ask there for a newer one. */
export const GET = () => bundleScript("inbox/offline/service-worker.ts");
