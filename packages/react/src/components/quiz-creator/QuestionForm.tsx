import type { QuestionType } from '@lectern/sdk';
import { useEffect, useState } from 'react';
import { useForm } from '../../hooks/useForm.ts';
import type { QuestionFormValues } from '../../hooks/useQuizCreator.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { useInnerEscape } from '../../ui/behaviors/useInnerEscape.ts';
import { Field } from '../../ui/Field.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { OptionFields } from './OptionFields.tsx';
import { optionName, type QuestionDraft, questionDraft, readQuestion } from './readQuestion.ts';
import { useNoticedRule } from './useNoticedRule.ts';

const types: readonly QuestionType[] = ['multiple-choice', 'true-false', 'short-answer'];

interface QuestionFormProps {
  number: number;
  /** What it begins with; an empty question without it. */
  question: QuestionDraft | undefined;
  /** It is what somebody wrote before, and not yet saved. */
  isRestored: boolean;
  isSaving: boolean;
  onChange: (typed: QuestionDraft) => void;
  onCancel: () => void;
  onSave: (question: QuestionFormValues) => void;
}

/** One question of any of the three types, with the rules of §5 at their fields. */
export function QuestionForm({
  number,
  question: given,
  isRestored,
  isSaving,
  onChange,
  onCancel,
  onSave,
}: QuestionFormProps) {
  const { marketplace, t } = useLectern('QuizCreator');
  // What is typed is kept elsewhere; it is not what the form began with.
  const [question] = useState(given);
  const [type, setType] = useState<QuestionType>(question?.type ?? 'multiple-choice');
  const rule = useNoticedRule({
    safeParse: (values: unknown) =>
      readQuestion(values as Record<string, string>, (given) => marketplace.rules.questionDraft.safeParse(given)),
  });
  const { errors, formProps } = useForm(rule, onSave);
  useInnerEscape(formProps.ref, onCancel);
  useEffect(() => formProps.ref.current?.querySelector('textarea')?.focus(), [formProps.ref]);
  const change = () =>
    formProps.ref.current &&
    onChange(questionDraft(Object.fromEntries(new FormData(formProps.ref.current)) as Record<string, string>));
  return (
    <form
      {...formProps}
      className="lectern-content-form lectern-quiz-creator-question"
      onInput={(event) => {
        formProps.onInput(event);
        change();
      }}
    >
      <h3>{t('quizCreator.questionTitle', { number })}</h3>
      {isRestored && <p className="lectern-field-hint">{t('unsaved.restored')}</p>}
      <TextArea
        label={t('quizCreator.questionText')}
        name="text"
        rows={2}
        defaultValue={question?.text ?? ''}
        error={errors.text}
      />
      <div className="lectern-content-pair">
        <SelectField
          label={t('quizCreator.questionType')}
          name="type"
          defaultValue={question?.type ?? 'multiple-choice'}
          onChange={({ currentTarget }) => setType(currentTarget.value as QuestionType)}
          options={types.map((value) => ({ value, label: t(`quizCreator.type.${value}`) }))}
        />
        <Field
          label={t('quizCreator.points')}
          name="points"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={question?.points ?? 1}
          error={errors.points}
        />
      </div>
      {type === 'multiple-choice' && (
        <OptionFields
          begin={question?.options ?? []}
          error={errors.options}
          errorOf={(key) => errors[optionName(key)]}
          onChange={change}
        />
      )}
      {type === 'true-false' && <TrueFalse begin={question?.correctAnswer} error={errors.correctAnswer} />}
      {type === 'short-answer' && (
        <Field
          label={t('quizCreator.answer')}
          name="correctAnswer"
          autoComplete="off"
          defaultValue={question?.type === 'short-answer' ? question.correctAnswer : ''}
          hint={t('quizCreator.answerHint')}
          error={errors.correctAnswer}
        />
      )}
      <div className="lectern-dialog-actions lectern-dialog-footer">
        <Button onClick={onCancel}>{t('quizCreator.cancel')}</Button>
        <Button type="submit" variant="primary" isBusy={isSaving}>
          {t(isSaving ? 'quizCreator.savingQuestion' : 'quizCreator.saveQuestion')}
        </Button>
      </div>
    </form>
  );
}

function TrueFalse({ begin, error }: { begin: string | undefined; error: string | undefined }) {
  const { t } = useLectern('QuizCreator');
  return (
    <fieldset className="lectern-quiz-creator-options">
      <legend className="lectern-field-label">{t('quizCreator.answer')}</legend>
      {(['true', 'false'] as const).map((value) => (
        <label key={value} className="lectern-question-option">
          <input type="radio" name="correctAnswer" value={value} defaultChecked={begin === value} />
          <span>{t(`quiz.${value}`)}</span>
        </label>
      ))}
      {error && (
        <p role="alert" className="lectern-field-error">
          {error}
        </p>
      )}
    </fieldset>
  );
}
