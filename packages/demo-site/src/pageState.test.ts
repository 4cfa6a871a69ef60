import { createQueryClient } from '@lectern/react';
import { ApiError, ValidationError } from '@lectern/sdk';
import { describe, expect, it, vi } from 'vitest';
import { hasRefusals, keepRefusals, readPageState, writePageState } from './pageState.ts';

const hostile = [
  '</script><script>alert(1)</script>',
  '<!--<script>',
  ']]>',
  'line\u2028and\u2029paragraph',
  'half \ud83d of a pair',
  '\u0000 "quoted" \\u003c \\',
];

/** A query that fails. */
const failed = (client: ReturnType<typeof createQueryClient>, name: string, error: Error) =>
  client.prefetchQuery({ queryKey: [name], queryFn: () => Promise.reject(error) });

describe("a page's state", () => {
  it.each(hostile)('holds %j as data, and nothing that ends the element', (text) => {
    const server = createQueryClient();
    server.setQueryData(['course', text], { title: text });
    const json = writePageState(server);
    expect(json).not.toMatch(/[<\u2028\u2029]/);
    // As UTF-8, which has no half pairs.
    expect(json.isWellFormed()).toBe(true);
    const browser = createQueryClient();
    readPageState(browser, json);
    expect(browser.getQueryData(['course', text])).toEqual({ title: text });
  });

  it('counts as fetched when the page is opened, however long it was cached', () => {
    vi.useFakeTimers();
    const server = createQueryClient();
    server.setQueryData(['courses'], []);
    const json = writePageState(server);
    vi.advanceTimersByTime(3_600_000);
    expect(json).toBe(writePageState(server));
    const browser = createQueryClient();
    readPageState(browser, json);
    expect(browser.getQueryState(['courses'])?.dataUpdatedAt).toBe(Date.now());
    vi.useRealTimers();
  });

  it('carries refusals as errors of the same kind', async () => {
    const server = createQueryClient();
    const refusal = { code: 'not_found', status: 404, hasServerMessage: true };
    await failed(server, 'missing', new ApiError('Course not found.', refusal));
    await failed(server, 'invalid', new ValidationError("This isn't a valid id."));
    const browser = createQueryClient();
    expect(hasRefusals(writePageState(server))).toBe(true);
    expect(hasRefusals(writePageState(browser))).toBe(false);
    readPageState(browser, writePageState(server));
    const errorOf = (name: string) => browser.getQueryState([name])?.error;
    expect(errorOf('missing')).toBeInstanceOf(ApiError);
    expect(errorOf('missing')).toMatchObject({ message: 'Course not found.', ...refusal });
    expect(errorOf('invalid')).toBeInstanceOf(ValidationError);
    expect(errorOf('invalid')).toHaveProperty('message', "This isn't a valid id.");
  });

  it('lets refusals be asked for again once the page is shown', () => {
    const client = createQueryClient();
    const end = keepRefusals(client);
    expect(client.defaultQueryOptions({ queryKey: ['a'] })).toMatchObject({ retryOnMount: false, staleTime: 30_000 });
    end();
    expect(client.defaultQueryOptions({ queryKey: ['a'] }).retryOnMount).toBeUndefined();
  });
});
