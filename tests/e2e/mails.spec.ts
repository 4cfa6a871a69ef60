import AxeBuilder from '@axe-core/playwright';
import { type Account, type Api, post, signUp } from './api.ts';
import { prepareCourse } from './authors.ts';
import { expect } from './fixtures.ts';
import { countMails, findInMail, type MailServer, test } from './mailTest.ts';

/** Mails that people can stop, from the work that is graded to the link below the mail. */

const SUBJECT = 'was graded';
const linkToConfirm = (smtp: MailServer, email: string) =>
  findInMail(smtp, email, 'Confirm your email address', /\/confirm-email\?token=[\w-]{43}/);

test('a mail about graded work leads to a page that stops such mails, and starts them again', { tag: '@deep' }, async ({
  page,
  server,
  smtp,
  become,
}) => {
  const course = await prepareCourse(server.url, 'Watching Tides');
  const lectureId = await course.addLecture({
    title: 'A week at the harbour',
    type: 'assignment',
    contentUrl: 'https://example.com/tides',
    textContent: 'Note the water each day.',
    order: 0,
    isPublished: true,
  });
  const learner = course.learner as Api & Account;
  for (const { email, get } of [course.author, learner]) {
    const token = (await linkToConfirm(smtp, email)).split('=')[1];
    await get('/auth/email-confirmation', { method: 'PUT', body: { token } });
  }
  const submit = () =>
    learner.get<{ submission: { _id: string } }>(
      `/enrollment/assignment/${lectureId}/submit`,
      post({ submissionText: 'High at noon.' }),
    );
  const { submission } = await submit();
  const grade = (points: number) =>
    course.author.get(`/instructor/submission/${submission._id}`, {
      method: 'PUT',
      body: { grade: points, feedback: 'Well seen.' },
    });
  await findInMail(smtp, course.author.email, 'New submission', /grading/);
  await grade(80);
  const link = await findInMail(smtp, learner.email, SUBJECT, /\/unsubscribe\?token=[\w.-]+/);

  await test.step('a link that is followed changes nothing', async () => {
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1, name: 'Unsubscribe' })).toBeVisible();
    await expect(page.getByText('Stop mails about graded work?')).toBeVisible();
    await expect(page).toHaveTitle(/Unsubscribe/);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    const { violations } = await new AxeBuilder({ page }).include('main').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await grade(81);
    await expect.poll(() => countMails(smtp, learner.email, SUBJECT), { timeout: 15_000 }).toBe(2);
  });

  await test.step('the button stops them, by keys', async () => {
    await page.getByRole('button', { name: 'Unsubscribe' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'You are unsubscribed' })).toBeFocused();
    const { violations } = await new AxeBuilder({ page }).include('main').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await grade(82);
  });

  await test.step('the profile shows it', async () => {
    await become(learner);
    await page.goto('/profile?tab=preferences');
    const grades = page.getByRole('checkbox', { name: 'Graded work' });
    await expect(grades).not.toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Certificates' })).toBeChecked();
    const { violations } = await new AxeBuilder({ page }).include('main').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  await test.step('and the same link starts them again', async () => {
    await become('anonymous');
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'You are unsubscribed' })).toBeFocused();
    await page.getByRole('button', { name: 'Subscribe again' }).click();
    await expect(page.getByRole('heading', { name: 'You are subscribed again' })).toBeFocused();
    await grade(83);
    // The one about 82 was never sent.
    await findInMail(smtp, learner.email, SUBJECT, /83/);
    await expect.poll(() => countMails(smtp, learner.email, SUBJECT), { timeout: 15_000 }).toBe(3);
  });

  await test.step('a mail program unsubscribes by itself', async () => {
    const answer = await fetch(`${server.url}${link}`, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });
    expect(answer.status).toBe(200);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'You are unsubscribed' })).toBeFocused();
  });
  await course.remove();
});

test('an address is confirmed by the link of a mail, once, and the profile says so', { tag: '@deep' }, async ({
  page,
  server,
  smtp,
  become,
}) => {
  const person = await signUp(server.url);
  const first = await linkToConfirm(smtp, person.email);
  await become(person);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Your email address is not confirmed' })).toBeVisible();
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  expect((await new AxeBuilder({ page }).include('main').analyze()).violations.map(({ id }) => id)).toEqual([]);
  await page.getByRole('button', { name: 'Send again' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`We sent a link to ${person.email}.`)).toBeVisible();
  await expect.poll(() => countMails(smtp, person.email, 'Subject: Confirm your email address')).toBe(2);

  await become('anonymous');
  await page.goto(await linkToConfirm(smtp, person.email));
  await expect(page.getByRole('heading', { level: 1, name: 'Confirm your email address' })).toBeVisible();
  expect((await new AxeBuilder({ page }).include('main').analyze()).violations.map(({ id }) => id)).toEqual([]);
  // Opened alone, it confirms nothing.
  expect((await person.get<{ isConfirmed: boolean }>('/user/email-confirmation')).isConfirmed).toBe(false);
  await page.getByRole('button', { name: 'Confirm address' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeFocused();
  await page.goto(first);
  await expect(page.getByRole('heading', { name: 'This link was already used' })).toBeFocused();

  await become(person);
  await page.goto('/profile');
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
  await expect(page.getByText('not confirmed')).toHaveCount(0);
});

test('a link that was cut says so', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/unsubscribe?token=abc');
  await expect(page.getByRole('heading', { name: "This link isn't valid" })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Unsubscribe' })).toHaveCount(0);
});
