import { questionDraft, validatorOf } from '@lectern/sdk/forms';
import { formWords, quizCreatorWords, quizWords } from '@lectern/sdk/words';
import { useEffect, useState } from 'react';
import type { QuestionFormValues } from '../../hooks/authoring/useQuizCreator.ts';
import { useForm } from '../../hooks/forms/useForm.ts';
import { useValidationNotice } from '../../hooks/forms/useValidationNotice.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { useInnerEscape } from '../../ui/behaviors/useInnerEscape.ts';
import { Field } from '../../ui/Field.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { ExplainedInField } from './ExplainedInField.tsx';
import { OptionFields } from './OptionFields.tsx';
import { QuizActions } from './QuizActions.tsx';
import {
  checkQuestion,
  fieldValues,
  isQuestionType,
  optionName,
  type QuestionDraft,
  questionTypes,
  readQuestionDraft,
} from './questionFields.ts';

interface QuestionFormProps {
  number: number;
  initialValues: QuestionDraft;
  /** Whether the form shows unsaved changes from before a reload. */
  isRestored: boolean;
  isSaving: boolean;
  onChange: (changes: Partial<QuestionDraft>) => void;
  onCancel: () => void;
  onSave: (question: QuestionFormValues) => void;
}

/** One question of any type, with the rules of §5 at its fields. */
export function QuestionForm({
  number,
  isRestored,
  isSaving,
  onChange,
  onCancel,
  onSave,
  ...props
}: QuestionFormProps) {
  const { marketplace, t } = useLectern('QuizCreator', formWords, quizCreatorWords);
  // The parent stores each change and renders again; the form keeps the values that it started with.
  const [initialValues] = useState(props.initialValues);
  const [type, setType] = useState(initialValues.type);
  const withValidationNotice = useValidationNotice();
  const validator = withValidationNotice({
    safeParse: (values: Record<string, string>) =>
      checkQuestion(values, (question) => validatorOf(marketplace, questionDraft).safeParse(question)),
  });
  const { errors, formProps } = useForm(validator, onSave);
  useInnerEscape(formProps.ref, onCancel);
  useEffect(() => formProps.ref.current?.querySelector('textarea')?.focus(), [formProps.ref]);
  const change = () => formProps.ref.current && onChange(readQuestionDraft(fieldValues(formProps.ref.current)));
  return (
    <form
      {...formProps}
      className="lectern-form lectern-quiz-creator-question"
      onInput={(event) => {
        formProps.onInput(event);
        change();
      }}
    >
      <header>
        <h3>{t('quizCreator.questionTitle', { number })}</h3>
        <p className="lectern-field-hint">{t('quizCreator.questionHint')}</p>
      </header>
      {isRestored && <p className="lectern-field-hint">{t('unsaved.restored')}</p>}
      <TextArea
        label={t('quizCreator.questionText')}
        name="text"
        rows={2}
        defaultValue={initialValues.text}
        error={errors.text}
      />
      <div className="lectern-form-pair">
        <SelectField
          label={t('quizCreator.questionType')}
          name="type"
          defaultValue={initialValues.type}
          onChange={({ currentTarget: { value } }) => isQuestionType(value) && setType(value)}
          options={questionTypes.map((value) => ({ value, label: t(`quizCreator.type.${value}`) }))}
        />
        <Field
          label={t('quizCreator.points')}
          name="points"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={initialValues.points}
          error={errors.points}
        />
      </div>
      {type === 'multiple-choice' && (
        <OptionFields
          initialOptions={initialValues.options}
          error={errors.options}
          errorOf={(key) => errors[optionName(key)]}
          onChange={change}
        />
      )}
      {type === 'true-false' && <TrueFalse initialAnswer={initialValues.correctAnswer} error={errors.correctAnswer} />}
      {type === 'short-answer' && (
        <Field
          label={t('quizCreator.answer')}
          name="correctAnswer"
          autoComplete="off"
          defaultValue={initialValues.type === 'short-answer' ? initialValues.correctAnswer : ''}
          hint={t('quizCreator.answerHint')}
          error={errors.correctAnswer}
        />
      )}
      <ExplainedInField name="explainedIn" defaultValue={initialValues.explainedIn} error={errors.explainedIn} />
      <QuizActions
        primary={
          <Button type="submit" variant="primary" isBusy={isSaving} busyLabel={t('quizCreator.savingQuestion')}>
            {t('quizCreator.saveQuestion')}
          </Button>
        }
      >
        <Button onClick={onCancel}>{t('quizCreator.cancelQuestion')}</Button>
      </QuizActions>
    </form>
  );
}

function TrueFalse({ initialAnswer, error }: { initialAnswer: string; error: string | undefined }) {
  const { t } = useLectern('QuizCreator', quizCreatorWords, quizWords);
  return (
    <fieldset className="lectern-quiz-creator-options">
      <legend className="lectern-field-label">{t('quizCreator.answer')}</legend>
      {(['true', 'false'] as const).map((value) => (
        <label key={value} className="lectern-question-option">
          <input type="radio" name="correctAnswer" value={value} defaultChecked={initialAnswer === value} />
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
