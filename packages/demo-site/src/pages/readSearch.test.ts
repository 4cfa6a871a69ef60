import { endpoints } from '@lectern/sdk/api';
import { describe, expect, it, vi } from 'vitest';
import { openPages } from '../sitePaths.ts';
import { readSearch } from './readSearch.ts';

const read = (query: string) => readSearch(new URLSearchParams(query));

describe('the search in an address', () => {
  it('has what the filters offer', () => {
    expect(read('q= sea &level=Beginner&rating=4.5&minPrice=0&maxPrice=500&page=2&sort=price')).toMatchObject({
      q: 'sea',
      filters: { level: 'Beginner', rating: 4.5, minPrice: 0, maxPrice: 500 },
      page: 2,
      sort: 'price',
    });
  });

  it('is read from the parameters that the server hands to the rendered page', () => {
    const params = new URLSearchParams('q=sea');
    const get = vi.spyOn(params, 'get');
    readSearch(params);
    const names = new Set(get.mock.calls.map(([name]) => name));
    expect([...names].sort()).toEqual([...openPages['/courses'].rendered.query].sort());
  });

  it.each([
    ['price=free&minPrice=&maxPrice=', { maxPrice: 0 }],
    ['price=free&minPrice=10&maxPrice=500', { maxPrice: 0 }],
    ['price=paid&minPrice=&maxPrice=', { minPrice: 0.01 }],
    ['price=paid&minPrice=10&maxPrice=500', { minPrice: 10, maxPrice: 500 }],
    ['price=paid&minPrice=0&maxPrice=0', { minPrice: 0.01 }],
    ['price=any&maxPrice=500', { maxPrice: 500 }],
  ])('reads free and paid courses as a price range: %s', (query, range) => {
    const { minPrice, maxPrice } = read(query).filters;
    expect({ minPrice, maxPrice }).toEqual({ minPrice: undefined, maxPrice: undefined, ...range });
  });

  it.each([
    'level=&category=',
    'rating=9',
    'rating=-1',
    'minPrice=1e308',
    'maxPrice=x',
    'page=9999',
    'page=1e9',
    `level=${'l'.repeat(300)}`,
    'level=%00',
    `category=${'c'.repeat(101)}`,
    'q=%00',
    'sort=best',
  ])('leaves out what the call would refuse: %s', (query) => {
    const { filters, ...rest } = read(query);
    expect({ filters, ...rest }).toEqual(read(''));
    expect(endpoints.courses.search.input.safeParse({ ...filters, ...rest }).success).toBe(true);
  });
});
