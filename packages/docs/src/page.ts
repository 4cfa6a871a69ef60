/** What a page is about: its group in the search. */
type Kind = 'Guide' | 'Component' | 'Element' | 'Call' | 'Setting' | 'Error' | 'Reference';

/** A page before it is drawn. */
export interface Source {
  /** Below `/docs/`, with a slash at its end; '' is the first page. */
  path: string;
  title: string;
  /** A sentence for search engines and for lists of pages. */
  about: string;
  kind: Kind;
  markdown: string;
  /** The file of the repository that links in the Markdown begin at. */
  file?: string;
  /** The anchors of that file that lead to this page itself: '' is the file without an anchor. */
  top?: readonly string[];
  /** It takes the whole width: it has no table of its headings. */
  isWide?: true;
}

/** A group of the sidebar. */
export interface Group {
  title: string;
  pages: readonly Source[];
  /** Its pages are listed only beside one of them; elsewhere there is a link to the first. */
  isFolded?: true;
}

/** Where the site is on its server. */
export const base = '/docs/';

/** Escapes text for HTML, including attributes. */
export const asText = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

/** A word of code in Markdown; in a table a bar would end the cell. */
export const code = (text: string): string => (text === '' ? '' : `\`${text.replaceAll('|', '\\|')}\``);

/** A name where it is explained: the search puts this page before those that only use it. */
export const named = (text: string): string => `<code data-pagefind-weight="10">${asText(text)}</code>`;

/** A table in Markdown. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  rows.length === 0
    ? ''
    : [head, head.map(() => '---'), ...rows]
        .map((cells) => `| ${cells.map((cell) => cell.replace(/\s*\n\s*/g, ' ')).join(' | ')} |`)
        .join('\n');
