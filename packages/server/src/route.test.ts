import { endpoints } from '@lectern/sdk/api';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { anyone, may, signedIn } from './policy.ts';
import { answerOf, registerRoutes, requirePolicies, route } from './route.ts';
import { createDiskStorage } from './storage/diskStorage.ts';
import { createStopwatch, withStopwatch } from './timed.ts';
import { createPictures } from './uploads/pictures.ts';

const storage = createDiskStorage('never-written');
const files = { storage, storeSizes: createPictures(storage) };

describe('the table of routes', () => {
  const answer = () => Promise.resolve({ categories: [] });

  it('refuses to start with a row that has no route', () => {
    expect(() => registerRoutes(Fastify(), [route(endpoints.categories.list, anyone, answer)], files)).toThrow(
      'POST /auth/signup has no route.',
    );
  });

  it('refuses to start with a row that has two routes', () => {
    const one = route(endpoints.categories.list, anyone, answer);
    expect(() => registerRoutes(Fastify(), [one, one], files)).toThrow('GET /admin/categories has two routes.');
  });

  it('refuses to start with a route that has no policy', () => {
    const app = Fastify();
    requirePolicies(app);
    expect(() => app.get('/api/extra', () => 'hello')).toThrow('/api/extra has no policy.');
  });
});

it('times the check and the writing of an answer, and not its handler', async () => {
  let now = 0;
  // Each reading is one later than the one before.
  const stopwatch = createStopwatch(() => ++now);
  const one = route(endpoints.categories.list, anyone, async () => {
    now += 100;
    return { categories: [] };
  });
  const given = { query: {}, body: {}, params: {} };
  const context = { actor: undefined, request: { protocol: 'http', host: 'learn.example' } } as const;
  await withStopwatch(stopwatch, () => answerOf(one, given, context));
  expect(stopwatch.read('render')).toBe(1);
});

describe('policies', () => {
  const learner = { id: 'a', role: 'learner' } as const;
  it('admit actors by session and capability', () => {
    expect(anyone.admit(undefined)).toBeUndefined();
    expect(signedIn.admit(learner)).toBe(learner);
    expect(() => signedIn.admit(undefined)).toThrow(expect.objectContaining({ status: 401 }));
    expect(may('dashboard').admit(learner)).toBe(learner);
    expect(() => may('adminDashboard').admit(learner)).toThrow(expect.objectContaining({ status: 403 }));
    expect(() => may('adminDashboard').admit(undefined)).toThrow(expect.objectContaining({ status: 401 }));
  });
});
