import { guideGroups } from './guides.ts';
import type { Target } from './markdown.ts';
import { base, type Group, type Source } from './page.ts';
import { type PlaygroundFiles, playgroundPages } from './playground/pages.ts';
import { callPages } from './reference/calls.ts';
import { componentPages } from './reference/components.ts';
import { elementPages } from './reference/elements.ts';
import { errorsPage } from './reference/errors.ts';
import { hooksPage } from './reference/hooks.ts';
import { settingsPage } from './reference/settings.ts';
import { textsPage } from './reference/texts.ts';
import { tokensPage } from './reference/tokens.ts';
import { anchorOf, headingsOf } from './sections.ts';

/** All pages of the site, and where a heading of a file of the repository is among them. */
export async function planSite(playground: PlaygroundFiles): Promise<{
  groups: readonly Group[];
  pages: readonly Source[];
  find: (file: string, anchor: string) => Target | undefined;
}> {
  const { group: calls, callsOf } = await callPages();
  const reference = {
    title: 'Reference',
    pages: [hooksPage(), tokensPage(), textsPage(), settingsPage(), errorsPage(callsOf)],
  };
  const tries = { title: 'Try it', pages: playgroundPages(playground) };
  const [start, ...guides] = guideGroups();
  const groups = [...(start ? [start] : []), tries, ...guides, componentPages(), elementPages(), calls, reference];
  const pages = groups.flatMap((group) => group.pages);
  const paths = new Set(pages.map(({ path }) => path));
  if (paths.size < pages.length) throw new Error('Two pages have the same path.');
  return { groups, pages, find: createFind(pages) };
}

/** Where the headings of the repository's files are on the site. */
function createFind(pages: readonly Source[]) {
  const known = new Map<string, Target>();
  for (const { file, path, title, top = [], markdown } of pages) {
    if (file === undefined) continue;
    for (const anchor of top) known.set(`${file}#${anchor}`, { href: base + path, title });
    for (const anchor of headingsOf(markdown).map(anchorOf)) {
      const key = `${file}#${anchor}`;
      if (!known.has(key)) known.set(key, { href: `${base}${path}#${anchor}` });
    }
  }
  const files = new Set(pages.map(({ file }) => file));
  return (file: string, anchor: string) => {
    const found = known.get(`${file}#${anchor}`);
    if (!found && files.has(file)) throw new Error(`${file} has no heading for #${anchor}.`);
    return found;
  };
}
