import { courseSeconds } from '@lectern/sdk';
import { type ReactNode, useMemo, useRef } from 'react';
import { type CourseView, useCourseView } from '../../hooks/useCourse.ts';
import { useLectern } from '../../provider/context.ts';
import { useIsOnScreen } from '../../ui/behaviors/useIsOnScreen.ts';
import { CourseReviews, ReviewForm } from '../course-reviews/index.ts';
import { Curriculum } from '../curriculum/index.ts';
import { InstructorCard } from '../instructor-profile/index.ts';
import { LoadError } from '../load-error/index.ts';
import { BuyBar, BuyCard, type BuyCardProps } from './BuyCard.tsx';
import { CourseDetailSkeleton } from './CourseDetailSkeleton.tsx';
import { CourseHero } from './CourseHero.tsx';
import { CourseJsonLd } from './CourseJsonLd.tsx';
import { CoursePreview, previewSource } from './CoursePreview.tsx';
import { RelatedCourses } from './RelatedCourses.tsx';

export interface CourseDetailProps {
  courseId: string;
  /** What your marketplace promises to those who buy or enroll, such as "Lifetime access"; nothing without it. */
  promises?: readonly string[];
}

/** The course page (§2): what decides first, then everything there is to know. */
export function CourseDetail({ courseId, promises }: CourseDetailProps) {
  const { t, paths } = useLectern('CourseDetail');
  const { view, error, isPending, refetch } = useCourseView(courseId);
  if (view) return <Ready view={view} promises={promises} />;
  if (isPending) return <CourseDetailSkeleton />;
  return (
    <LoadError
      error={error}
      fallback="courses.loadFailed"
      onRetry={refetch}
      notFound={{ message: t('courses.notFound'), headingLevel: 1, href: paths.courses, label: t('course.backToList') }}
    />
  );
}

function Ready({ view, promises }: Pick<BuyCardProps, 'view' | 'promises'>) {
  const { t, formats } = useLectern('CourseDetail');
  const { course, isEnrolled } = view;
  const lectures = course.sections.flatMap((section) => section.lectures);
  const seconds = courseSeconds(course);
  const source = useMemo(() => previewSource(course), [course]);
  const side = useRef<HTMLElement>(null);
  const isSideSeen = useIsOnScreen(side);
  return (
    <article className="lectern-course-detail">
      <CourseJsonLd course={course} />
      <CourseHero view={view} />
      <div className="lectern-course-detail-columns">
        <aside ref={side} className="lectern-course-detail-side" aria-label={course.title}>
          <BuyCard view={view} promises={promises} hasCover={!source} />
        </aside>
        <div className="lectern-course-detail-main">
          {source && (
            <Section title={t('course.preview')}>
              <CoursePreview course={course} source={source} />
            </Section>
          )}
          <Section title={t('course.objectives')} className="lectern-course-objectives">
            <ul className="lectern-check-list">
              {course.learningObjectives.map((objective) => (
                <li key={objective}>{objective}</li>
              ))}
            </ul>
          </Section>
          <Section title={t('course.requirements')}>
            <BulletList items={course.requirements} />
          </Section>
          <Section title={t('course.description')}>
            <p className="lectern-course-detail-text" dir="auto">
              {course.description}
            </p>
          </Section>
          <Section title={t('course.audience')}>
            <BulletList items={course.targetAudience} />
          </Section>
          {course.creatorId && (
            <Section title={t('course.instructor')}>
              <InstructorCard creator={course.creatorId} />
            </Section>
          )}
          <Section title={t('course.curriculum')}>
            <p className="lectern-course-detail-facts">
              {t('curriculum.summary', {
                sections: t.plural('count.sections', course.sections.length),
                lectures: t.plural('count.lectures', lectures.length),
              })}
              {seconds > 0 && ` · ${formats.duration(seconds)}`}
            </p>
            <CurriculumOf view={view} isPreview={!isEnrolled} />
          </Section>
          <Section title={t('reviews.title')}>
            <CourseReviews
              courseId={course._id}
              averageRating={course.averageRating}
              numberOfReviews={course.numberOfReviews}
              hiddenReviewId={view.isEnrolled ? view.course.ownReview?._id : undefined}
            />
            {view.isEnrolled && (
              // Where the player's invitation to review leads.
              <div id="lectern-review">
                <ReviewForm courseId={course._id} review={view.course.ownReview} />
              </div>
            )}
          </Section>
        </div>
      </div>
      <RelatedCourses course={course} />
      <BuyBar view={view} isDoubled={isSideSeen} />
    </article>
  );
}

function CurriculumOf({ view, isPreview }: { view: CourseView; isPreview: boolean }) {
  const { navigate, paths } = useLectern('CourseDetail');
  return (
    <Curriculum
      sections={view.course.sections}
      isPreview={isPreview}
      onLectureSelect={(lectureId) => navigate(`${paths.learning(view.course._id)}?lecture=${lectureId}`)}
    />
  );
}

function Section({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  return (
    <section className={className ? `lectern-course-detail-section ${className}` : 'lectern-course-detail-section'}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function BulletList({ items }: { items: readonly string[] }) {
  return (
    <ul className="lectern-bullet-list">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
