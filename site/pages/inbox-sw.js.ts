import { bundleScript } from "#site/build/bundle-script.ts";

/** The inbox's service worker. Its address must not change, because browsers look there for updates. */
export const GET = () => bundleScript("inbox/app/service-worker.ts");
