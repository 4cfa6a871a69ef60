import type { Heading } from './markdown.ts';
import { asText, base, type Group, type Source } from './page.ts';

/** What every page loads: addresses with a hash of their content. */
export interface Files {
  style: string;
  theme: string;
  script: string;
  font: string;
}

export interface Site {
  groups: readonly Group[];
  /** All pages, in the order of the sidebar. */
  pages: readonly Source[];
  files: Files;
  version: string;
}

const icon = (path: string) =>
  `<svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" aria-hidden="true">${path}</svg>`;

function sidebar({ groups }: Site, current: Source): string {
  const link = (page: Source, label = page.title) =>
    `<li><a href="${base}${page.path}"${page === current ? ' aria-current="page"' : ''}>${asText(label)}</a></li>`;
  const list = (pages: readonly Source[]) => `<ul>${pages.map((page) => link(page)).join('')}</ul>`;
  const section = (title: string, pages: readonly Source[]) =>
    `<section><h2>${asText(title)}</h2>${list(pages)}</section>`;
  const open = groups.find(({ isFolded, pages }) => isFolded && pages.includes(current));
  const first = groups.flatMap((group) => (group.isFolded && group !== open ? group.pages.slice(0, 1) : []));
  return groups
    .filter((group) => !group.isFolded || group === open)
    .map((group) => section(group.title, group === groups.at(-1) ? [...first, ...group.pages] : group.pages))
    .join('');
}

/** The headings of a page, where there is something to choose. */
function contents(headings: readonly Heading[]): string {
  const shown = headings.filter(({ level }) => level === 2 || (level === 3 && headings.length < 40));
  if (shown.length < 2) return '';
  const items = shown.map(
    ({ level, id, title }) => `<li class="level-${level}"><a href="#${asText(id)}">${asText(title)}</a></li>`,
  );
  return `<nav class="contents" aria-labelledby="contents"><h2 id="contents">On this page</h2><ul>${items.join('')}</ul></nav>`;
}

function neighbours({ pages }: Site, current: Source): string {
  const place = pages.indexOf(current);
  const link = (page: Source | undefined, rel: 'prev' | 'next', label: string) =>
    page
      ? `<a rel="${rel}" href="${base}${page.path}"><span>${label}</span> ${asText(page.title)}</a>`
      : '<span></span>';
  return `<nav class="neighbours" aria-label="Before and after">${link(pages[place - 1], 'prev', 'Previous')}${link(pages[place + 1], 'next', 'Next')}</nav>`;
}

/** A page as it is served: whole without JavaScript, apart from the search and the choice of a theme. */
export function pageHtml(
  site: Site,
  page: Source,
  { html, headings }: { html: string; headings: readonly Heading[] },
): string {
  const { files, version } = site;
  const title = page.path === '' ? 'Lectern documentation' : `${page.title} · Lectern documentation`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${asText(title)}</title>
<meta name="description" content="${asText(page.about)}">
<script src="${files.theme}"></script>
<link rel="stylesheet" href="${files.style}">
<link rel="preload" href="${files.font}" as="font" type="font/woff2" crossorigin>
<link rel="icon" href="${base}favicon.svg" type="image/svg+xml">
<script type="module" src="${files.script}"></script>
</head>
<body>
<a class="skip" href="#main">Skip to content</a>
<header class="top">
<button class="menu" type="button" popovertarget="menu" aria-label="Menu">${icon('<path d="M4 7h16M4 12h16M4 17h16"/>')}</button>
<a class="brand" href="${base}"><img src="${base}favicon.svg" alt="" width="28" height="28">Lectern <span>docs</span></a>
<button class="search" type="button" aria-label="Search" aria-keyshortcuts="/ Control+K" hidden>${icon('<circle cx="11" cy="11" r="6"/><path d="m16 16 4 4"/>')}<span>Search</span> <kbd>/</kbd></button>
<button class="theme" type="button" aria-pressed="false" aria-label="Dark theme" hidden>${icon('<path d="M20 14.5A8 8 0 0 1 9.500 4 8 8 0 1 0 20 14.500z"/>')}</button>
</header>
<div class="page${page.isWide ? ' wide-page' : ''}">
<nav class="sidebar" id="menu" popover aria-label="Pages">${sidebar(site, page)}</nav>
<main id="main" tabindex="-1">
<article data-pagefind-body>
<p class="kind" data-pagefind-filter="kind" data-pagefind-meta="kind">${page.kind}</p>
<h1 data-pagefind-weight="10">${asText(page.title)}</h1>
${html}</article>
${neighbours(site, page)}
<footer>Version ${asText(version)} · <a href="/">To the marketplace</a></footer>
</main>
${page.isWide ? '' : contents(headings)}
</div>
</body>
</html>
`;
}
