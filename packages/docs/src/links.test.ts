import { expect, it } from 'vitest';
import { brokenLinks } from './links.ts';

it('finds links to missing pages and headings, and doubled ids', () => {
  const first = '<h2 id="a">A</h2><a href="/docs/two/#b">b</a><a href="#a">a</a><a href="https://x.example/">x</a>';
  expect(
    brokenLinks(
      new Map([
        ['/docs/', first],
        ['/docs/two/', '<p id="b"></p>'],
      ]),
    ),
  ).toEqual([]);
  expect(
    brokenLinks(
      new Map([
        ['/docs/', `${first}<a rel="next" href="/docs/three/">3</a><a href="/docs/two/#c">c</a><p id="a"></p>`],
        ['/docs/two/', '<p id="b"></p><a href="guide.md">g</a>'],
      ]),
    ),
  ).toEqual(['/docs/ has two of #a', '/docs/ -> /docs/three/', '/docs/ -> /docs/two/#c', '/docs/two/ -> guide.md']);
});
