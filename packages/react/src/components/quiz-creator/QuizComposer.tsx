import { quizDraft, validatorOf } from '@lectern/sdk/forms';
import { formWords, quizCreatorWords } from '@lectern/sdk/words';
import { useId, useState } from 'react';
import type { UseQuizCreatorResult } from '../../hooks/authoring/useQuizCreator.ts';
import { useForm } from '../../hooks/forms/useForm.ts';
import { useReportUnsaved } from '../../hooks/forms/useReportUnsaved.ts';
import { type UnsavedChanges, useUnsavedParts } from '../../hooks/forms/useUnsavedChanges.ts';
import { useValidationNotice } from '../../hooks/forms/useValidationNotice.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { CsvImport } from './CsvImport.tsx';
import { DetailFields } from './DetailFields.tsx';
import { Questions } from './Questions.tsx';
import { QuizActions } from './QuizActions.tsx';

interface QuizComposerProps {
  state: UseQuizCreatorResult;
  /** Of the surrounding dialog. */
  unsaved: UnsavedChanges;
  onClose: (() => void) | undefined;
}

/** The form of a new quiz: its details, its questions and the progress of its creation. */
export function QuizComposer({ state, unsaved: whole, onClose }: QuizComposerProps) {
  const { marketplace, t } = useLectern('QuizCreator', formWords, quizCreatorWords);
  const { values, isCreating, progress, stopped } = state;
  const id = useId();
  const [quiz, unsaved] = useUnsavedParts(whole);
  useReportUnsaved(quiz, state.changes, state.discard);
  const [status, setStatus] = useState('');
  /** A question that is being edited is not part of the quiz yet, so the quiz cannot be submitted. */
  const [isEditing, setEditing] = useState(false);
  const withValidationNotice = useValidationNotice();
  const validator = withValidationNotice({
    safeParse: (details: object) =>
      validatorOf(marketplace, quizDraft).safeParse({ ...details, questions: values.questions }),
  });
  const { errors, formProps } = useForm(validator, state.create, undefined, (name, value) =>
    state.change({ [name]: value }),
  );
  const total = values.questions.length;
  const questionError = (index: number) =>
    Object.entries(errors).find(([field]) => field.startsWith(`questions.${index}.`))?.[1];

  return (
    <>
      {state.isRestored && (
        <p className="lectern-field-hint" role="status">
          {t('unsaved.restored')}{' '}
          <Button variant="quiet" size="small" disabled={isCreating} onClick={quiz.startOver}>
            {t('unsaved.startOver')}
          </Button>
        </p>
      )}
      {state.isRecovered && <p className="lectern-field-hint">{t('quizCreator.recovered')}</p>}
      {/* Hidden while a question is edited, with the button that creates the quiz. */}
      <form {...formProps} id={id} className="lectern-form" hidden={isEditing}>
        <DetailFields
          field={(name) => ({ name, defaultValue: values[name], error: errors[name] })}
          takesFocus={state.round > 0}
        />
      </form>
      <Questions
        lectureId={state.lectureId}
        questions={values.questions}
        unsaved={unsaved}
        onEditingChange={setEditing}
        error={total === 0 ? errors.questions : undefined}
        errorOf={questionError}
        onSave={(question, index) => {
          state.writeQuestion(question, index);
          setStatus(t(index === undefined ? 'notice.questionAdded.title' : 'notice.questionUpdated.title'));
          return true;
        }}
        onRemove={(index) => {
          state.removeQuestion(index);
          setStatus(t('quizCreator.removed', { number: index + 1 }));
        }}
        onDuplicate={(index) => {
          state.duplicateQuestion(index);
          setStatus(t('quizCreator.duplicated', { number: index + 2 }));
        }}
        onMove={(index, to) => {
          state.moveQuestion(index, to);
          setStatus(t('quizCreator.moved', { place: to + 1, total }));
        }}
      />
      <p role="status" className="lectern-quiz-creator-status">
        {!isEditing && status}
      </p>
      {!isEditing && (
        <CsvImport
          onImport={(questions) => {
            const added = state.addQuestions(questions);
            setStatus('');
            return { added, known: questions.length - added };
          }}
        />
      )}
      {progress && (
        <ProgressBar
          percent={Math.round((progress.done / progress.total) * 100)}
          label={t('quizCreator.progress')}
          text={t('quizCreator.step', { done: progress.done, total: progress.total })}
        />
      )}
      {!isEditing && (
        <QuizActions
          error={
            stopped &&
            `${
              stopped.done === 0
                ? t('quizCreator.stoppedQuiz')
                : t('quizCreator.stoppedQuestion', { number: stopped.done, total: stopped.total - 2 })
            } ${t('quizCreator.stoppedHint')}`
          }
          primary={
            <Button
              type="submit"
              form={id}
              variant="primary"
              isBusy={isCreating}
              busyLabel={t('quizCreator.submitting')}
            >
              {t(stopped ? 'quizCreator.resume' : 'quizCreator.submit')}
            </Button>
          }
        >
          {onClose && (
            <Button onClick={() => whole.leave(onClose)} disabled={isCreating}>
              {t('quizCreator.cancel')}
            </Button>
          )}
        </QuizActions>
      )}
    </>
  );
}
