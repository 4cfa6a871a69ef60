import { mockId } from '@lectern/sdk/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { LearnerDashboard } from './index.ts';

withMockServer();
const course = mockId(3, 1);

describe('LearnerDashboard', () => {
  it('puts what to go on with first, and offers courses to one who has none', async () => {
    const first = renderWithMarketplace(<LearnerDashboard />, { as: 'learner' });
    expect(screen.getByRole('heading', { level: 1, name: 'Learner Dashboard' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Continue Learning: Reading Weather Maps' })).toHaveAttribute(
      'href',
      `/course/${course}/learning`,
    );
    first.unmount();
    renderWithMarketplace(<LearnerDashboard />, { as: 'instructor' });
    expect(screen.getByRole('heading', { level: 1, name: 'Instructor & Learner Dashboard' })).toBeVisible();
    expect(await screen.findByText('You have not enrolled in a course yet.')).toBeVisible();
  });

  it("says 'Failed to fetch purchased courses.' and tries again", async () => {
    const { user } = renderWithMarketplace(<LearnerDashboard />, {
      as: 'learner',
      prepare: (api) => api.fail('enrollments.list', { status: 500, body: '<h1>', times: 1 }),
    });
    expect(await screen.findByText('Failed to fetch purchased courses.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article')).toBeVisible();
  });

  it("shows 'N/A' where the progress of one course cannot be had, and the others as ever", async () => {
    renderWithMarketplace(<LearnerDashboard />, {
      as: 'learner',
      prepare: (api) => {
        const courses = [
          { _id: mockId(3, 1), title: 'Counted' },
          { _id: mockId(3, 2), title: 'Not counted' },
        ];
        api.fail('enrollments.list', { status: 200, body: { courses: [{ ...courses[0], progress: 40 }, courses[1]] } });
        api.fail('enrollments.courseProgress', { status: 500, body: '<p>' });
      },
    });
    expect(await screen.findByText('N/A')).toBeVisible();
    expect(screen.getByText('40.0% complete')).toBeVisible();
  });
});
