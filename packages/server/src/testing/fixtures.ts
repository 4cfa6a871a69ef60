import { Readable } from 'node:stream';
import { newId } from '../db/newId.ts';
import {
  categories,
  courses,
  enrollments,
  files,
  lectures,
  partners,
  questions,
  quizzes,
  reviews,
  sections,
  submissions,
  users,
} from '../db/schema.ts';
import { newPartnerKey } from '../resources/partners/partnerKey.ts';
import { ANSWER_KEY_CANARY } from './answerKeyCanary.ts';
import type { TestServer } from './createTestServer.ts';

type Fields<T extends { $inferInsert: object }> = Partial<T['$inferInsert']>;

/** Functions that insert single rows; those with a file need `services`. */
export function fixtures({ db, services }: Pick<TestServer, 'db'> & Partial<Pick<TestServer, 'services'>>) {
  async function user(fields: Fields<typeof users> = {}) {
    const id = newId();
    const email = fields.email ?? `${id}@secret.example`;
    const person = { role: 'learner', firstName: 'Nina', lastName: 'Sen' } as const;
    await db.insert(users).values({ id, confirmedEmail: email, ...person, ...fields, email });
    return id;
  }
  async function category(name: string) {
    const id = newId();
    await db.insert(categories).values({ id, name, slug: name.toLowerCase().replaceAll(' ', '-') });
    return id;
  }
  async function file(fields: Fields<typeof files> & { content?: string } = {}) {
    const { content = '0123456789', ...rest } = fields;
    const id = newId();
    if (!services) throw new Error('A file needs a storage.');
    const size = await services.storage.write(`${id}.bin`, Readable.from([Buffer.from(content)]));
    await db.insert(files).values({ id, path: `${id}.bin`, mime: 'video/webm', size, isPublic: false, ...rest });
    return id;
  }
  /** A published course of a new instructor: for sale, although it has no lectures. */
  async function course(fields: Fields<typeof courses> = {}) {
    const id = newId();
    const creatorId = fields.creatorId ?? (await user({ role: 'instructor', firstName: 'Asha', lastName: 'Menon' }));
    await db.insert(courses).values({
      id,
      title: `Course ${id}`,
      description: 'A description that is long enough.',
      pricePaise: 0,
      status: 'published',
      hasLectures: true,
      ...fields,
      creatorId,
    });
    return id;
  }
  async function section(courseId: string, position = 0) {
    const id = newId();
    await db.insert(sections).values({ id, courseId, title: `Section ${position}`, position });
    return id;
  }
  async function lecture(courseId: string, sectionId: string, fields: Fields<typeof lectures> = {}) {
    const id = newId();
    await db.insert(lectures).values({ id, courseId, sectionId, title: 'A lecture', type: 'text', ...fields });
    return id;
  }
  /** A course with a lecture of each type and a draft; the quiz contains the canary. */
  async function fullCourse(fields: Fields<typeof courses> = {}) {
    const courseId = await course(fields);
    const sectionId = await section(courseId);
    const videoFile = await file();
    const captionFile = await file({ mime: 'text/vtt' });
    const ids = {
      courseId,
      sectionId,
      videoFile,
      video: await lecture(courseId, sectionId, {
        type: 'video',
        position: 0,
        durationSeconds: 60,
        contentFileId: videoFile,
        captions: [{ language: 'en', label: 'English', fileId: captionFile }],
      }),
      text: await lecture(courseId, sectionId, {
        position: 1,
        textContent: '<p>bought content</p>',
        durationSeconds: 90,
      }),
      quiz: await lecture(courseId, sectionId, { type: 'quiz', position: 2, durationSeconds: 300 }),
      assignment: await lecture(courseId, sectionId, {
        type: 'assignment',
        position: 3,
        textContent: '<p>bought brief</p>',
      }),
      draft: await lecture(courseId, sectionId, {
        position: 4,
        textContent: '<p>draft content</p>',
        isPublished: false,
      }),
    };
    const quizId = newId();
    await db
      .insert(quizzes)
      .values({ id: quizId, lectureId: ids.quiz, title: 'A quiz', isPublished: true, isFinished: true });
    const choice = newId();
    const short = newId();
    await db.insert(questions).values([
      {
        id: choice,
        quizId,
        position: 0,
        text: 'Which one?',
        type: 'multiple-choice',
        options: [
          { text: 'The right one', isCorrect: true },
          { text: 'Another', isCorrect: false },
        ],
        explanation: ANSWER_KEY_CANARY,
        points: 7,
      },
      {
        id: short,
        quizId,
        position: 1,
        text: 'What is it?',
        type: 'short-answer',
        correctAnswer: ANSWER_KEY_CANARY,
        points: 3,
      },
    ]);
    return { ...ids, quizId, choice, short };
  }
  /** In a full course: a quiz lecture without a quiz, a free one with one, and a learner's submission. */
  async function unfinished(
    { courseId, sectionId, assignment }: Record<'courseId' | 'sectionId' | 'assignment', string>,
    userId: string,
  ) {
    const bare = await lecture(courseId, sectionId, { type: 'quiz', position: 9 });
    const submission = newId();
    await db.insert(submissions).values({ id: submission, lectureId: assignment, userId, submissionText: 'My work' });
    const sample = await lecture(courseId, sectionId, { type: 'quiz', position: 10, isFree: true });
    const quizId = newId();
    await db.insert(quizzes).values({ id: quizId, lectureId: sample, title: 'A free quiz', isFinished: true });
    await db.insert(questions).values({
      id: newId(),
      quizId,
      position: 0,
      text: 'Is it free?',
      type: 'true-false',
      correctAnswer: 'true',
      points: 1,
    });
    return { bare, submission, sample };
  }
  async function enroll(userId: string, courseId: string) {
    await db.insert(enrollments).values({ userId, courseId });
  }
  async function review(courseId: string, userId: string, rating: number, fields: Fields<typeof reviews> = {}) {
    await db.insert(reviews).values({ id: newId(), courseId, userId, rating, comment: `${rating} stars`, ...fields });
  }
  /** An active partner of https://partner.example. */
  async function partner(fields: Fields<typeof partners> = {}) {
    const row = { id: newId(), name: 'Partner', key: newPartnerKey(), origins: ['https://partner.example'], ...fields };
    await db.insert(partners).values(row);
    return row;
  }
  return { user, partner, category, file, course, section, lecture, fullCourse, unfinished, enroll, review };
}
