import { expect, it } from 'vitest';
import { createFileSigner } from './fileLinks.ts';

const { originOf } = createFileSigner('secret', undefined);

it.each([
  ['learn.example', 'http://learn.example'],
  ['learn.example:8080', 'http://learn.example:8080'],
  ['[::1]:80', 'http://[::1]:80'],
  ['learn.example:99999', 'http://localhost'],
  ['[:::::]', 'http://localhost'],
  ['learn.example/"><script>', 'http://localhost'],
  ['', 'http://localhost'],
])('has the same origin for the host %s each time, also after many others', (host, origin) => {
  const ask = () => originOf({ protocol: 'http', host });
  expect([ask(), ask()]).toEqual([origin, origin]);
  for (let other = 0; other < 500; other++)
    expect(originOf({ protocol: 'https', host: `h${other}` })).toBe(`https://h${other}`);
  expect([ask(), originOf({ protocol: 'https', host })]).toEqual([origin, origin.replace('http:', 'https:')]);
});
