import { courseSeconds } from '@lectern/sdk/rules';
import { courseWords, reviewWords } from '@lectern/sdk/words';
import { forwardRef } from 'react';
import { useReviews } from '../../hooks/catalogue/useReviews.ts';
import { useLectern } from '../../provider/context.ts';
import { extendPath } from '../../provider/paths.ts';
import type { RootProps } from '../../ui/definePart.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';
import { CourseReviews, LateReviewForm } from '../course-reviews/index.ts';
import { Curriculum } from '../curriculum/index.ts';
import { useCourseDetailContext } from './context.ts';
import { reviewsId } from './places.ts';
import { RelatedCourses } from './RelatedCourses.tsx';
import { Section } from './Section.tsx';

/** Sections and lectures with their totals, locked with a note that says so unless the person is enrolled; nothing without sections. */
export const CourseDetailCurriculum = forwardRef<HTMLElement, RootProps<'section'>>(
  function CourseDetailCurriculum(props, ref) {
    const { view, openSample } = useCourseDetailContext('CourseDetailCurriculum');
    const { course, isEnrolled } = view;
    const { t, formats, navigate, paths } = useLectern('CourseDetailCurriculum', courseWords);
    const lectures = course.sections.flatMap((section) => section.lectures);
    const seconds = courseSeconds(course);
    const time = formats.duration(seconds);
    const parts = formats.workload(course.workload);
    if (course.sections.length === 0) return null;
    return (
      <Section ref={ref} {...props} heading={t('course.curriculum')}>
        <p className="lectern-course-detail-totals">
          {t('curriculum.summary', {
            sections: t.plural('count.sections', course.sections.length),
            lectures: t.plural('count.lectures', lectures.length),
          })}
          {seconds > 0 && ` · ${parts ? t('workload.of', { time, parts }) : time}`}
        </p>
        {!isEnrolled && lectures.some(({ isFree }) => !isFree) && (
          // What the locks of the lectures mean; each lecture's name says that it's locked.
          <p className="lectern-course-detail-totals">
            <Icon shape={icons.lock} /> {t('curriculum.locked')}
          </p>
        )}
        <Curriculum
          sections={course.sections}
          isPreview={!isEnrolled}
          onLectureSelect={(lectureId) =>
            isEnrolled
              ? navigate(extendPath(paths.learning(course._id), { query: { lecture: lectureId } }))
              : openSample(lectureId)
          }
        />
      </Section>
    );
  },
);

/** Student Reviews, with a form for an enrolled learner. */
export const CourseDetailReviews = forwardRef<HTMLElement, RootProps<'section'>>(
  function CourseDetailReviews(props, ref) {
    const { view } = useCourseDetailContext('CourseDetailReviews');
    const { t } = useLectern('CourseDetailReviews', reviewWords);
    // The first page of the reviews: when it arrives above the form, the form would move away under a click.
    const { isPending } = useReviews({ id: view.course._id, sort: 'recent' });
    return (
      <Section id={reviewsId} tabIndex={-1} ref={ref} {...props} heading={t('reviews.title')}>
        <CourseReviews course={view.course} hiddenReviewId={view.isEnrolled ? view.course.ownReview?._id : undefined} />
        {view.isEnrolled && (
          // The player's "Write a review" links here.
          <div id="lectern-review">
            {!isPending && <LateReviewForm courseId={view.course._id} review={view.course.ownReview} />}
          </div>
        )}
      </Section>
    );
  },
);

/** Other courses of the same category; nothing without any. */
export const CourseDetailRelated = forwardRef<HTMLElement, RootProps<'section'>>(
  function CourseDetailRelated(props, ref) {
    const { course } = useCourseDetailContext('CourseDetailRelated').view;
    return <RelatedCourses ref={ref} {...props} course={course} />;
  },
);
