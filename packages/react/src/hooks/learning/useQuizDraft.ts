import type { AuthoredQuestion, AuthoredQuiz } from '@lectern/sdk';
import { questionDraft, validatorOf } from '@lectern/sdk/forms';
import { limits } from '@lectern/sdk/rules';
import { useLectern } from '../../provider/context.ts';
import { type FormDraft, useFormDraft } from '../forms/useFormDraft.ts';

/** A question of a quiz form; it has no id yet. */
export type QuestionFormValues = Pick<
  AuthoredQuestion,
  'text' | 'type' | 'options' | 'correctAnswer' | 'points' | 'explainedIn'
>;

/** The values of a quiz form. */
export interface QuizFormValues {
  title: string;
  description: string;
  /** As it was typed. */
  passPercentage: string;
  /** `key` identifies a question while questions are moved. */
  questions: readonly (QuestionFormValues & { key: number })[];
}

/** The fields of a quiz besides its questions. */
export type QuizDetailsValues = Readonly<Omit<QuizFormValues, 'questions'>>;

const emptyQuiz: QuizFormValues = {
  title: '',
  description: '',
  passPercentage: String(limits.passPercentage),
  questions: [],
};

/** Changes the draft of a quiz. */
export interface QuizDraftActions {
  /** Changes the details. */
  change: FormDraft<QuizFormValues>['change'];
  /** Replaces the question at `index`, or adds one after the last. */
  writeQuestion: (question: QuestionFormValues, index?: number) => void;
  /** Adds the questions whose text is not in the quiz yet; returns how many. */
  addQuestions: (questions: readonly QuestionFormValues[]) => number;
  /** Removes the question at `index`. */
  removeQuestion: (index: number) => void;
  /** Copies the question at `index` to the place after it. */
  duplicateQuestion: (index: number) => void;
  /** Moves the question at `index` to the index `to`. */
  moveQuestion: (index: number, to: number) => void;
}

/**
 * The draft of a lecture's new quiz on this device.
 *
 * @param unfinished The quiz on the server whose creation was interrupted; the draft continues it.
 * @param title The title that a new quiz begins with.
 */
export function useQuizDraft(lectureId: string, unfinished: AuthoredQuiz | undefined, title = '') {
  const { marketplace } = useLectern('useQuizDraft');
  const initialValues = unfinished ? valuesOf(unfinished) : { ...emptyQuiz, title };
  const { values, changes, isRestored, change, clear } = useFormDraft(
    `quiz_${lectureId}`,
    initialValues,
    (name, value) =>
      name === 'questions'
        ? Array.isArray(value) && value.every((item) => validatorOf(marketplace, questionDraft).safeParse(item).success)
        : typeof value === 'string',
  );
  const changeQuestions = (next: (before: QuizFormValues['questions']) => QuizFormValues['questions']) =>
    change((before) => ({ questions: next(before.questions) }));

  return {
    values,
    changes,
    clear,
    /** Whether the draft continues a quiz that was started elsewhere. */
    isRecovered: changes === undefined && unfinished !== undefined,
    isRestored,
    actions: {
      /** Changes the details. */
      change,
      /** Replaces the question at `index`, or adds one after the last. */
      writeQuestion: (question: QuestionFormValues, index?: number) =>
        changeQuestions((before) =>
          index === undefined
            ? [...before, { ...question, key: nextKey(before) }]
            : before.map((other, place) => (place === index ? { ...question, key: other.key } : other)),
        ),
      /** Adds the questions whose text is not in the quiz yet; returns how many. */
      addQuestions(questions: readonly QuestionFormValues[]): number {
        let added = 0;
        changeQuestions((before) => {
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
      removeQuestion: (index: number) => changeQuestions((before) => before.filter((_, place) => place !== index)),
      duplicateQuestion: (index: number) =>
        changeQuestions((before) =>
          before.flatMap((question, place) =>
            place === index ? [question, { ...question, key: nextKey(before) }] : [question],
          ),
        ),
      moveQuestion: (index: number, to: number) =>
        changeQuestions((before) => {
          const next = before.filter((_, place) => place !== index);
          const moved = before[index];
          if (moved) next.splice(to, 0, moved);
          return next;
        }),
    },
  };
}

export const isSameText = (text: string, other: string) => text.trim().toLowerCase() === other.trim().toLowerCase();

const nextKey = (questions: QuizFormValues['questions']) => Math.max(0, ...questions.map(({ key }) => key)) + 1;

const valuesOf = ({ title, description, passPercentage, questions }: AuthoredQuiz): QuizFormValues => ({
  title,
  description,
  passPercentage: String(passPercentage),
  questions: questions.map(({ text, type, options, correctAnswer, points, explainedIn }, key) => ({
    text,
    type,
    options,
    correctAnswer,
    points,
    explainedIn,
    key,
  })),
});
