import type { Checked } from '@lectern/sdk';
import type { QuestionFormValues } from '../../hooks/useQuizCreator.ts';

/** The names of an option's fields; the key stays while other options come and go. */
export const optionName = (key: number) => `option-${key}`;
export const rightName = (key: number) => `right-${key}`;

/** A question as it was typed, right or not yet. */
export type QuestionDraft = Omit<QuestionFormValues, 'points'> & { points: number | string };

/** A form's fields as they stand, for who goes on with them later. */
export function questionDraft(values: Readonly<Record<string, string>>): QuestionDraft {
  const keys = Object.keys(values)
    .filter((name) => name.startsWith('option-'))
    .map((name) => Number(name.slice('option-'.length)));
  return {
    text: values.text ?? '',
    type: values.type as QuestionFormValues['type'],
    points: values.points ?? '',
    correctAnswer: values.correctAnswer ?? '',
    options: keys.map((key) => ({ text: values[optionName(key)] ?? '', isCorrect: values[rightName(key)] === 'true' })),
  };
}

/** A form's fields as a question; what the rule says of an option is said at its own field. */
export function readQuestion(
  values: Readonly<Record<string, string>>,
  check: (given: unknown) => Checked<QuestionFormValues>,
): Checked<QuestionFormValues> {
  // The rule leaves empty options out and counts the others.
  const keys = Object.keys(values)
    .filter((name) => name.startsWith('option-') && values[name]?.trim())
    .map((name) => Number(name.slice('option-'.length)));
  const checked = check({
    text: values.text,
    type: values.type,
    points: values.points,
    correctAnswer: values.correctAnswer ?? '',
    options: keys.map((key) => ({ text: values[optionName(key)], isCorrect: values[rightName(key)] === 'true' })),
  });
  if (checked.success) return checked;
  const place = (field: string) => {
    const index = /^options\.(\d+)\./.exec(field)?.[1];
    return index === undefined ? field : optionName(keys[Number(index)] ?? 0);
  };
  return { success: false, errors: checked.errors.map(({ field, message }) => ({ field: place(field), message })) };
}
