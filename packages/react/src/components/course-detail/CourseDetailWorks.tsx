import { workLimits } from '@lectern/sdk/rules';
import { courseWords } from '@lectern/sdk/words';
import { forwardRef } from 'react';
import { useWorks } from '../../hooks/catalogue/useWorks.ts';
import { useLectern } from '../../provider/context.ts';
import type { RootProps } from '../../ui/definePart.tsx';
import { WorkGallery } from '../work-gallery/index.ts';
import { useCourseDetailContext } from './context.ts';
import { Section } from './Section.tsx';

/** What You'll Have Made: works of the course's learners; nothing without any. */
export const CourseDetailWorks = forwardRef<HTMLElement, RootProps<'section'>>(function CourseDetailWorks(props, ref) {
  const { _id: courseId } = useCourseDetailContext('CourseDetailWorks').view.course;
  const { t } = useLectern('CourseDetailWorks', courseWords);
  const search = { courseId, limit: workLimits.ofCourse };
  if (useWorks(search).length === 0) return null;
  return (
    <Section ref={ref} {...props} heading={t('course.works')}>
      <WorkGallery {...search} />
    </Section>
  );
});
