import { accountMenuWords, teachingWords } from '@lectern/sdk/words';
import { forwardRef } from 'react';
import { useLectern } from '../../provider/context.ts';
import { cx } from '../../ui/compose.ts';
import type { RootProps } from '../../ui/createRoot.tsx';
import { EmptyNote } from '../../ui/EmptyNote.tsx';
import { AuthoredCourseCard } from './AuthoredCourseCard.tsx';
import { useDashboardCourses } from './context.ts';
import { CreateLink } from './headerParts.tsx';

/** Announces the last deletion. */
export const InstructorDashboardStatus = forwardRef<HTMLParagraphElement, RootProps<'p'>>(
  function InstructorDashboardStatus({ className, ...props }, ref) {
    const { t } = useLectern('InstructorDashboardStatus', teachingWords);
    const { removed } = useDashboardCourses('InstructorDashboardStatus');
    return (
      <p ref={ref} role="status" {...props} className={cx('lectern-visually-hidden', className)}>
        {removed && t('instructorDashboard.deleted', { title: removed.title })}
      </p>
    );
  },
);

/** The courses; without any, the way to the first. */
export const InstructorDashboardList = forwardRef<HTMLDivElement, RootProps<'div'>>(function InstructorDashboardList(
  { className, ...props },
  ref,
) {
  const { t, Link, paths } = useLectern('InstructorDashboardList', accountMenuWords, teachingWords);
  const { courses = [], mayTeach, remove } = useDashboardCourses('InstructorDashboardList');
  return (
    <div ref={ref} {...props} className={cx('lectern-instructor-dashboard-courses', className)}>
      {courses.length === 0 ? (
        <EmptyNote message={t(mayTeach ? 'instructorDashboard.empty' : 'instructorDashboard.emptyAdmin')}>
          {mayTeach ? (
            <CreateLink />
          ) : (
            <Link href={paths.admin} className="lectern-button" data-variant="secondary">
              {t('account.admin')}
            </Link>
          )}
        </EmptyNote>
      ) : (
        <ul className="lectern-instructor-dashboard-list">
          {courses.map((course) => (
            <li key={course._id}>
              <AuthoredCourseCard course={course} isReadOnly={!mayTeach} onDelete={() => remove(course)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
});
