import type { SendMailOptions } from "nodemailer";
import { business } from "#content/business.ts";
import { mailWords } from "#content/mail.ts";
import { html } from "./html.ts";
import { layout, textFooter } from "./layout.ts";
import { eyebrow, headline, paragraph } from "./parts.ts";

const { subject, line } = mailWords.test;

/** What the owner sends to the address of leads, to see whether mail arrives. */
export const testMail = (to: string, siteUrl: string): SendMailOptions => ({
  subject,
  html: layout({
    title: subject,
    preheader: line,
    scene: false,
    content: html`${eyebrow(business.name)}${headline(html`${subject}`)}${paragraph(html`${line}`)}`,
    footer: mailWords.ownerFooter,
    siteUrl,
  }),
  text: `${line}\n\n${textFooter(mailWords.ownerFooter, siteUrl)}`,
  from: { name: business.name, address: business.email },
  to: { name: business.name, address: to },
  headers: { "Auto-Submitted": "auto-generated" },
  disableFileAccess: true,
  disableUrlAccess: true,
});
