import { colors, fonts } from "./colors.ts";
import { type Html, html } from "./html.ts";

/** A pill to tap. The tangerine one is the one thing to do. */
export const pill = (
  { href, text }: { readonly href: string; readonly text: string },
  tone: "tangerine" | "white",
): Html =>
  html`<a href="${href}" class="${tone === "white" ? "pill-white" : "pill"}" style="display:inline-block;margin:0 8px 10px 0;padding:13px 24px;background:${tone === "white" ? colors.white : colors.tangerine};color:${colors.ink};border:2px solid ${colors.ink};border-bottom-width:5px;border-radius:99px;font-family:${fonts.display};font-size:18px;font-weight:700;line-height:22px;text-decoration:none;white-space:nowrap">${text}</a>`;

export const eyebrow = (text: string, tone: "eyebrow" | "error" = "eyebrow"): Html =>
  html`<p class="${tone}" style="margin:0 0 6px;color:${tone === "error" ? colors.error : colors.terracotta};font-family:${fonts.display};font-size:17px;font-weight:700;line-height:24px">${text}</p>`;

/** What a visitor typed: its direction ends with it. */
export const typed = (content: Html | string): Html => html`<bdi>${content}</bdi>`;

export const headline = (text: Html): Html =>
  html`<h1 class="text" style="margin:0 0 16px;color:${colors.ink};font-family:${fonts.display};font-size:34px;font-weight:800;line-height:38px;overflow-wrap:anywhere">${text}</h1>`;

export const subhead = (text: string): Html =>
  html`<h2 class="text" style="margin:0 0 4px;color:${colors.ink};font-family:${fonts.display};font-size:20px;font-weight:800;line-height:26px">${text}</h2>`;

export const paragraph = (content: Html): Html =>
  html`<p class="text" style="margin:0 0 18px;color:${colors.ink};font-family:${fonts.text};font-size:17px;line-height:26px">${content}</p>`;

export const link = (href: string, text: string): Html =>
  html`<a href="${href}" class="link" style="color:${colors.agave};font-weight:600;text-decoration:underline">${text}</a>`;

export const dashes: Html = html`<div class="line" style="margin:10px 0 20px;border-top:2px dashed ${colors.ink};font-size:0;line-height:0">&nbsp;</div>`;

/** A word that must not be missed. */
export const badge = (text: string): Html =>
  html`<span style="display:inline-block;padding:1px 12px;background:${colors.mustard};color:${colors.ink};border:2px solid ${colors.ink};border-radius:12px;font-family:${fonts.display};font-weight:800">${text}</span>`;

/** Words that stay on one line. */
export const together = (text: string): string => text.replaceAll(" ", "\u00a0");

/** Text of several lines. */
export const lines = (text: string): Html =>
  html`${text.split(/\r?\n/).map((line, at) => (at === 0 ? html`${line}` : html`<br>${line}`))}`;

export interface Row {
  readonly label: string;
  /** As text. */
  readonly text: string;
  /** As HTML, where it is more than the text. */
  readonly html?: Html;
}

/** Labels and values, one below the other where the screen is narrow. */
export const rows = (list: readonly Row[]): Html =>
  html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 14px">${list.map(
    (row) =>
      html`<tr><td class="cell label" valign="top" width="138" style="padding:6px 12px 6px 0;color:${colors.inkSoft};font-family:${fonts.text};font-size:16px;line-height:24px">${row.label}</td><td class="cell value text" valign="top" style="padding:6px 0;color:${colors.ink};font-family:${fonts.text};font-size:16px;line-height:24px;overflow-wrap:anywhere">${typed(row.html ?? lines(row.text))}</td></tr>`,
  )}</table>`;

/** The same as text. */
export const textRows = (list: readonly Row[]): string =>
  list.map(({ label, text }) => `${label}: ${text}`).join("\n");
