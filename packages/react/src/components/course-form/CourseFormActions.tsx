import { useId } from 'react';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { useCourseFormState } from './context.ts';

/** Saving and leaving, how far the picture is, and that a draft is kept. */
export function CourseFormActions() {
  const { t } = useLectern('CourseForm.Actions');
  const { isNew, isSaving, isDirty, categories, uploaded, cancelUpload, cancel, startOver } =
    useCourseFormState('CourseForm.Actions');
  const saver = useId();
  const submit = isNew ? 'courseForm.create' : 'courseForm.update';
  return (
    <div className="lectern-course-form-actions">
      {uploaded !== undefined && (
        <div className="lectern-upload">
          <ProgressBar
            percent={uploaded}
            label={t('courseForm.uploading')}
            text={t('courseForm.uploadedPercent', { percent: uploaded })}
          />
          <span aria-hidden="true">{t('courseForm.uploadedPercent', { percent: uploaded })}</span>
          <Button size="small" onClick={cancelUpload}>
            {t('courseForm.cancelUpload')}
          </Button>
        </div>
      )}
      <Button
        id={saver}
        type="submit"
        variant="primary"
        size="large"
        isBusy={isSaving}
        disabled={categories.length === 0}
      >
        {t(isSaving ? 'courseForm.saving' : submit)}
      </Button>
      <Button size="large" onClick={cancel} disabled={isSaving}>
        {t('courseForm.cancel')}
      </Button>
      {isDirty && !isSaving && (
        <p className="lectern-course-form-draft">
          {t('courseForm.draft')}{' '}
          <Button variant="quiet" size="small" data-heir={saver} onClick={startOver}>
            {t('courseForm.discard')}
          </Button>
        </p>
      )}
    </div>
  );
}
