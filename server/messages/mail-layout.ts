import { business } from "#content/business.ts";
import { mailWords } from "#content/mail.ts";
import type { Booking } from "#domain/api/bookings.ts";
import type { DaysOff } from "#domain/business-clock/closed-days.ts";
import { mailLink, serviceLine } from "#domain/contact.ts";
import { plainFirstName } from "#domain/typed/visible-text.ts";
import { Html, html, plain } from "#server/http/html.ts";

/** Copied from ui/tokens.css, since mail clients support no CSS variables. */
const colors = {
  ink: "#16302b",
  inkSoft: "#3d5650",
  agave: "#0e5a4e",
  tangerine: "#f47b20",
  mustard: "#f2b233",
  terracotta: "#a8431f",
  error: "#b3261e",
  sky: "#bfe5df",
  cream: "#fff7e8",
  lawn: "#6faf45",
  white: "#ffffff",
} as const;

const fonts = {
  display: "Jost, Futura, 'Century Gothic', 'Avenir Next', 'Segoe UI', Arial, sans-serif",
  text: "Figtree, 'Avenir Next', 'Segoe UI', Roboto, Helvetica, Arial, sans-serif",
} as const;

interface Link {
  readonly href: string;
  readonly text: Html | string;
}

type Tone = "tangerine" | "white";

export const button = ({ href, text }: Link, tone: Tone = "tangerine"): Html =>
  html`<a href="${href}" class="${tone === "white" ? "pill-white" : "pill"}" style="display:inline-block;margin:0 8px 10px 0;padding:13px 24px;background:${colors[tone]};color:${colors.ink};border:2px solid ${colors.ink};border-bottom-width:5px;border-radius:99px;font-family:${fonts.display};font-size:18px;font-weight:700;line-height:22px;text-align:center;text-decoration:none">${text}</a>
`;

/** "Call (480) 555-0142": the number stays on one line. */
export const callButton = ({ href, text }: Link, tone?: Tone): Html =>
  button(
    { href, text: html`${mailWords.call} <span style="white-space:nowrap">${text}</span>` },
    tone,
  );

/** Nothing while there is no number to show. */
export const callUs = (): Html | null => serviceLine && callButton(serviceLine, "white");

/** Isolates what a visitor typed, so that right-to-left characters do not affect the text around it. */
export const typed = (content: Html | string): Html => html`<bdi>${content}</bdi>`;

/** "Hello Ana"; `unnamed` if the first name is not plain. */
export function greeting({ firstName }: Booking, hello: string, unnamed = hello): Html {
  const name = plainFirstName(firstName);
  return name === undefined ? html`${unnamed}` : html`${hello} ${typed(name)}`;
}

export const subhead = (text: string): Html =>
  html`<h2 class="text" style="margin:0 0 4px;color:${colors.ink};font-family:${fonts.display};font-size:20px;font-weight:800;line-height:26px">${text}</h2>`;

export const paragraph = (content: Html | string): Html =>
  html`<p class="text" style="margin:0 0 18px;color:${colors.ink};font-family:${fonts.text};font-size:17px;line-height:26px">${content}</p>`;

export const link = (href: string, text: string): Html =>
  html`<a href="${href}" class="link" style="color:${colors.agave};font-weight:600;text-decoration:underline">${text}</a>`;

export const dashes = html`<div class="line" style="margin:10px 0 20px;border-top:2px dashed ${colors.ink};font-size:0;line-height:0">&nbsp;</div>`;

export const badge = (text: string): Html =>
  html`<span style="display:inline-block;padding:1px 12px;background:${colors.mustard};color:${colors.ink};border:2px solid ${colors.ink};border-radius:12px;font-family:${fonts.display};font-weight:800">${text}</span>`;

const lines = (text: string): Html =>
  html`${text.split(/\r?\n/).map((line, at) => (at === 0 ? html`${line}` : html`<br>${line}`))}`;

/** `shown` replaces the text in HTML. Rows without a text are left out. */
type Row = readonly [label: string, text: string | null, shown?: Html | undefined];

