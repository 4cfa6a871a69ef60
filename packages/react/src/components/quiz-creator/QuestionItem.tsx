import { correctAnswers } from '@lectern/sdk/rules';
import { formWords, quizCreatorWords, quizWords } from '@lectern/sdk/words';
import { useContext } from 'react';
import type { QuestionFormValues } from '../../hooks/authoring/useQuizCreator.ts';
import { useLectern } from '../../provider/context.ts';
import { QuizSections } from './context.ts';

interface QuestionItemProps {
  question: QuestionFormValues;
  index: number;
  total: number;
  error: string | undefined;
  onEdit: () => void;
  onRemove: () => void;
  onDuplicate: (() => void) | undefined;
  onMove: ((to: number) => void) | undefined;
}

/** One question in the list, with its actions. */
export function QuestionItem({
  question,
  index,
  total,
  error,
  onEdit,
  onRemove,
  onDuplicate,
  onMove,
}: QuestionItemProps) {
  const { marketplace, t } = useLectern('QuizCreator', formWords, quizCreatorWords, quizWords);
  const answers = correctAnswers(question).map((answer) =>
    question.type === 'true-false' && (answer === 'true' || answer === 'false') ? t(`quiz.${answer}`) : answer,
  );
  const number = index + 1;
  const lectures = useContext(QuizSections)?.flatMap((section) => section.lectures);
  const explaining = lectures?.find(({ _id }) => _id === question.explainedIn);
  return (
    <li data-index={index} data-invalid={error ? true : undefined}>
      <div>
        <p className="lectern-question-number">
          {number} · {t(`quizCreator.type.${question.type}`)} · {t.plural('quiz.points', question.points)}
        </p>
        <p className="lectern-question-text" dir="auto">
          {question.text}
        </p>
        <p className="lectern-quiz-creator-answers">
          {t('quizCreator.rightAnswers', {
            answers: new Intl.ListFormat(marketplace.locale, { type: 'conjunction' }).format(answers),
          })}
        </p>
        {explaining && (
          <p className="lectern-field-hint">{t('quizCreator.explainedInLecture', { title: explaining.title })}</p>
        )}
        {error && <p className="lectern-field-error">{error}</p>}
      </div>
      {onMove && (
        <span className="lectern-quiz-creator-moves">
          <button
            type="button"
            className="lectern-row-move"
            data-action="up"
            aria-label={t('quizCreator.moveQuestionUp', { number })}
            aria-disabled={index === 0 || undefined}
            onClick={() => index > 0 && onMove(index - 1)}
          />
          <button
            type="button"
            className="lectern-row-move"
            data-action="down"
            aria-label={t('quizCreator.moveQuestionDown', { number })}
            aria-disabled={number === total || undefined}
            onClick={() => number < total && onMove(index + 1)}
          />
        </span>
      )}
      <span className="lectern-row-actions">
        <button
          type="button"
          className="lectern-row-action"
          data-action="edit"
          aria-label={t('quizCreator.editQuestion', { number })}
          onClick={onEdit}
        >
          {t('quizCreator.edit')}
        </button>
        {onDuplicate && (
          <button
            type="button"
            className="lectern-row-action"
            data-action="duplicate"
            aria-label={t('quizCreator.duplicateQuestion', { number })}
            onClick={onDuplicate}
          >
            {t('quizCreator.duplicate')}
          </button>
        )}
        <button
          type="button"
          className="lectern-row-action"
          data-action="remove"
          aria-label={t('quizCreator.removeQuestion', { number })}
          onClick={onRemove}
        >
          {t('quizCreator.remove')}
        </button>
      </span>
    </li>
  );
}
