import { useEffect, useId, useState } from 'react';
import { useForm } from '../../hooks/useForm.ts';
import type { QuizCreatorState } from '../../hooks/useQuizCreator.ts';
import { type UnsavedChanges, useUnsavedParts } from '../../hooks/useUnsavedChanges.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { CsvImport } from './CsvImport.tsx';
import { DetailFields, readDetails } from './DetailFields.tsx';
import { Questions } from './Questions.tsx';
import { useNoticedRule } from './useNoticedRule.ts';

interface QuizComposerProps {
  state: QuizCreatorState;
  /** Of what is around it. */
  unsaved: UnsavedChanges;
  onClose: (() => void) | undefined;
}

/** A quiz being written: what it is called, its questions, and its creation with every step of it. */
export function QuizComposer({ state, unsaved: whole, onClose }: QuizComposerProps) {
  const { marketplace, t } = useLectern('QuizCreator');
  const { written, isCreating, progress, stopped } = state;
  const id = useId();
  const [quiz, unsaved] = useUnsavedParts(whole);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever closed it and came back is asked again.
  useEffect(() => quiz.mark(state.isDirty ? state.discard : undefined), [state.isDirty, written]);
  const [said, setSaid] = useState('');
  /** A question that is not saved is no part of the quiz yet: one thing after the other. */
  const [isWriting, setWriting] = useState(false);
  const rule = useNoticedRule({
    safeParse: (values: unknown) =>
      marketplace.rules.quizDraft.safeParse({ ...(values as object), questions: written.questions }),
  });
  const { errors, formProps } = useForm(rule, state.create);
  const total = written.questions.length;
  const broken = (index: number) =>
    Object.entries(errors).find(([field]) => field.startsWith(`questions.${index}.`))?.[1];

  return (
    <div className="lectern-quiz-creator">
      {state.isRestored && (
        <p className="lectern-field-hint" role="status">
          {t('unsaved.restored')}{' '}
          <Button variant="quiet" size="small" disabled={isCreating} onClick={quiz.startOver}>
            {t('unsaved.startOver')}
          </Button>
        </p>
      )}
      {state.isRecovered && <p className="lectern-field-hint">{t('quizCreator.recovered')}</p>}
      <form
        {...formProps}
        id={id}
        className="lectern-content-form"
        onInput={(event) => {
          formProps.onInput(event);
          state.writeDetails(readDetails(event.currentTarget));
        }}
      >
        <DetailFields begin={written} errors={errors} takesFocus={state.round > 0} />
      </form>
      <Questions
        lectureId={state.lectureId}
        questions={written.questions}
        unsaved={unsaved}
        onWriting={setWriting}
        error={total === 0 ? errors.questions : undefined}
        errorOf={broken}
        onSave={(question, index) => {
          state.writeQuestion(question, index);
          setSaid(t(index === undefined ? 'notice.questionAdded.title' : 'notice.questionUpdated.title'));
          return true;
        }}
        onRemove={(index) => {
          state.removeQuestion(index);
          setSaid(t('quizCreator.removed', { number: index + 1 }));
        }}
        onDuplicate={(index) => {
          state.duplicateQuestion(index);
          setSaid(t('quizCreator.duplicated', { number: index + 2 }));
        }}
        onMove={(index, to) => {
          state.moveQuestion(index, to);
          setSaid(t('quizCreator.moved', { place: to + 1, total }));
        }}
      />
      <p role="status" className="lectern-quiz-creator-said">
        {!isWriting && said}
      </p>
      {!isWriting && (
        <CsvImport
          onImport={(questions) => {
            const added = state.addQuestions(questions);
            setSaid('');
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
      {stopped && (
        <p role="alert" className="lectern-form-error">
          {stopped.done === 0
            ? t('quizCreator.stoppedQuiz')
            : t('quizCreator.stoppedQuestion', { number: stopped.done, total: stopped.total - 2 })}{' '}
          {t('quizCreator.stoppedHint')}
        </p>
      )}
      {!isWriting && (
        <div className="lectern-dialog-actions lectern-dialog-footer">
          {onClose && (
            <Button onClick={() => whole.leave(onClose)} disabled={isCreating}>
              {t('quizCreator.cancel')}
            </Button>
          )}
          <Button type="submit" form={id} variant="primary" isBusy={isCreating}>
            {t(isCreating ? 'quizCreator.submitting' : stopped ? 'quizCreator.resume' : 'quizCreator.submit')}
          </Button>
        </div>
      )}
    </div>
  );
}
