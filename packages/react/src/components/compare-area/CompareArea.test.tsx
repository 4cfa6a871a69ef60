import type { Course } from '@lectern/sdk';
import { createMockApi, seedIds } from '@lectern/sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type RenderOptions, renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { CourseCard } from '../course-card/index.ts';
import { CompareArea } from './index.ts';

withMockServer();
window.HTMLElement.prototype.scrollIntoView = vi.fn();

const { weatherMaps, bicycleRepair, breadWithPatience, pickles } = seedIds.courses;
const maps = 'Reading Weather Maps';
const repair = 'Bicycle Repair at Home';
const bread = 'Bread With Patience';
const toggle = (title: string) => screen.findByRole('button', { name: `Compare: ${title}` });

function show(options: Partial<RenderOptions> = {}) {
  const api = createMockApi({ baseUrl: 'http://lectern.test/api' });
  const courses = [weatherMaps, bicycleRepair, breadWithPatience, pickles].map(
    (id) => api.state.courses.find(({ _id }) => _id === id) as unknown as Course,
  );
  return {
    titles: courses.map(({ title }) => title),
    ...renderWithMarketplace(
      <CompareArea>
        {courses.map((course) => (
          <CourseCard key={course._id} course={course} variant="quiet" />
        ))}
      </CompareArea>,
      { api, ...options },
    ),
  };
}
type Shown = ReturnType<typeof show>;

async function compare({ user }: Shown, titles: readonly string[]) {
  for (const title of titles) await user.click(await toggle(title));
  const tray = await screen.findByRole('region', { name: 'Courses to compare' });
  await user.click(within(tray).getByRole('button', { name: `Compare ${titles.length} courses` }));
  return within(await screen.findByRole('dialog', { name: 'Compare courses' }));
}

const row = (name: string) =>
  within(screen.getByRole('rowheader', { name }).closest('tr') as HTMLElement).getAllByRole('cell');

