import { base } from './page.ts';

const decoded = (text: string) =>
  decodeURIComponent(text.replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code))));
const found = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, text = '']) => decoded(text));

/** Links that lead to no page or heading, and ids that a page has twice. Addresses elsewhere are not asked for. */
export function brokenLinks(pages: ReadonlyMap<string, string>): string[] {
  const ids = new Map([...pages].map(([address, html]) => [address, found(html, /\sid="([^"]+)"/g)]));
  return [...pages].flatMap(([address, html]) => {
    const own = ids.get(address) ?? [];
    const doubled = own.filter((id, place) => own.indexOf(id) !== place).map((id) => `${address} has two of #${id}`);
    const dead = found(html, /<a\s[^>]*?href="([^"]*)"/g).filter((href) => {
      // What the playground's addresses name is code, no heading.
      if (/^([a-z]+:|\/$)/.test(href) || href.startsWith(`${base}playground/#`)) return false;
      const [path = '', anchor] = href.split('#');
      const there = ids.get(path === '' ? address : path);
      return !there || (anchor !== undefined && !there.includes(anchor)) || (path !== '' && !path.startsWith(base));
    });
    return [...doubled, ...dead.map((href) => `${address} -> ${href}`)];
  });
}
