import { categoriesQuery, courseQuery, coursesQuery, instructorQuery } from '@lectern/react';
import { createMarketplace } from '@lectern/sdk';
import { author } from '@lectern/sdk/author';
import { dehydrate, QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { Page } from './Page.tsx';

/** Renders the page with its data, as a host's server would. */
export async function write(baseUrl: string): Promise<string> {
  const marketplace = createMarketplace({ baseUrl, author });
  const queryClient = new QueryClient();
  const { courses } = await queryClient.fetchQuery(coursesQuery(marketplace, {}));
  const [first] = courses;
  if (!first?.creatorId) throw new Error('There is no course to show.');
  const shown = { courseId: first._id, instructorId: first.creatorId._id };
  await Promise.all([
    queryClient.prefetchQuery(categoriesQuery(marketplace)),
    queryClient.prefetchQuery(courseQuery(marketplace, shown.courseId)),
    queryClient.prefetchQuery(instructorQuery(marketplace, shown.instructorId)),
  ]);
  const html = renderToString(<Page marketplace={marketplace} queryClient={queryClient} shown={shown} />);
  const data = JSON.stringify({ baseUrl, shown, state: dehydrate(queryClient) }).replaceAll('<', '\\u003c');
  marketplace.destroy();
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Everything</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/styles.css"></head><body><div id="root">${html}</div>
<script type="application/json" id="data">${data}</script><script type="module" src="/browser.js"></script></body></html>`;
}
