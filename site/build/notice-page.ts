import { business } from "#content/business.ts";
import { noticeLinks } from "#content/notices.ts";
import { formatPhone } from "#domain/phone.ts";

const style = `
  body { margin: 0; min-height: 100svh; display: grid; place-items: center; background: #fff7e8; color: #16302b; font: 1.0625rem/1.5 system-ui, sans-serif; }
  main { box-sizing: border-box; max-width: 34rem; padding: 2rem 1.5rem; }
  p, h1 { margin: 0 0 1rem; }
  h1 { font-size: clamp(2rem, 8vw, 2.75rem); line-height: 1.1; }
  a { display: inline-block; margin: 0.5rem 0.5rem 0 0; padding: 0.75rem 1.5rem; border: 2px solid; border-radius: 99px; color: inherit; font-weight: 700; text-decoration: none; }
  a:focus-visible { outline: 3px solid #0e5a4e; outline-offset: 3px; }
  .call { background: #f47b20; border-color: #16302b; }
  .name { font-weight: 800; }
`;

const escapes = new Map([
  ["&", "&amp;"],
  ["<", "&lt;"],
  [">", "&gt;"],
]);
const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => escapes.get(sign) ?? sign);

/** A whole page in one small file, for when nothing else may be reachable. */
export const noticePage = ({
  headline,
  text,
}: {
  readonly headline: string;
  readonly text: string;
}): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(headline)} | ${escaped(business.name)}</title>
<style>${style}</style>
</head>
<body>
<main>
<p class="name">${escaped(business.name)}</p>
<h1>${escaped(headline)}</h1>
<p>${escaped(text)}</p>
<a class="call" href="tel:${business.phone}">${escaped(noticeLinks.call)} ${formatPhone(business.phone)}</a>
<a href="/book-now">${escaped(noticeLinks.book)}</a>
</main>
</body>
</html>
`;
