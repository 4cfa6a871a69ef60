import { type AuthorMarketplace, createMarketplace, type MarketplaceEvent } from '@lectern/sdk';
import { author } from '@lectern/sdk/author';
import { createMockApi, type MockApi } from '@lectern/sdk/testing';
import { type RenderResult, render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { type ReactNode, StrictMode } from 'react';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import type { LoadRichText, NavigationGuard } from '../provider/context.ts';
import { LecternProvider } from '../provider/LecternProvider.tsx';
import type { Paths } from '../provider/paths.ts';
import { memoryStorage } from './memoryStorage.ts';

const ownBaseUrl = 'http://lectern.test/api';
const server = setupServer();

/** Call once in a test file: the mock API answers requests, and an unknown request fails the test. */
export function withMockServer() {
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => {
    for (const marketplace of open.splice(0)) marketplace.destroy();
    server.resetHandlers();
  });
  afterAll(() => server.close());
}

const open: AuthorMarketplace[] = [];

export interface Rendered extends RenderResult {
  marketplace: AuthorMarketplace;
  api: MockApi;
  user: UserEvent;
  navigate: ReturnType<typeof vi.fn>;
  /** All requests in order, as method, URL and body. */
  sent: string[];
}

export interface RenderOptions {
  /** Signs in with the seed's account of this role before rendering. */
  as?: 'learner' | 'instructor' | 'admin';
  api?: MockApi;
  /** The initial content of the browser's storage. */
  stored?: Record<string, string>;
  /** Script failures or change the seed before the first request. */
  prepare?: (api: MockApi) => void;
  /** The host's editor of text lectures. */
  richText?: LoadRichText;
  /** The host's way to hold Back and Forward. */
  navigationGuard?: NavigationGuard;
  /** Where the marketplace's site is, for a page on another one. */
  site?: string;
  /** The host's own pages. */
  paths?: Partial<Paths>;
  /** Renders on a partner's page. */
  partnerKey?: string;
  /** The API's; by default on the page's own origin. */
  baseUrl?: string;
  /** Asks who is signed in before anyone is, as the site does. */
  verifySession?: boolean;
  /** Hears of what happens. */
  onEvent?: (event: MarketplaceEvent) => void;
}

/** Renders a widget in its own marketplace with the mock API, in StrictMode. */
export function renderWithMarketplace(children: ReactNode, options: RenderOptions = {}): Rendered {
  const { baseUrl = ownBaseUrl } = options;
  const api = options.api ?? createMockApi({ baseUrl });
  options.prepare?.(api);
  server.use(...api.handlers);
  const account = api.state.users.find((user) => user.role === options.as);
  const storage = memoryStorage({ ...options.stored, ...(account ? { token: api.state.issueToken(account) } : {}) });
  const sent: string[] = [];
  const recordingFetch: typeof fetch = async (resource, init) => {
    const request = new Request(resource, init);
    sent.push(`${request.method} ${request.url} ${await request.clone().text()}`);
    return fetch(request);
  };
  const marketplace = createMarketplace({
    baseUrl,
    author,
    storage,
    fetch: recordingFetch,
    ...(options.partnerKey ? { partnerKey: options.partnerKey } : {}),
    ...(options.verifySession ? { verifySession: true } : {}),
    ...(options.onEvent ? { onEvent: options.onEvent } : {}),
  });
  open.push(marketplace);
  const navigate = vi.fn();
  const result = render(
    <StrictMode>
      <LecternProvider
        marketplace={marketplace}
        navigate={navigate}
        {...(options.navigationGuard ? { navigationGuard: options.navigationGuard } : {})}
        {...(options.site ? { site: options.site } : {})}
        {...(options.paths ? { paths: options.paths } : {})}
        {...(options.richText ? { richText: options.richText } : {})}
      >
        {children}
      </LecternProvider>
    </StrictMode>,
  );
  // A dialog's content takes pointer events one effect after it rendered, which a test can beat. The browser tests check
  // what can really be clicked.
  const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
  return { ...result, marketplace, api, navigate, sent, user };
}

/** Fills a field at once: drawing a form again after each letter takes most of a test's time. */
export async function write(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
