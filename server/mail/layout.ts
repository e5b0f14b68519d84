import { business } from "#content/business.ts";
import { mailWords } from "#content/mail.ts";
import { mailLink } from "#domain/mail-link.ts";
import { formatPhone } from "#domain/phone.ts";
import { colors, dark, fonts } from "./colors.ts";
import { Html, html } from "./html.ts";
import { link } from "./parts.ts";

/** What mail clients understand beyond inline styles: the dark colors, and what narrow screens need. */
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
  .page { background: ${dark.page} !important; }
  .card { background: ${dark.card} !important; border-color: ${dark.line} !important; box-shadow: 8px 8px 0 #0a443b !important; }
  .text { color: ${dark.text} !important; }
  .label, .footer { color: ${dark.soft} !important; }
  .eyebrow { color: ${dark.eyebrow} !important; }
  .error { color: ${dark.error} !important; }
  .link { color: ${dark.link} !important; }
  .line { border-color: ${dark.line} !important; }
  .pill, .pill-white { border-color: ${dark.page} !important; }
  .pill-white { background: ${colors.cream} !important; }
  .sky { background: #0a443b !important; border-color: ${dark.line} !important; }
}`);

/** A low sun over a lawn, from boxes alone: mail shows no drawings that are not loaded from somewhere. */
const sunrise = html`<div class="sky" aria-hidden="true" style="background:${colors.sky};border-bottom:2px solid ${colors.ink};border-radius:20px 20px 0 0;overflow:hidden;text-align:center;font-size:0;line-height:0"><div style="display:inline-block;width:104px;height:52px;margin:26px 0 0;background:${colors.tangerine};border:2px solid ${colors.ink};border-bottom:0;border-radius:54px 54px 0 0"></div><div style="height:16px;background:${colors.lawn};border-top:2px solid ${colors.ink}"></div></div>`;

/** A whole mail in the site's look. */
export function layout({
  title,
  preheader,
  scene,
  content,
  footer,
  siteUrl,
}: {
  readonly title: string;
  /** What lists of mails show beside the subject. */
  readonly preheader: string;
  /** True for the sunrise on top. */
  readonly scene: boolean;
  readonly content: Html;
  readonly footer: string;
  readonly siteUrl: string;
}): string {
  const { name, place, phone, email } = business;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${title}</title>
<style>${styles}</style>
</head>
<body class="page" style="margin:0;padding:0;background:${colors.cream};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${preheader}${new Html("&#847;&zwnj;&nbsp;".repeat(60))}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${colors.cream}"><tr><td class="outside" align="center" style="padding:24px 16px 40px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:568px">
<tr><td style="padding:0 4px 14px"><span class="text" style="color:${colors.ink};font-family:${fonts.display};font-size:26px;font-weight:800;letter-spacing:-0.3px;line-height:32px">${name}</span></td></tr>
<tr><td align="left" style="padding:0 8px 8px 0"><div class="card" style="background:${colors.white};border:2px solid ${colors.ink};border-radius:22px;box-shadow:8px 8px 0 ${colors.sky}">${scene ? sunrise : null}<div class="inside" style="padding:28px 32px 18px">${content}</div></div></td></tr>
<tr><td class="footer" style="padding:22px 4px 0;color:${colors.inkSoft};font-family:${fonts.text};font-size:14px;line-height:22px">${name}, ${place}<br>${link(`tel:${phone}`, formatPhone(phone))} · ${link(mailLink(email), email)}<br>${footer}<br>${link(`${siteUrl}/privacy`, mailWords.privacy)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`.text;
}

/** The end of every mail's text. */
export const textFooter = (footer: string, siteUrl: string): string => {
  const { name, place, phone, email } = business;
  return `-- \n${name}, ${place}\n${formatPhone(phone)}, ${email}\n${footer}\n${mailWords.privacy}: ${siteUrl}/privacy\n`;
};
