import type { endpoints } from '@lectern/sdk/api';
import { canExplain, limits } from '@lectern/sdk/rules';
import type { Db } from '../../db/database.ts';
import { problems } from '../../problems.ts';
import type { InputOf } from '../../route.ts';
import { lockAuthoredCourse, requireAuthoredLecture } from '../courses/authorship.ts';
import { findAuthoredLecture } from '../lectures/repository.ts';
import {
  addQuiz,
  countQuestions,
  deleteQuestion,
  deleteQuestions,
  deleteQuiz,
  findAuthoredQuestion,
  findAuthoredQuiz,
  listQuestions,
  lockQuiz,
  lockQuizOfLecture,
  markQuizFinished,
  moveQuestions,
  type QuestionRow,
  type QuizRow,
  replaceQuestion,
  saveQuestion,
  swapQuestion,
  updateQuiz,
} from './authoredRepository.ts';

type Quizzes = typeof endpoints.quizzes;
type Questions = typeof endpoints.questions;

/** A quiz of this author, by its id or its lecture's. Throws 404 `not_found`. */
export async function requireAuthoredQuiz(db: Db, userId: string, id: string): Promise<QuizRow> {
  const quiz = await findAuthoredQuiz(db, userId, id);
  if (!quiz) throw problems.quizNotFound();
  return quiz;
}

async function lockAuthoredQuiz(tx: Db, userId: string, id: string): Promise<QuizRow> {
  const { id: quizId } = await requireAuthoredQuiz(tx, userId, id);
  return requireLock(tx, quizId);
}

async function requireLock(tx: Db, quizId: string): Promise<QuizRow> {
  const quiz = await lockQuiz(tx, quizId);
  // Deleted while this transaction waited for the lock.
  if (!quiz) throw problems.quizNotFound();
  return quiz;
}

async function requireAuthoredQuestion(tx: Db, userId: string, id: string): Promise<QuestionRow> {
  const question = await findAuthoredQuestion(tx, userId, id);
  if (!question) throw problems.questionNotFound();
  return question;
}

/** Creates the quiz of a lecture, unfinished (decisions, "creating a quiz"). An unfinished one is started over. */
export function createQuiz(db: Db, userId: string, input: InputOf<Quizzes['create']>): Promise<QuizRow> {
  const { lectureId, ...fields } = input;
  return db.transaction(async (tx) => {
    const lecture = await requireAuthoredLecture(tx, userId, lectureId);
    if (lecture.type !== 'quiz') throw problems.notOfThisType('quiz');
    await lockAuthoredCourse(tx, userId, lecture.courseId);
    const existing = await lockQuizOfLecture(tx, lectureId);
    if (!existing) return addQuiz(tx, lectureId, fields);
    if (existing.isFinished) throw problems.quizExists();
    await deleteQuestions(tx, existing.id);
    return updateQuiz(tx, existing, fields);
  });
}

/** Shows a quiz to learners. Throws 409 `quiz_unfinished` where it has no questions. */
export async function finishQuiz(tx: Db, quizId: string, lectureId: string): Promise<void> {
  const quiz = await lockQuizOfLecture(tx, lectureId);
  if (quiz?.id !== quizId) throw problems.quizNotFound();
  if ((await countQuestions(tx, quizId)) === 0) throw problems.quizWithoutQuestions();
  await markQuizFinished(tx, quizId);
}

/** Changes the fields that are given. Stored attempts keep their results. */
export function changeQuiz(db: Db, userId: string, { id, ...fields }: InputOf<Quizzes['update']>) {
  return db.transaction(async (tx) => {
    const quiz = await updateQuiz(tx, await lockAuthoredQuiz(tx, userId, id), fields);
    return { quiz, questions: await listQuestions(tx, quiz.id) };
  });
}

/** Reorders all questions. Throws 409 `quiz_changed` unless the list names exactly those of the quiz. */
export async function arrangeQuestions(db: Db, userId: string, input: InputOf<Quizzes['arrange']>): Promise<void> {
  const { id, questions: ids } = input;
  await db.transaction(async (tx) => {
    const quiz = await lockAuthoredQuiz(tx, userId, id);
    const existing = new Set((await listQuestions(tx, quiz.id)).map((question) => question.id));
    const isComplete =
      ids.length === existing.size && new Set(ids).size === ids.length && ids.every((one) => existing.has(one));
    if (!isComplete) throw problems.quizChanged();
    await moveQuestions(tx, quiz.id, ids);
  });
}

export async function removeQuiz(db: Db, userId: string, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { lectureId } = await requireAuthoredQuiz(tx, userId, id);
    // The course first, as in every change that may take its last lecture from it.
    const { courseId } = await requireAuthoredLecture(tx, userId, lectureId);
    await lockAuthoredCourse(tx, userId, courseId);
    await deleteQuiz(tx, (await lockAuthoredQuiz(tx, userId, id)).id);
  });
}

/** The video or text that explains a question, null where none is named. Throws 400 for what isn't one of its course. */
async function requireExplaining(
  tx: Db,
  userId: string,
  quizLectureId: string,
  id: string | undefined,
): Promise<string | null> {
  if (id === undefined) return null;
  const { courseId } = await requireAuthoredLecture(tx, userId, quizLectureId);
  // The course first: the lecture can't be deleted before the question is saved.
  await lockAuthoredCourse(tx, userId, courseId);
  const lecture = await findAuthoredLecture(tx, userId, id);
  if (lecture?.courseId !== courseId || !canExplain(lecture)) {
    throw problems.notExplaining();
  }
  return id;
}

/** Adds a question, at the end unless `order` is given. A question that is there already is replaced. */
export function createQuestion(db: Db, userId: string, input: InputOf<Questions['create']>): Promise<QuestionRow> {
  const { quizId, order, ...fields } = input;
  return db.transaction(async (tx) => {
    const { lectureId } = await requireAuthoredQuiz(tx, userId, quizId);
    const explainedIn = await requireExplaining(tx, userId, lectureId, fields.explainedIn);
    const quiz = await lockAuthoredQuiz(tx, userId, quizId);
    const existing = await listQuestions(tx, quiz.id);
    const position = order ?? (existing.at(-1)?.position ?? -1) + 1;
    const isNew = !existing.some((question) => question.position === position);
    if (isNew && existing.length >= limits.maxQuestions) throw problems.tooMany('questions', limits.maxQuestions);
    return saveQuestion(tx, quiz.id, position, { ...fields, explainedIn });
  });
}

/** Replaces a question; with `order`, it changes places with the question there. */
export function changeQuestion(db: Db, userId: string, input: InputOf<Questions['update']>): Promise<QuestionRow> {
  const { id, order, ...fields } = input;
  return db.transaction(async (tx) => {
    const question = await requireAuthoredQuestion(tx, userId, id);
    const { lectureId } = await requireAuthoredQuiz(tx, userId, question.quizId);
    const explainedIn = await requireExplaining(tx, userId, lectureId, fields.explainedIn);
    await requireLock(tx, question.quizId);
    if (order !== undefined && order !== question.position) await swapQuestion(tx, question, order);
    const row = await replaceQuestion(tx, id, { ...fields, explainedIn });
    if (!row) throw problems.questionNotFound();
    return row;
  });
}

/** Throws 409 `last_question` for the only question of a finished quiz. */
export async function removeQuestion(db: Db, userId: string, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const question = await requireAuthoredQuestion(tx, userId, id);
    const quiz = await requireLock(tx, question.quizId);
    if (quiz.isFinished && (await countQuestions(tx, quiz.id)) <= 1) throw problems.lastQuestion();
    await deleteQuestion(tx, id);
  });
}
