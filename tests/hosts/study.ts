import { progressPercent } from '@lectern/sdk/rules';
import { expect } from '@playwright/test';
import type { Api } from '../e2e/api.ts';
import type { Surface } from '../e2e/fixtures.ts';

/** How many courses the start pages of the examples list: those of the seed's category Writing. */
export const LISTED_COURSES = 3;

/** The course of the seed that the walks buy. Its first quiz has four questions. */
export const bought = {
  title: 'Clear Sentences',
  price: 699,
  lectures: 14,
  text: 'People before verbs',
  quiz: 'Find the actor',
};

/** Of `bought`, after a text and a quiz. */
const STUDIED_PERCENT = progressPercent(2, bought.lectures);

/** In the player of `bought`: completes a text and passes the quiz. */
export async function study(player: Surface): Promise<void> {
  await player.getByRole('button', { name: new RegExp(bought.text) }).click();
  await expect(player.getByRole('heading', { level: 1, name: bought.text })).toBeVisible();
  await player.getByRole('button', { name: 'Mark as Complete' }).click();
  await player.getByRole('button', { name: new RegExp(bought.quiz) }).click();
  for (const answer of ['The school', 'False', 'At its end']) {
    await player.getByRole('radio', { name: answer, exact: true }).check();
  }
  const written = player.getByRole('group').filter({ hasText: 'Which verb sleeps' });
  await written.getByRole('textbox').fill('adjust');
  await player.getByRole('button', { name: 'Submit quiz' }).click();
  await expect(player.getByRole('heading', { name: 'Passed', exact: true })).toBeVisible();
  await expect(player.getByRole('progressbar', { name: 'Course progress' })).toHaveAttribute(
    'aria-valuetext',
    `${STUDIED_PERCENT}% complete`,
  );
}

/** What the API has of it afterwards: one order, the passed quiz and the progress. */
export async function expectStudied(learner: Api, courseId: string): Promise<void> {
  const { orders } = await learner.get<{ orders: { items: { courseId: string }[]; subtotal: number }[] }>('/order');
  expect(orders).toMatchObject([{ subtotal: bought.price, items: [{ courseId }] }]);
  const progress = await learner.get<{ courseProgress: number }>(`/enrollment/course-progress/${courseId}`);
  expect(progress.courseProgress).toBeCloseTo(STUDIED_PERCENT);
  const { course } = await learner.get<{ course: { sections: { lectures: { quizId?: string }[] }[] } }>(
    `/enrollment/purchased-courses/${courseId}`,
  );
  const quizId = course.sections.flatMap(({ lectures }) => lectures).find((lecture) => lecture.quizId)?.quizId;
  const { attempts } = await learner.get<{ attempts: { passed: boolean }[] }>(`/enrollment/quiz/${quizId}/attempts`);
  expect(attempts).toMatchObject([{ passed: true }]);
}
