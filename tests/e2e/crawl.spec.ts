import type { Page } from '@playwright/test';
import { isDeep, sampled } from '../runs.ts';
import { type Actor, actors, post } from './api.ts';
import { prepareCourse } from './authors.ts';
import { expect, isExpected, settle, test } from './fixtures.ts';
import { createInspector } from './inspector.ts';

/**
 * Follows every link on every page, starting at the home page. No page may send a request to another origin, and the first
 * of each kind is checked against WCAG 2.2 AA.
 */

/** Instructors reach what learners reach, and `roles.spec.ts` opens the pages of admins. */
const crawlers: readonly Actor[] = isDeep ? actors : sampled(['instructor', 'anonymous']);
/** How many pages of one kind are opened, such as course pages. */
const PAGES_OF_A_KIND = isDeep ? Number.POSITIVE_INFINITY : 1;

/** URLs that differ only in an id or the value of a query parameter are of one kind. */
function kindOf(path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://site');
  return `${pathname.replace(/[0-9a-f]{24}/g, ':id')}?${[...searchParams.keys()].sort().join('&')}`;
}

/** The contents of a page, for screen reader and mouse users alike. */
const read = (page: Page) =>
  page.evaluate(() => {
    const named = (element: Element | null) => element?.textContent?.trim() ?? '';
    const nameOf = (link: HTMLAnchorElement) => {
      const labelled = link.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
      const pictures = [...link.querySelectorAll('img')].map(({ alt }) => alt).join('');
      return (
        link.getAttribute('aria-label') ||
        labelled.map((id) => named(document.getElementById(id))).join('') ||
        named(link) ||
        pictures
      );
    };
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    return {
      heading: named(document.querySelector('main h1')),
      headings: document.querySelectorAll('h1').length,
      title: document.title,
      isBroken: document.querySelector('main [role="alert"]')?.textContent ?? '',
      twice: ids.filter((id, place) => ids.indexOf(id) !== place),
      links: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map((link) => ({
        href: link.href,
        name: nameOf(link),
        isDownload: link.hasAttribute('download'),
        isElsewhere: link.target === '_blank',
        rel: link.rel,
      })),
    };
  });

for (const actor of crawlers) {
  test(`every link that ${actor} finds leads to a complete and accessible page`, { tag: '@deep' }, async ({
    page,
    server,
    become,
    complaints,
    baseURL,
  }) => {
    const origin = baseURL ?? '';
    const faults: string[] = [];
    // The page for partners shows a page of another origin, whose widgets come from the marketplace by its other name.
    const preview = [server.partnerPage(), origin.replace('127.0.0.1', 'localhost')];
    page.on('request', (request) => {
      const url = new URL(request.url());
      // The page may have gone on by the time it is heard.
      const isPreview = preview.includes(url.origin) && request.frame() !== page.mainFrame();
      if (/^https?:$/.test(url.protocol) && url.origin !== origin && !isPreview) {
        faults.push(`${page.url()} asks ${url.href}`);
      }
    });
    const course = await prepareCourse(server.url, 'Following Paths');
    const task = { type: 'assignment', contentUrl: 'https://example.com/paths', order: 0, isPublished: true };
    const assignment = await course.addLecture({ title: 'Walk one', ...task });
    await course.learner.get(`/enrollment/assignment/${assignment}/submit`, post({ submissionText: 'I walked.' }));
    await become(actor === 'instructor' ? course.author : actor);
    const { look } = await createInspector(page);

    const queue = ['/'];
    const known = new Set(queue);
    const opened = new Map<string, number>();
    const outside = new Set<string>();
    const guides = new Set<string>();
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      const kind = kindOf(path);
      const before = opened.get(kind) ?? 0;
      if (before >= PAGES_OF_A_KIND) continue;
      opened.set(kind, before + 1);
      await page.setViewportSize({ width: 1280, height: 860 });
      await page.goto(path);
      await settle(page);
      const { heading, headings, title, isBroken, twice, links } = await read(page);
      const fault = (what: string) => faults.push(`${path}: ${what}`);
      if (headings !== 1) fault(`${headings} first headings`);
      if (title === '' || title === 'Lectern') fault(`its title is "${title}"`);
      if (/not found/i.test(heading) || isBroken) fault(`"${heading}" ${isBroken}`);
      if (twice.length > 0) fault(`ids twice: ${twice.join(' ')}`);
      for (const { href, name, isDownload, isElsewhere, rel } of links) {
        const url = new URL(href);
        if (name === '') fault(`a link without a name to ${href}`);
        if (isElsewhere && !/\bno(opener|referrer)\b/.test(rel)) fault(`${href} may reach back`);
        if (isDownload) {
          // A file, made in the page or sent by the server: no page to open.
        } else if (url.origin !== origin) {
          if (url.protocol !== 'https:' && url.protocol !== 'mailto:') fault(`${href} is not https`);
          outside.add(url.href);
        } else if (url.pathname.startsWith('/api/')) {
          fault(`${href} is a link to a call`);
        } else if (url.pathname.startsWith('/docs/')) {
          // The documentation is a site of its own, whose links `docs.spec.ts` follows.
          guides.add(url.pathname);
        } else if (!known.has(url.pathname + url.search)) {
          known.add(url.pathname + url.search);
          queue.push(url.pathname + url.search);
        }
      }
      if (before === 0) await look(path);
    }
    for (const guide of guides) {
      const { status } = await fetch(origin + guide);
      if (status !== 200) faults.push(`${guide}: ${status}`);
    }
    expect(faults).toEqual([]);
    expect(complaints.filter((complaint) => !isExpected(complaint))).toEqual([]);
    // It visited everything: the pages of §2 that this user can reach, and the three external links of the footer.
    const reached = [...opened.keys()].map((kind) => kind.replace(/\?$/, ''));
    const open = [
      '/',
      '/course',
      '/courses',
      '/courses?category',
      '/course/:id',
      '/instructors/:id',
      '/about',
      '/contact',
    ];
    const texts = ['/help', '/careers', '/blog', '/privacy', '/terms', '/partners'];
    const account = ['/dashboard', '/profile', '/wishlist', '/cart', '/help-support', '/orders'];
    const own = {
      anonymous: ['/login', '/signup', '/forgot-password'],
      learner: [...account, '/course/:id/learning'],
      instructor: [
        ...account,
        ...['/instructor', '/instructor/course/new', '/instructor/course/edit/:id', '/instructor/course/:id/content'],
        ...['/instructor/course/:id/learners', '/instructor/grading', '/instructor/grading/:id'],
      ],
      admin: [...account, '/admin/dashboard', '/admin/categories', '/admin/partners'],
    };
    expect([...open, ...texts, ...own[actor]].filter((kind) => !reached.includes(kind))).toEqual([]);
    expect(outside.size).toBeGreaterThanOrEqual(3);
    await course.remove();
  });
}
