import { describe, expect, it } from 'vitest';
import type { Tools } from './tools.ts';

/** What learners have for completed courses. */
export function describeCertificates({ signIn, visitor, refusal }: Tools) {
  /** A course of one assignment, and a learner who isn't done. */
  async function course() {
    const author = await signIn('instructor');
    const { categories } = await visitor().categories.list();
    const made = await author.courses.create({
      title: 'A Kite in a Weekend',
      description: 'Paper, sticks, and where to tie the string.',
      price: 0,
      category: categories[0]?._id ?? '',
      status: 'published',
    });
    const courseId = made.course?._id ?? '';
    const { section } = await author.sections.create({ courseId, title: 'Saturday' });
    const { lecture } = await author.lectures.create({
      courseId,
      sectionId: section?._id ?? '',
      order: 0,
      title: 'A kite',
      type: 'assignment',
      contentUrl: 'https://example.com/kite',
    });
    const learner = await signIn('learner');
    await learner.enrollments.enroll({ courseId });
    const complete = () => learner.assignments.submit({ id: lecture?._id ?? '', submissionText: 'Mine flew.' });
    const own = async () => (await learner.certificates.list()).certificates.filter((one) => one.courseId === courseId);
    return { author, courseId, learner, complete, own };
  }

  describe('a certificate', () => {
    it('comes with the last lecture, once, and keeps what it says', async () => {
      const { author, courseId, learner, complete, own } = await course();
      expect(await own()).toEqual([]);
      await complete();
      const [certificate] = await own();
      const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`;
      expect(certificate).toMatchObject({
        courseTitle: 'A Kite in a Weekend',
        learnerName: nameOf((await learner.users.profile()).user),
        instructorName: nameOf((await author.users.profile()).user),
        isPublic: false,
        pdfUrl: expect.any(String),
        credentialUrl: expect.any(String),
      });
      await complete();
      await author.courses.update({ courseId, title: 'Another title' });
      expect((await own()).map(({ number, courseTitle }) => [number, courseTitle])).toEqual([
        [certificate?.number, 'A Kite in a Weekend'],
      ]);
    });

    it('is for its holder alone, until it is shown to everyone', async () => {
      const { author, learner, complete, own } = await course();
      await complete();
      const [{ number } = { number: '' }] = await own();
      for (const client of [visitor(), author])
        expect(await refusal(client.certificates.get({ number }))).toMatchObject({
          status: 404,
          code: 'certificate_private',
        });
      expect(await refusal(author.certificates.update({ number, isPublic: true }))).toMatchObject({ status: 404 });
      expect(await refusal(visitor().certificates.list())).toMatchObject({ status: 401 });
      await learner.certificates.update({ number, isPublic: true });
      const { certificate } = await visitor().certificates.get({ number: number.toLowerCase() });
      expect(certificate).toMatchObject({ number, isPublic: true });
      expect([certificate.pdfUrl, certificate.credentialUrl]).toEqual([undefined, undefined]);
      await learner.certificates.update({ number, isPublic: false });
      expect(await refusal(visitor().certificates.get({ number }))).toMatchObject({ status: 404 });
    });

    it('that somebody wrote themselves is none', async () => {
      expect(await visitor().certificates.check({ credential: 'e30.e30.e30' })).toEqual({ verdict: 'changed' });
    });
  });
}
