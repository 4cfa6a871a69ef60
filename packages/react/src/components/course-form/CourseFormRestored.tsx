import { courseFormWords, formWords } from '@lectern/sdk/words';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { definePart } from '../../ui/definePart.tsx';
import { useCourseFormContext } from './context.ts';

/** Says that the form shows a draft of this device, with a button to start over; null otherwise. */
export const CourseFormRestored = definePart('CourseFormRestored', 'p', 'lectern-course-form-restored', (name) => {
  const { t } = useLectern(name, courseFormWords, formWords);
  const { isRestored, lostImage, startOver, isSaving } = useCourseFormContext(name);
  if (!isRestored && lostImage === '') return null;
  return {
    role: 'status',
    children: (
      <>
        {isRestored && t('unsaved.restored')} {lostImage !== '' && t('courseForm.imageLost', { name: lostImage })}{' '}
        <Button variant="quiet" size="small" disabled={isSaving} onClick={startOver}>
          {t('unsaved.startOver')}
        </Button>
      </>
    ),
  };
});
