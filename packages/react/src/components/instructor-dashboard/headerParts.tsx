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

/** "Grade Submissions" while some wait, "Earnings", "Discount codes" and "Create New Course". */
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
          <Link href={paths.earnings} className="lectern-button" data-variant="secondary">
            {t('instructorDashboard.earnings')}
          </Link>
          <Link href={paths.discounts} className="lectern-button" data-variant="secondary">
            {t('instructorDashboard.discounts')}
          </Link>
          <CreateLink />
        </>
      ),
    };
  },
);

/** What all courses have together: how many are published, enrollments, revenue, and what waits for a grade. Nothing without numbers. */
export const InstructorDashboardSummary = definePart(
  'InstructorDashboardSummary',
  'dl',
  'lectern-instructor-dashboard-summary',
  (name) => {
    const { t, formats, Link, paths } = useLectern(name, teachingWords);
    const { courses = [], mayTeach } = useInstructorDashboardContext(name);
    const stats = courses.flatMap((course) => course.stats ?? []);
    if (!mayTeach || stats.length === 0) return null;
    const sum = (key: 'learners' | 'revenue' | 'waiting') => stats.reduce((total, one) => total + one[key], 0);
    const waiting = formats.count(sum('waiting'));
    const figures = [
      ['published', formats.count(courses.filter(({ status }) => status === 'published').length)],
      ['enrollments', formats.count(sum('learners'))],
      [
        'revenue',
        <Link key="earnings" href={paths.earnings}>
          {formats.money(sum('revenue'))}
        </Link>,
      ],
      [
        'toGrade',
        sum('waiting') > 0 ? (
          <Link key="grading" href={paths.gradingList}>
            {waiting}
          </Link>
        ) : (
          waiting
        ),
      ],
    ] as const;
    return {
      'aria-label': t('instructorDashboard.summary'),
      children: figures.map(([key, value]) => (
        <div key={key}>
          <dt>{t(`instructorDashboard.${key}`)}</dt>
          <dd>{value}</dd>
        </div>
      )),
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
