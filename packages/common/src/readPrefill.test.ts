import { expect, it } from 'vitest';
import { readPrefill } from './readPrefill.ts';

it('reads an email and a name', () => {
  expect(readPrefill({ email: ' nila@example.org ', name: 'Nila Rao' })).toEqual({
    email: 'nila@example.org',
    name: 'Nila Rao',
  });
});

it.each([{ email: 'not an email' }, { email: `${'a'.repeat(300)}@b.example` }, { name: 'x'.repeat(101) }, {}])(
  'leaves out what is none: %j',
  (given) => {
    expect(readPrefill(given)).toEqual({});
  },
);
