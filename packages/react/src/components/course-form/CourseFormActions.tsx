import { courseFormWords } from '@lectern/sdk/words';
import { useId } from 'react';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { definePart } from '../../ui/definePart.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { useCourseFormContext } from './context.ts';

/** Saves, leaves or discards the changes, and shows the upload of the image. */
export const CourseFormActions = definePart('CourseFormActions', 'div', 'lectern-course-form-actions', (name) => {
  const { t } = useLectern(name, courseFormWords);
  const { isNew, isSaving, isDirty, categories, uploaded, cancelUpload, cancel, startOver } =
    useCourseFormContext(name);
  const saver = useId();
  const submit = isNew ? 'courseForm.create' : 'courseForm.update';
  return {
    children: (
      <>
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
          busyLabel={t('courseForm.saving')}
          disabled={categories.length === 0}
        >
          {t(submit)}
        </Button>
        <Button size="large" onClick={cancel} disabled={isSaving}>
          {t('courseForm.cancel')}
        </Button>
        {isDirty && !isSaving && (
          <p className="lectern-course-form-draft">
            {t('courseForm.draft')}{' '}
            <Button variant="quiet" size="small" data-focus-fallback={saver} onClick={startOver}>
              {t('courseForm.discard')}
            </Button>
          </p>
        )}
      </>
    ),
  };
});
