import { limits, type QuestionDraft } from '@lectern/sdk/api';
import { and, asc, eq, isNull, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { newId } from '../../db/newId.ts';
import { courses, lectures, questions, quizAttempts, quizzes } from '../../db/schema.ts';
import { problems } from '../../problems.ts';

export type QuizRow = typeof quizzes.$inferSelect;
export type QuestionRow = typeof questions.$inferSelect;

/** A quiz of one's own course, by its id or its lecture's. */
export async function findOwnQuiz(db: Db, userId: string, id: string): Promise<QuizRow> {
  const [row] = await db
    .select({ quiz: quizzes })
    .from(quizzes)
    .innerJoin(lectures, eq(lectures.id, quizzes.lectureId))
    .innerJoin(courses, eq(courses.id, lectures.courseId))
    .where(
      and(
        or(eq(quizzes.id, id), eq(quizzes.lectureId, id)),
        isNull(quizzes.deletedAt),
        isNull(lectures.deletedAt),
        isNull(courses.deletedAt),
        eq(courses.creatorId, userId),
      ),
    );
  if (!row) throw problems.quizNotFound();
  return row.quiz;
}

/** The quiz of a question of one's own, and the question. */
export async function findOwnQuestion(db: Db, userId: string, id: string) {
  const [question] = await db.select().from(questions).where(eq(questions.id, id));
  if (!question) throw problems.questionNotFound();
  const quiz = await findOwnQuiz(db, userId, question.quizId).catch(() => undefined);
  if (!quiz) throw problems.questionNotFound();
  return { question, quiz };
}

export function listQuestions(db: Db, quizId: string): Promise<QuestionRow[]> {
  return db.select().from(questions).where(eq(questions.quizId, quizId)).orderBy(asc(questions.position));
}

type QuizFields = Pick<QuizRow, 'title' | 'description' | 'passPercentage' | 'isPublished'>;

/**
 * Creates the unfinished quiz of a lecture, or resets the one that was never finished (§4, "Creating a quiz"). The
 * transaction must hold the course's lock.
 */
export async function beginQuiz(tx: Db, lectureId: string, fields: QuizFields): Promise<QuizRow> {
  const [known] = await tx
    .select()
    .from(quizzes)
    .where(and(eq(quizzes.lectureId, lectureId), isNull(quizzes.deletedAt)))
    .for('update');
  if (known?.isFinished) throw problems.quizExists();
  if (known) await tx.delete(questions).where(eq(questions.quizId, known.id));
  const [row] = known
    ? await tx.update(quizzes).set(fields).where(eq(quizzes.id, known.id)).returning()
    : await tx
        .insert(quizzes)
        .values({ id: newId(), lectureId, ...fields })
        .returning();
  return row as QuizRow;
}

/** Shows a quiz to learners: all its questions are there. */
export async function finishQuiz(tx: Db, quizId: string, lectureId: string): Promise<void> {
  const [quiz] = await tx
    .select({ id: quizzes.id })
    .from(quizzes)
    .where(and(eq(quizzes.id, quizId), eq(quizzes.lectureId, lectureId), isNull(quizzes.deletedAt)))
    .for('update');
  if (!quiz) throw problems.quizNotFound();
  if ((await tx.$count(questions, eq(questions.quizId, quizId))) === 0) throw problems.quizWithoutQuestions();
  await tx.update(quizzes).set({ isFinished: true }).where(eq(quizzes.id, quizId));
}

/** What is not given stays. Attempts keep what they were told. */
export async function updateQuiz(
  tx: Db,
  id: string,
  fields: { [Name in keyof QuizFields]?: QuizFields[Name] | undefined },
): Promise<QuizRow> {
  await lockQuiz(tx, id);
  // Nothing to set is no statement to the database.
  const [row] = Object.values(fields).some((value) => value !== undefined)
    ? await tx.update(quizzes).set(fields).where(eq(quizzes.id, id)).returning()
    : await tx.select().from(quizzes).where(eq(quizzes.id, id));
  return row as QuizRow;
}

/** Puts the questions of a quiz where the list has them; readers see the old order or the new one. */
export async function arrangeQuestions(tx: Db, quizId: string, ids: readonly string[]): Promise<void> {
  await lockQuiz(tx, quizId);
  const here = eq(questions.quizId, quizId);
  const there = new Set((await tx.select({ id: questions.id }).from(questions).where(here)).map(({ id }) => id));
  const isWhole = ids.length === there.size && new Set(ids).size === ids.length && ids.every((id) => there.has(id));
  if (!isWhole) throw problems.quizChanged();
  // A place is taken once: all leave theirs before any takes its new one.
  await tx
    .update(questions)
    .set({ position: sql`-1 - ${questions.position}` })
    .where(here);
  const places = ids.map((id, position) => ({ id, position }));
  await tx.execute(sql`update questions set position = place.position
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as place (id text, position int)
    where questions.id = place.id`);
}

/** Those who have answered it keep it. */
export async function removeQuiz(tx: Db, id: string): Promise<void> {
  await lockQuiz(tx, id);
  const isAnswered = (await tx.$count(quizAttempts, eq(quizAttempts.quizId, id))) > 0;
  if (isAnswered) await tx.update(quizzes).set({ deletedAt: sql`now()` }).where(eq(quizzes.id, id));
  else await tx.delete(quizzes).where(eq(quizzes.id, id));
}

/** Held until the transaction ends: changes of one quiz take turns. */
async function lockQuiz(tx: Db, id: string): Promise<void> {
  const [row] = await tx.select({ id: quizzes.id }).from(quizzes).where(eq(quizzes.id, id)).for('update');
  // Removed while this one waited.
  if (!row) throw problems.quizNotFound();
}

/** A question as its author has it: an explanation that came with another wording goes with it. */
type Question = Required<Pick<QuestionDraft, 'text' | 'type'>> & {
  options: { text: string; isCorrect: boolean }[];
  correctAnswer: string;
  points: number;
};

/** Adds a question; the same place again replaces what is there. Without a place it comes last. */
export async function putQuestion(
  tx: Db,
  quizId: string,
  position: number | undefined,
  fields: Question,
): Promise<QuestionRow> {
  await lockQuiz(tx, quizId);
  const there = await tx.select().from(questions).where(eq(questions.quizId, quizId)).orderBy(asc(questions.position));
  const place = position ?? (there.at(-1)?.position ?? -1) + 1;
  if (there.length >= limits.maxQuestions && !there.some((one) => one.position === place))
    throw problems.tooMany('questions', limits.maxQuestions);
  const [row] = await tx
    .insert(questions)
    .values({ id: newId(), quizId, position: place, ...fields })
    .onConflictDoUpdate({ target: [questions.quizId, questions.position], set: { ...fields, explanation: null } })
    .returning();
  return row as QuestionRow;
}

/** Replaces a question; a place that another one has is swapped with it. */
export async function updateQuestion(
  tx: Db,
  question: QuestionRow,
  position: number | undefined,
  fields: Question,
): Promise<QuestionRow> {
  await lockQuiz(tx, question.quizId);
  if (position !== undefined && position !== question.position) {
    const here = eq(questions.quizId, question.quizId);
    await tx.update(questions).set({ position: -1 }).where(eq(questions.id, question.id));
    await tx
      .update(questions)
      .set({ position: question.position })
      .where(and(here, eq(questions.position, position), ne(questions.id, question.id)));
  }
  const [row] = await tx
    .update(questions)
    .set({ ...fields, explanation: null, position: position ?? question.position })
    .where(eq(questions.id, question.id))
    .returning();
  if (!row) throw problems.questionNotFound();
  return row;
}

export async function removeQuestion(tx: Db, question: QuestionRow): Promise<void> {
  await lockQuiz(tx, question.quizId);
  const [quiz] = await tx.select().from(quizzes).where(eq(quizzes.id, question.quizId));
  const count = await tx.$count(questions, eq(questions.quizId, question.quizId));
  if (quiz?.isFinished && count <= 1) throw problems.lastQuestion();
  await tx.delete(questions).where(eq(questions.id, question.id));
}
