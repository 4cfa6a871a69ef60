import type { PurchasedCourse } from '@lectern/sdk';
import { dashboardWords } from '@lectern/sdk/words';
import { forwardRef } from 'react';
import { useCourseProgress } from '../../hooks/learning/useEnrolledCourses.ts';
import { useLectern } from '../../provider/context.ts';
import { cx } from '../../ui/compose.ts';
import { PartElement, type RootProps } from '../../ui/definePart.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { lectureIcon } from '../../ui/lectureIcon.ts';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { CoverImage } from '../cover-image/index.ts';

export interface LearnerDashboardCourseProps extends Omit<RootProps<'article'>, 'children'> {
  /** The course with the learner's progress. */
  course: PurchasedCourse;
  /** The course to continue with: larger, with a primary button. @default false */
  isNext?: boolean;
}

/** One of the learner's courses: its progress, the next lecture and the links to it. */
export const LearnerDashboardCourse = forwardRef<HTMLElement, LearnerDashboardCourseProps>(
  function LearnerDashboardCourse({ course, isNext = false, className, ...props }, ref) {
    const { t, formats, Link, paths } = useLectern('LearnerDashboardCourse', dashboardWords);
    const percent = useCourseProgress(course);
    const { study } = course;
    const left = study?.left ?? course.workload;
    const time =
      formats.workload(left) ?? (left?.lessons ? t('workload.lessons', { time: formats.duration(left.lessons) }) : '');
    const text =
      typeof percent !== 'number'
        ? percent === null && t('dashboard.unavailable')
        : percent >= 100
          ? t('dashboard.complete')
          : t('player.percent', { percent: formats.decimal(percent) });
    return (
      <PartElement
        of="article"
        ref={ref}
        aria-label={course.title}
        {...props}
        className={cx('lectern-learner-dashboard-course', className)}
        data-next={isNext || undefined}
      >
        <CoverImage course={course} sizes="(min-width: 40em) 24rem, 94vw" className="lectern-learner-dashboard-image" />
        <div className="lectern-learner-dashboard-body">
          <h3 dir="auto">{course.title}</h3>
          {course.creatorId && (
            <p className="lectern-learner-dashboard-byline">
              {t('course.by', { name: `${course.creatorId.firstName} ${course.creatorId.lastName}` })}
            </p>
          )}
          <div className="lectern-learner-dashboard-progress">
            <ProgressBar percent={percent ?? 0} label={t('player.progress')} text={text || t('course.loading')} />
            <p className="lectern-learner-dashboard-facts">
              <span>{text}</span>
              {study && (
                <span>
                  {t.plural('dashboard.lectures', study.totalLectures, {
                    done: formats.count(study.completedLectures),
                  })}
                </span>
              )}
              {time && <span>{study?.left ? t('dashboard.left', { time }) : time}</span>}
              {study?.lastStudiedAt && (
                <time dateTime={study.lastStudiedAt}>
                  {t('dashboard.lastStudied', { when: formats.ago(study.lastStudiedAt) })}
                </time>
              )}
            </p>
          </div>
          {study?.nextLecture && (
            <p className="lectern-learner-dashboard-lecture">
              <Icon shape={lectureIcon[study.nextLecture.type]} />
              <span dir="auto">
                {t('dashboard.nextLecture', { title: study.nextLecture.title })}
                {study.nextLecture.duration > 0 && (
                  <>
                    {' · '}
                    <span className="lectern-learner-dashboard-duration">
                      {formats.duration(study.nextLecture.duration)}
                    </span>
                  </>
                )}
              </span>
            </p>
          )}
          <div className="lectern-learner-dashboard-actions">
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
      </PartElement>
    );
  },
);
