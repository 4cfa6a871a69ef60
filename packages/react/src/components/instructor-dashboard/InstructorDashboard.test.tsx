import { seedIds } from '@lectern/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { works } from '../grading/seed.ts';
import { InstructorDashboard } from './index.ts';

withMockServer();
const id = seedIds.courses.weatherMaps;
const card = async (name = 'Reading Weather Maps') => within(await screen.findByRole('article', { name }));
const numbers = {
  _id: id,
  title: 'Reading Weather Maps',
  price: 1299.5,
  averageRating: 4.66,
  numberOfReviews: 118,
  stats: { learners: 1204, completion: 41.25, revenue: 156479.8 },
};

describe('InstructorDashboard', () => {
  it('shows each course with the ways to see, edit, fill and delete it', async () => {
    renderWithMarketplace(<InstructorDashboard />, { as: 'instructor' });
    const course = await card();
    expect(screen.getAllByRole('article')).toHaveLength(12);
    for (const [name, href] of [
      ['View', `/course/${id}`],
      ['Edit', `/instructor/course/edit/${id}`],
      ['Manage Content', `/instructor/course/${id}/content`],
    ]) {
      expect(course.getByRole('link', { name: `${name}: Reading Weather Maps` })).toHaveAttribute('href', href);
    }
    expect(course.getByRole('button', { name: 'Delete: Reading Weather Maps' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create New Course' })).toHaveAttribute('href', '/instructor/course/new');
  });

  it('shows the enrollments and revenue of the last eight weeks as a table', async () => {
    renderWithMarketplace(<InstructorDashboard />, { as: 'instructor' });
    const table = within(await screen.findByRole('table', { name: 'Enrollments of the last eight weeks' }));
    expect(table.getAllByRole('columnheader')).toHaveLength(8);
    const cells = (name: string) =>
      within(table.getByRole('row', { name: new RegExp(`^${name}`) }))
        .getAllByRole('cell')
        .map((cell) => cell.textContent);
    expect(cells('Enrollments')).toEqual(['0', '0', '0', '0', '0', '0', '0', '1']);
    expect(cells('Revenue').at(-1)).toMatch(/^₹/);
  });

  it('has no table before anyone enrolls', async () => {
    renderWithMarketplace(<InstructorDashboard />, {
      as: 'instructor',
      prepare: (api) => void api.state.enrollments.splice(0),
    });
    await card();
    await waitFor(() => expect(screen.queryByRole('table')).toBeNull());
  });

  it('shows the status, teal where it is published and amber elsewhere', async () => {
    renderWithMarketplace(<InstructorDashboard />, {
      as: 'instructor',
      prepare: (api) => Object.assign(api.state.courses[1] ?? {}, { status: 'archived' }),
    });
    expect((await card()).getByText('Published')).toHaveAttribute('data-accent', 'teal');
    expect((await card('Bread With Patience')).getByText('Archived')).toHaveAttribute('data-accent', 'amber');
  });

  it('says what is missing where a published course has no lecture to sell', async () => {
    renderWithMarketplace(<InstructorDashboard />, {
      as: 'instructor',
      prepare(api) {
        for (const course of api.state.courses.slice(0, 3)) course.sections = [];
        Object.assign(api.state.courses[2] ?? {}, { status: 'draft' });
      },
    });
    const missing = (await card()).getByRole('link', { name: /^Coming soon: no published lecture/ });
    expect(missing).toHaveAttribute('href', `/instructor/course/${id}/content`);
    expect((await card('Bread With Patience')).queryByText(/Coming soon/)).toBeNull();
    expect((await card('Bicycle Repair at Home')).queryByText(/Coming soon/)).toBeNull();
    expect((await card('Star Charts for City Skies')).queryByText(/Coming soon/)).toBeNull();
  });

  it('shows learners, completion, rating and revenue, in rupees', async () => {
    renderWithMarketplace(<InstructorDashboard />, {
      as: 'instructor',
      prepare: (api) => api.fail('courses.listAuthored', { status: 200, body: { courses: [numbers] } }),
    });
    const course = await card();
    for (const text of ['1,204', '41.3%', '4.7 (118 reviews)', '₹1,56,479.80', '₹1,299.50']) {
      expect(course.getByText(text)).toBeVisible();
    }
  });

  it('sums all courses: published ones, enrollments, revenue and what waits for a grade', async () => {
    const stats = (learners: number, revenue: number, waiting: number) => ({
      learners,
      completion: 0,
      revenue,
      waiting,
    });
    const body = {
      courses: [
        { ...numbers, status: 'published', stats: stats(1200, 1500, 2) },
        { ...numbers, _id: seedIds.courses.breadWithPatience, status: 'draft', stats: stats(4, 0.5, 1) },
      ],
    };
    renderWithMarketplace(<InstructorDashboard />, {
      as: 'instructor',
      prepare: (api) => api.fail('courses.listAuthored', { status: 200, body }),
    });
    const value = async (name: string) => (await screen.findByText(name, { selector: 'dt' })).nextElementSibling;
    expect(await value('Published courses')).toHaveTextContent(/^1$/);
    expect(await value('Enrollments')).toHaveTextContent(/^1,204$/);
    expect(screen.getAllByText('Revenue')[0]?.nextElementSibling).toHaveTextContent('₹1,500.50');
    expect(screen.getByRole('link', { name: '3' })).toHaveAttribute('href', '/instructor/grading');
  });

  it('counts what waits for a grade, and leads to it and to the learners', async () => {
    renderWithMarketplace(<InstructorDashboard />, {
      as: 'instructor',
      prepare: (api) => api.state.submissions.push(...works()),
    });
    expect(await screen.findByRole('link', { name: 'Grade submissions (2)' })).toHaveAttribute(
      'href',
      '/instructor/grading',
    );
    // The course's own content says how much waits for each assignment.
    expect((await card()).getByRole('link', { name: '2 to grade' })).toHaveAttribute(
      'href',
      `/instructor/course/${id}/content`,
    );
    expect((await card('Bread With Patience')).queryByRole('link', { name: /to grade/ })).toBeNull();
    expect((await card()).getByRole('link', { name: '1 learner of Reading Weather Maps' })).toHaveAttribute(
      'href',
      `/instructor/course/${id}/learners`,
    );
  });

  it('shows a dash for how many finish, where there are no learners, and says what it means', async () => {
    const stats = { learners: 0, completion: 0, revenue: 0 };
    renderWithMarketplace(<InstructorDashboard />, {
      as: 'instructor',
      prepare: (api) => api.fail('courses.listAuthored', { status: 200, body: { courses: [{ ...numbers, stats }] } }),
    });
    const value = (await card()).getByText('Completion').nextElementSibling as HTMLElement;
    expect(within(value).getByText('–')).toHaveAttribute('aria-hidden', 'true');
    expect(within(value).getByText('No learners yet')).toHaveClass('lectern-visually-hidden');
    expect((await card()).queryByText('0.0%')).toBeNull();
  });

  it('asks before it deletes, says what goes with the course, and gives the focus to the heading', async () => {
    const { user, api } = renderWithMarketplace(<InstructorDashboard />, { as: 'instructor' });
    const press = async () => user.click((await card()).getByRole('button', { name: /^Delete/ }));
    await press();
    const question = await screen.findByRole('dialog', { name: 'Delete this course?' });
    expect(question).toHaveTextContent(
      'Are you sure you want to delete "Reading Weather Maps"? This will also delete all associated content (sections, lectures and quizzes). This action cannot be undone. 1 learner is enrolled and keeps the published lectures and quizzes, the progress and the own submissions.',
    );
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(api.state.courses).toHaveLength(12);
    await press();
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Reading Weather Maps' })).toBeNull());
    expect(api.state.courses).toHaveLength(11);
    expect(screen.getByText('"Reading Weather Maps" was deleted.')).toBeInTheDocument();
    // The next course's, in the place of the one that is gone.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete: Bread With Patience' })).toHaveFocus());
  });

  it('mentions no learners where the course has none', async () => {
    const { user } = renderWithMarketplace(<InstructorDashboard />, { as: 'instructor' });
    await user.click((await card('Bread With Patience')).getByRole('button', { name: /^Delete/ }));
    expect(await screen.findByRole('dialog', { name: 'Delete this course?' })).toHaveTextContent(
      /This action cannot be undone\.(?!.*learner)/,
    );
  });

  it('says that what waits for a grade gets none once the course is deleted', async () => {
    const { user } = renderWithMarketplace(<InstructorDashboard />, {
      as: 'instructor',
      prepare: (api) => api.state.submissions.push(...works()),
    });
    await user.click((await card()).getByRole('button', { name: /^Delete/ }));
    expect(await screen.findByRole('dialog', { name: 'Delete this course?' })).toHaveTextContent(
      '2 submissions that wait can no longer be graded.',
    );
  });

  it.each([
    ['the message of the server', { message: 'It is being sold right now.' }, 'It is being sold right now.'],
    ["'Failed to delete course.' without one", {}, 'Failed to delete course.'],
  ])("shows 'Deletion Failed' with %s, and keeps the course", async (_, body, message) => {
    const { user } = renderWithMarketplace(<InstructorDashboard />, {
      as: 'instructor',
      prepare: (api) => api.fail('courses.remove', { status: 409, body }),
    });
    await user.click((await card()).getByRole('button', { name: /^Delete/ }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('dialog', { name: 'Deletion Failed' })).toHaveTextContent(message);
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(await card()).toBeDefined();
  });

  it.each([
    ['without a reason', { status: 500, body: '<h1>' }, 'Failed to load your courses.'],
    [
      'with the one of the server',
      { status: 500, body: { message: 'Back at ten.' } },
      'Failed to load your courses. Back at ten.',
    ],
  ])("says 'Failed to load your courses.' %s, and tries again", async (_, failure, message) => {
    const { user } = renderWithMarketplace(<InstructorDashboard />, {
      as: 'instructor',
      prepare: (api) => api.fail('courses.listAuthored', { ...failure, times: 1 }),
    });
    expect(await screen.findByText(message)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await card()).toBeDefined();
  });

  it('invites one who has none to create the first', async () => {
    renderWithMarketplace(<InstructorDashboard />, {
      as: 'instructor',
      prepare: (api) => api.state.courses.splice(0),
    });
    expect(await screen.findByText(/^You haven't created a course yet\./)).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Create New Course' })).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Tell learners who you are' })).toHaveAttribute('href', '/profile');
    expect(screen.getByRole('link', { name: 'See how others teach' })).toHaveAttribute('href', '/course');
  });

  it('shows an admin an empty list without a way to write', async () => {
    renderWithMarketplace(<InstructorDashboard />, { as: 'admin' });
    expect(await screen.findByText(/^Only instructors have courses here\./)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Create New Course' })).toBeNull();
  });

  it('sends learners to their dashboard, and visitors to sign in', () => {
    const learner = renderWithMarketplace(<InstructorDashboard />, { as: 'learner' });
    expect(learner.navigate).toHaveBeenCalledWith('/dashboard', { replace: true });
    learner.unmount();
    const visitor = renderWithMarketplace(<InstructorDashboard />);
    expect(visitor.navigate).toHaveBeenCalledWith('/login?next=%2F', { replace: true });
  });
});
