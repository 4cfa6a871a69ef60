import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { courses, lectures, questions, quizzes, videoStreams } from '../../db/schema.ts';
import { streamOfLecture } from '../../video/streamView.ts';
import { wholeQuiz } from '../courses/authoredRepository.ts';
import { isPublished } from '../courses/searchRepository.ts';
import { isShown } from '../courses/shownLectures.ts';
import { contentColumns } from '../lectures/lectureContent.ts';

const isOpen = and(eq(lectures.isFree, true), isNull(lectures.deletedAt), isShown);

/** A free sample with its content, and what decides who may see it. */
export async function findSample(db: Db, id: string) {
  const [row] = await db
    .select({
      ...contentColumns,
      courseId: lectures.courseId,
      quizId: quizzes.id,
      courseStatus: courses.status,
      creatorId: courses.creatorId,
    })
    .from(lectures)
    .innerJoin(courses, eq(courses.id, lectures.courseId))
    .leftJoin(quizzes, wholeQuiz)
    .leftJoin(videoStreams, streamOfLecture)
    .where(and(eq(lectures.id, id), isOpen, isNull(courses.deletedAt)));
  return row;
}

/** The question of a quiz that its sample opens. */
export async function findFirstQuestion(db: Db, quizId: string) {
  const [row] = await db
    .select()
    .from(questions)
    .where(eq(questions.quizId, quizId))
    .orderBy(asc(questions.position))
    .limit(1);
  return row;
}

/** Whether a file is the video or the captions of a free sample of a published course. */
export async function isFileOfSample(db: Db, fileId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: lectures.id })
    .from(lectures)
    .innerJoin(courses, eq(courses.id, lectures.courseId))
    .where(
      and(
        sql`(${lectures.contentFileId} = ${fileId} or ${lectures.captions} @> ${JSON.stringify([{ fileId }])}::jsonb)`,
        isOpen,
        isPublished,
      ),
    )
    .limit(1);
  return row !== undefined;
}
