import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { useCourseFormState } from './context.ts';

/** That the form goes on with a draft of this device, what of it could not be kept, and the way to begin anew. */
export function CourseFormRestored() {
  const { t } = useLectern('CourseForm.Restored');
  const { isRestored, lostImage, startOver, isSaving } = useCourseFormState('CourseForm.Restored');
  if (!isRestored && lostImage === '') return null;
  return (
    <p className="lectern-course-form-draft" role="status">
      {isRestored && t('unsaved.restored')} {lostImage !== '' && t('courseForm.imageLost', { name: lostImage })}{' '}
      <Button variant="quiet" size="small" disabled={isSaving} onClick={startOver}>
        {t('unsaved.startOver')}
      </Button>
    </p>
  );
}
