import { post } from './api.ts';
import { prepareCourse } from './authors.ts';
import { expect, test } from './embedding.ts';

/** A learner with a certificate that they show to everyone. */
async function certified(url: string) {
  const course = await prepareCourse(url, 'Splicing a Rope');
  const text = { type: 'text', textContent: '<p>Three strands.</p>', isPublished: true };
  const lectureId = await course.addLecture({ title: 'The eye splice', order: 0, ...text });
  const done = { lectureId, isCompleted: true, lastWatchedPosition: 0 };
  await course.learner.get('/enrollment/lecture-progress', post(done));
  const { certificates } = await course.learner.get<{ certificates: { number: string }[] }>('/certificate');
  const number = certificates[0]?.number ?? '';
  const show = (isPublic: boolean) =>
    course.learner.get<unknown>(`/certificate/${number}`, { method: 'PUT', body: { isPublic } });
  await show(true);
  return { course, number, show };
}

test("a certificate stands on another site's page while its holder shows it", { tag: '@deep' }, async ({
  page,
  marketplace,
  openHost,
  complaints,
}) => {
  const { course, number, show } = await certified(marketplace.url);
  const element = `<lectern-certificate number="${number}"><a href="#kept">See the certificate</a></lectern-certificate>`;
  await openHost(element);
  const shown = page.locator('lectern-certificate');
  await expect(shown.getByText('Splicing a Rope')).toBeVisible();
  await expect(shown.getByText('Valid', { exact: true })).toBeVisible();
  await expect(shown.getByRole('link', { name: 'Check it at the marketplace' })).toHaveAttribute(
    'href',
    `${marketplace.url}/certificates/${number}`,
  );
  await show(false);
  await openHost(element);
  // What the page has put inside stays.
  await expect(shown.getByRole('link', { name: 'See the certificate' })).toBeVisible();
  await expect(shown.getByText('Valid', { exact: true })).toBeHidden();
  await course.remove();
  // The console names what a partner has to change.
  const isNamed = (text: string) => text.includes('<lectern-certificate>') || text.includes('404');
  expect(complaints.filter(isNamed).length).toBeGreaterThan(0);
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !isNamed(text)));
});
