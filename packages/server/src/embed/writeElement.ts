import { type ElementName, elements, linkOf, parameters, recipeFor } from '@lectern/embed/elements';
import { asText } from '../page.ts';
import { problems } from '../problems.ts';
import type { RenderedFragment } from '../site/renderer.ts';
import type { FragmentQuery } from './fragmentQuery.ts';

const names = Object.keys(elements) as ElementName[];

/** The attributes of an element, from the parameters of its fragment. */
function attributesOf(element: ElementName, params: FragmentQuery['params']): Record<string, string> {
  const own = Object.entries(parameters).flatMap(([attribute, parameter]) => {
    const value = attribute in elements[element].attributes ? params[parameter] : undefined;
    return value === undefined ? [] : [[attribute, value]];
  });
  return Object.fromEntries(own);
}

/** Gives the links of a widget to the marketplace a code. React and the sanitizer write attributes in quotes. */
const withCode = (html: string, origin: string, code: string): string =>
  html.replace(/(<a\b[^>]*? href=")([^"#]*)/g, (link, before: string, href: string) => {
    if (href !== origin && !href.startsWith(`${origin}/`)) return link;
    return `${before}${href}${href.includes('?') ? '&amp;' : '?'}code=${code}`;
  });

/**
 * The custom elements of a rendered widget with a declarative shadow root, for a partner's server to put into its page:
 * complete before any script has run. Inside is a link for browsers without shadow roots.
 */
export function writeElement(
  { kind, params, code }: FragmentQuery,
  rendered: RenderedFragment,
  sheet: string,
  origin: string,
): string {
  const element = names.find((name) => recipeFor(name).fragment === kind);
  if (!element) throw problems.noSuchCall();
  const write = (drawn: string, own: Readonly<Record<string, string>>) => {
    const attributes = code ? { ...own, code } : own;
    const html = code ? withCode(drawn, origin, code) : drawn;
    const written = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${asText(value)}"`);
    const { href, text } = linkOf(element, attributes, origin);
    return `<${element}${written.join('')}><template shadowrootmode="open"><link rel="stylesheet" href="${asText(sheet)}">${html}</template><a href="${asText(href)}">${text}</a></${element}>`;
  };
  // Data, which only the loader puts into a template.
  if ('fields' in rendered) throw problems.noSuchCall();
  if ('items' in rendered) {
    return Object.entries(rendered.items)
      .map(([id, html]) => (html === null ? '' : write(html, { 'course-id': id })))
      .join('\n');
  }
  return write(rendered.html ?? '', attributesOf(element, params));
}
