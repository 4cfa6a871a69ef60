import type { QuestionType } from '@lectern/sdk';
import type { Checked } from '@lectern/sdk/forms';
import type { QuestionFormValues } from '../../hooks/authoring/useQuizCreator.ts';
import { pickFields } from '../../hooks/forms/useFormDraft.ts';

/** The fields of the question form as they are typed. */
export interface QuestionDraft {
  text: string;
  type: QuestionType;
  points: string;
  correctAnswer: string;
  /** The id of a lecture, or empty. */
  explainedIn: string;
  options: QuestionFormValues['options'];
}

type FieldValues = Readonly<Record<string, string>>;

const noOption = { text: '', isCorrect: false };

/** The fields of a question, or of a new one. */
export const questionDraft = (question: QuestionFormValues | undefined): QuestionDraft => ({
  text: question?.text ?? '',
  type: question?.type ?? 'multiple-choice',
  points: String(question?.points ?? 1),
  correctAnswer: question?.correctAnswer ?? '',
  explainedIn: question?.explainedIn ?? '',
  options: question?.options.map(({ text, isCorrect }) => ({ text, isCorrect })) ?? [noOption, noOption],
});

/** Field names of an option; its key stays the same when other options are added or removed. */
export const optionName = (key: number) => `option-${key}`;
export const correctName = (key: number) => `correct-${key}`;

export const fieldValues = (form: HTMLFormElement): FieldValues =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

const optionKeys = (values: FieldValues) =>
  Object.keys(values)
    .filter((name) => name.startsWith('option-'))
    .map((name) => Number(name.slice('option-'.length)));

const readOption = (values: FieldValues, key: number) => ({
  text: values[optionName(key)] ?? '',
  isCorrect: values[correctName(key)] === 'true',
});

/** The fields that the form shows; those of other types are left out. */
export function readQuestionDraft({ type, ...values }: FieldValues): Partial<QuestionDraft> {
  const { text = '', points = '', explainedIn = '', correctAnswer } = values;
  const keys = optionKeys(values);
  return {
    text,
    points,
    explainedIn,
    ...(isQuestionType(type) ? { type } : {}),
    ...(correctAnswer === undefined ? {} : { correctAnswer }),
    ...(keys.length > 0 ? { options: keys.map((key) => readOption(values, key)) } : {}),
  };
}

export const questionTypes: readonly QuestionType[] = ['multiple-choice', 'true-false', 'short-answer'];

export const isQuestionType = (type: unknown): type is QuestionType => questionTypes.some((known) => known === type);

/** Checks the fields as a question. An error of an option gets the name of its field. */
export function checkQuestion(
  values: FieldValues,
  check: (question: unknown) => Checked<QuestionFormValues>,
): Checked<QuestionFormValues> {
  // The rule ignores empty options and counts the others.
  const keys = optionKeys(values).filter((key) => values[optionName(key)]?.trim());
  const checked = check({
    text: values.text,
    type: values.type,
    points: values.points,
    correctAnswer: values.correctAnswer ?? '',
    explainedIn: values.explainedIn,
    options: keys.map((key) => readOption(values, key)),
  });
  if (checked.success) return checked;
  const fieldName = (field: string) => {
    const index = /^options\.(\d+)\./.exec(field)?.[1];
    return index === undefined ? field : optionName(keys[Number(index)] ?? 0);
  };
  return { success: false, errors: checked.errors.map(({ field, message }) => ({ field: fieldName(field), message })) };
}

/** The unsaved changes of the question that is being edited. */
interface StoredQuestion {
  /** Its id, or the key of one that is not created yet; `new` for one after the last, empty for none. */
  editing: string;
  changes: Partial<QuestionDraft>;
}

export const noStoredQuestion: StoredQuestion = { editing: '', changes: {} };

export function readStoredQuestion(stored: unknown): StoredQuestion | undefined {
  if (typeof stored !== 'object' || stored === null || !('editing' in stored) || !('changes' in stored))
    return undefined;
  const { editing, changes } = stored;
  const valid = pickFields(changes, questionDraft(undefined), isValidField);
  return typeof editing === 'string' && valid ? { editing, changes: valid } : undefined;
}

const isOption = (option: unknown) =>
  typeof option === 'object' && option !== null && 'text' in option && typeof option.text === 'string';

const isValidField = (name: keyof QuestionDraft, value: unknown) =>
  name === 'type'
    ? isQuestionType(value)
    : name === 'options'
      ? Array.isArray(value) && value.every(isOption)
      : typeof value === 'string';
