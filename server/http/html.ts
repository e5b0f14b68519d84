/** HTML that is safe to send: made by `html` only. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Value = string | number | null | undefined | Html | readonly Html[];

const entities = new Map([
  ["&", "&amp;"],
  ["<", "&lt;"],
  [">", "&gt;"],
  ['"', "&quot;"],
  ["'", "&#39;"],
]);
const signs = new Map([...entities].map(([sign, entity]) => [entity, sign]));

function render(value: Value): string {
  if (value instanceof Html) return value.text;
  if (typeof value === "object" && value !== null) return value.map(render).join("");
  return String(value ?? "").replace(/[&<>"']/g, (sign) => entities.get(sign) ?? sign);
}

/** Escapes every value except other `html`, for text and for attributes in double quotes. */
export const html = (parts: TemplateStringsArray, ...values: readonly Value[]): Html =>
  new Html(String.raw({ raw: parts }, ...values.map(render)));

export const plain = ({ text }: Html): string =>
  text.replace(/<[^>]*>/g, "").replace(/&[^;]*;/g, (entity) => signs.get(entity) ?? entity);
