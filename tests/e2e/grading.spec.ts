import { sampled } from '../runs.ts';
import { post, signUp } from './api.ts';
import { prepareCourse } from './authors.ts';
import { expect, test } from './fixtures.ts';

const short = 'A robin on the fence, at seven.';
const long = Array.from({ length: 40 }, (_, day) => `Day ${day + 1}: ${short} It sang twice and flew off.`).join('\n');

const sizes = [
  [360, 740],
  [1280, 800],
  [768, 1024],
] as const;

for (const [width, height] of sampled(sizes)) {
  test(`the next submission shows its task and grade at ${width} px`, async ({ page, server, become }) => {
    const course = await prepareCourse(server.url, `Watching Birds ${width}`);
    const lectureId = await course.addLecture({
      title: 'A week at the window',
      type: 'assignment',
      contentUrl: 'https://example.com/birds',
      textContent: Array.from({ length: 6 }, (_, step) => `${step + 1}. Note the bird, the hour and the weather.`).join(
        '\n',
      ),
      order: 0,
      isPublished: true,
    });
    for (const submissionText of [long, short, long, short]) {
      const learner = await signUp(server.url);
      await learner.get('/enrollment/enroll', post({ courseId: course.courseId }));
      await learner.get(`/enrollment/assignment/${lectureId}/submit`, post({ submissionText }));
    }
    await become(course.author);
    await page.setViewportSize({ width, height });
    await page.goto(`/instructor/grading/${lectureId}`);
    const grade = page.getByRole('textbox', { name: 'Grade', exact: true });
    const header = await page.getByRole('banner').evaluate((one) => one.getBoundingClientRect().bottom);

    for (const text of [short, long]) {
      await grade.fill('80');
      await page.getByRole('button', { name: 'Save and next' }).click();
      await expect(grade).toHaveValue('');
      await expect(page.locator('.lectern-submitted-work-text')).toHaveText(text);
      const heading = page.getByRole('heading', { name: "Mira Sen's submission" });
      await expect(heading).toBeFocused();
      const task = page.locator('.lectern-grading-task > summary');
      const jump = page.getByRole('button', { name: 'Go to grade' });
      // A phone has no room for a form beside the submission.
      const isBelow = width === 360 && text === long;
      for (const part of [task, heading, isBelow ? jump : grade]) {
        await expect(part).toBeInViewport({ ratio: 1 });
        expect(await part.evaluate((one) => one.getBoundingClientRect().top)).toBeGreaterThanOrEqual(header);
      }
      if (!isBelow) await expect(jump).toBeHidden();
      else {
        await jump.click();
        await expect(grade).toBeFocused();
        await expect(grade).toBeInViewport({ ratio: 1 });
      }
    }
    await course.remove();
  });
}