describe('CompareArea', () => {
  it('marks courses from their cards; the tray says how many, and takes them out', async () => {
    const shown = show();
    const { user, sent } = shown;
    const button = await toggle(maps);
    expect(button).toHaveAttribute('aria-pressed', 'false');
    expect(screen.queryByRole('region', { name: 'Courses to compare' })).toBeNull();
    await user.click(button);
    expect(button).toHaveAttribute('aria-pressed', 'true');
    const tray = within(await screen.findByRole('region', { name: 'Courses to compare' }));
    expect(tray.getByRole('status')).toHaveTextContent('1 of 3 courses chosen. Choose another course to compare.');
    expect(tray.getByRole('button', { name: 'Compare 1 course' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(await toggle(repair));
    expect(tray.getByRole('status')).toHaveTextContent(/^2 of 3 courses chosen.$/);
    await user.click(tray.getByRole('button', { name: `Remove from the comparison: ${maps}` }));
    expect(button).toHaveAttribute('aria-pressed', 'false');
    await user.click(tray.getByRole('button', { name: 'Clear' }));
    expect(screen.queryByRole('region', { name: 'Courses to compare' })).toBeNull();
    expect(sent).toEqual([]);
  });

  it('says why a fourth is refused, each time, until there is room', async () => {
    const { user, titles } = show();
    for (const title of titles) await user.click(await toggle(title));
    const fourth = await toggle(titles[3] ?? '');
    expect(fourth).toHaveAttribute('aria-pressed', 'false');
    const tray = within(await screen.findByRole('region', { name: 'Courses to compare' }));
    const said = tray.getByText(`You can compare up to 3 courses. Remove one to add "${titles[3]}".`);
    await user.click(fourth);
    expect(said).not.toBeInTheDocument();
    expect(tray.getByRole('status')).toHaveTextContent(/^You can compare up to 3/);
    await user.click(await toggle(maps));
    expect(tray.getByRole('status')).toHaveTextContent('2 of 3 courses chosen.');
    await user.click(fourth);
    expect(fourth).toHaveAttribute('aria-pressed', 'true');
  });

  it('shows them side by side in a table, with prices as the checkout counts them', async () => {
    const shown = show({ as: 'learner' });
    await compare(shown, [maps, repair, bread]);
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
    expect(heads).toEqual([maps, repair, bread]);
    expect(await screen.findByText('₹499.00 + ₹49.90 tax')).toBeVisible();
    await waitFor(() => expect(row('Price with tax').map((cell) => cell.textContent)).toHaveLength(3));
    expect(row('Price with tax')[1]).toHaveTextContent('₹548.90');
    expect(row('Price with tax')[2]).toHaveTextContent('Free');
    expect(row('Level')).toHaveLength(3);
    expect(row('Length')[0]).toHaveTextContent(/Takes .*evening/);
    expect(within(row('Student Reviews')[0] as HTMLElement).getByText('5 stars')).toBeVisible();
    expect(within(row('Instructor')[0] as HTMLElement).getByRole('link', { name: 'Ivo Instructor' })).toBeVisible();
    expect(row('Next step').map((cell) => within(cell).getByRole('button').textContent)).toEqual([
      'Go to Course',
      expect.stringContaining('Add to Cart'),
      expect.stringContaining('Enroll Now'),
    ]);
  });

  it('puts a course into the cart without a notice over the comparison, and leads to the cart', async () => {
    const shown = show({ as: 'learner' });
    const dialog = await compare(shown, [maps, repair]);
    const { user, marketplace, navigate } = shown;
    const add = await dialog.findByRole('button', { name: `Add to Cart: ${repair}` });
    await user.click(add);
    await waitFor(() => expect(add).toHaveAccessibleName(`Go to cart: ${repair}`));
    expect(marketplace.cart.has(bicycleRepair)).toBe(true);
    expect(marketplace.notices.getState().isOpen).toBe(false);
    expect(dialog.getByText(`"${repair}" is in your cart.`)).toHaveAttribute('role', 'status');
    await user.click(add);
    expect(navigate).toHaveBeenCalledWith('/cart');
  });

  it('asks a visitor to sign in', async () => {
    const shown = show();
    const dialog = await compare(shown, [maps, repair]);
    await shown.user.click(await dialog.findByRole('button', { name: `Add to Cart: ${repair}` }));
    expect(await screen.findByRole('dialog', { name: 'Login Required' })).toBeVisible();
  });

  it('opens from a marked card too, closes by Escape and gives the focus back', async () => {
    const { user } = show();
    await user.click(await toggle(maps));
    expect(screen.queryByRole('button', { name: /^Compare 2/ })).toBeNull();
    const second = await toggle(repair);
    second.focus();
    await user.keyboard(' ');
    await screen.findByRole('region', { name: 'Courses to compare' });
    await user.tab();
    expect(document.activeElement).toHaveTextContent('Compare 2 courses');
    const opener = document.activeElement;
    await user.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Compare courses' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(opener).toHaveFocus();
  });

  it('removes a course that is gone, and says which', async () => {
    const shown = show({
      stored: {
        comparison: JSON.stringify([
          { _id: 'f'.repeat(24), title: 'Knots of the Sea', imageUrl: '/knots.svg' },
          { _id: weatherMaps, title: maps, imageUrl: '/maps.svg' },
        ]),
      },
    });
    const tray = within(await screen.findByRole('region', { name: 'Courses to compare' }));
    await shown.user.click(tray.getByRole('button', { name: 'Compare 2 courses' }));
    expect(
      await screen.findByText('"Knots of the Sea" is no longer available, so it was removed from the comparison.'),
    ).toBeVisible();
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([maps]);
    expect(shown.marketplace.comparison.getState().courses.map(({ _id }) => _id)).toEqual([weatherMaps]);
  });

  it('says what could not be loaded, and tries again', async () => {
    const shown = show({ prepare: (api) => api.fail('courses.get', { status: 500, body: '<h1>', times: 1 }) });
    const dialog = await compare(shown, [maps, repair]);
    expect(await dialog.findByText('Failed to load course details.')).toBeVisible();
    await shown.user.click(dialog.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(dialog.queryByRole('alert')).toBeNull());
    expect(dialog.getAllByText(/^Takes/)).toHaveLength(2);
  });

  it('follows another tab', async () => {
    const { marketplace } = show();
    const button = await toggle(maps);
    act(() => void marketplace.comparison.add({ _id: weatherMaps, title: maps, imageUrl: '/maps.svg' }));
    expect(button).toHaveAttribute('aria-pressed', 'true');
  });

  it('is what cards need to have a toggle', async () => {
    renderWithMarketplace(<CourseCard courseId={weatherMaps} />);
    await screen.findByRole('article', { name: maps });
    expect(screen.queryByRole('button', { name: /^Compare/ })).toBeNull();
  });
});
