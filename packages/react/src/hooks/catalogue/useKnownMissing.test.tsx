import { createMarketplace } from '@lectern/sdk';
import { createMockApi, seedIds } from '@lectern/sdk/testing';
import { type DehydratedState, dehydrate, hydrate, QueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CourseCard } from '../../components/course-card/index.ts';
import { CourseDetail } from '../../components/course-detail/index.ts';
import { InstructorProfile } from '../../components/instructor-profile/index.ts';
import { LecternProvider } from '../../provider/LecternProvider.tsx';
import { useQueryClient } from '../../provider/query.ts';
import { courseQuery } from '../../queries/courses.ts';
import { instructorQuery } from '../../queries/instructors.ts';
import { memoryStorage } from '../../testing/memoryStorage.ts';
import { renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';

withMockServer();

const baseUrl = 'http://lectern.test/api';
const missing = 'ffffffffffffffffffffffff';
const widgets = [
  ['CourseDetail', <CourseDetail key="detail" courseId={missing} />],
  ['InstructorProfile', <InstructorProfile key="profile" instructorId={missing} />],
  ['CourseCard', <CourseCard key="card" courseId={missing} />],
] as const;

/** What a server that asked for the course and the instructor knows. */
async function answered(id: string) {
  const marketplace = createMarketplace({ baseUrl, storage: memoryStorage() });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await Promise.all([
    queryClient.prefetchQuery(courseQuery(marketplace, id)),
    queryClient.prefetchQuery(instructorQuery(marketplace, id)),
  ]);
  marketplace.destroy();
  return { marketplace, queryClient, state: dehydrate(queryClient, { shouldDehydrateQuery: () => true }) };
}

let browser: QueryClient;
function Hydrated({ state, children }: { state: DehydratedState; children: ReactNode }) {
  const client = useQueryClient();
  useState(() => hydrate(client, state));
  browser = client;
  return children;
}

/** Lets the mock API answer the server too. */
const answerServer = (api = createMockApi({ baseUrl })) => renderWithMarketplace(<p>ready</p>, { api }).unmount();

describe('what a server found missing', () => {
  it.each(widgets)('%s says so in the markup, and in the browser without a request', async (_, widget) => {
    answerServer();
    const { marketplace, queryClient, state } = await answered(missing);
    const html = renderToString(
      <LecternProvider marketplace={marketplace} queryClient={queryClient}>
        {widget}
      </LecternProvider>,
    );
    expect(html).toContain('role="alert"');
    expect(html).not.toContain('skeleton');
    renderWithMarketplace(<Hydrated state={state}>{widget}</Hydrated>);
    expect(screen.getByRole('alert')).toBeVisible();
    expect(browser.isFetching()).toBe(0);
  });

  it('stays "not found" for a signed-in user while it is requested again', async () => {
    answerServer();
    const { marketplace, state } = await answered(missing);
    const skeletons = new MutationObserver(() => {
      if (document.querySelector('[data-state="loading"]')) wasLoading = true;
    });
    let wasLoading = false;
    skeletons.observe(document.body, { subtree: true, childList: true, attributes: true });
    const view = <CourseDetail courseId={missing} />;
    renderWithMarketplace(<Hydrated state={state}>{view}</Hydrated>, { as: 'learner' });
    const asked = () => browser.getQueryState(courseQuery(marketplace, missing).queryKey);
    await waitFor(() => expect(asked()).toMatchObject({ status: 'error', errorUpdateCount: 2 }));
    skeletons.disconnect();
    expect(wasLoading).toBe(false);
    expect(screen.getByRole('alert')).toBeVisible();
  });

  it('is requested again for a signed-in user, who may see more', async () => {
    const api = createMockApi({ baseUrl });
    const course = api.state.courses.find(({ _id }) => _id === seedIds.courses.weatherMaps);
    if (!course) throw new Error('The seed has no such course.');
    answerServer(api);
    course.status = 'draft';
    const { state } = await answered(course._id);
    course.status = 'published';
    renderWithMarketplace(
      <Hydrated state={state}>
        <CourseDetail courseId={course._id} />
      </Hydrated>,
      { api, as: 'learner' },
    );
    expect(await screen.findByRole('heading', { level: 1, name: course.title })).toBeVisible();
  });
});
