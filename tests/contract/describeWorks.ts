import type { AuthorMarketplace, WorkSearch } from '@lectern/sdk';
import { describe, expect, it } from 'vitest';
import type { Tools } from './tools.ts';

/** What learners show of their submissions. */
export function describeWorks({ signIn, visitor, refusal }: Tools) {
  async function course(assignments = 1) {
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
    const tasks: string[] = [];
    for (let order = 0; order < assignments; order += 1) {
      const { lecture } = await author.lectures.create({
        courseId,
        sectionId: section?._id ?? '',
        order,
        title: `Kite ${order + 1}`,
        type: 'assignment',
        contentUrl: 'https://example.com/kite',
      });
      tasks.push(lecture?._id ?? '');
    }
    return { author, courseId, tasks, task: tasks[0] ?? '' };
  }
  /** A learner of the course who has handed in these assignments. */
  async function maker(courseId: string, tasks: readonly string[]) {
    const client = await signIn('learner');
    await client.enrollments.enroll({ courseId });
    for (const id of tasks) await client.assignments.submit({ id, submissionText: 'Mine flew for an hour.' });
    return client;
  }
  const shownOf = async (courseId: string) => (await visitor().works.list({ courseId })).works;
  const workOf = async (client: AuthorMarketplace, id: string) =>
    (await client.assignments.mySubmission({ id })).submission?.work;

  describe('a work', () => {
    it('is shown to everyone under the names of learner and teacher, without the submission', async () => {
      const { courseId, task } = await course();
      const client = await maker(courseId, [task]);
      expect(await shownOf(courseId)).toEqual([]);
      const { work } = await client.works.show({ id: task, title: ' My kite ', caption: 'Bamboo and rice paper.' });
      expect(work).toMatchObject({ title: 'My kite', caption: 'Bamboo and rice paper.' });
      const { firstName, lastName } = (await client.users.profile()).user;
      const [shown, ...others] = await shownOf(courseId);
      expect(others).toEqual([]);
      expect(shown).toMatchObject({
        ...work,
        courseId,
        courseTitle: 'A Kite in a Weekend',
        learner: { firstName, lastName },
      });
      expect(shown?.instructor.firstName).not.toBe('');
      expect(JSON.stringify(shown)).not.toContain('flew');
      expect(await workOf(client, task)).toEqual(work);
      expect((await visitor().works.list({ limit: 24 })).works.map(({ title }) => title)).toContain('My kite');
    });

    it('is changed by its learner, stays with a new submission, and is taken down', async () => {
      const { courseId, task } = await course();
      const client = await maker(courseId, [task]);
      const first = (await client.works.show({ id: task, title: 'Kite', caption: 'Blue.' })).work;
      const { work } = await client.works.show({ id: task, title: 'My kite' });
      expect(work).toMatchObject({ title: 'My kite', caption: '', sharedAt: first.sharedAt });
      const { submission } = await client.assignments.submit({ id: task, submissionText: 'It flies better now.' });
      expect(submission.work).toEqual(work);
      expect((await shownOf(courseId)).map(({ title }) => title)).toEqual(['My kite']);
      await client.works.takeDown({ id: task });
      await client.works.takeDown({ id: task });
      expect(await shownOf(courseId)).toEqual([]);
      expect(await workOf(client, task)).toBeUndefined();
      expect((await client.assignments.mySubmission({ id: task })).submission).toBeDefined();
    });

    it('needs a submission of an enrolled learner, and a title', async () => {
      const { author, courseId, task } = await course();
      const client = await signIn('learner');
      const show = (by: AuthorMarketplace) => refusal(by.works.show({ id: task, title: 'My kite' }));
      expect(await refusal(visitor().works.show({ id: task, title: 'My kite' }))).toMatchObject({ status: 401 });
      expect(await show(client)).toMatchObject({ status: 403, code: 'not_enrolled' });
      await client.enrollments.enroll({ courseId });
      expect(await show(client)).toMatchObject({
        status: 404,
        code: 'not_found',
        message: 'Submission not found or not available.',
      });
      expect(await show(author)).toMatchObject({ status: 403 });
      await client.assignments.submit({ id: task, submissionText: 'Mine flew.' });
      await expect(client.works.show({ id: task, title: ' ' })).rejects.toMatchObject({
        message: 'Please give your work a title.',
      });
      await expect(client.works.show({ id: task, title: 'a'.repeat(81) })).rejects.toMatchObject({
        message: 'This text is too long.',
      });
      await expect(visitor().works.list({ limit: 25 })).rejects.toMatchObject({
        message: 'Please ask for 1 to 24 works.',
      });
    });

    it('is the newest of each learner and course, newest first', async () => {
      const { courseId, tasks } = await course(2);
      const client = await maker(courseId, tasks);
      const [one = '', other = ''] = tasks;
      await client.works.show({ id: one, title: 'First' });
      await client.works.show({ id: other, title: 'Second' });
      const later = await course();
      await maker(later.courseId, [later.task]);
      await client.works.show({ id: later.task, title: 'Third' });
      const titles = async (search: WorkSearch) => (await visitor().works.list(search)).works.map(({ title }) => title);
      expect((await titles({})).slice(0, 2)).toEqual(['Third', 'Second']);
      expect(await titles({ limit: 1 })).toEqual(['Third']);
      expect(await titles({ courseId })).toEqual(['Second']);
      await client.works.takeDown({ id: other });
      expect(await titles({ courseId })).toEqual(['First']);
    });

    it('is shown only while the course is published and has the assignment', async () => {
      const { author, courseId, tasks } = await course(2);
      const [one = '', other = ''] = tasks;
      const client = await maker(courseId, tasks);
      await client.works.show({ id: one, title: 'First' });
      await client.works.show({ id: other, title: 'Second' });
      const titles = async () => (await shownOf(courseId)).map(({ title }) => title);
      await author.lectures.update({ id: other, isPublished: false });
      expect(await titles()).toEqual(['First']);
      await author.lectures.update({ id: other, isPublished: true });
      await author.courses.update({ courseId, status: 'draft' });
      expect(await titles()).toEqual([]);
      await author.courses.update({ courseId, status: 'published' });
      expect(await titles()).toEqual(['Second']);
      await author.lectures.remove({ id: other });
      expect(await titles()).toEqual(['First']);
      await author.courses.remove({ id: courseId });
      expect(await titles()).toEqual([]);
      await client.works.takeDown({ id: one });
    });

    it("is seen and removed by the course's instructor", async () => {
      const { author, courseId, task } = await course();
      const client = await maker(courseId, [task]);
      await client.works.show({ id: task, title: 'My kite' });
      const received = async () => (await author.submissions.list({ id: task })).submissions[0];
      const submission = await received();
      expect(submission?.work).toMatchObject({ title: 'My kite' });
      const id = submission?._id ?? '';
      expect(await refusal(client.works.remove({ id }))).toMatchObject({ status: 403, code: 'forbidden' });
      expect(await refusal(author.works.remove({ id: courseId }))).toMatchObject({ status: 404, code: 'not_found' });
      await author.works.remove({ id });
      expect(await shownOf(courseId)).toEqual([]);
      expect((await received())?.work).toBeUndefined();
      expect(await workOf(client, task)).toBeUndefined();
    });
  });
}
