import { describe, expect, it } from 'vitest';
import { courseSearchParams } from './courseSearchParams.ts';
import { searchForm } from './searchForm.ts';

describe('courseSearchParams', () => {
  it('names what is set, in one order', () => {
    expect(String(courseSearchParams({ sort: 'price', rating: '4', maxPrice: 0, q: 'a & b', page: 2 }))).toBe(
      'q=a+%26+b&maxPrice=0&rating=4&sort=price&page=2',
    );
  });

  it("leaves out the first page, the server's own order, and what isn't in the address", () => {
    expect(String(courseSearchParams({ q: '', page: 1, sort: 'relevance', level: undefined, limit: 3 }))).toBe('');
  });
});

describe('searchForm', () => {
  it('leads to the addresses of the search page', () => {
    expect(searchForm((q) => `/search?q=${encodeURIComponent(q)}`)).toEqual({
      action: '/search',
      name: 'q',
      fixed: [],
    });
    expect(searchForm((q) => `https://learn.example/find?in=courses&words=${q}&x=1#results`)).toEqual({
      action: 'https://learn.example/find',
      name: 'words',
      fixed: [
        ['in', 'courses'],
        ['x', '1'],
      ],
    });
  });

  it('is undefined where the text is part of the path', () => {
    expect(searchForm((q) => `/search/${q}`)).toBeUndefined();
  });
});
