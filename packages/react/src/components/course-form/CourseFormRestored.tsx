import { courseFormWords, formWords } from '@lectern/sdk/words';
import { forwardRef } from 'react';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { createPart, type RootProps } from '../../ui/createRoot.tsx';
import { useCourseFormView } from './context.ts';

const Root = createPart('p', 'lectern-course-form-restored');

/** Says that the form shows a draft of this device, with a button to start over; null otherwise. */
export const CourseFormRestored = forwardRef<HTMLParagraphElement, RootProps<'p'>>(
  function CourseFormRestored(props, ref) {
    const { t } = useLectern('CourseFormRestored', courseFormWords, formWords);
    const { isRestored, lostImage, startOver, isSaving } = useCourseFormView('CourseFormRestored');
    if (!isRestored && lostImage === '') return null;
    return (
      <Root ref={ref} role="status" {...props}>
        {isRestored && t('unsaved.restored')} {lostImage !== '' && t('courseForm.imageLost', { name: lostImage })}{' '}
        <Button variant="quiet" size="small" disabled={isSaving} onClick={startOver}>
          {t('unsaved.startOver')}
        </Button>
      </Root>
    );
  },
);
