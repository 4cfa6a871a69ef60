import { teachingWords } from '@lectern/sdk/words';
import { useLectern } from '../../provider/context.ts';
import { definePart } from '../../ui/definePart.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';
import { useInstructorDashboardContext } from './context.ts';

/** The heading, and the actions beside it. */
export const InstructorDashboardHeader = definePart(
  'InstructorDashboardHeader',
  'header',
  'lectern-instructor-dashboard-header',
  (name) => {
    const { t } = useLectern(name, teachingWords);
    const { courses, mayTeach } = useInstructorDashboardContext(name);
    return {
      children: (
        <>
          <h1>{t('instructorDashboard.title')}</h1>
          {mayTeach && courses && courses.length > 0 && <InstructorDashboardActions />}
        </>
      ),
    };
  },
);

/** "Grade Submissions" while some wait, and "Create New Course". */
export const InstructorDashboardActions = definePart(
  'InstructorDashboardActions',
  'div',
  'lectern-instructor-dashboard-actions',
  (name) => {
    const { t, formats, Link, paths } = useLectern(name, teachingWords);
    const { courses } = useInstructorDashboardContext(name);
    const waiting = courses?.reduce((sum, { stats }) => sum + (stats?.waiting ?? 0), 0) ?? 0;
    return {
      children: (
        <>
          {waiting > 0 && (
            <Link href={paths.gradingList} className="lectern-button" data-variant="secondary">
              <Icon shape={icons.assignment} />
              {t('instructorDashboard.gradeAll', { count: formats.count(waiting) })}
            </Link>
          )}
          <CreateLink />
        </>
      ),
    };
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
