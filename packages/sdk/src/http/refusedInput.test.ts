import { expect, it, vi } from 'vitest';
import { ValidationError } from '../errors.ts';
import { createClient, json } from '../testing/client.ts';

vi.mock('./resolveIssues.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('input is refused before it is sent, even where the sentences of the rules cannot be loaded', async () => {
  const { marketplace, sent } = createClient(() => json({}));
  const error = await marketplace.courses.get({ id: 'tides' }).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ValidationError);
  expect(error).toMatchObject({ code: 'invalid_input', message: 'Please check your input.', fields: [] });
  expect(sent).toEqual([]);
});
