import { prepareCourse } from './authors.ts';
import { expect, test } from './fixtures.ts';
import { title } from './sitePages.ts';

/** Rendered pages in a browser's cache. */

test('a reload is answered with 304, and a page shows what its author has changed', { tag: '@deep' }, async ({
  page,
  server,
}) => {
  const course = await prepareCourse(server.url, 'Before the change');
  try {
    await expect.poll(async () => (await fetch(server.url)).text()).toContain('id="state"');
    const path = `/course/${course.courseId}`;
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.enable');
    // Playwright itself reports what the browser shows: 200 from its cache.
    const statuses: number[] = [];
    devtools.on('Network.responseReceivedExtraInfo', ({ headers, statusCode }) => {
      if (headers['content-type']?.startsWith('text/html') || statusCode === 304) statuses.push(statusCode);
    });
    await page.goto(path);
    await expect(title(page)).toHaveText('Before the change');
    statuses.splice(0);
    await page.reload();
    await expect(title(page)).toHaveText('Before the change');
    expect(statuses).toContain(304);

    const { courseId } = course;
    await course.author.get('/instructor/course', { method: 'PUT', body: { courseId, title: 'After the change' } });
    await page.reload();
    await expect(title(page)).toHaveText('After the change');
    await expect(page).toHaveTitle('After the change · Lectern');
  } finally {
    await course.remove();
  }
});
