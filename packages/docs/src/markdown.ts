import { posix } from 'node:path';
import hljs from 'highlight.js/lib/common';
import MarkdownIt, { type Token } from 'markdown-it';
import { asText } from './page.ts';
import { anchorOf } from './sections.ts';

/** A heading of a page, for its table of contents. */
export interface Heading {
  level: number;
  id: string;
  title: string;
}

/** Where a link leads, and the title of that page. */
export interface Target {
  href: string;
  title?: string;
}

/** What the renderer knows of the page that it draws. */
interface Given {
  file: string | undefined;
  /** The page that has a heading of a file of the repository; undefined where there is none. */
  find: (file: string, anchor: string) => Target | undefined;
  headings: Heading[];
}

const languages: Readonly<Record<string, string>> = { tsx: 'typescript', jsx: 'javascript', astro: 'typescript' };

/** The code with a class for each kind of word: a style sheet has their colours, since the policy allows no inline style. */
function highlight(text: string, given: string): string {
  const language = languages[given] ?? given;
  return hljs.getLanguage(language) ? hljs.highlight(text, { language }).value : asText(text);
}

const md = new MarkdownIt({ html: true, highlight });
const plain = (tokens: readonly Token[]): string => tokens.map((one) => one.content).join('');
const rule = (name: string, draw: (tokens: Token[], index: number, options: unknown, env: Given) => string) => {
  md.renderer.rules[name] = draw;
};

rule('heading_open', (tokens, index, _options, env) => {
  const inline = tokens[index + 1];
  const title = plain(inline?.children ?? []);
  const level = Number(tokens[index]?.tag.slice(1));
  const anchor = anchorOf(inline?.content ?? '');
  const same = env.headings.filter(({ id }) => id === anchor || id.startsWith(`${anchor}-`)).length;
  const id = env.headings.some((one) => one.id === anchor) ? `${anchor}-${same}` : anchor;
  env.headings.push({ level, id, title });
  // A page may have hundreds of names, each of which the search has to find there.
  const isName = inline?.children?.length === 1 && inline.children[0]?.type === 'code_inline';
  return `<h${level} id="${asText(id)}"${isName ? ' data-pagefind-weight="10"' : ''}>`;
});
rule('heading_close', (tokens, index, _options, env) => {
  const { id = '', title = '' } = env.headings.at(-1) ?? {};
  return ` <a class="anchor" data-pagefind-ignore href="#${asText(id)}" aria-label="Link to “${asText(title)}”">#</a></${tokens[index]?.tag}>\n`;
});
// Wide tables and long lines of code scroll by themselves, by keyboard too.
rule('table_open', () => '<div class="wide" tabindex="0" role="group" aria-label="Table"><table>\n');
rule('table_close', () => '</table></div>\n');
rule('fence', (tokens, index) => {
  const { content = '', info = '' } = tokens[index] ?? {};
  const language = info.trim().split(/\s/)[0] ?? '';
  return `<div class="code"><pre tabindex="0"><code>${highlight(content, language)}</code></pre></div>\n`;
});
// Notes for those who write the guide, such as where a table is from.
rule('html_block', (tokens, index) => (tokens[index]?.content ?? '').replace(/<!--[\s\S]*?-->/g, ''));
rule('html_inline', (tokens, index) => (tokens[index]?.content ?? '').replace(/<!--[\s\S]*?-->/g, ''));

/** On a narrow screen a row of a table is a block, in which a cell says what its column is. */
md.core.ruler.push('labels', ({ tokens }) => {
  let labels: string[] = [];
  let column = 0;
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'thead_open') labels = [];
    if (token.type === 'th_open') labels.push(plain(tokens[index + 1]?.children ?? []));
    if (token.type === 'tr_open') column = 0;
    if (token.type !== 'td_open') continue;
    const label = labels[column];
    if (label && column > 0) token.attrSet('data-label', label);
    column += 1;
  }
});

/** Links between files become links between pages; what only the repository has is named, without a link. */
md.core.ruler.push('links', ({ tokens, env }) => {
  for (const { children } of tokens) {
    const open: boolean[] = [];
    for (const [index, token] of (children ?? []).entries()) {
      if (token.type === 'link_close' && open.pop() === false) Object.assign(token, { type: 'text', content: '' });
      if (token.type !== 'link_open') continue;
      const href = token.attrGet('href') ?? '';
      const found = targetIn(env as Given, href);
      open.push(found !== undefined);
      if (found) token.attrSet('href', found.href);
      else Object.assign(token, { type: 'text', content: '' });
      const label = children?.[index + 1];
      // The name of a file says nothing on a site.
      if (found?.title && label?.content === posix.basename(href)) label.content = found.title;
    }
  }
});

function targetIn({ file, find }: Given, href: string): Target | undefined {
  if (/^([a-z]+:|\/docs\/)/.test(href)) return { href };
  const [path = '', anchor = ''] = href.split('#');
  if (file === undefined) return path === '' ? { href } : undefined;
  return find(path === '' ? file : posix.join(posix.dirname(file), path), anchor);
}

/** A page's HTML and its headings. */
export function render(
  markdown: string,
  given: Omit<Given, 'headings'>,
): { html: string; headings: readonly Heading[] } {
  const headings: Heading[] = [];
  return { html: md.render(markdown, { ...given, headings }), headings };
}
