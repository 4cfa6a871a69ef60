import type { NewCourse } from '@lectern/sdk';
import { courseStatusDisplay } from '@lectern/sdk/rules';
import { adminWords, teachingWords } from '@lectern/sdk/words';
import { useLectern } from '../../provider/context.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** How many the server sends. */
const NEWEST = 5;

/** The courses that were created last: who teaches them, and whether there is anything in them; undefined while they load. */
export function NewCourses({ courses }: { courses: readonly NewCourse[] | undefined }) {
  const { t, formats, Link, paths } = useLectern('NewCourses', adminWords, teachingWords);
  return (
    <section className="lectern-admin-dashboard-courses">
      <h2>{t('adminDashboard.newCourses')}</h2>
      {courses ? (
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
      ) : (
        <ul aria-hidden="true">
          {Array.from({ length: NEWEST }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows without content have no other.
            <li key={place}>
              <Skeleton shape="title" />
              <Skeleton shape="short" />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