export function rows(list: readonly Row[]): Html {
  const full = list.flatMap(([label, text, shown]) =>
    text === null ? [] : [{ label, shown: shown ?? lines(text) }],
  );
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 14px">${full.map(
    ({ label, shown }) =>
      html`<tr><td class="cell label" valign="top" width="138" style="padding:6px 12px 6px 0;color:${colors.inkSoft};font-family:${fonts.text};font-size:16px;line-height:24px">${label}</td><td class="cell value text" valign="top" style="padding:6px 0;color:${colors.ink};font-family:${fonts.text};font-size:16px;line-height:24px;overflow-wrap:anywhere">${typed(shown)}</td></tr>`,
  )}</table>`;
}

/** The same for programs that show no HTML: links are followed by their address. */
const textOf = ({ text }: Html): string =>
  plain(
    new Html(
      text
        .replace(/<a href="(https?:[^"]*)"[^>]*>(.*?)<\/a>/g, "$2: $1")
        .replaceAll("&nbsp;", "")
        .replace(/<\/td><td[^>]*>/g, ": ")
        .replace(/<br>|<\/(?:div|h2|tr)>/g, "\n")
        .replace(/<\/(?:p|h1|table)>/g, "\n\n"),
    ),
  )
    .replace(/\n{3,}/g, "\n\n")
    .trim();

/** Narrow screens and dark mode, for clients that support more than inline styles. */
const styles = new Html(`
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) {
  .outside { padding: 12px 8px 28px !important; }
  .inside { padding: 24px 20px 14px !important; }
  .cell { display: block !important; width: auto !important; }
  .label { padding: 8px 0 0 !important; }
  .value { padding: 0 0 4px !important; }
}
@media (prefers-color-scheme: dark) {
  .page { background: #0c1d1a !important; }
  .card { background: #16302b !important; border-color: #4d6a63 !important; box-shadow: 8px 8px 0 #0a443b !important; }
  .text { color: #fff7e8 !important; }
  .label, .footer { color: #bcd3cc !important; }
  .eyebrow { color: #f2b233 !important; }
  .error { color: #ffa48f !important; }
  .link { color: #8fd8cc !important; }
  .line { border-color: #4d6a63 !important; }
  .pill, .pill-white { border-color: #0c1d1a !important; }
  .pill-white { background: ${colors.cream} !important; }
  .sky { background: #0a443b !important; border-color: #4d6a63 !important; }
}`);

/** The name of the attached picture. */
export const pictureId = "dog-at-dawn";

const picture = html`<img src="cid:${pictureId}" alt="${mailWords.picture}" width="564" style="display:block;width:100%;height:auto;background:${colors.sky};border-radius:20px 20px 0 0">`;

/** A low sun over a lawn, made of boxes, because mail must not load pictures. */
const sunrise = html`<div class="sky" aria-hidden="true" style="background:${colors.sky};border-bottom:2px solid ${colors.ink};border-radius:20px 20px 0 0;overflow:hidden;text-align:center;font-size:0;line-height:0"><div style="display:inline-block;width:104px;height:52px;margin:26px 0 0;background:${colors.tangerine};border:2px solid ${colors.ink};border-bottom:0;border-radius:54px 54px 0 0"></div><div style="height:16px;background:${colors.lawn};border-top:2px solid ${colors.ink}"></div></div>`;

const tops = { picture, sunrise };

export interface BookingMail {
  readonly booking: Booking;
  readonly now: Date;
  readonly siteUrl: string;
  readonly daysOff: DaysOff;
  /** The visitor's own page. */
  readonly link: string;
}

export interface Mail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

export function layout(mail: {
  readonly siteUrl: string;
  readonly subject: string;
  readonly preheader: string;
  readonly top?: "picture" | "sunrise";
  /** The name of the business unless it is given. */
  readonly eyebrow?: string;
  readonly tone?: "eyebrow" | "error";
  /** The subject unless it is given. */
  readonly title?: Html | string;
  readonly parts: readonly (Html | false | null | undefined)[];
  readonly footer: string;
  /** The link to a visitor's own page, in an email to somebody who may not have booked. */
  readonly ownPage?: string | undefined;
}): Mail {
  const { siteUrl, subject, tone = "eyebrow", parts, footer, ownPage } = mail;
  const notMe = ownPage === undefined ? undefined : `${ownPage}?ask=not-me`;
  const { name, place, email } = business;
  const ways = [
    ...(serviceLine ? [serviceLine] : []),
    ...(email ? [{ href: mailLink(email), text: email }] : []),
  ];
  const content = html`<p class="${tone}" style="margin:0 0 6px;color:${tone === "error" ? colors.error : colors.terracotta};font-family:${fonts.display};font-size:17px;font-weight:700;line-height:24px">${mail.eyebrow ?? name}</p><h1 class="text" style="margin:0 0 16px;color:${colors.ink};font-family:${fonts.display};font-size:34px;font-weight:800;line-height:38px;overflow-wrap:anywhere">${mail.title ?? subject}</h1>${parts.filter((part) => part instanceof Html)}`;
  const end = html`${name}, ${place}${ways.map(({ href, text }, at) => html`${at === 0 ? new Html("<br>") : " · "}${link(href, text)}`)}<br>${footer}${notMe && html`<br>${link(notMe, mailWords.notMe)}`}<br>${link(`${siteUrl}/privacy`, mailWords.privacy)}`;
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${subject}</title>
<style>${styles}</style>
</head>
<body class="page" style="margin:0;padding:0;background:${colors.cream};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${mail.preheader}${new Html("&#847;&zwnj;&nbsp;".repeat(60))}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${colors.cream}"><tr><td class="outside" align="center" style="padding:24px 16px 40px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:568px">
<tr><td style="padding:0 4px 14px"><span class="text" style="color:${colors.ink};font-family:${fonts.display};font-size:26px;font-weight:800;letter-spacing:-0.3px;line-height:32px">${name}</span></td></tr>
<tr><td align="left" style="padding:0 8px 8px 0"><div class="card" style="background:${colors.white};border:2px solid ${colors.ink};border-radius:22px;box-shadow:8px 8px 0 ${colors.sky}">${mail.top && tops[mail.top]}<div class="inside" style="padding:28px 32px 18px">${content}</div></div></td></tr>
<tr><td class="footer" style="padding:22px 4px 0;color:${colors.inkSoft};font-family:${fonts.text};font-size:14px;line-height:22px">${end}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
  return { subject, html: page.text, text: `${textOf(content)}\n\n-- \n${textOf(end)}\n` };
}
