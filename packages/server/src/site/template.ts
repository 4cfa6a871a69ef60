import { createHash } from 'node:crypto';
import { asText } from '../page.ts';
import type { RenderedPage } from './renderer.ts';
import { type SiteHead, writeSiteHead } from './siteHead.ts';

const EARLY = '<!-- early -->';
const ROOT = '<!-- root -->';
const STATE = '<!-- state -->';

/** The site's index.html. */
export interface SiteTemplate {
  /** Whether it has places for a rendered page. */
  canRender: boolean;
  /** What browsers must check inline scripts against, such as `'sha256-…'`. */
  scriptHashes: readonly string[];
  /** The page without content, which the site's script renders. */
  shell(given: { origin: string; head: SiteHead | undefined; returnOrigin: string }): string;
  /** The beginning of every rendered page, with the page's own styles and scripts. */
  early(origin: string, files: readonly string[]): string;
  /** What follows; without a page, the rest of the shell. */
  rest(origin: string, page: RenderedPage | SiteHead | undefined): string;
}

/** @param partnerPage the origin of the demo's page of a partner, if there is one */
export function readTemplate(html: string, partnerPage: () => string | undefined = () => undefined): SiteTemplate {
  const fill = (text: string, origin: string, returnOrigin = '') =>
    text
      .replaceAll('__ORIGIN__', origin)
      .replaceAll('__RETURN_ORIGIN__', returnOrigin)
      .replaceAll('__PARTNER_PAGE__', partnerPage() ?? '');
  const [start = '', afterStart = ''] = cut(html, EARLY);
  const [head = '', afterRoot = ''] = cut(afterStart, ROOT);
  const [body = '', end = ''] = cut(afterRoot, STATE);
  const shell = head + body + end;
  const lowered = lowerScripts(start);
  return {
    canRender: html.includes(EARLY) && afterStart.includes(ROOT) && afterRoot.includes(STATE),
    scriptHashes: scriptHashes(html),
    shell: ({ origin, head: about, returnOrigin }) => {
      const filled = fill(start + shell, origin, returnOrigin);
      return about ? writeSiteHead(filled, about, origin) : filled;
    },
    early: (origin, files) => fill(lowered, origin) + [...files].sort(stylesFirst).map(linkOf).join(''),
    rest(origin, page) {
      if (!page || !('html' in page)) {
        const filled = fill(shell, origin);
        return page ? writeSiteHead(filled, page, origin) : filled;
      }
      // What the renderer returned is never searched for a place.
      return [
        writeSiteHead(fill(head, origin), page.head, origin),
        page.html,
        fill(body, origin),
        `<script type="application/json" id="state">${page.state}</script>`,
        fill(end, origin),
      ].join('');
    },
  };
}

const isStyle = (file: string) => file.endsWith('.css');
const stylesFirst = (one: string, other: string) => Number(isStyle(other)) - Number(isStyle(one));
const MODULE = /<(?:script type="module"|link rel="modulepreload") crossorigin/g;
/** A rendered page is read before its scripts run: they give way to its styles, font and pictures. */
const lowerScripts = (html: string) => html.replace(MODULE, '$& fetchpriority="low"');
/** As Vite writes them, so that its scripts find what is loaded already. */
const linkOf = (file: string) =>
  lowerScripts(`<link rel="${isStyle(file) ? 'stylesheet' : 'modulepreload'}" crossorigin href="${asText(file)}">`);

function cut(text: string, mark: string): [string, string] {
  const place = text.indexOf(mark);
  return place < 0 ? [text, ''] : [text.slice(0, place), text.slice(place + mark.length)];
}

/** Hashes of the scripts that stand in the page itself; JSON is not run. */
function scriptHashes(html: string): string[] {
  return html.split('<script').flatMap((piece, index) => {
    const [attributes, after] = cut(piece, '>');
    const [code] = cut(after, '</script>');
    if (index === 0 || /\ssrc=|\stype="application\/(ld\+)?json"/.test(attributes)) return [];
    return [`'sha256-${createHash('sha256').update(code).digest('base64')}'`];
  });
}
