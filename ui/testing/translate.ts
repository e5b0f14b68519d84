/** Wraps each text in two elements, as the translators of browsers do. */
export function translate(root: HTMLElement): void {
  const texts: Text[] = [];
  const walk = (node: Node) => {
    if (node instanceof Text) texts.push(node);
    else for (const child of node.childNodes) walk(child);
  };
  walk(root);
  for (const text of texts) {
    if (text.data === "") continue;
    const outer = document.createElement("font");
    const inner = document.createElement("font");
    outer.append(inner);
    text.replaceWith(outer);
    inner.append(text.cloneNode());
  }
}
