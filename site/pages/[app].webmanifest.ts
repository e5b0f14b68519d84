import type { APIRoute } from "astro";
import { business } from "#content/business.ts";
import { pages } from "#content/pages.ts";
import { cream } from "#ui/drawings/drawing.ts";

const icon = (name: string, size: number, purpose: "any" | "maskable") => ({
  src: `/${name}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

/** The site, and the inbox as an app that can be installed apart from it. */
const apps = {
  manifest: {
    name: business.name,
    description: pages.home.description,
    start_url: "/",
    scope: "/",
    display: "browser",
    background_color: cream,
    theme_color: cream,
  },
  inbox: {
    id: "/inbox",
    name: `${business.name} inbox`,
    start_url: "/inbox",
    scope: "/inbox",
    display: "standalone",
    background_color: "#f7f4ec",
    theme_color: "#16302b",
  },
};

export const getStaticPaths = () =>
  Object.entries(apps).map(([app, manifest]) => ({ params: { app }, props: { manifest } }));

export const GET: APIRoute<{ readonly manifest: object }> = ({ props }) =>
  Response.json({
    short_name: business.name,
    lang: "en-US",
    ...props.manifest,
    icons: [
      icon("icon-192", 192, "any"),
      icon("icon-512", 512, "any"),
      icon("icon-maskable-512", 512, "maskable"),
    ],
  });
