import { teachingWords } from '@lectern/sdk/words';
import { forwardRef } from 'react';
import { useLectern } from '../../provider/context.ts';
import { cx } from '../../ui/compose.ts';
import type { RootProps } from '../../ui/createRoot.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';
import { useDashboardCourses } from './context.ts';

/** The heading, and the actions beside it. */
export const InstructorDashboardHeader = forwardRef<HTMLElement, RootProps<'header'>>(
  function InstructorDashboardHeader({ className, children, ...props }, ref) {
    const { t } = useLectern('InstructorDashboardHeader', teachingWords);
    const { courses, mayTeach } = useDashboardCourses('InstructorDashboardHeader');
    return (
      <header ref={ref} {...props} className={cx('lectern-instructor-dashboard-header', className)}>
        {children ?? (
          <>
            <h1>{t('instructorDashboard.title')}</h1>
            {mayTeach && courses && courses.length > 0 && <InstructorDashboardActions />}
          </>
        )}
      </header>
    );
  },
);

/** "Grade Submissions" while some wait, and "Create New Course". */
export const InstructorDashboardActions = forwardRef<HTMLDivElement, RootProps<'div'>>(
  function InstructorDashboardActions({ className, ...props }, ref) {
    const { t, formats, Link, paths } = useLectern('InstructorDashboardActions', teachingWords);
    const { courses } = useDashboardCourses('InstructorDashboardActions');
    const waiting = courses?.reduce((sum, { stats }) => sum + (stats?.waiting ?? 0), 0) ?? 0;
    return (
      <div ref={ref} {...props} className={cx('lectern-instructor-dashboard-actions', className)}>
        {waiting > 0 && (
          <Link href={paths.gradingList} className="lectern-button" data-variant="secondary">
            <Icon shape={icons.assignment} />
            {t('instructorDashboard.gradeAll', { count: formats.count(waiting) })}
          </Link>
        )}
        <CreateLink />
      </div>
    );
  },
);

/** Leads to the form of a new course. */
export function CreateLink() {
  const { t, Link, paths } = useLectern('InstructorDashboardActions', teachingWords);
  return (
    <Link href={paths.newCourse} className="lectern-button" data-variant="primary">
      <Icon shape={icons.plus} />
      {t('instructorDashboard.create')}
    </Link>
  );
}
