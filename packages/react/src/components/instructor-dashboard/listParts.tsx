import { accountMenuWords, teachingWords } from '@lectern/sdk/words';
import { useLectern } from '../../provider/context.ts';
import { definePart } from '../../ui/definePart.tsx';
import { EmptyNote } from '../../ui/EmptyNote.tsx';
import { AuthoredCourseCard } from './AuthoredCourseCard.tsx';
import { useInstructorDashboardContext } from './context.ts';
import { CreateLink } from './headerParts.tsx';

/** Announces the last deletion. */
export const InstructorDashboardStatus = definePart(
  'InstructorDashboardStatus',
  'p',
  'lectern-visually-hidden',
  (name) => {
    const { t } = useLectern(name, teachingWords);
    const { removed } = useInstructorDashboardContext(name);
    return { role: 'status', children: removed && t('instructorDashboard.deleted', { title: removed.title }) };
  },
);

/** The courses; without any, the way to the first. */
export const InstructorDashboardList = definePart(
  'InstructorDashboardList',
  'div',
  'lectern-instructor-dashboard-courses',
  (name) => {
    const { t, Link, paths } = useLectern(name, accountMenuWords, teachingWords);
    const { courses = [], mayTeach, remove } = useInstructorDashboardContext(name);
    return {
      children:
        courses.length === 0 ? (
          <EmptyNote message={t(mayTeach ? 'instructorDashboard.empty' : 'instructorDashboard.emptyAdmin')}>
            {mayTeach ? (
              <div className="lectern-empty-note-actions">
                <CreateLink />
                <Link href={paths.profile} className="lectern-button" data-variant="secondary">
                  {t('instructorDashboard.introduce')}
                </Link>
                <Link href={paths.courses} className="lectern-button" data-variant="secondary">
                  {t('instructorDashboard.look')}
                </Link>
              </div>
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
        ),
    };
  },
);
