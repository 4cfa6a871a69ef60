import type { CourseFacets, CourseSearch } from '@lectern/sdk';
import { seedIds } from '@lectern/sdk/testing';
import { screen, within } from '@testing-library/react';
import { useEffect } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { ActiveFilters, CourseFilters, CourseFiltersDrawer, CourseSort } from './index.ts';

withMockServer();

describe('CourseFilters', () => {
  it('applies category, level, price and rating together, and leaves out what is not set', async () => {
    const onValueChange = vi.fn();
    const { user } = renderWithMarketplace(<CourseFilters value={{}} onValueChange={onValueChange} />);
    await user.click(await screen.findByRole('radio', { name: 'Kitchen' }));
    await user.click(screen.getByRole('radio', { name: 'Beginner' }));
    await user.type(screen.getByLabelText('Max'), '500');
    await user.click(screen.getByRole('radio', { name: '4.0 and up' }));
    expect(onValueChange).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Apply Filters' }));
    expect(onValueChange).toHaveBeenCalledWith({ category: 'kitchen', level: 'Beginner', maxPrice: 500, rating: 4 });
  });

  it('takes a chosen chip off again, and clears everything', async () => {
    const onValueChange = vi.fn();
    const { user } = renderWithMarketplace(
      <CourseFilters value={{ category: 'kitchen', level: 'Beginner' }} onValueChange={onValueChange} />,
    );
    const chip = await screen.findByRole('radio', { name: 'Kitchen' });
    expect(chip).toBeChecked();
    await user.click(chip);
    expect(chip).not.toBeChecked();
    const level = screen.getByRole('radio', { name: 'Beginner' });
    level.focus();
    await user.keyboard(' ');
    expect(level).not.toBeChecked();
    await user.keyboard(' ');
    expect(level).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
    expect(onValueChange).toHaveBeenCalledWith({});
  });

  it.each([
    ['Min', 'Max'],
    ['Max', 'Min'],
  ])('takes prices that are filled in at the same moment, %s first', async (...order) => {
    const typed: Record<string, string> = { Min: '300', Max: '900' };
    /** What was typed before the page's code was there comes in one effect. */
    function Early() {
      useEffect(() => {
        for (const name of order) {
          const field = screen.getByLabelText<HTMLInputElement>(name);
          Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, typed[name]);
          field.dispatchEvent(new Event('input', { bubbles: true }));
        }
      }, []);
      return null;
    }
    const onValueChange = vi.fn();
    const { user } = renderWithMarketplace(
      <>
        <CourseFilters value={{}} onValueChange={onValueChange} />
        <Early />
      </>,
    );
    await user.click(screen.getByRole('button', { name: 'Apply Filters' }));
    expect(onValueChange).toHaveBeenLastCalledWith({ minPrice: 300, maxPrice: 900 });
  });

  it('drops empty prices, keeps the others, and clears all', async () => {
    const onValueChange = vi.fn();
    const { user } = renderWithMarketplace(<CourseFilters value={{ maxPrice: 900 }} onValueChange={onValueChange} />);
    await user.type(screen.getByLabelText('Min'), '100');
    await user.click(screen.getByRole('button', { name: 'Apply Filters' }));
    expect(onValueChange).toHaveBeenLastCalledWith({ minPrice: 100, maxPrice: 900 });
    await user.clear(screen.getByLabelText('Max'));
    await user.click(screen.getByRole('button', { name: 'Apply Filters' }));
    expect(onValueChange).toHaveBeenLastCalledWith({ minPrice: 100 });
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
    expect(onValueChange).toHaveBeenLastCalledWith({});
  });

  it('says at the field when a price is below 0 or the maximum below the minimum', async () => {
    const onValueChange = vi.fn();
    const { user } = renderWithMarketplace(<CourseFilters value={{}} onValueChange={onValueChange} />);
    await user.type(screen.getByLabelText('Min'), '900');
    await user.type(screen.getByLabelText('Max'), '100');
    await user.click(screen.getByRole('button', { name: 'Apply Filters' }));
    expect(screen.getByLabelText('Max')).toHaveAccessibleDescription('The maximum price is lower than the minimum.');
    await user.clear(screen.getByLabelText('Min'));
    await user.type(screen.getByLabelText('Min'), '-5');
    await user.click(screen.getByRole('button', { name: 'Apply Filters' }));
    expect(screen.getByLabelText('Min')).toHaveAccessibleDescription('Please enter a price of 0 or more.');
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('offers free and paid courses as ends of the price range', async () => {
    const onValueChange = vi.fn();
    const { user } = renderWithMarketplace(<CourseFilters value={{ maxPrice: 500 }} onValueChange={onValueChange} />);
    const free = screen.getByRole('radio', { name: 'Free' });
    const paid = screen.getByRole('radio', { name: 'Paid' });
    const [min, max] = [screen.getByLabelText('Min'), screen.getByLabelText('Max')];
    const applied = async () => {
      await user.click(screen.getByRole('button', { name: 'Apply Filters' }));
      return onValueChange.mock.lastCall?.[0];
    };
    expect(free).not.toBeChecked();
    expect(paid).not.toBeChecked();
    await user.click(paid);
    expect(await applied()).toEqual({ minPrice: 0.01, maxPrice: 500 });
    expect(min).toHaveValue(null);
    await user.click(free);
    expect(free).toBeChecked();
    expect(max).toHaveValue(null);
    expect(await applied()).toEqual({ maxPrice: 0 });
    // A lowest price takes the place of the choice that contradicts it, and is of paid courses.
    await user.type(min, '50');
    expect(paid).toBeChecked();
    expect(await applied()).toEqual({ minPrice: 50 });
    await user.click(paid);
    expect(min).toHaveValue(null);
    await user.type(max, '0');
    expect(free).toBeChecked();
    await user.click(paid);
    expect(await applied()).toEqual({ minPrice: 0.01 });
    await user.click(paid);
    expect(await applied()).toEqual({});
  });

  it("shows an address's filters as chosen, whatever their case, and also those that are no option", async () => {
    const { unmount } = renderWithMarketplace(
      <CourseFilters value={{ category: 'KITCHEN', level: 'beginner', rating: 4.2 }} onValueChange={vi.fn()} />,
    );
    const names = () => screen.getAllByRole<HTMLInputElement>('radio', { checked: true }).map((one) => one.value);
    await screen.findByRole('radio', { name: 'Kitchen' });
    expect(names()).toEqual(['kitchen', 'Beginner', '4.2']);
    expect(screen.getByRole('radio', { name: '4.2 and up' })).toBeChecked();
    unmount();
    renderWithMarketplace(
      <CourseFilters value={{ category: 'Baking', level: 'Expert', rating: 0 }} onValueChange={vi.fn()} />,
    );
    await screen.findByRole('radio', { name: 'Kitchen' });
    expect(names()).toEqual(['Baking', 'Expert', '']);
  });

  it("says 'No categories available.' where categories are an admin's business", async () => {
    renderWithMarketplace(<CourseFilters value={{}} onValueChange={() => {}} />, {
      prepare: (api) => api.fail('categories.list', { status: 403, body: { message: 'no' } }),
    });
    expect(await screen.findByText('No categories available.')).toBeVisible();
  });

  it('says in the drawer how many courses the choice finds, before it is applied', async () => {
    const onValueChange = vi.fn();
    const { user } = renderWithMarketplace(<CourseFiltersDrawer value={{}} onValueChange={onValueChange} />);
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const drawer = await screen.findByRole('dialog', { name: 'Filters' });
    expect(await within(drawer).findByText('12 courses')).toBeVisible();
    await user.click(await within(drawer).findByRole('radio', { name: 'Kitchen' }));
    expect(await within(drawer).findByText('4 courses')).toBeVisible();
    await user.type(within(drawer).getByLabelText('Max'), '0');
    expect(await within(drawer).findByText('1 course')).toBeVisible();
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('opens as a drawer on small screens and closes when it is applied', async () => {
    const onValueChange = vi.fn();
    const { user } = renderWithMarketplace(<CourseFiltersDrawer value={{}} onValueChange={onValueChange} />);
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const drawer = await screen.findByRole('dialog', { name: 'Filters' });
    await user.click(within(drawer).getByRole('button', { name: 'Apply Filters' }));
    expect(onValueChange).toHaveBeenCalledWith({});
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

const facets: CourseFacets = {
  categories: [{ _id: seedIds.categories.kitchen, slug: 'kitchen', count: 1_000 }],
  levels: [
    { level: 'Beginner', count: 12 },
    { level: 'Advanced', count: 0 },
  ],
  prices: { free: 1, paid: 2 },
  ratings: [{ rating: 4, count: 1 }],
  most: 1_000,
  isExact: { categories: true, levels: true, prices: true, ratings: true },
};

describe('the counts beside the filters', () => {
  it('are shown and named with each option that has one', async () => {
    renderWithMarketplace(<CourseFilters value={{}} onValueChange={vi.fn()} facets={facets} />);
    const option = (name: string) => screen.getByRole('radio', { name }).closest('label');
    expect(await screen.findByRole('radio', { name: 'Kitchen, 1,000+ courses' })).toBeEnabled();
    expect(option('Kitchen, 1,000+ courses')).toHaveTextContent(/^Kitchen1,000\+$/);
    expect(option('Beginner, 12 courses')).toHaveTextContent(/^Beginner12$/);
    expect(option('Free, 1 course')).toHaveTextContent(/^Free1$/);
    expect(option('Paid, 2 courses')).toHaveTextContent(/^Paid2$/);
    expect(option('4.0 and up, 1 course')).toHaveTextContent(/^4.0 and up1$/);
    for (const name of ['Workshop', 'Intermediate', '3.5 and up', 'Any rating']) {
      expect(option(name)).toHaveTextContent(name);
    }
  });

  it('dim an option without courses, which can still be chosen', async () => {
    const onValueChange = vi.fn();
    const { user } = renderWithMarketplace(<CourseFilters value={{}} onValueChange={onValueChange} facets={facets} />);
    const none = screen.getByRole('radio', { name: 'Advanced, 0 courses' });
    expect(none.closest('label')).toHaveAttribute('data-empty');
    expect(screen.getByRole('radio', { name: 'Beginner, 12 courses' }).closest('label')).not.toHaveAttribute(
      'data-empty',
    );
    await user.click(none);
    await user.click(screen.getByRole('button', { name: 'Apply Filters' }));
    expect(onValueChange).toHaveBeenCalledWith({ level: 'Advanced' });
  });

  it('are lower bounds where not all courses were counted, and left out where the bound is 0', async () => {
    const categories = [{ _id: seedIds.categories.kitchen, slug: 'kitchen', count: 230 }];
    const isExact = { categories: true, levels: false, prices: false, ratings: false };
    renderWithMarketplace(
      <CourseFilters value={{}} onValueChange={vi.fn()} facets={{ ...facets, categories, isExact }} />,
    );
    expect(await screen.findByRole('radio', { name: 'Kitchen, 230 courses' })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Beginner, 12+ courses' })).toBeVisible();
    expect(screen.getByRole('radio', { name: '4.0 and up, 1+ courses' })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Advanced' }).closest('label')).not.toHaveAttribute('data-empty');
  });

  it("are not the list's in the drawer where those of the choice can't be counted", async () => {
    const { user } = renderWithMarketplace(
      <CourseFiltersDrawer value={{}} onValueChange={vi.fn()} search={{ facets: true }} facets={facets} />,
      { prepare: (api) => api.fail('courses.search', { status: 400, body: { message: 'no' } }) },
    );
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const drawer = await screen.findByRole('dialog', { name: 'Filters' });
    await user.click(await within(drawer).findByRole('radio', { name: 'Beginner, 12 courses' }));
    expect(await within(drawer).findByRole('radio', { name: 'Beginner' })).toBeChecked();
  });

  it('follow the choice in the drawer before it is applied, and not where they are not asked for', async () => {
    const open = async (search: CourseSearch) => {
      const { user, unmount } = renderWithMarketplace(
        <CourseFiltersDrawer value={{}} onValueChange={vi.fn()} search={search} />,
      );
      await user.click(screen.getByRole('button', { name: 'Filters' }));
      await user.click(await screen.findByRole('radio', { name: /^Kitchen/ }));
      expect(await screen.findByText('4 courses')).toBeVisible();
      return unmount;
    };
    const close = await open({ facets: true });
    expect(screen.getByRole('radio', { name: 'Beginner, 0 courses' })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Sky and Sea, 4 courses' })).toBeVisible();
    close();
    await open({});
    expect(screen.getByRole('radio', { name: 'Intermediate' })).toBeVisible();
  });

  it('count the words as they are where the list is of exactly these', async () => {
    const { sent, user } = renderWithMarketplace(
      <CourseFiltersDrawer value={{}} onValueChange={vi.fn()} search={{ q: 'knots', exact: true }} />,
    );
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    expect(await screen.findByText('1 course')).toBeVisible();
    expect(sent.filter((one) => one.includes('q=knots'))).toEqual([
      'GET http://lectern.test/api/search/courses?q=knots&exact=true&limit=1 ',
    ]);
  });
});

describe('ActiveFilters', () => {
  it('shows each filter as a chip that removes it alone', async () => {
    const onValueChange = vi.fn();
    const value = { category: 'kitchen', minPrice: 10, maxPrice: 499.5, level: 'Advanced', rating: 4.5 };
    const { user } = renderWithMarketplace(<ActiveFilters value={value} onValueChange={onValueChange} />);
    for (const name of ['Kitchen', 'From ₹10', 'Up to ₹499.50', 'Advanced', '4.5 stars or more']) {
      expect(await screen.findByRole('button', { name: `Remove filter: ${name}` })).toBeVisible();
    }
    await user.click(screen.getByRole('button', { name: 'Remove filter: Advanced' }));
    const { level: _, ...rest } = value;
    expect(onValueChange).toHaveBeenCalledWith(rest);
  });

  it('names free and paid courses, and a category and a level of any case', async () => {
    const value = { category: 'KITCHEN', minPrice: 0.01, maxPrice: 0, level: 'beginner' };
    renderWithMarketplace(<ActiveFilters value={value} onValueChange={vi.fn()} />);
    await screen.findByRole('button', { name: 'Remove filter: Kitchen' });
    expect(screen.getAllByRole('button').map((one) => one.textContent)).toEqual([
      'Kitchen',
      'Paid',
      'Free',
      'Beginner',
    ]);
  });
});

describe('CourseSort', () => {
  it("leaves the server's own order unsaid", async () => {
    const onValueChange = vi.fn();
    const { user } = renderWithMarketplace(<CourseSort value="price" onValueChange={onValueChange} />);
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Newest');
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Best match');
    expect(onValueChange.mock.calls).toEqual([['newest'], [undefined]]);
  });

  it('says when the categories did not come, and asks again', async () => {
    const { user } = renderWithMarketplace(<CourseFilters value={{}} onValueChange={vi.fn()} />, {
      prepare: (mock) => mock.fail('categories.list', { status: 500, times: 1 }),
    });
    expect(await screen.findByText('Failed to fetch categories.')).toBeVisible();
    expect(screen.queryByText('No categories available.')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('radio', { name: 'Kitchen' })).toBeVisible();
  });
});
