import type { PurchasedCourse } from '@lectern/sdk';
import { useCourseProgress } from '../../hooks/useEnrolledCourses.ts';
import { useLectern } from '../../provider/context.ts';
import { Icon } from '../../ui/Icon.tsx';
import { lectureIcon } from '../../ui/lectureIcon.ts';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { CoverImage } from '../cover-image/index.ts';

interface DashboardCourseProps {
  course: PurchasedCourse;
  /** The one to go on with. */
  isNext?: boolean;
}

/** A course one studies: how far, what comes next, and the way there. */
export function DashboardCourse({ course, isNext = false }: DashboardCourseProps) {
  const { t, formats, Link, paths } = useLectern('LearnerDashboard');
  const percent = useCourseProgress(course);
  const { study } = course;
  const text =
    typeof percent !== 'number'
      ? percent === null && t('dashboard.unavailable')
      : percent >= 100
        ? t('dashboard.complete')
        : t('player.percent', { percent: formats.decimal(percent) });
  return (
    <article className="lectern-dashboard-course" data-next={isNext || undefined} aria-label={course.title}>
      <CoverImage src={course.imageUrl} loading="lazy" className="lectern-dashboard-image" />
      <div className="lectern-dashboard-body">
        <h3 dir="auto">{course.title}</h3>
        {course.creatorId && (
          <p className="lectern-dashboard-by">
            {t('course.by', { name: `${course.creatorId.firstName} ${course.creatorId.lastName}` })}
          </p>
        )}
        <div className="lectern-dashboard-progress">
          <ProgressBar percent={percent ?? 0} label={t('player.progress')} text={text || t('course.loading')} />
          <p className="lectern-dashboard-facts">
            <span>{text}</span>
            {study && (
              <span>
                {t.plural('dashboard.lectures', study.totalLectures, { done: formats.count(study.completedLectures) })}
              </span>
            )}
            {study?.lastStudiedAt && (
              <time dateTime={study.lastStudiedAt}>
                {t('dashboard.lastStudied', { when: formats.ago(study.lastStudiedAt) })}
              </time>
            )}
          </p>
        </div>
        {study?.nextLecture && (
          <p className="lectern-dashboard-lecture">
            <Icon name={lectureIcon[study.nextLecture.type]} />
            <span>
              {t('dashboard.nextLecture', { title: study.nextLecture.title })}
              {study.nextLecture.duration > 0 && (
                <>
                  {' · '}
                  <span className="lectern-dashboard-length">{formats.duration(study.nextLecture.duration)}</span>
                </>
              )}
            </span>
          </p>
        )}
        <div className="lectern-dashboard-actions">
          <Link
            href={paths.learning(course._id)}
            className="lectern-button"
            data-variant={isNext ? 'primary' : 'secondary'}
            aria-label={`${t('dashboard.continue')}: ${course.title}`}
          >
            {t('dashboard.continue')}
          </Link>
          <Link
            href={paths.course(course._id)}
            className="lectern-button"
            data-variant="quiet"
            aria-label={`${t('dashboard.view')}: ${course.title}`}
          >
            {t('dashboard.view')}
          </Link>
        </div>
      </div>
    </article>
  );
}
