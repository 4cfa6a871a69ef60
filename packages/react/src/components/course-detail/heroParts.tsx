import { courseSeconds, isBestseller } from '@lectern/sdk/rules';
import { catalogueWords, courseWords } from '@lectern/sdk/words';
import { forwardRef } from 'react';
import { useLectern } from '../../provider/context.ts';
import { cx } from '../../ui/compose.ts';
import type { RootProps } from '../../ui/createRoot.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';
import { Stars } from '../../ui/Stars.tsx';
import { useCourseDetail } from './context.ts';

/** The band at the top; without children it has its usual parts. */
export const CourseDetailHero = forwardRef<HTMLElement, RootProps<'header'>>(function CourseDetailHero(
  { className, children, ...props },
  ref,
) {
  return (
    <header ref={ref} {...props} className={cx('lectern-course-detail-hero', className)}>
      <div className="lectern-course-detail-hero-content">
        {children ?? (
          <>
            <CourseDetailBadges />
            <CourseDetailTitle />
            <CourseDetailLead />
            <CourseDetailRating />
            <CourseDetailByline />
            <CourseDetailHighlights />
          </>
        )}
      </div>
    </header>
  );
});

/** Bestseller, and the category as a link to it. */
export const CourseDetailBadges = forwardRef<HTMLParagraphElement, RootProps<'p'>>(function CourseDetailBadges(
  { className, ...props },
  ref,
) {
  const { course } = useCourseDetail('CourseDetailBadges').view;
  const { t, Link, paths } = useLectern('CourseDetailBadges', catalogueWords);
  return (
    <p ref={ref} {...props} className={cx('lectern-course-detail-badges', className)}>
      {isBestseller(course) && (
        <span className="lectern-badge" data-kind="bestseller">
          {t('card.bestseller')}
        </span>
      )}
      {course.category && (
        <Link href={paths.category(course.category._id)} className="lectern-badge" dir="auto">
          {course.category.name}
        </Link>
      )}
    </p>
  );
});

/** The title, as the heading of the page. */
export const CourseDetailTitle = forwardRef<HTMLHeadingElement, RootProps<'h1'>>(function CourseDetailTitle(
  { className, ...props },
  ref,
) {
  const { course } = useCourseDetail('CourseDetailTitle').view;
  return (
    <h1 ref={ref} dir="auto" {...props} className={cx('lectern-course-detail-title', className)}>
      {course.title}
    </h1>
  );
});

/** The first lines of the description. */
export const CourseDetailLead = forwardRef<HTMLParagraphElement, RootProps<'p'>>(function CourseDetailLead(
  { className, ...props },
  ref,
) {
  const { course } = useCourseDetail('CourseDetailLead').view;
  return (
    <p ref={ref} dir="auto" {...props} className={cx('lectern-course-detail-lead', className)}>
      {course.description}
    </p>
  );
});

/** Average, stars and number of reviews. */
export const CourseDetailRating = forwardRef<HTMLParagraphElement, RootProps<'p'>>(function CourseDetailRating(
  { className, ...props },
  ref,
) {
  const { course } = useCourseDetail('CourseDetailRating').view;
  const { t, formats } = useLectern('CourseDetailRating');
  const rating = formats.rating(course.averageRating);
  return (
    <p ref={ref} {...props} className={cx('lectern-course-detail-rating', className)}>
      {course.numberOfReviews > 0 ? (
        <>
          <strong aria-hidden="true">{rating}</strong>
          <Stars value={course.averageRating} label={t('rating.label', { rating })} />
          {t.plural('count.reviews', course.numberOfReviews)}
        </>
      ) : (
        t('rating.none')
      )}
    </p>
  );
});

/** Who teaches the course; nothing if that is unknown. */
export const CourseDetailByline = forwardRef<HTMLParagraphElement, RootProps<'p'>>(function CourseDetailByline(
  { className, ...props },
  ref,
) {
  const { creatorId } = useCourseDetail('CourseDetailByline').view.course;
  const { t } = useLectern('CourseDetailByline');
  if (!creatorId) return null;
  return (
    <p ref={ref} {...props} className={cx('lectern-course-detail-byline', className)}>
      {t('course.by', { name: `${creatorId.firstName} ${creatorId.lastName}` })}
    </p>
  );
});

/** Number of lectures, length with its part for the project, level and last update, each with its icon; nothing that is 0. */
export const CourseDetailHighlights = forwardRef<HTMLUListElement, RootProps<'ul'>>(function CourseDetailHighlights(
  { className, ...props },
  ref,
) {
  const { course } = useCourseDetail('CourseDetailHighlights').view;
  const { t, formats } = useLectern('CourseDetailHighlights', courseWords);
  const seconds = courseSeconds(course);
  const hours = formats.hours(seconds / 3600);
  const parts = formats.workload(course.workload);
  const facts = [
    ...(course.totalLectures > 0
      ? [{ icon: icons.book, text: t.plural('count.lectures', course.totalLectures) } as const]
      : []),
    ...(seconds > 0
      ? [{ icon: icons.clock, text: parts ? t('workload.of', { time: hours, parts }) : hours } as const]
      : []),
    { icon: icons.level, text: course.level },
    { icon: icons.calendar, text: t('course.updated', { date: formats.date(course.lastUpdated) }) },
  ] as const;
  return (
    <ul ref={ref} {...props} className={cx('lectern-course-detail-highlights', className)}>
      {facts.map(({ icon, text }) => (
        <li key={icon}>
          <Icon shape={icon} />
          {text}
        </li>
      ))}
    </ul>
  );
});
