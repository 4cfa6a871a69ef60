import { seedIds } from '@lectern/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { withNamesInWords } from '../../testing/seedChanges.ts';
import { CourseSearchBox } from './index.ts';

withMockServer();

/** What is called when the option, a link, is pressed; no page opens. */
function pressOf(option: HTMLElement | undefined) {
  const pressed = vi.fn((event: Event) => event.preventDefault());
  option?.addEventListener('click', pressed);
  return pressed;
}

describe('CourseSearchBox', () => {
  it('opens the search page for words, and nothing for none (§2)', async () => {
    const { user, navigate } = renderWithMarketplace(<CourseSearchBox />);
    const field = screen.getByPlaceholderText('Search for courses...');
    await user.type(field, '   {Enter}');
    expect(navigate).not.toHaveBeenCalled();
    await user.clear(field);
    await user.type(field, 'salt & pepper');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(navigate).toHaveBeenCalledWith('/search?q=salt%20%26%20pepper');
  });

  it('calls the handler it is given instead', async () => {
    const onSearch = vi.fn();
    const { user, navigate } = renderWithMarketplace(<CourseSearchBox onSearch={onSearch} defaultValue="maps" />);
    await user.type(screen.getByRole('combobox'), '{Enter}');
    expect(onSearch).toHaveBeenCalledWith('maps');
    expect(navigate).not.toHaveBeenCalled();
  });

  it('suggests courses once typing rests, and opens one by arrow keys', async () => {
    const { user, sent } = renderWithMarketplace(<CourseSearchBox />);
    const field = screen.getByRole('combobox', { name: 'Search for courses' });
    await user.type(field, 'weather');
    const list = await screen.findByRole('listbox', { name: 'Suggestions' });
    expect(field).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('1 suggestion. Use the arrow keys.')).toBeInTheDocument();
    // One question, not one a letter.
    expect(sent.filter((line) => line.includes('/search/courses'))).toHaveLength(1);
    const option = within(list).getByRole('option', { name: /Reading Weather Maps/ });
    await user.keyboard('{ArrowDown}');
    expect(field).toHaveAttribute('aria-activedescendant', option.id);
    expect(option).toHaveAttribute('aria-selected', 'true');
    expect(field).toHaveFocus();
    expect(option).toHaveAttribute('href', `/course/${seedIds.courses.weatherMaps}`);
    const pressed = pressOf(option);
    await user.keyboard('{Enter}');
    expect(pressed).toHaveBeenCalledOnce();
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('sets off what was typed, names the teacher, and ends with all results', async () => {
    const { user } = renderWithMarketplace(<CourseSearchBox />);
    await user.type(screen.getByRole('combobox'), 'weather');
    const list = await screen.findByRole('listbox');
    const [course, all] = within(list).getAllByRole('option');
    expect(course).toHaveTextContent('Reading Weather Maps');
    expect(course?.querySelector('mark')).toHaveTextContent('Weather');
    expect(course).toHaveTextContent(/Ines|Instructor/);
    expect(all).toHaveTextContent('See all results for "weather"');
    expect(all).toHaveAttribute('href', '/search?q=weather');
    await user.keyboard('{ArrowUp}');
    expect(all).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('combobox')).toHaveAttribute('aria-activedescendant', all?.id);
    const pressed = pressOf(all);
    await user.keyboard('{Enter}');
    expect(pressed).toHaveBeenCalledOnce();
  });

  it('suggests the instructors and categories that are named so, after the courses', async () => {
    const { user, api } = renderWithMarketplace(<CourseSearchBox />, { prepare: withNamesInWords });
    const [course] = api.state.courses;
    const category = api.state.categories.find(({ _id }) => _id === course?.categoryId);
    for (const [name, kind, href] of [
      ['Ivo', 'Instructor', `/instructors/${course?.creatorId._id}`],
      [category?.name ?? '', 'Category', `/courses?category=${category?._id}`],
    ] as const) {
      const field = screen.getByRole('combobox');
      await user.clear(field);
      await user.type(field, name);
      const found = await screen.findByRole('option', { name: new RegExp(`${kind}$`) });
      expect(found).toHaveAttribute('href', href);
      const options = screen.getAllByRole('option');
      expect(options.indexOf(found)).toBe(options.length - 2);
      await waitFor(() => expect(screen.getByText(/^\d+ suggestions?\./)).toHaveTextContent(`${options.length - 1} `));
      await user.keyboard('{ArrowUp}{ArrowUp}');
      expect(found).toHaveAttribute('aria-selected', 'true');
    }
  });

  it('hands all results to the handler it is given', async () => {
    const onSearch = vi.fn();
    const { user } = renderWithMarketplace(<CourseSearchBox onSearch={onSearch} />);
    await user.type(screen.getByRole('combobox'), 'weather');
    await user.click(await screen.findByRole('option', { name: 'See all results for "weather"' }));
    expect(onSearch).toHaveBeenCalledWith('weather');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('closes the list with Escape and keeps what is typed', async () => {
    const { user } = renderWithMarketplace(<CourseSearchBox />);
    const field = screen.getByRole('combobox');
    await user.type(field, 'bread');
    await screen.findByRole('listbox');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field).toHaveValue('bread');
  });

  it('stays a plain search where suggestions cannot be had', async () => {
    const { user, navigate, sent } = renderWithMarketplace(<CourseSearchBox />, {
      prepare: (api) => api.fail('courses.search', { status: 400, body: { message: 'no' } }),
    });
    await user.type(screen.getByRole('combobox'), 'bread');
    await waitFor(() => expect(sent.some((line) => line.includes('q=bread'))).toBe(true));
    expect(screen.queryByRole('alert')).toBeNull();
    await user.keyboard('{Enter}');
    expect(navigate).toHaveBeenCalledWith('/search?q=bread');
  });
});
