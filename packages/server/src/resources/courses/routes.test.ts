import { endpoints } from '@lectern/sdk/api';
import { describe, expect, it } from 'vitest';
import { ANSWER_KEY_CANARY } from '../../testing/answerKeyCanary.ts';
import { withServer } from '../../testing/withServer.ts';

const server = withServer();

describe("a course's page", () => {
  it('shows the curriculum without drafts and content', async () => {
    const made = await server.make.fullCourse({
      pricePaise: 179_950,
      learningObjectives: ['One'],
      averageRating: 4.449,
      reviewCount: 2,
    });
    await server.make.enroll(await server.make.user(), made.courseId);
    const { body, text } = await server.call(endpoints.courses.get, { id: made.courseId });
    expect(body.course).toMatchObject({
      price: 1799.5,
      averageRating: 4.4,
      totalLectures: 4,
      duration: 0.1,
      learningObjectives: ['One'],
      requirements: ['Basic computer skills', 'Internet access'],
      creatorId: { firstName: 'Asha', stats: { courses: 1, students: 1 } },
    });
    expect(body.course.sections[0]?.lectures.map(({ type }) => type)).toEqual(['video', 'text', 'quiz', 'assignment']);
    for (const secret of [
      'bought',
      'draft content',
      ANSWER_KEY_CANARY,
      'contentUrl',
      'textContent',
      'quizId',
      'secret.example',
    ]) {
      expect(text).not.toContain(secret);
    }
  });

  it('accepts an id in capitals, and refuses an invalid one', async () => {
    const id = await server.make.course();
    expect((await server.inject({ url: `/api/search/courses/${id.toUpperCase()}` })).status).toBe(200);
    expect((await server.inject({ url: '/api/search/courses/none' })).status).toBe(400);
    const missing = await server.call(endpoints.courses.get, { id: 'f'.repeat(24) });
    expect(missing).toMatchObject({ status: 404, problem: { message: 'Course not found or not available.' } });
  });
});
