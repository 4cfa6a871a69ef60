import { mockId, seedIds } from '@lectern/sdk/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { withPraise } from '../../testing/seedChanges.ts';
import { InstructorProfile } from './index.ts';

withMockServer();
const instructor = seedIds.users.instructor;

describe('InstructorProfile', () => {
  it('shows name, figures and published courses', async () => {
    renderWithMarketplace(<InstructorProfile instructorId={instructor} />);
    expect(await screen.findByRole('heading', { level: 1, name: 'Ivo Instructor' })).toBeVisible();
    expect(screen.getByRole('blockquote')).toHaveTextContent('Walk first, then talk.');
    expect(screen.getByRole('heading', { name: 'Courses by Ivo Instructor' })).toBeVisible();
    expect(screen.getByRole('article', { name: 'Reading Weather Maps' })).toBeVisible();
  });

  it('quotes what learners say, with a link to the course', async () => {
    renderWithMarketplace(<InstructorProfile instructorId={instructor} />, { prepare: withPraise });
    expect(await screen.findByRole('heading', { name: 'What Learners Say' })).toBeVisible();
    const quotes = screen.getAllByRole('figure');
    expect(quotes).toHaveLength(1);
    expect(quotes[0]).toHaveTextContent('I read the sky before I pack.');
    expect(within(quotes[0] as HTMLElement).getByRole('img', { name: '5 out of 5 stars' })).toBeVisible();
    const link = within(quotes[0] as HTMLElement).getByRole('link', { name: 'Reading Weather Maps' });
    expect(link).toHaveAttribute('href', `/course/${seedIds.courses.weatherMaps}`);
  });

  it('says that there is no such instructor, and tries again after a failure', async () => {
    const first = renderWithMarketplace(<InstructorProfile instructorId={mockId(2, 99)} />);
    expect(await screen.findByText("We couldn't find that instructor.")).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse all courses' })).toHaveAttribute('href', '/course');
    first.unmount();
    const { user } = renderWithMarketplace(<InstructorProfile instructorId={instructor} />, {
      prepare: (api) => api.fail('instructors.get', { status: 500, body: '<p>', times: 1 }),
    });
    expect(await screen.findByText('Failed to fetch instructor.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  });
});
