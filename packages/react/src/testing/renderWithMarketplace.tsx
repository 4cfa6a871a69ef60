import { createMarketplace, type Marketplace } from '@lectern/sdk';
import { createMockApi, type MockApi } from '@lectern/sdk/testing';
import { type RenderResult, render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { type ReactNode, StrictMode } from 'react';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import type { NavigationGuard, RichTextComponent } from '../provider/context.ts';
import { LecternProvider } from '../provider/LecternProvider.tsx';
import type { Paths } from '../provider/paths.ts';
import { memoryStorage } from './memoryStorage.ts';

const baseUrl = 'http://lectern.test/api';
const server = setupServer();

/** Call once in a test file: the mock API answers real requests, and an unknown one fails the test. */
export function withMockServer() {
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => {
    for (const marketplace of open.splice(0)) marketplace.destroy();
    server.resetHandlers();
  });
  afterAll(() => server.close());
}

const open: Marketplace[] = [];

export interface Rendered extends RenderResult {
  marketplace: Marketplace;
  api: MockApi;
  user: UserEvent;
  navigate: ReturnType<typeof vi.fn>;
  /** Every request as method, address and body, in order. */
  sent: string[];
}

export interface RenderOptions {
  /** Sign in as the seed's account of this role before anything is drawn. */
  as?: 'learner' | 'instructor' | 'admin';
  api?: MockApi;
  /** What this device has kept from before. */
  stored?: Record<string, string>;
  /** Script failures or change the seed before the first request. */
  prepare?: (api: MockApi) => void;
  /** The host's editor of text lectures. */
  richText?: RichTextComponent;
  /** The host's way to hold Back and Forward. */
  navigationGuard?: NavigationGuard;
  /** Where the marketplace's site is, for a page on another one. */
  site?: string;
  /** The host's own pages. */
  paths?: Partial<Paths>;
}

/** Draws a widget in a marketplace of its own, over the mock API, in StrictMode. */
export function renderWithMarketplace(children: ReactNode, options: RenderOptions = {}): Rendered {
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
  const marketplace = createMarketplace({ baseUrl, storage, fetch: recordingFetch });
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
  // An open dialog gives its content the pointer one effect after it is drawn: no person is that fast, a test is. What
  // may really be clicked is seen in the browser tests.
  const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
  return { ...result, marketplace, api, navigate, sent, user };
}
