import { type AuthorMarketplace, createMarketplace } from '@lectern/sdk';
import { type Endpoint, endpoints } from '@lectern/sdk/api';
import { author } from '@lectern/sdk/author';
import { courseHours, placeholderImage } from '@lectern/sdk/rules';
import { type CallName, createMockApi, type MockApi, type MockFailure, pseudoMessages } from '@lectern/sdk/testing';
import type { QueryClient } from '@tanstack/react-query';
import { delay, getResponse, HttpResponse, http } from 'msw';
import { createQueryClient } from '../provider/createQueryClient.ts';
import { memoryStorage } from './memoryStorage.ts';
import { watchRequests } from './requests.ts';
import { type CellSettings, readSettings } from './settings.ts';

export type Role = 'visitor' | 'learner' | 'instructor' | 'admin';
/** How a call ends: with this failure, never, or without a connection. */
export type Outcome = MockFailure | 'pending' | 'offline';

/** What a story's marketplace is like. */
export interface WorldOptions {
  /** The role of the signed-in user. @default 'visitor' */
  as?: Role;
  /** What is in the cart, by place in the catalogue. */
  cart?: readonly number[];
  /** The outcomes of calls. */
  calls?: Partial<Record<CallName, Outcome>>;
  /** Changes the seed. */
  prepare?: (api: MockApi) => void;
}

/** The settings of a world that the toolbar changes. */
export type WorldSettings = Pick<CellSettings, 'locale' | 'network'>;

/** One mock marketplace, with a base URL of its own: two worlds on a page don't know of each other. */
export interface World {
  api: MockApi;
  marketplace: AuthorMarketplace;
  queryClient: QueryClient;
  /** The calls whose requests are on their way. */
  running: ReadonlySet<{ call: string }>;
  /** Whether the story wants this call to stay unanswered. */
  isHeld(call: string): boolean;
  /** Calls `listener` when a request is sent or ended. Returns how to stop. */
  onRequest(listener: () => void): () => void;
  close(): void;
}

interface OpenWorld extends World {
  answer(request: Request): Promise<Response>;
  send(call: string): () => void;
}

const worlds = new Map<string, OpenWorld>();
let made = 0;

/** The longest time that a timer takes, 24 days: a loading story loads until it is closed. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
const SLOW_MS = 1500;
const pictures = ['technology', 'design', 'business', 'music', 'photography', 'writing', 'data-science'];

/** The address of a file that Storybook serves, also below a path. */
export const asset = (path: string): string => new URL(import.meta.env.BASE_URL + path, document.baseURI).href;

const problems: string[] = [];

/** What went wrong since the last time it was asked, apart from what a story wants. */
export const takeProblems = (): string[] => problems.splice(0);
export const reportProblem = (problem: string): void => void problems.push(problem);

/** Answers the requests of every open world. */
export const worldHandler = http.all('*/w/:world/api/*', async ({ request, params }) => {
  const world = worlds.get(String(params.world));
  // A closed world's last requests have no reader.
  return world ? await world.answer(request) : HttpResponse.error();
});

const routes = Object.entries(endpoints).flatMap(([group, rows]) =>
  Object.entries(rows as Record<string, Endpoint>).map(([name, { method, path }]) => ({
    call: `${group}.${name}`,
    method,
    // bounded: the addresses of the mock API
    pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
  })),
);

/** Notes which calls are on their way in which world. Call it once, before the first world. */
export function watchWorlds(): void {
  watchRequests((method, url) => {
    const [, id = '', path = ''] = /\/w\/(\d+)\/api([^?#]*)/.exec(url) ?? [];
    const call = routes.find((route) => route.method === method && route.pattern.test(path))?.call;
    return worlds.get(id)?.send(call ?? `${method} ${path}`);
  });
}

export function openWorld(options: WorldOptions, { locale, network }: WorldSettings = readSettings({})): World {
  made += 1;
  const id = String(made);
  const mock = createMockApi({ baseUrl: `*/w/${id}/api` });
  const held = new Set<string>();
  const api: MockApi = {
    ...mock,
    fail(call, failure) {
      held.delete(call);
      if (failure.delay === 'infinite') held.add(call);
      mock.fail(call, failure);
    },
  };
  furnish(api);
  options.prepare?.(api);
  for (const [call, outcome] of Object.entries(options.calls ?? {})) {
    if (outcome) api.fail(call as CallName, failureOf(outcome));
  }
  const account = api.state.users.find((user) => user.role === options.as);
  const marketplace = createMarketplace({
    baseUrl: `/w/${id}/api`,
    author,
    storage: memoryStorage(account ? { token: api.state.issueToken(account) } : {}),
    tabStorage: memoryStorage(),
    timeout: LONGEST_TIMER_MS,
    ...languageOf(locale),
  });
  const running = new Set<{ call: string }>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const world: OpenWorld = {
    api,
    marketplace,
    queryClient: createQueryClient(),
    running,
    isHeld: (call) => held.has(call),
    send(call) {
      const request = { call };
      running.add(request);
      tell();
      return () => {
        running.delete(request);
        tell();
      };
    },
    async answer(request) {
      if (network === 'slow') await delay(SLOW_MS);
      if (network === 'offline') return HttpResponse.error();
      if (network === 'failing') return HttpResponse.json({}, { status: 500 });
      const response = await getResponse(api.handlers, request);
      if (response) return response;
      reportProblem(`No call of the API is ${request.method} ${request.url}.`);
      return HttpResponse.json({}, { status: 404 });
    },
    onRequest(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close() {
      worlds.delete(id);
      marketplace.destroy();
      world.queryClient.clear();
    },
  };
  worlds.set(id, world);
  for (const place of options.cart ?? []) marketplace.cart.add(courseAt(api, place));
  return world;
}

const failureOf = (outcome: Outcome): MockFailure => {
  if (outcome === 'pending') return { delay: 'infinite' };
  return outcome === 'offline' ? { isCut: true } : outcome;
};

function languageOf(locale: CellSettings['locale']) {
  if (locale === 'pseudo') return { messages: pseudoMessages() };
  return locale === 'en' ? {} : { locale };
}

/** The files that the seed names are where Storybook serves them, and courses have pictures. */
function furnish({ state }: MockApi): void {
  for (const [place, course] of state.courses.entries()) {
    course.imageUrl = asset(`media/${pictures[place % pictures.length]}.webp`);
    for (const lecture of course.sections.flatMap(({ lectures }) => lectures)) {
      if (lecture.contentUrl?.startsWith('/')) lecture.contentUrl = asset(lecture.contentUrl.slice(1));
    }
  }
}

function courseAt({ state }: MockApi, place: number) {
  const course = state.courses[place];
  if (!course) throw new RangeError(`The catalogue has ${state.courses.length} courses, none at ${place}.`);
  const lectures = course.sections.flatMap((section) => section.lectures);
  return {
    ...course,
    imageUrl: course.imageUrl ?? placeholderImage,
    imageWidths: undefined,
    category: state.categories.find(({ _id }) => _id === course.categoryId),
    duration: courseHours(
      lectures.map(({ duration }) => duration),
      0,
    ),
  };
}
