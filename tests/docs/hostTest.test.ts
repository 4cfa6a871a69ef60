import { createMarketplace } from '@lectern/sdk';
import { createMockApi } from '@lectern/sdk/testing';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

const baseUrl = 'https://learn.example/api';
const api = createMockApi({ baseUrl });
const server = setupServer(...api.handlers);
beforeAll(() => server.listen());
afterEach(() => api.reset());
afterAll(() => server.close());

it('finds a course', async () => {
  const { courses } = await createMarketplace({ baseUrl }).courses.search({ q: 'bicycle' });
  expect(courses.map(({ title }) => title)).toContain('Bicycle Repair at Home');
});

it('says that the search failed', async () => {
  api.fail('courses.search', { status: 500 });
  const search = createMarketplace({ baseUrl }).courses.search();
  await expect(search).rejects.toMatchObject({ name: 'ApiError', status: 500 });
});
