import type { Question } from '@lectern/sdk';
import { quizWords } from '@lectern/sdk/words';
import { memo, useId } from 'react';
import { useLectern } from '../../provider/context.ts';

interface QuestionFieldProps {
  question: Question;
  number: number;
  total: number;
  answer: string | readonly string[] | undefined;
  isMissing?: boolean;
  /** The question is shown and takes no answer. */
  isDisabled?: boolean;
  onAnswer?: (questionId: string, answer: string | readonly string[]) => void;
}

/** A question with its radio buttons, check boxes or text field. */
export const QuestionField = memo(
  function QuestionField({
    question,
    number,
    total,
    answer,
    isMissing = false,
    isDisabled = false,
    onAnswer,
  }: QuestionFieldProps) {
    const { t } = useLectern('QuizRunner', quizWords);
    const id = useId();
    const chosen = answer === undefined ? [] : [answer].flat();
    const isMany = question.hasSeveralAnswers;
    const options =
      question.type === 'true-false'
        ? [
            { value: 'true', label: t('quiz.true') },
            { value: 'false', label: t('quiz.false') },
          ]
        : question.options.map(({ text }) => ({ value: text, label: text }));
    const describedBy = isMissing ? `${id}-error` : undefined;

    function choose(value: string, isChosen: boolean) {
      if (!isMany) return onAnswer?.(question._id, value);
      const known = options.map((option) => option.value).filter((one) => one !== value && chosen.includes(one));
      onAnswer?.(question._id, isChosen ? [...known, value] : known);
    }

    return (
      <fieldset
        className="lectern-question"
        data-question={question._id}
        tabIndex={-1}
        data-invalid={isMissing ? true : undefined}
        disabled={isDisabled}
        aria-describedby={describedBy}
      >
        <legend>
          <span className="lectern-question-number">
            {t('quiz.question', { number, total })} · {t.plural('quiz.points', question.points)}
          </span>
          <span className="lectern-question-text" dir="auto">
            {question.text}
          </span>
        </legend>
        {question.type === 'short-answer' ? (
          <label className="lectern-field">
            <span className="lectern-field-label">{t('quiz.answer')}</span>
            <input
              className="lectern-input"
              name={question._id}
              autoComplete="off"
              value={chosen[0] ?? ''}
              aria-invalid={isMissing ? true : undefined}
              aria-describedby={describedBy}
              onChange={(event) => onAnswer?.(question._id, event.target.value)}
            />
          </label>
        ) : (
          <>
            {question.type === 'multiple-choice' && (
              <p className="lectern-question-hint">{t(isMany ? 'quiz.chooseAll' : 'quiz.chooseOne')}</p>
            )}
            <div className="lectern-question-options">
              {options.map(({ value, label }) => (
                <label key={value} className="lectern-question-option">
                  <input
                    type={isMany ? 'checkbox' : 'radio'}
                    name={question._id}
                    value={value}
                    checked={chosen.includes(value)}
                    aria-invalid={isMissing ? true : undefined}
                    onChange={(event) => choose(value, event.target.checked)}
                  />
                  <span dir="auto">{label}</span>
                </label>
              ))}
            </div>
          </>
        )}
        {isMissing && (
          <p className="lectern-field-error" id={`${id}-error`}>
            {t('quiz.missing')}
          </p>
        )}
      </fieldset>
    );
  },
  // An answer renders its own question again and no other. `onAnswer` may be an older one: it updates the latest answers.
  (before, after) =>
    before.question === after.question && before.answer === after.answer && before.isMissing === after.isMissing,
);
