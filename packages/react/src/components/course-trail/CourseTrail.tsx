import { accountMenuWords, teachingWords } from '@lectern/sdk/words';
import { useLectern } from '../../provider/context.ts';

interface CourseTrailProps {
  courseId: string;
  title: string;
  /** Where one is. */
  current: 'edit' | 'content' | 'grading' | 'learners';
}

/** Whose course this page belongs to, and the ways to its other pages. */
export function CourseTrail({ courseId, title, current }: CourseTrailProps) {
  const { t, Link, paths } = useLectern('CourseTrail', accountMenuWords, teachingWords);
  return (
    <nav className="lectern-course-trail" aria-label={t('courseTrail.label')}>
      <span className="lectern-course-trail-place">
        <Link href={paths.instructor}>{t('account.dashboard')}</Link>
        <span aria-hidden="true"> / </span>
        <bdi>{title}</bdi>
      </span>
      <span className="lectern-course-trail-pages">
        {current !== 'edit' && <Link href={paths.editCourse(courseId)}>{t('courseTrail.edit')}</Link>}
        {current !== 'content' && <Link href={paths.courseContent(courseId)}>{t('contentManager.title')}</Link>}
        {current !== 'learners' && <Link href={paths.courseLearners(courseId)}>{t('learners.title')}</Link>}
      </span>
    </nav>
  );
}
