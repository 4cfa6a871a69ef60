import { and, asc, eq, isNull, ne, or, sql } from 'drizzle-orm';
import type { Changes } from '../../db/changes.ts';
import type { Db } from '../../db/database.ts';
import { newId } from '../../db/newId.ts';
import { courses, lectures, questions, quizAttempts, quizzes } from '../../db/schema.ts';
import { isAuthoredBy } from '../courses/authoredRepository.ts';

export type QuizRow = typeof quizzes.$inferSelect;
export type QuestionRow = typeof questions.$inferSelect;
export type QuizFields = Pick<QuizRow, 'title' | 'description' | 'passPercentage' | 'isPublished'>;
export type QuestionFields = Pick<
  QuestionRow,
  'text' | 'type' | 'options' | 'correctAnswer' | 'points' | 'explainedIn'
>;

const isLiveQuizOf = (userId: string) =>
  and(isNull(quizzes.deletedAt), isNull(lectures.deletedAt), isAuthoredBy(userId));

/** A quiz in a course by this author, by its id or its lecture's. */
export async function findAuthoredQuiz(db: Db, userId: string, id: string): Promise<QuizRow | undefined> {
  const [row] = await db
    .select({ quiz: quizzes })
    .from(quizzes)
    .innerJoin(lectures, eq(lectures.id, quizzes.lectureId))
    .innerJoin(courses, eq(courses.id, lectures.courseId))
    .where(and(or(eq(quizzes.id, id), eq(quizzes.lectureId, id)), isLiveQuizOf(userId)));
  return row?.quiz;
}

/** A question in a course by this author. */
export async function findAuthoredQuestion(db: Db, userId: string, id: string): Promise<QuestionRow | undefined> {
  const [row] = await db
    .select({ question: questions })
    .from(questions)
    .innerJoin(quizzes, eq(quizzes.id, questions.quizId))
    .innerJoin(lectures, eq(lectures.id, quizzes.lectureId))
    .innerJoin(courses, eq(courses.id, lectures.courseId))
    .where(and(eq(questions.id, id), isLiveQuizOf(userId)));
  return row?.question;
}

export function listQuestions(db: Db, quizId: string): Promise<QuestionRow[]> {
  return db.select().from(questions).where(eq(questions.quizId, quizId)).orderBy(asc(questions.position));
}

export const countQuestions = (db: Db, quizId: string): Promise<number> =>
  db.$count(questions, eq(questions.quizId, quizId));

/** Locks a quiz until the transaction ends: its changes run one at a time. */
export async function lockQuiz(tx: Db, id: string): Promise<QuizRow | undefined> {
  const [row] = await tx.select().from(quizzes).where(eq(quizzes.id, id)).for('update');
  return row;
}

/** Locks the quiz of a lecture, finished or not. */
export async function lockQuizOfLecture(tx: Db, lectureId: string): Promise<QuizRow | undefined> {
  const [row] = await tx
    .select()
    .from(quizzes)
    .where(and(eq(quizzes.lectureId, lectureId), isNull(quizzes.deletedAt)))
    .for('update');
  return row;
}

export async function addQuiz(tx: Db, lectureId: string, fields: QuizFields): Promise<QuizRow> {
  const [row] = await tx
    .insert(quizzes)
    .values({ id: newId(), lectureId, ...fields })
    .returning();
  return row as QuizRow;
}

/** Fields that are `undefined` stay as they are. */
export async function updateQuiz(tx: Db, quiz: QuizRow, fields: Changes<QuizFields>): Promise<QuizRow> {
  // An update without columns is not valid SQL.
  if (Object.values(fields).every((value) => value === undefined)) return quiz;
  const [row] = await tx.update(quizzes).set(fields).where(eq(quizzes.id, quiz.id)).returning();
  return row as QuizRow;
}

export async function markQuizFinished(tx: Db, id: string): Promise<void> {
  await tx.update(quizzes).set({ isFinished: true }).where(eq(quizzes.id, id));
}

/** Deletes a quiz; learners who have answered it keep it. */
export async function deleteQuiz(tx: Db, id: string): Promise<void> {
  const isAnswered = (await tx.$count(quizAttempts, eq(quizAttempts.quizId, id))) > 0;
  if (isAnswered) await tx.update(quizzes).set({ deletedAt: sql`now()` }).where(eq(quizzes.id, id));
  else await tx.delete(quizzes).where(eq(quizzes.id, id));
}

/** Moves the questions of a quiz to their places in the list. */
export async function moveQuestions(tx: Db, quizId: string, ids: readonly string[]): Promise<void> {
  // Positions are unique: all are freed before any is taken.
  await tx
    .update(questions)
    .set({ position: sql`-1 - ${questions.position}` })
    .where(eq(questions.quizId, quizId));
  const places = ids.map((id, position) => ({ id, position }));
  await tx.execute(sql`update questions set position = place.position
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as place (id text, position int)
    where questions.id = place.id`);
}

/** Adds a question, or replaces the one at this position. */
export async function saveQuestion(
  tx: Db,
  quizId: string,
  position: number,
  fields: QuestionFields,
): Promise<QuestionRow> {
  const [row] = await tx
    .insert(questions)
    .values({ id: newId(), quizId, position, ...fields })
    .onConflictDoUpdate({ target: [questions.quizId, questions.position], set: { ...fields, explanation: null } })
    .returning();
  return row as QuestionRow;
}

/** Swaps a question with the one at this position, if there is one. */
export async function swapQuestion(tx: Db, { id, quizId, position }: QuestionRow, target: number): Promise<void> {
  await tx.update(questions).set({ position: -1 }).where(eq(questions.id, id));
  await tx
    .update(questions)
    .set({ position })
    .where(and(eq(questions.quizId, quizId), eq(questions.position, target), ne(questions.id, id)));
  await tx.update(questions).set({ position: target }).where(eq(questions.id, id));
}

/** Replaces a question. An explanation belongs to the old wording and is removed. */
export async function replaceQuestion(tx: Db, id: string, fields: QuestionFields): Promise<QuestionRow | undefined> {
  const [row] = await tx
    .update(questions)
    .set({ ...fields, explanation: null })
    .where(eq(questions.id, id))
    .returning();
  return row;
}

export async function deleteQuestion(tx: Db, id: string): Promise<void> {
  await tx.delete(questions).where(eq(questions.id, id));
}

export async function deleteQuestions(tx: Db, quizId: string): Promise<void> {
  await tx.delete(questions).where(eq(questions.quizId, quizId));
}
