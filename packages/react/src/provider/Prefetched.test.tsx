import { createMarketplace, type Marketplace, type MarketplaceOptions } from '@lectern/sdk';
import { createMockApi, seedIds } from '@lectern/sdk/testing';
import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CourseDetail } from '../components/course-detail/index.ts';
import { CourseList } from '../components/course-list/index.ts';
import { categoriesQuery } from '../queries/categories.ts';
import { courseQuery, coursesQuery } from '../queries/courses.ts';
import { categoryKeys, courseKeys } from '../queries/keys.ts';
import { prefetch } from '../queries/prefetch.ts';
import { reviewsQuery } from '../queries/reviews.ts';
import { renderWithMarketplace, withMockServer } from '../testing/renderWithMarketplace.tsx';
import { withSamples } from '../testing/seedChanges.ts';
import { LecternProvider } from './LecternProvider.tsx';
import { Prefetched } from './Prefetched.tsx';

withMockServer();

const search = { limit: 3 };
const course = seedIds.courses.weatherMaps;

/** A marketplace for `prefetch` whose answers come from the mock API, or from `answer`. */
function onServer(answer?: () => Promise<Response>) {
  const api = createMockApi({ baseUrl: 'http://lectern.test/api' });
  const { marketplace, sent } = renderWithMarketplace(null, { api });
  const options: MarketplaceOptions = { baseUrl: marketplace.baseUrl, ...(answer ? { fetch: answer } : {}) };
  return { api, options, sent };
}

describe('prefetch', () => {
  it('gives the widgets what they show, in the markup of a server and without a request in the browser', async () => {
    const { options } = onServer();
    // What takes longer than three seconds is left out: a busy machine's first calls may.
    const answers = await prefetch({ ...options, timeout: 25_000 }, (marketplace) => [
      coursesQuery(marketplace, search),
      courseQuery(marketplace, course),
      reviewsQuery(marketplace, { id: course, sort: 'recent' }),
    ]);
    // As frameworks send it to the browser.
    const received = JSON.parse(JSON.stringify(answers));
    const page = (
      <Prefetched answers={received}>
        <CourseList search={search} />
        <CourseDetail courseId={course} />
      </Prefetched>
    );
    const marketplace = createMarketplace(options);
    const html = renderToString(<LecternProvider marketplace={marketplace}>{page}</LecternProvider>);
    marketplace.destroy();
    expect(html.match(/<article/g)?.length).toBeGreaterThanOrEqual(4);
    expect(html).not.toContain('lectern-skeleton');

    const { sent } = renderWithMarketplace(page);
    expect(screen.getAllByRole('article').length).toBeGreaterThanOrEqual(4);
    expect(sent.filter((request) => request.includes('/search/courses?limit=3'))).toEqual([]);
    expect(sent.filter((request) => request.includes(course))).toEqual([]);
  });

  it('loads the free lesson of a course with the course', async () => {
    const { api, options } = onServer();
    withSamples(api);
    const queries = (marketplace: Marketplace) => [courseQuery(marketplace, course)];
    const keys = async () => (await prefetch(options, queries)).map(([key]) => key);
    expect(await keys()).toEqual([courseKeys.detail(course), courseKeys.sample(seedIds.lectures.text)]);
    api.fail('samples.get', { status: 404 });
    expect(await keys()).toEqual([courseKeys.detail(course)]);
  });

  it('leaves out what failed, and its widget loads it', async () => {
    const { api, options } = onServer();
    api.fail('courses.search', { status: 403 });
    const answers = await prefetch(options, (marketplace) => [
      coursesQuery(marketplace, search),
      categoriesQuery(marketplace),
    ]);
    expect(answers.map(([key]) => key)).toEqual([categoryKeys.all()]);
    renderWithMarketplace(
      <Prefetched answers={answers}>
        <CourseList search={search} />
      </Prefetched>,
    );
    expect((await screen.findAllByRole('article')).length).toBe(3);
  });

  it('rejects if there is no such course, so that the page can answer with 404', async () => {
    const { options } = onServer();
    await expect(
      prefetch(options, (marketplace) => [coursesQuery(marketplace, search), courseQuery(marketplace, 'f'.repeat(24))]),
    ).rejects.toMatchObject({ name: 'ApiError', status: 404 });
  });

  it('gives up before the page does', async () => {
    const { options } = onServer(() => new Promise(() => {}));
    const before = Date.now();
    expect(await prefetch({ ...options, timeout: 50 }, (marketplace) => [coursesQuery(marketplace, search)])).toEqual(
      [],
    );
    expect(Date.now() - before).toBeLessThan(2_000);
  });

  it('keeps what the browser already knows', async () => {
    const { options } = onServer();
    const answers = await prefetch(options, (marketplace) => [courseQuery(marketplace, course)]);
    const [[key, answer] = [[], {}]] = answers;
    const older = [[key, { ...Object(answer), title: 'An older title' }]] as const;
    renderWithMarketplace(
      <Prefetched answers={answers}>
        <Prefetched answers={older}>
          <CourseDetail courseId={course} />
        </Prefetched>
      </Prefetched>,
    );
    expect(screen.queryByText('An older title')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  });
});
