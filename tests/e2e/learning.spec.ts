import { expect, test } from './fixtures.ts';

/** What a learner submits, in a real browser against the built server (§2, course learning). */

interface Course {
  _id: string;
  title: string;
  sections: { lectures: { _id: string; type: string; quizId?: string }[] }[];
}

test('a quiz is answered by keyboard, survives a reload and is graded; an assignment is submitted; the course is reviewed', async ({
  page,
  server,
}) => {
  const call = async (path: string, init: RequestInit = {}) => {
    const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
    return (await fetch(`${server.url}/api${path}`, { ...init, headers })).json();
  };
  let token = '';
  const signIn = JSON.stringify({ email: 'learner@lectern.example', password: 'lectern-demo' });
  token = (await call('/auth/signin', { method: 'POST', body: signIn })).token;
  const answers: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().includes('/api/enrollment/') || response.request().method() !== 'GET') return;
    answers.push(await response.text().catch(() => ''));
  });

  /** The first lecture of a type in the demo learner's courses. */
  const find = async (type: string) => {
    const { courses } = (await call('/enrollment/purchased-courses')) as { courses: Course[] };
    // By title: which course was studied last depends on other tests.
    courses.sort((one, other) => one.title.localeCompare(other.title));
    for (const { _id } of courses) {
      const { course } = (await call(`/enrollment/purchased-courses/${_id}`)) as { course: Course };
      const lecture = course.sections.flatMap(({ lectures }) => lectures).find((one) => one.type === type);
      if (lecture) return { courseId: _id, path: `/course/${_id}/learning?lecture=${lecture._id}` };
    }
    throw new Error(`The demo's learner has no ${type}.`);
  };

  await page.addInitScript((kept) => localStorage.setItem('token', kept), token);
  const quiz = await find('quiz');
  await page.goto(quiz.path);
  const questions = page.getByRole('group', { name: /^Question \d+ of \d+/ });
  await questions.first().getByRole('radio').first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(questions.first().getByRole('radio').nth(1)).toBeChecked();
  await page.reload();
  await expect(questions.first().getByRole('radio').nth(1)).toBeChecked();
  expect(answers.join()).not.toMatch(/isCorrect|correctAnswer|explanation|explainedIn/);

  await page.getByRole('button', { name: 'Submit quiz' }).click();
  const notice = page.getByRole('dialog', { name: 'Missing Answers' });
  await expect(notice).toContainText('Please answer all questions before submitting.');
  await notice.getByRole('button', { name: 'OK' }).click();
  await expect(questions.nth(1).getByRole('radio').first()).toBeFocused();
  for (const question of await questions.all()) {
    const field = question.getByRole('textbox');
    if (await field.count()) await field.fill('something');
    else await question.getByRole('radio').or(question.getByRole('checkbox')).first().check();
  }
  await page.getByRole('button', { name: 'Submit quiz' }).click();
  await expect(page.getByRole('heading', { name: /^(Passed|Not passed)$/ })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Your attempts' }).getByRole('listitem')).toHaveCount(1);

  await page.goto((await find('assignment')).path);
  await page.getByRole('textbox', { name: 'Submission text' }).fill('One page, set twice.');
  await page.getByRole('button', { name: 'Submit assignment' }).click();
  await expect(page.getByText('Not graded yet')).toBeVisible();

  await page.goto(`/courses/${quiz.courseId}`);
  await page.getByRole('textbox', { name: 'Your review' }).fill('It says why, not only how.');
  await page.getByRole('button', { name: 'Submit review' }).click();
  await expect(page.getByRole('dialog', { name: 'Review Added!' })).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('region', { name: 'Your review' })).toContainText('It says why, not only how.');
  await expect(page.getByText('It says why, not only how.')).toHaveCount(1);
});
