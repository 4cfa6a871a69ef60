// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMarketplace, type Marketplace } from '../createMarketplace.ts';
import { placeholderImage } from '../schemas/placeholderImage.ts';
import { memory } from '../testing/client.ts';

const open: Marketplace[] = [];
const tab = (storage?: ReturnType<typeof memory>) => {
  const marketplace = createMarketplace({ baseUrl: '/api', ...(storage && { storage }) });
  open.push(marketplace);
  return marketplace.comparison;
};
const course = (number: number) => ({ _id: `c${number}`, title: `Course ${number}`, imageUrl: `/c${number}.svg` });
const ids = (comparison: Marketplace['comparison']) => comparison.getState().courses.map(({ _id }) => _id);

beforeEach(() => localStorage.clear());
afterEach(() => {
  for (const marketplace of open.splice(0)) marketplace.destroy();
});

describe('the comparison', () => {
  it('takes three courses and no fourth, each once, and keeps no more of them than it shows', () => {
    const comparison = tab();
    expect(comparison.add({ ...course(1), price: 100 } as ReturnType<typeof course>)).toBe('added');
    expect(comparison.add(course(1))).toBe('alreadyAdded');
    expect([course(2), course(3), course(4)].map(comparison.add)).toEqual(['added', 'added', 'full']);
    expect(comparison.has('c3')).toBe(true);
    expect(JSON.parse(localStorage.getItem('comparison') ?? '')).toEqual([course(1), course(2), course(3)]);
    comparison.remove('c2');
    expect(comparison.add(course(4))).toBe('added');
    expect(ids(comparison)).toEqual(['c1', 'c3', 'c4']);
    comparison.clear();
    expect(ids(comparison)).toEqual([]);
  });

  it('outlives a reload, and is the same for whoever signs in', () => {
    const storage = memory();
    tab(storage).add(course(1));
    expect(ids(tab(storage))).toEqual(['c1']);
    expect(tab(storage).getInitialState().courses).toEqual([]);
  });

  const valid = JSON.stringify(course(1));
  it.each([
    ['{', []],
    ['null', []],
    [`{"0":${valid}}`, []],
    [`[${valid},null,7,{"_id":"c2"},{"_id":2,"title":"Two","imageUrl":"/"}]`, ['c1']],
    [`[${valid},${valid}]`, ['c1']],
    [`[{"_id":"c1","title":"${'x'.repeat(2_049)}","imageUrl":"/"}]`, []],
    [JSON.stringify([1, 2, 3, 4, 5].map(course)), ['c1', 'c2', 'c3']],
  ])('of what is stored as %.60s reads %j', (text, expected) => {
    localStorage.setItem('comparison', text);
    expect(ids(tab())).toEqual(expected);
  });

  it('shows a placeholder for a course without a picture', () => {
    localStorage.setItem('comparison', '[{"_id":"c1","title":"One"}]');
    expect(tab().getState().courses[0]?.imageUrl).toBe(placeholderImage);
  });

  it('follows other tabs, and adds to what they have stored meanwhile', () => {
    const comparison = tab();
    const theirs = JSON.stringify([course(7)]);
    localStorage.setItem('comparison', theirs);
    // A page in the history hears of nothing.
    expect(comparison.add(course(1))).toBe('added');
    expect(ids(comparison)).toEqual(['c7', 'c1']);
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'comparison', newValue: theirs, storageArea: localStorage }),
    );
    expect(ids(comparison)).toEqual(['c7']);
  });
});
