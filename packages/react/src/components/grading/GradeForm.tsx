import type { ReceivedSubmission } from '@lectern/sdk';
import { useRef } from 'react';
import { useDraft } from '../../hooks/useDraft.ts';
import { useForm } from '../../hooks/useForm.ts';
import type { UseGradingResult } from '../../hooks/useGrading.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { nameOf } from './nameOf.ts';

export interface GradeFormProps {
  submission: ReceivedSubmission;
  /** From `useGrading()`. */
  state: UseGradingResult;
  /** Goes to the next work that waits; called after saving too, when that is asked for. */
  onNext: () => void;
}

interface Draft {
  grade: string;
  feedback: string;
}

/** Grade and feedback (§9). Ctrl+Enter saves and goes on; what is typed survives a reload. */
export function GradeForm({ submission, state, onNext }: GradeFormProps) {
  const { marketplace, t } = useLectern('GradeForm');
  const { save, isSaving, saved, saveError, next } = state;
  const [draft, changeDraft, clearDraft] = useDraft<Draft | null>(submission._id, null, readDraft);
  const goesOn = useRef(false);
  const { errors, formProps } = useForm(marketplace.rules.gradeDraft, async ({ grade, feedback }) => {
    const isAsked = goesOn.current;
    goesOn.current = false;
    if (isSaving || !(await save({ id: submission._id, grade, feedback }))) return;
    clearDraft();
    if (isAsked) onNext();
  });
  const submit = (isNext: boolean) => {
    goesOn.current = isNext;
    formProps.ref.current?.requestSubmit();
  };
  const begin = draft ?? {
    grade: submission.grade === null ? '' : String(submission.grade),
    feedback: submission.feedback,
  };
  return (
    <form
      {...formProps}
      className="lectern-grading-form"
      onInput={(event) => {
        formProps.onInput(event);
        const given = new FormData(event.currentTarget);
        const text = (name: string) => String(given.get(name) ?? '');
        changeDraft(() => ({ grade: text('grade'), feedback: text('feedback') }));
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        submit(true);
      }}
    >
      {saveError && (
        <p role="alert" className="lectern-form-error">
          {saveError}
        </p>
      )}
      <Field
        name="grade"
        label={t('grading.grade')}
        hint={t('grading.gradeHint')}
        error={errors.grade}
        defaultValue={begin.grade}
        inputMode="decimal"
        autoComplete="off"
        className="lectern-grading-grade"
        aria-required
      />
      <TextArea
        name="feedback"
        label={t('grading.feedback')}
        hint={t('grading.feedbackHint')}
        error={errors.feedback}
        defaultValue={begin.feedback}
        rows={5}
      />
      <div className="lectern-grading-actions">
        {next && (
          <Button variant="primary" isBusy={isSaving} onClick={() => submit(true)}>
            {t(isSaving ? 'grading.saving' : 'grading.saveAndNext')}
          </Button>
        )}
        <Button
          type="submit"
          variant={next ? 'secondary' : 'primary'}
          isBusy={!next && isSaving}
          // An earlier try to save and go on may have been refused.
          onClick={() => {
            goesOn.current = false;
          }}
        >
          {t(!next && isSaving ? 'grading.saving' : 'grading.save')}
        </Button>
        {next && (
          <Button variant="quiet" onClick={onNext}>
            {t('grading.next')}
          </Button>
        )}
      </div>
      {next && <p className="lectern-grading-note">{t('grading.keys')}</p>}
      <p role="status" className="lectern-grading-saved">
        {saved && !draft && (
          <>
            <Icon name="check" />
            {t('grading.saved', { name: nameOf(saved.userId, t) })}
          </>
        )}
      </p>
    </form>
  );
}

function readDraft(stored: unknown): Draft | undefined {
  const { grade, feedback } = (stored ?? {}) as Partial<Draft>;
  return typeof grade === 'string' && typeof feedback === 'string' ? { grade, feedback } : undefined;
}
