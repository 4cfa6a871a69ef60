import { expect, it, vi } from 'vitest';
import { json } from '../testing/client.ts';
import { exchangeByFetch } from './exchangeByFetch.ts';

vi.mock('./repeat.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('has the first failure where the code that repeats it cannot be loaded', async () => {
  const fetch = vi.fn(async () => json({ message: 'Busy.' }, 503));
  const init = { method: 'GET', headers: {}, signal: new AbortController().signal };
  const answer = await exchangeByFetch(
    'https://learn.example/api/courses',
    init,
    { fetch, earlyResponses: undefined },
    () => {},
  );
  expect(answer).toMatchObject({ status: 503, text: '{"message":"Busy."}' });
  expect(fetch).toHaveBeenCalledTimes(1);
});
