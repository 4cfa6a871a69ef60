import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { Pagination } from '../course-list/index.ts';
import { CourseSearchBox } from '../course-search/index.ts';
import { ActiveFilters, CourseFilters, CourseSort } from './index.ts';

withMockServer();

/** What the browser sends for a form without JavaScript. */
const sentBy = (form: Element) =>
  String(new URLSearchParams([...new FormData(form as HTMLFormElement)].map(([name, value]) => [name, String(value)])));
const search = { q: 'tides', category: 'kitchen', maxPrice: 900, sort: 'price', page: 3 } as const;
const { q: _q, sort: _sort, page: _page, ...filters } = search;
const nothing = () => {};

describe('the forms of a list', () => {
  it('the filters keep the query and the order, and start at the first page', async () => {
    renderWithMarketplace(<CourseFilters value={filters} onValueChange={nothing} search={search} />);
    await screen.findByRole('radio', { name: 'Kitchen' });
    const form = screen.getByRole('form', { name: 'Filters' });
    expect(form).toHaveAttribute('method', 'get');
    expect(sentBy(form)).toBe('q=tides&sort=price&category=kitchen&minPrice=&maxPrice=900&rating=');
  });

  it.each([
    [{ maxPrice: 0 }, 'price=free&minPrice=&maxPrice=&rating='],
    [{ minPrice: 0.01, maxPrice: 9 }, 'price=paid&minPrice=&maxPrice=9&rating='],
  ])('the filters send the choice of free or paid courses: %j', async (value, sent) => {
    renderWithMarketplace(<CourseFilters value={value} onValueChange={nothing} />);
    await screen.findByRole('radio', { name: 'Kitchen' });
    expect(sentBy(screen.getByRole('form', { name: 'Filters' }))).toBe(sent);
  });

  it('the order keeps the query and the filters', () => {
    const { container } = renderWithMarketplace(<CourseSort value="price" onValueChange={nothing} search={search} />);
    expect(sentBy(container.querySelector('form') as Element)).toBe('q=tides&category=kitchen&maxPrice=900&sort=price');
    expect(screen.getByRole('button', { name: 'Sort' })).toHaveClass('lectern-without-script');
  });

  it('the search keeps the filters and the order of its page', () => {
    const { container } = renderWithMarketplace(
      <CourseSearchBox defaultValue="tides" onSearch={nothing} search={search} />,
    );
    const form = container.querySelector('form') as Element;
    expect(form).not.toHaveAttribute('action');
    expect(sentBy(form)).toBe('category=kitchen&maxPrice=900&sort=price&q=tides');
  });

  it('the search leads to the search page where it has no handler', () => {
    const { container } = renderWithMarketplace(<CourseSearchBox />, {
      paths: { search: (q) => `/find?in=courses&words=${encodeURIComponent(q)}` },
    });
    const form = container.querySelector('form') as Element;
    expect(form).toHaveAttribute('action', '/find');
    expect(sentBy(form)).toBe('in=courses&words=');
  });
});

describe('the links of a list', () => {
  const hrefOf = (value: unknown) => `?${JSON.stringify(value)}`;

  it('the pages are links that run the handler', async () => {
    const onPageChange = vi.fn();
    const { user } = renderWithMarketplace(
      <Pagination page={2} pages={3} onPageChange={onPageChange} hrefOf={hrefOf} />,
    );
    const next = screen.getByRole('link', { name: 'Next' });
    expect(next).toHaveAttribute('href', '?3');
    expect(next).toHaveAttribute('rel', 'next');
    expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('rel', 'prev');
    await user.click(next);
    expect(onPageChange.mock.calls).toEqual([[3]]);
    // A press that opens another tab is the browser's.
    await user.keyboard('{Control>}');
    await user.click(next);
    expect(onPageChange).toHaveBeenCalledTimes(1);
  });

  it('there is no link to a page that does not exist', () => {
    renderWithMarketplace(<Pagination page={3} pages={3} onPageChange={nothing} hrefOf={hrefOf} />);
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  });

  it('a chip links to the list without its filter', async () => {
    const onValueChange = vi.fn();
    const { user } = renderWithMarketplace(
      <ActiveFilters value={filters} onValueChange={onValueChange} hrefOf={hrefOf} />,
    );
    const chip = await screen.findByRole('link', { name: 'Remove filter: Up to ₹900' });
    expect(chip).toHaveAttribute('href', '?{"category":"kitchen"}');
    await user.click(chip);
    expect(onValueChange.mock.calls).toEqual([[{ category: 'kitchen' }]]);
  });

  it('all filters are cleared by a link too', async () => {
    const { container } = renderWithMarketplace(
      <CourseFilters value={filters} onValueChange={nothing} hrefOf={hrefOf} />,
    );
    expect(container.querySelector('a.lectern-without-script')).toHaveAttribute('href', '?{}');
    await screen.findByRole('radio', { name: 'Kitchen' });
  });
});
