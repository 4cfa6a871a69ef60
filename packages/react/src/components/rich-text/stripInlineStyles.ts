/**
 * A strict policy complains of every inline style and handler that is parsed, even into a document that is nowhere shown.
 * Pasted HTML is full of them: they are put away before, styles where the schema finds them. Safety is the schema's.
 */
export function stripInlineStyles(html: string): string {
  return html
    .replace(/<(style|script)\b[\s\S]*?(<\/\1\s*>|$)/gi, '')
    .replace(/<[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>?/gi, (tag) =>
      tag.replace(/("[^"]*"|'[^']*')|\b(style|on\w+)(?=\s*=)/gi, (found, quoted?: string) => quoted ?? `data-${found}`),
    );
}

/** Whether a style that was put away says something. */
export const isStyled = (given: HTMLElement, property: string, value: RegExp): boolean =>
  new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*(?:${value.source})\\b`, 'i').test(given.dataset.style ?? '');
