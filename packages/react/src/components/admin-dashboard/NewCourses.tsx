import type { NewCourse } from '@lectern/sdk';
import { courseStatusDisplay } from '@lectern/sdk/rules';
import { adminWords, teachingWords } from '@lectern/sdk/words';
import { useLectern } from '../../provider/context.ts';

/** The courses that were created last: who teaches them, and whether there is anything in them. */
export function NewCourses({ courses }: { courses: readonly NewCourse[] }) {
  const { t, formats, Link, paths } = useLectern('NewCourses', adminWords, teachingWords);
  return (
    <section className="lectern-admin-dashboard-courses">
      <h2>{t('adminDashboard.newCourses')}</h2>
      <ul>
        {courses.map(({ _id, title, status, hasLectures, creatorId, createdAt }) => (
          <li key={_id}>
            {/* Only published ones have a page for everyone. */}
            {status === 'published' ? (
              <Link href={paths.course(_id)} dir="auto">
                {title}
              </Link>
            ) : (
              <strong dir="auto">{title}</strong>
            )}
            <p>
              <span className="lectern-course-status" data-accent={courseStatusDisplay(status).accent}>
                {t(`courseStatus.${status}`)}
              </span>
              <bdi>{`${creatorId.firstName} ${creatorId.lastName}`}</bdi>
              <time dateTime={createdAt}>{formats.date(createdAt)}</time>
              {!hasLectures && <span>{t('adminDashboard.noLectures')}</span>}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
