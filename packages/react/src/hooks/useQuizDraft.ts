import { type AuthoredQuestion, type AuthoredQuiz, limits } from '@lectern/sdk';
import { useState } from 'react';
import { useDraft } from './useDraft.ts';

/** A question as it is written: without a place of its own. */
export type QuestionFormValues = Pick<AuthoredQuestion, 'text' | 'type' | 'options' | 'correctAnswer' | 'points'>;

/** A quiz as it is written; the percentage as it was typed. */
export interface QuizFormValues {
  title: string;
  description: string;
  passPercentage: string;
  /** `key` tells one from another while they move. */
  questions: readonly (QuestionFormValues & { key: number })[];
}

const EMPTY: QuizFormValues = {
  title: '',
  description: '',
  passPercentage: String(limits.passPercentage),
  questions: [],
};

/** What is written of a lecture's quiz, on this device; it goes on with what was begun on the server. */
export function useQuizDraft(lectureId: string, begun: AuthoredQuiz | undefined) {
  const [draft, change, clear] = useDraft<QuizFormValues | null>(`quiz_${lectureId}`, null, readQuiz);
  const [isRestored, setRestored] = useState(draft !== null);
  const start = begun ? writtenFrom(begun) : EMPTY;
  const written = draft ?? start;
  const isDirty = JSON.stringify(written) !== JSON.stringify(start);
  const write = (next: (before: QuizFormValues) => QuizFormValues) => change((before) => next(before ?? written));
  const writeQuestions = (next: (before: QuizFormValues['questions']) => QuizFormValues['questions']) =>
    write((before) => ({ ...before, questions: next(before.questions) }));

  return {
    written,
    clear,
    /** It is not what somebody wrote before any more. */
    settle: () => setRestored(false),
    /** It continues what was begun on the server and is not on this device. */
    isRecovered: draft === null && begun !== undefined,
    /** There is something that is not created yet. */
    isDirty,
    /** It was written before. */
    isRestored: isRestored && isDirty,
    writing: {
      writeDetails: (details: Omit<QuizFormValues, 'questions'>) => write((before) => ({ ...before, ...details })),
      /** In place of the one that is there, or after the last. */
      writeQuestion: (question: QuestionFormValues, index?: number) =>
        writeQuestions((before) =>
          index === undefined
            ? [...before, { ...question, key: nextKey(before) }]
            : before.map((one, place) => (place === index ? { ...question, key: one.key } : one)),
        ),
      /** Adds what is not there yet, by its text; how many those were. */
      addQuestions(questions: readonly QuestionFormValues[]): number {
        let added = 0;
        writeQuestions((before) => {
          const next = [...before];
          for (const question of questions) {
            if (!next.some(({ text }) => isSameText(text, question.text)))
              next.push({ ...question, key: nextKey(next) });
          }
          added = next.length - before.length;
          return next;
        });
        return added;
      },
      removeQuestion: (index: number) => writeQuestions((before) => before.filter((_, place) => place !== index)),
      duplicateQuestion: (index: number) =>
        writeQuestions((before) =>
          before.flatMap((one, place) => (place === index ? [one, { ...one, key: nextKey(before) }] : [one])),
        ),
      moveQuestion: (index: number, to: number) =>
        writeQuestions((before) => {
          const next = before.filter((_, place) => place !== index);
          const moved = before[index];
          if (moved) next.splice(to, 0, moved);
          return next;
        }),
    },
  };
}

export const isSameText = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

const nextKey = (questions: QuizFormValues['questions']) => Math.max(0, ...questions.map(({ key }) => key)) + 1;

const writtenFrom = ({ title, description, passPercentage, questions }: AuthoredQuiz): QuizFormValues => ({
  title,
  description,
  passPercentage: String(passPercentage),
  questions: questions.map(({ text, type, options, correctAnswer, points }, key) => ({
    text,
    type,
    options,
    correctAnswer,
    points,
    key,
  })),
});

function readQuiz(stored: unknown): QuizFormValues | undefined {
  const { title, description, passPercentage, questions } = (stored ?? {}) as Partial<QuizFormValues>;
  const areTexts = [title, description, passPercentage].every((value) => typeof value === 'string');
  const isQuestion = (one: Partial<QuestionFormValues> | null) =>
    typeof one?.text === 'string' && Array.isArray(one.options);
  return areTexts && Array.isArray(questions) && questions.every(isQuestion) ? (stored as QuizFormValues) : undefined;
}
