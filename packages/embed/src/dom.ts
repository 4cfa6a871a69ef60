/** Creates an element with properties, attributes (with a dash) and children; without HTML, so every policy allows it. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  values: Record<string, string | boolean> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(values)) {
    if (name === 'text') element.textContent = String(value);
    else if (typeof value === 'string') element.setAttribute(name, value);
    else element.toggleAttribute(name, value);
  }
  element.append(...children);
  return element;
}

/** Sets styles that no rule of the page outweighs. */
export function pin(element: HTMLElement, styles: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(styles)) element.style.setProperty(name, value, 'important');
}

const sheets = new Map<string, CSSStyleSheet>();

/** One style sheet for each text. */
export function sheet(css: string): CSSStyleSheet {
  let found = sheets.get(css);
  if (!found) {
    found = new CSSStyleSheet();
    found.replaceSync(css);
    sheets.set(css, found);
  }
  return found;
}
