import { createMockApi, mockId, seedIds } from '@lectern/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { CategoryGrid } from '../category-grid/index.ts';
import { Wishlist } from '../wishlist/index.ts';
import { CourseList, FeaturedCourses } from './index.ts';

withMockServer();
window.scrollTo = vi.fn();

function Paged() {
  const [page, setPage] = useState(1);
  return <CourseList search={{ page }} onPageChange={setPage} hasHeading />;
}

describe('CourseList', () => {
  it('counts what it found and turns pages of nine', async () => {
    const { user } = renderWithMarketplace(<Paged />);
    expect(await screen.findByRole('heading', { name: '12 Courses Found' })).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(9);
    expect(screen.getByText('Page 1 of 2')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Page 2 of 2')).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(3);
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
  });

  it('loads the pictures of its first two cards at once where it is in view', async () => {
    renderWithMarketplace(<CourseList search={{}} imageLoading="eager" />);
    const cards = await screen.findAllByRole('article');
    const loading = cards.map((card) => card.querySelector('img')?.getAttribute('loading'));
    expect(loading).toEqual(['eager', 'eager', ...Array.from({ length: 7 }, () => 'lazy')]);
  });

  it('leaves out what the page shows already', async () => {
    const { unmount } = renderWithMarketplace(<CourseList search={{ limit: 3 }} />);
    const titles = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));
    await waitFor(() => expect(titles()).toHaveLength(3));
    const [first, second, third] = titles();
    unmount();
    const id = createMockApi().state.courses.find(({ title }) => title === second)?._id ?? '';
    renderWithMarketplace(<CourseList search={{ limit: 3 }} except={[id]} />);
    await waitFor(() => expect(titles()).toEqual([first, third]));
  });

  it('shows 8 featured courses where a server sends more', async () => {
    renderWithMarketplace(<FeaturedCourses />, {
      prepare: (api) => {
        const body = { courses: api.state.courses.slice(0, 12), currentPage: 1, totalPages: 1, totalResults: 12 };
        api.fail('courses.search', { status: 200, body });
      },
    });
    expect(await screen.findAllByRole('article')).toHaveLength(8);
  });

  it('leads back from a page past the end', async () => {
    const onPageChange = vi.fn();
    const { user } = renderWithMarketplace(<CourseList search={{ page: 99 }} onPageChange={onPageChange} />);
    expect(await screen.findByText('There are no courses on this page.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Go to the first page' }));
    expect(onPageChange).toHaveBeenCalledWith(1);
  });

  it('has no pagination where there is one page, and says so when nothing matches', async () => {
    const first = renderWithMarketplace(<CourseList search={{ q: 'bread' }} onPageChange={() => {}} hasHeading />);
    expect(await screen.findByRole('heading', { name: '1 Course Found' })).toBeVisible();
    expect(screen.queryByRole('navigation')).toBeNull();
    first.unmount();
    renderWithMarketplace(
      <CourseList
        search={{ q: 'nothing like it' }}
        emptyPicture={<img src="/none.svg" alt="" data-testid="drawing" />}
      />,
    );
    expect(await screen.findByText('No courses found matching your criteria.')).toBeVisible();
    expect(screen.getByTestId('drawing').parentElement?.querySelector('svg')).toBeNull();
    expect(screen.getByRole('link', { name: 'Browse all courses' })).toHaveAttribute('href', '/course');
  });

  it('has no link to all courses if all of them are none', async () => {
    renderWithMarketplace(<CourseList search={{ sort: 'newest', page: 1 }} />, {
      prepare: (api) => {
        api.state.courses = [];
      },
    });
    expect(await screen.findByText('No courses found matching your criteria.')).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('says which words it took for misspelt ones', async () => {
    const corrected = { courses: [], currentPage: 1, totalPages: 0, totalResults: 0, correctedQuery: 'python' };
    renderWithMarketplace(<CourseList search={{ q: 'pyhton' }} hasHeading exactHref="/course?q=pyhton&exact=true" />, {
      prepare: (api) => api.fail('courses.search', { status: 200, body: corrected }),
    });
    const link = await screen.findByRole('link', { name: 'Search instead for pyhton' });
    expect(link).toHaveAttribute('href', '/course?q=pyhton&exact=true');
    expect(link.parentElement).toHaveTextContent('Showing results for python. Search instead for pyhton');
    // Said once on the screen, and as a heading to those who look for one.
    expect(screen.getByRole('heading', { name: '0 Courses Found' })).toHaveClass('lectern-visually-hidden');
    expect(screen.getByText('No courses found matching your criteria.')).toBeVisible();
  });

  it('offers the words that would find something, where the exact ones find nothing', async () => {
    const suggested = { courses: [], currentPage: 1, totalPages: 0, totalResults: 0, suggestedQuery: 'python' };
    renderWithMarketplace(<CourseList search={{ q: 'pyhton', exact: true }} suggestedHref="/course?q=pyhton" />, {
      prepare: (api) => api.fail('courses.search', { status: 200, body: suggested }),
    });
    const link = await screen.findByRole('link', { name: 'Show results for python' });
    expect(link).toHaveAttribute('href', '/course?q=pyhton');
  });

  it('says how much the filters leave out, and which of them contradict each other', async () => {
    const first = renderWithMarketplace(<CourseList search={{ q: 'bread', category: 'no such thing' }} />);
    expect(await screen.findByText('1 course matches without the filters.')).toBeVisible();
    first.unmount();
    renderWithMarketplace(<CourseList search={{ minPrice: 900, maxPrice: 100 }} />);
    expect(await screen.findByText('The maximum price is lower than the minimum.')).toBeVisible();
  });

  it("shows the error in place of content: 'Failed to fetch courses.' for an HTML 500", async () => {
    const { user } = renderWithMarketplace(<CourseList search={{}} />, {
      prepare: (api) => api.fail('courses.search', { status: 500, body: '<h1>oops</h1>', times: 1 }),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch courses.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findAllByRole('article')).toHaveLength(9);
  });

  it('leads on from words that are too long, where trying again would fail again', async () => {
    renderWithMarketplace(<CourseList search={{ q: 'x'.repeat(201) }} />);
    expect(await screen.findByRole('alert')).toHaveTextContent('This text is too long.');
    expect(screen.getByRole('link', { name: 'Browse all courses' })).toHaveAttribute('href', '/course');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('says when there is nothing to feature', async () => {
    const api = createMockApi({ baseUrl: 'http://lectern.test/api' });
    api.state.courses = [];
    renderWithMarketplace(<FeaturedCourses />, { api });
    expect(await screen.findByText('No featured courses available at the moment.')).toBeVisible();
  });

  it('leaves out what the page shows already', async () => {
    renderWithMarketplace(<CourseList search={{ q: 'bread' }} except={[seedIds.courses.weatherMaps]} />);
    expect(await screen.findAllByRole('article')).toHaveLength(1);
    renderWithMarketplace(
      <CourseList search={{ limit: 3 }} except={[seedIds.courses.weatherMaps]} data-testid="others" />,
    );
    const others = within(await screen.findByTestId('others'));
    await waitFor(() => expect(others.getAllByRole('article')).toHaveLength(2));
    expect(others.queryByRole('article', { name: /Weather Maps/ })).toBeNull();
  });

  it('shows 8 featured courses at most, however many come', async () => {
    renderWithMarketplace(<FeaturedCourses />, {
      prepare(api) {
        const courses = Array.from({ length: 12 }, (_, index) => ({
          ...api.state.courses[0],
          _id: mockId(3, index + 1),
        }));
        const body = { courses, currentPage: 1, totalPages: 1, totalResults: 12 };
        api.fail('courses.search', { status: 200, body });
      },
    });
    await screen.findAllByRole('article');
    expect(screen.getAllByRole('article')).toHaveLength(8);
  });

  it('asks for the wishlist once, whatever the number of cards', async () => {
    const { sent } = renderWithMarketplace(<CourseList search={{}} />, { as: 'learner' });
    await screen.findAllByRole('article');
    await waitFor(() => expect(sent.filter((request) => request.includes('/user/wishlist'))).toHaveLength(1));
  });
});

describe('CategoryGrid', () => {
  it('links each category to the filtered listing, at most as many as asked for', async () => {
    renderWithMarketplace(<CategoryGrid limit={2} />);
    const link = await screen.findByRole('link', { name: /Sky and Sea/ });
    expect(link).toHaveAttribute('href', `/courses?category=${seedIds.categories.skyAndSea}`);
    expect(link).toHaveTextContent('4 courses');
    expect(screen.getAllByRole('link')).toHaveLength(2);
  });
});

describe('Wishlist', () => {
  it('lists what is on it, removes, and offers a way on when it is empty', async () => {
    const api = createMockApi({ baseUrl: 'http://lectern.test/api' });
    api.state.wishlists.set(seedIds.users.learner, [seedIds.courses.bicycleRepair]);
    const { user } = renderWithMarketplace(<Wishlist />, { as: 'learner', api });
    const card = await screen.findByRole('article', { name: 'Bicycle Repair at Home' });
    expect(within(card).getByRole('link', { name: /^View Details/ })).toHaveAttribute(
      'href',
      `/course/${seedIds.courses.bicycleRepair}`,
    );
    await user.click(within(card).getByRole('button', { name: /^Remove from wishlist/ }));
    expect(await screen.findByRole('dialog', { name: 'Removed from Wishlist' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(screen.getByText('Your wishlist is empty.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse Courses' })).toBeVisible();
  });
});
