import { ApiError, NetworkError } from '@lectern/sdk';
import { seedIds } from '@lectern/sdk/testing';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { readSettings } from './settings.ts';
import { openWorld, takeProblems, type World, type WorldOptions, type WorldSettings, worldHandler } from './world.ts';

const server = setupServer(worldHandler);
const open: World[] = [];
const id = seedIds.courses.weatherMaps;

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  vi.useRealTimers();
  for (const world of open.splice(0)) world.close();
  expect(takeProblems()).toEqual([]);
});
afterAll(() => server.close());

function enter(options: WorldOptions = {}, settings: Partial<WorldSettings> = {}) {
  const world = openWorld(options, { ...readSettings({}), ...settings });
  open.push(world);
  return world;
}

/** Whether a call has ended after a minute. */
async function endsInAMinute(call: (world: World) => Promise<unknown>, options: WorldOptions): Promise<boolean> {
  const world = enter(options);
  await world.marketplace.preload();
  vi.useFakeTimers();
  let hasEnded = false;
  const end = () => {
    hasEnded = true;
  };
  call(world).then(end, end);
  await vi.advanceTimersByTimeAsync(60_000);
  return hasEnded;
}

describe('a world', () => {
  it('has its own answers, beside others', async () => {
    const failing = enter({ calls: { 'courses.get': { status: 500 } } });
    const renamed = enter({
      prepare(api) {
        for (const course of api.state.courses) course.title = 'Another title';
      },
    });
    const plain = enter();
    const titleIn = ({ marketplace }: World) => marketplace.courses.get({ id }).then(({ course }) => course.title);
    await expect(titleIn(failing)).rejects.toThrow(ApiError);
    await expect(titleIn(renamed)).resolves.toBe('Another title');
    await expect(titleIn(plain)).resolves.toBe('Reading Weather Maps');
  });

  it('is the same on every visit', async () => {
    const visit = async () => {
      const { marketplace } = enter({ as: 'instructor', cart: [2] });
      const before = await marketplace.courses.getAuthored({ id });
      const items = marketplace.cart.getState().items.map(({ title }) => title);
      marketplace.cart.clear();
      await marketplace.courses.remove({ id });
      return { before, items };
    };
    const first = await visit();
    expect(first.items).toEqual(['Bicycle Repair at Home']);
    expect(await visit()).toEqual(first);
  });

  it('is still loading after a minute, and still uploading', async () => {
    const load = ({ marketplace }: World) => marketplace.courses.get({ id });
    expect(await endsInAMinute(load, { calls: { 'courses.get': 'pending' } })).toBe(false);
    const profilePicture = new File(['…'], 'me.png', { type: 'image/png' });
    const upload = ({ marketplace }: World) =>
      marketplace.users.updateProfile({ firstName: 'Lena', lastName: 'Learner', profilePicture });
    expect(await endsInAMinute(upload, { as: 'learner', calls: { 'users.updateProfile': 'pending' } })).toBe(false);
  });

  it('knows which calls are to stay unanswered', () => {
    const world = enter({ calls: { 'courses.get': 'pending', 'courses.search': { status: 500 } } });
    expect(world.isHeld('courses.get')).toBe(true);
    expect(world.isHeld('courses.search')).toBe(false);
    world.api.fail('courses.get', { status: 500 });
    expect(world.isHeld('courses.get')).toBe(false);
  });

  it.each([
    ['offline', NetworkError],
    ['failing', ApiError],
  ] as const)('can have a network that is %s', async (network, error) => {
    const { marketplace } = enter({}, { network });
    await expect(marketplace.courses.remove({ id })).rejects.toThrow(error);
  });

  it('can have a slow network', async () => {
    const { marketplace } = enter({}, { network: 'slow' });
    await marketplace.preload();
    vi.useFakeTimers();
    const search = vi.fn();
    marketplace.courses.search({}).then(search);
    await vi.advanceTimersByTimeAsync(1_400);
    expect(search).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    vi.useRealTimers();
    await vi.waitFor(() => expect(search).toHaveBeenCalled());
  });

  it('can speak the pseudo-language', () => {
    const { marketplace } = enter({}, { locale: 'pseudo' });
    expect(marketplace.messages('error.unexpected')).toMatch(/^\[.+\]$/);
  });

  it('reports a request that no call answers', async () => {
    const { marketplace } = enter();
    const response = await fetch(`${marketplace.baseUrl}/nowhere`);
    expect(response.status).toBe(404);
    expect(takeProblems()).toEqual([`No call of the API is GET ${marketplace.baseUrl}/nowhere.`]);
  });

  it('answers nothing once it is closed', async () => {
    const { marketplace, close } = enter();
    close();
    await expect(fetch(`${marketplace.baseUrl}/courses`)).rejects.toThrow(TypeError);
  });

  it('has pictures of its courses, and a cart only of courses that exist', () => {
    const { api } = enter();
    for (const course of api.state.courses)
      expect(course.imageUrl).toMatch(/^http:\/\/lectern\.test\/media\/.+\.webp$/);
    expect(() => enter({ as: 'learner', cart: [99] })).toThrow('The catalogue has 12 courses, none at 99.');
  });
});
