import type { ReceivedSubmission } from '@lectern/sdk';
import { gradeDraft, validatorOf } from '@lectern/sdk/forms';
import { gradingWords } from '@lectern/sdk/words';
import { useRef, useState } from 'react';
import type { UseGradingResult } from '../../hooks/authoring/useGrading.ts';
import { useForm } from '../../hooks/forms/useForm.ts';
import { useFormDraft } from '../../hooks/forms/useFormDraft.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';
import { TextArea } from '../../ui/TextArea.tsx';
import { nameOf } from './nameOf.ts';

export interface GradeFormProps {
  /** The submission to grade. */
  submission: ReceivedSubmission;
  /** From `useGrading()`. */
  state: UseGradingResult;
  /** Opens the next ungraded submission; also called after saving with "Save and next". */
  onNext: () => void;
}

/** Grade and feedback (§9). Ctrl+Enter saves and opens the next submission; unsaved changes survive a reload. */
export function GradeForm({ submission, state, onNext }: GradeFormProps) {
  const { marketplace, t } = useLectern('GradeForm', gradingWords);
  const { save, isSaving, saved, saveError, next } = state;
  const { values, changes, change, clear } = useFormDraft(submission._id, {
    grade: submission.grade === null ? '' : String(submission.grade),
    feedback: submission.feedback,
  });
  /** Whether a successful submission opens the next one. */
  const opensNext = useRef(false);
  /** The button whose action is running. */
  const [pressed, setPressed] = useState<'save' | 'saveAndNext'>('save');
  const { errors, formProps } = useForm(
    validatorOf(marketplace, gradeDraft),
    async ({ grade, feedback }) => {
      const isNextWanted = opensNext.current;
      opensNext.current = false;
      if (isSaving) return;
      setPressed(isNextWanted ? 'saveAndNext' : 'save');
      if (!(await save({ id: submission._id, grade, feedback }))) return;
      clear();
      if (isNextWanted) onNext();
    },
    undefined,
    (name, value) => change({ [name]: value }),
  );
  const submit = (isNext: boolean) => {
    opensNext.current = isNext;
    formProps.ref.current?.requestSubmit();
  };
  return (
    <form
      {...formProps}
      className="lectern-grading-form"
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        submit(true);
      }}
    >
      <FormError>{saveError}</FormError>
      <Field
        name="grade"
        label={t('grading.grade')}
        hint={t('grading.gradeHint')}
        error={errors.grade}
        defaultValue={values.grade}
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
        defaultValue={values.feedback}
        rows={5}
      />
      <div className="lectern-grading-actions">
        {next && (
          <Button
            variant="primary"
            isBusy={isSaving && pressed === 'saveAndNext'}
            busyLabel={t('grading.saving')}
            disabled={isSaving}
            focusableWhenDisabled
            onClick={() => submit(true)}
          >
            {t('grading.saveAndNext')}
          </Button>
        )}
        <Button
          type="submit"
          variant={next ? 'secondary' : 'primary'}
          isBusy={isSaving && pressed === 'save'}
          busyLabel={t('grading.saving')}
          disabled={isSaving}
          focusableWhenDisabled
          // An earlier attempt to save and open the next may have been refused.
          onClick={() => {
            opensNext.current = false;
          }}
        >
          {t('grading.save')}
        </Button>
        {next && (
          <Button variant="quiet" className="lectern-button-flush" onClick={onNext}>
            {t('grading.next')}
          </Button>
        )}
      </div>
      {next && <p className="lectern-grading-note">{t('grading.keys')}</p>}
      <p role="status" className="lectern-grading-saved">
        {saved && !changes && (
          <>
            <Icon shape={icons.check} />
            {t('grading.saved', { name: nameOf(saved.userId, t) })}
          </>
        )}
      </p>
    </form>
  );
}
