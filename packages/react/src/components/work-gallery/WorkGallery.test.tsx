import { seedIds } from '@lectern/sdk/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { withWorks } from '../../testing/seedChanges.ts';
import { CourseDetail } from '../course-detail/index.ts';
import { WorkGallery } from './index.ts';

withMockServer();
const { weatherMaps, breadWithPatience } = seedIds.courses;

describe('WorkGallery', () => {
  it('shows works newest first, each with its learner and its course', async () => {
    renderWithMarketplace(<WorkGallery limit={2} />, { prepare: withWorks });
    const figures = await screen.findAllByRole('figure');
    expect(figures).toHaveLength(2);
    const [first, second] = figures.map((figure) => within(figure));
    expect(first?.getByRole('img', { name: 'Picture of "A coast in wind arrows"' })).toBeVisible();
    expect(first?.getByText('Pia Novak')).toBeVisible();
    expect(first?.getByRole('link', { name: 'Reading Weather Maps' })).toHaveAttribute(
      'href',
      `/course/${weatherMaps}`,
    );
    expect(second?.queryByRole('img')).toBeNull();
    expect(second?.getByText('The barometer lied')).toBeVisible();
  });

  it('names no course on the page of one', async () => {
    renderWithMarketplace(<WorkGallery courseId={weatherMaps} />, { prepare: withWorks });
    expect(await screen.findAllByRole('figure')).toHaveLength(3);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it.each([
    ['there are none', () => {}],
    ['they cannot be loaded', (api: Parameters<typeof withWorks>[0]) => api.fail('works.list', { status: 500 })],
  ])('is nothing where %s', async (_, prepare) => {
    const { container, sent } = renderWithMarketplace(<WorkGallery />, { prepare });
    await expect.poll(() => sent.some((request) => request.includes('/search/works'))).toBe(true);
    expect(container.querySelector('.lectern-work-gallery')).toBeNull();
  });
});

describe('the works of a course page', () => {
  it('follow what is learned, under a heading', async () => {
    renderWithMarketplace(<CourseDetail courseId={weatherMaps} />, { prepare: withWorks });
    const heading = await screen.findByRole('heading', { level: 2, name: "What You'll Have Made" });
    expect(within(heading.closest('section') as HTMLElement).getAllByRole('figure')).toHaveLength(3);
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings.indexOf("What You'll Have Made")).toBe(headings.indexOf("What You'll Learn") + 1);
  });

  it('are no section where there are none', async () => {
    const { sent } = renderWithMarketplace(<CourseDetail courseId={breadWithPatience} />, { prepare: withWorks });
    expect(await screen.findByRole('heading', { name: 'Course Curriculum' })).toBeVisible();
    await expect.poll(() => sent.some((request) => request.includes('/search/works'))).toBe(true);
    expect(screen.queryByRole('heading', { name: "What You'll Have Made" })).toBeNull();
  });
});
