import { type MockApi, mockId, seedIds } from '@lectern/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { CourseLearners } from './index.ts';

withMockServer();
const courseId = seedIds.courses.weatherMaps;
const draw = (prepare?: (api: MockApi) => void) =>
  renderWithMarketplace(<CourseLearners courseId={courseId} />, { as: 'instructor', ...(prepare && { prepare }) });
const enroll = (api: MockApi, firstName: string, lastName: string) => {
  const userId = api.state.nextId();
  api.state.users.push({ userId, role: 'learner', firstName, lastName, email: `${userId}@a.example`, password: 'x' });
  api.state.enrollments.push({ userId, courseId });
  return userId;
};
const names = () =>
  within(screen.getByRole('list', { name: 'Learners' }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('strong')?.textContent);

describe('CourseLearners', () => {
  it('lists learners with their progress, newest first, and finds them by name', async () => {
    const { user } = draw((api) => {
      const userId = enroll(api, 'Tomas', 'Berg');
      const lectureId = seedIds.lectures.video;
      api.state.progress.set(`${userId} ${lectureId}`, { lectureId, isCompleted: true, lastWatchedPosition: 24 });
    });
    expect(await screen.findByText('2 learners')).toBeVisible();
    expect(names()).toEqual(['Tomas Berg', 'Lena Learner']);
    expect(screen.getByRole('progressbar', { name: "Tomas Berg's progress" })).toHaveAttribute(
      'aria-valuetext',
      '20.0%',
    );
    expect(document.body).not.toHaveTextContent('@');
    await user.type(screen.getByRole('searchbox', { name: 'Search learners by name' }), 'lena');
    await waitFor(() => expect(names()).toEqual(['Lena Learner']));
    expect(screen.queryByRole('group', { name: 'Sort learners' })).toBeNull();
    expect(screen.getByText('1 learner')).toBeVisible();
  });

  it('sorts them by progress', async () => {
    const { user } = draw((api) => {
      enroll(api, 'Tomas', 'Berg');
      const lectureId = seedIds.lectures.video;
      const { learner } = seedIds.users;
      api.state.progress.set(`${learner} ${lectureId}`, { lectureId, isCompleted: true, lastWatchedPosition: 24 });
    });
    await screen.findByText('2 learners');
    expect(names()).toEqual(['Tomas Berg', 'Lena Learner']);
    expect(screen.getByText(/^at "/)).toBeVisible();
    const mostProgress = screen.getByRole('button', { name: 'Most progress' });
    await user.click(mostProgress);
    await waitFor(() => expect(names()).toEqual(['Lena Learner', 'Tomas Berg']));
    expect(mostProgress).toHaveAttribute('aria-pressed', 'true');
    expect(mostProgress).toHaveFocus();
  });

  it('says only what is known of a learner', async () => {
    draw();
    expect(await screen.findByText('not started')).toHaveTextContent(/^not started$/);
  });

  it('says so when a search finds no learner, and shows all of them again', async () => {
    const { user } = draw();
    await screen.findByText('1 learner');
    const search = screen.getByRole('searchbox', { name: 'Search learners by name' });
    await user.type(search, 'zzz');
    expect(await screen.findByText('No learners match your search.')).toBeVisible();
    expect(screen.getByText('0 learners')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all learners' }));
    expect(search).toHaveValue('');
    expect(search).toHaveFocus();
    expect(await screen.findByText('1 learner')).toBeVisible();
    expect(names()).toEqual(['Lena Learner']);
  });

  it('shows the results of a quiz when it is opened', async () => {
    const { user, sent } = draw((api) => {
      const [quiz] = api.state.quizzes;
      const [first, second] = quiz?.questions ?? [];
      api.state.attempts.set(`${seedIds.users.learner} ${quiz?._id}`, [
        {
          _id: mockId(9, 500),
          score: 50,
          passed: false,
          attemptNumber: 1,
          createdAt: '2026-03-01T00:00:00.000Z',
          results: [
            { questionId: first?._id ?? '', isCorrect: false, userAnswer: 'Asking somebody else' },
            { questionId: second?._id ?? '', isCorrect: false, userAnswer: 'true' },
          ],
        } as never,
      ]);
    });
    await screen.findByText('1 learner');
    expect(sent.some((call) => call.includes('/results'))).toBe(false);
    await user.click(await screen.findByText('What you remember'));
    expect(await screen.findByText('1 attempt · 1 learner · 0 passed · average score 50.00%')).toBeVisible();
    const questions = screen.getAllByRole('listitem').slice(-3);
    expect(questions[0]).toHaveTextContent(
      /^What comes before looking anything up\?0% correct \(1 answer\)Most common incorrect answer: Asking somebody else \(1\)$/,
    );
    expect(questions[1]).toHaveTextContent(/0% correct \(1 answer\)Most common incorrect answer: True \(1\)$/);
    expect(questions[2]).toHaveTextContent(/No answers yet\.$/);
  });

  it('says when a course has no learners', async () => {
    draw((api) => api.state.enrollments.splice(0));
    expect(await screen.findByText('This course has no learners yet.')).toBeVisible();
  });

  it("says 'Failed to load learners.' and tries again", async () => {
    const { user } = draw((api) => api.fail('courses.learners', { status: 500, body: '<h1>', times: 1 }));
    expect(await screen.findByText('Failed to load learners.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1 learner')).toBeVisible();
  });
});
