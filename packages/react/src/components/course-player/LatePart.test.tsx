import { seedIds } from '@lectern/sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { CoursePlayer } from './index.ts';

withMockServer();
const course = seedIds.courses.weatherMaps;
const { assignment, secondText } = seedIds.lectures;
const open = (lectureId: string) =>
  renderWithMarketplace(<CoursePlayer courseId={course} lectureId={lectureId} />, { as: 'learner' });

// In this order: what has loaded once stays.
it('keeps the rest of the player where the code of a lecture cannot be loaded, and tries again', async () => {
  vi.doMock('../assignment-runner/AssignmentRunner.tsx', () => {
    throw new Error('offline');
  });
  const { user, container } = open(assignment);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(container.querySelector('.lectern-course-player-lecture[data-state="error"]')).toContainElement(retry);
  vi.doUnmock('../assignment-runner/AssignmentRunner.tsx');
  await user.click(retry);
  expect(await screen.findByRole('textbox', { name: 'Submission text' })).toBeVisible();
  const lecture = container.querySelector('.lectern-course-player-lecture');
  expect(lecture).toHaveAttribute('data-state', 'ready');
  expect(lecture).toHaveFocus();
});

it('loads what the next lecture needs before it is opened, and not what others need', async () => {
  const loaded: string[] = [];
  const files = ['./video/VideoPlayer.tsx', '../quiz-runner/QuizRunner.tsx'] as const;
  for (const file of files) {
    vi.doMock(file, (original) => {
      loaded.push(file);
      return original();
    });
  }
  open(secondText);
  await waitFor(() => expect(loaded).toEqual([files[1]]));
});
