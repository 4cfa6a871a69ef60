import { post } from './api.ts';
import { prepareCourse } from './authors.ts';
import { expect, test } from './fixtures.ts';

/** A course of two texts, of which the learner has completed the first. */
async function prepare(url: string) {
  const course = await prepareCourse(url, 'Knots for Small Boats');
  const add = (title: string, order: number) =>
    course.addLecture({
      title,
      order,
      type: 'text',
      textContent: '<p>Over, under and through.</p>',
      isPublished: true,
    });
  const first = await add('The bowline', 0);
  await add('The sheet bend', 1);
  const done = { lectureId: first, isCompleted: true, lastWatchedPosition: 0 };
  await course.learner.get('/enrollment/lecture-progress', post(done));
  return course;
}

test('who completes a course gets a certificate, shows it, and others check it', { tag: '@deep' }, async ({
  page,
  server,
  become,
  browser,
}) => {
  const course = await prepare(server.url);
  await become(course.learner);
  await page.goto(`/course/${course.courseId}/learning`);
  await page.getByRole('button', { name: 'Mark as Complete' }).click();
  await page.getByRole('link', { name: 'See your certificate' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Certificate of completion' })).toBeVisible();
  const address = page.url();
  expect(address).toMatch(/\/certificates\/[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  const sheet = page.locator('.lectern-certificate');
  await expect(sheet.getByRole('link', { name: 'Knots for Small Boats' })).toBeVisible();
  await expect(sheet.getByText('Valid', { exact: true })).toBeVisible();

  await test.step('the printed one', async () => {
    for (const [name, size] of [
      ['Download PDF (A4)', '841.89 595.28'],
      ['Download PDF (US Letter)', '792 612'],
    ] as const) {
      const href = await sheet.getByRole('link', { name }).getAttribute('href');
      const answer = await page.request.get(href ?? '');
      expect(answer.headers()['content-type']).toBe('application/pdf');
      const pdf = (await answer.body()).toString('latin1');
      expect(pdf).toMatch(/^%PDF-/);
      expect(pdf).toMatch(/\/Marked true/);
      expect(pdf).toContain(`/MediaBox [0 0 ${size}]`);
      // Embedded, a subset, and with a map to Unicode.
      const fonts = pdf.match(/\/Type0.*?endobj/gs) ?? [];
      expect(fonts.length).toBeGreaterThan(0);
      for (const font of fonts) {
        expect(font).toMatch(/\/BaseFont \/[A-Z]{6}\+/);
        expect(font).toContain('/ToUnicode');
      }
      expect(pdf).toMatch(/\/FontFile[23]/);
    }
  });

  const stranger = await (await browser.newContext({ baseURL: server.url })).newPage();
  await test.step('is private at first', async () => {
    const answer = await stranger.goto(address);
    expect(answer?.status()).toBe(404);
    await expect(
      stranger.getByText('This certificate is valid. Its holder keeps the name and the course private.'),
    ).toBeVisible();
    await expect(stranger.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });

  await test.step('is shown with one press, by keyboard', async () => {
    await sheet.getByRole('checkbox', { name: 'Everyone with the link' }).press('Space');
    await expect(sheet.getByRole('button', { name: 'Copy link' })).toBeVisible();
    const answer = await stranger.goto(address);
    expect(answer?.status()).toBe(200);
    // Without a script, too: it is rendered.
    expect(await answer?.text()).toContain('Knots for Small Boats');
    await expect(stranger.getByText('Valid', { exact: true })).toBeVisible();
    await expect(stranger.locator('meta[name="robots"]')).toHaveCount(0);
    await expect(stranger.getByRole('checkbox')).toHaveCount(0);
  });

  await test.step('is found without hyphens and in lower case, and its page has one address', async () => {
    const written = address.replace(/[^/]+$/, (number) => number.replaceAll('-', '').toLowerCase());
    expect((await stranger.goto(written))?.status()).toBe(200);
    await expect(stranger).toHaveURL(address);
    await expect(stranger.getByText('Valid', { exact: true })).toBeVisible();
  });

  await test.step('mistyped, says what to look at and offers the check', async () => {
    expect((await stranger.goto(address.replace(/.$/, 'O')))?.status()).toBe(404);
    await expect(stranger.getByText(/no I, L, O or U/)).toBeVisible();
    await stranger.getByRole('textbox', { name: 'Number or Open Badge' }).fill(address);
    await stranger.getByRole('button', { name: 'Check' }).press('Enter');
    await expect(stranger).toHaveURL(address);
    await expect(stranger.getByText('Valid', { exact: true })).toBeVisible();
  });

  await test.step('keeps its words, and can be hidden again', async () => {
    await course.author.get('/instructor/course', {
      method: 'PUT',
      body: { courseId: course.courseId, title: 'Other' },
    });
    await stranger.reload();
    await expect(stranger.getByRole('link', { name: 'Knots for Small Boats' })).toBeVisible();
    await sheet.getByRole('checkbox', { name: 'Everyone with the link' }).press('Space');
    await expect(sheet.getByRole('button', { name: 'Copy link' })).toBeHidden();
    expect((await stranger.goto(address))?.status()).toBe(404);
  });

  await test.step('is on the dashboard and in the profile', async () => {
    await page.goto('/dashboard');
    await page.getByRole('link', { name: /^Certificate of / }).click();
    await expect(page).toHaveURL(address);
    await page.goto('/profile');
    await page.getByRole('region', { name: 'Your certificates' }).getByRole('link').click();
    await expect(page).toHaveURL(address);
  });
  await stranger.context().close();
  await course.remove();
});
