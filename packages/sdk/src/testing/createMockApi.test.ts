import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMarketplace } from '../index.ts';
import { createMockApi } from './createMockApi.ts';
import { seedIds } from './seed.ts';

const baseUrl = 'http://lectern.test/api';
const api = createMockApi({ baseUrl });
const server = setupServer(...api.handlers);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

it('starts again with reset(): failures, data, sessions and ids', async () => {
  const marketplace = createMarketplace({ baseUrl });
  const search = () => marketplace.courses.search({});
  const before = await search();
  const seeded = structuredClone(api.state.courses);
  const id = api.state.nextId();
  api.reset();

  await marketplace.session.signIn({ email: 'learner@lectern.example', password: 'lectern-demo' });
  await marketplace.wishlist.add({ courseId: seedIds.courses.bicycleRepair });
  Object.assign(api.state.courses[0] ?? {}, { title: 'Changed' });
  api.state.courses.pop();
  api.fail('courses.search', { status: 500 });
  await expect(search()).rejects.toThrow();

  api.reset();
  await expect(marketplace.wishlist.list()).rejects.toMatchObject({ status: 401 });
  expect(await search()).toEqual(before);
  expect(api.state.courses).toEqual(seeded);
  expect(api.state.nextId()).toBe(id);
  expect([api.state.wishlists.size, api.state.tokens.size]).toEqual([0, 0]);
  marketplace.destroy();
});
