import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import postcss, { type ChildNode } from 'postcss';
import type { Plugin } from 'vite';

const folders = ['packages/react/src', 'packages/frames/src', 'packages/demo-site/src'];

/** What a person asks of the system, and the attribute of a cell that stands for it in the workshop. */
const preferences: ReadonlyMap<string, string> = new Map([
  ['(prefers-reduced-motion: reduce)', "[data-motion='reduced']"],
  ['(forced-colors: active)', "[data-contrast='forced']"],
]);

/** What is left of a rule: only what is said for a preference, under the attribute in place of the query. */
function forPreference(node: ChildNode, isInRule = false): ChildNode[] {
  if (!('nodes' in node) || !node.nodes) return [];
  const attribute = node.type === 'atrule' && node.name === 'media' ? preferences.get(node.params) : undefined;
  if (attribute) return [postcss.rule({ selector: isInRule ? `${attribute} &` : attribute, nodes: node.nodes })];
  const nodes = node.nodes.flatMap((inner) => forPreference(inner, isInRule || node.type === 'rule'));
  return nodes.length > 0 ? [node.clone({ nodes })] : [];
}

/** The rules for a preference once more, since no page can change what its media queries answer. */
export const preferenceRules = (css: string): string =>
  `${postcss.root({ nodes: postcss.parse(css).nodes.flatMap((node) => forPreference(node)) })}`;

export interface Breakpoint {
  /** What the sheets say, such as `min-width: 60rem`. */
  queries: string[];
  /** With the browser's usual font size. */
  pixels: number;
  /** The names of the sheets that ask for it. */
  sheets: string[];
}

const WIDTH = /\((?:(?:min|max)-)?width\s*[:<>]=?\s*([\d.]+)(?:rem|em)\)/;

/** The widths at which rules change. `max-width: 47.99rem` and `min-width: 48rem` are one. */
export function breakpointsOf(sheets: readonly { name: string; css: string }[], at: 'media' | 'container') {
  const found = new Map<number, Breakpoint>();
  for (const { name, css } of sheets)
    postcss.parse(css).walkAtRules(at, ({ params }) => {
      const [query, size] = params.match(WIDTH) ?? [];
      if (!query) return;
      const pixels = Math.round(Number(size) * 16);
      const { queries, sheets } = found.get(pixels) ?? { queries: [], sheets: [] };
      found.set(pixels, {
        pixels,
        queries: [...new Set([...queries, query.slice(1, -1)])],
        sheets: [...new Set([...sheets, name])],
      });
    });
  return [...found.values()].sort((a, b) => a.pixels - b.pixels);
}

const readSheets = () =>
  folders
    .flatMap((folder) => globSync(`${folder}/**/*.css`))
    .map((file) => ({ name: basename(file, '.css'), css: readFileSync(file, 'utf8') }));

/** Modules that are made from the style sheets, so that the workshop can't say anything else than they do. */
export function sheetModules(): Plugin {
  const made: Record<string, () => string> = {
    'virtual:lectern/preferences.css': () =>
      readSheets()
        .map(({ css }) => preferenceRules(css))
        .join('\n'),
    'virtual:lectern/breakpoints': () => {
      const sheets = readSheets();
      const breakpoints = { pages: breakpointsOf(sheets, 'media'), containers: breakpointsOf(sheets, 'container') };
      return `export default ${JSON.stringify(breakpoints)}`;
    },
  };
  return {
    name: 'lectern-sheets',
    resolveId: (id) => (id in made ? `\0${id}` : undefined),
    load: (id) => made[id.slice(1)]?.(),
  };
}
