import { createMockApi, seedIds } from '@lectern/sdk/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { withoutLectures } from '../../testing/seedChanges.ts';
import { CourseDetail } from './index.ts';

withMockServer();
const paid = seedIds.courses.bicycleRepair;
const opened = () => screen.findByRole('heading', { level: 1, name: 'Bicycle Repair at Home' });

describe('a paid course without lectures', () => {
  it('says "Coming soon" in the buy card and the bar, and can be wished for', async () => {
    renderWithMarketplace(<CourseDetail courseId={paid} />, { as: 'learner', prepare: withoutLectures });
    const page = within((await opened()).closest('.lectern-course-detail') as HTMLElement);
    const soon = page.getAllByRole('button', { name: 'Coming soon' });
    expect(soon).toHaveLength(2);
    for (const button of soon) expect(button).toHaveAttribute('aria-disabled', 'true');
    const ways = page.queryAllByText(/^(Buy Now|Enroll Now|Add to Cart)$/);
    // Related courses, which may be there by now, have their own.
    expect(ways.filter((way) => !way.closest('.lectern-related-courses'))).toEqual([]);
    expect(page.getByRole('button', { name: 'Wishlist' })).toBeVisible();
    expect(page.getAllByText('₹499.00')).not.toHaveLength(0);
    const data = document.querySelector('script[type="application/ld+json"]')?.innerHTML ?? '';
    expect(JSON.parse(data)).toMatchObject({ '@type': 'Course', name: 'Bicycle Repair at Home' });
    expect(data).not.toContain('Offer');
  });

  it('leaves out what is empty', async () => {
    renderWithMarketplace(<CourseDetail courseId={paid} />, { prepare: withoutLectures });
    await opened();
    expect(screen.queryByText(/^(0|0 lectures|0 sections.*)$/)).toBeNull();
    for (const name of ['Course Preview', 'Course Curriculum']) {
      expect(screen.queryByRole('heading', { name })).toBeNull();
    }
    expect(screen.getByText('Level')).toBeVisible();
  });

  it('tells its instructor what learners see', async () => {
    renderWithMarketplace(<CourseDetail courseId={paid} />, { as: 'instructor', prepare: withoutLectures });
    await opened();
    expect(
      screen.getByText(
        'You teach this course. It has no published lecture yet, so it says "Coming soon" and no one can buy it.',
      ),
    ).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Manage Content' })).not.toHaveLength(0);
  });

  it('is for sale where a backend does not say whether it has lectures', async () => {
    const { courses } = createMockApi().state;
    const { sections: _, categoryId: __, ...course } = courses[2] as (typeof courses)[number];
    renderWithMarketplace(<CourseDetail courseId={paid} />, {
      prepare: (api) => api.fail('courses.get', { status: 200, body: { course } }),
    });
    expect(await screen.findAllByRole('button', { name: 'Buy Now' })).toHaveLength(2);
  });
});

describe('the default texts of a course', () => {
  const headings = ["What You'll Learn", 'Requirements', 'Who This Course Is For'];

  it('are not shown to learners', async () => {
    renderWithMarketplace(<CourseDetail courseId={paid} />);
    await opened();
    for (const name of headings) expect(screen.queryByRole('heading', { name })).toBeNull();
    expect(screen.queryByText('Learn key concepts and skills')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Course Description' })).toBeVisible();
  });

  it('are shown to the author, who is told that learners do not see them', async () => {
    renderWithMarketplace(<CourseDetail courseId={paid} />, { as: 'instructor' });
    await opened();
    for (const name of headings) {
      const section = screen.getByRole('heading', { name }).closest('section') as HTMLElement;
      expect(section).toHaveTextContent(
        'Only you see this section, with its standard texts. Learners see it once you write your own.',
      );
    }
    expect(screen.getByText('Learn key concepts and skills')).toBeVisible();
  });

  it('leave a section as soon as the author writes one line', async () => {
    renderWithMarketplace(<CourseDetail courseId={paid} />, {
      prepare: ({ state }) => Object.assign(state.courses[2] ?? {}, { requirements: ['Internet access'] }),
    });
    await opened();
    expect(screen.getByRole('heading', { name: 'Requirements' })).toBeVisible();
    expect(screen.getByText('Internet access')).toBeVisible();
  });
});
