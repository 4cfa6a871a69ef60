import { courseSeconds, isBestseller } from '@lectern/sdk/rules';
import { catalogueWords, courseWords } from '@lectern/sdk/words';
import { forwardRef } from 'react';
import { useLectern } from '../../provider/context.ts';
import { cx } from '../../ui/compose.ts';
import { definePart, PartElement, type RootProps } from '../../ui/definePart.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';
import { Stars } from '../../ui/Stars.tsx';
import { useCourseDetailContext } from './context.ts';
import { focusTarget, instructorId, reviewsId } from './places.ts';

/** The band at the top; without children it has its usual parts. */
export const CourseDetailHero = forwardRef<HTMLElement, RootProps<'header'>>(function CourseDetailHero(
  { className, children, ...props },
  ref,
) {
  return (
    <PartElement of="header" ref={ref} {...props} className={cx('lectern-course-detail-hero', className)}>
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
    </PartElement>
  );
});

/** Bestseller, and the category as a link to it. */
export const CourseDetailBadges = definePart('CourseDetailBadges', 'p', 'lectern-course-detail-badges', (name) => {
  const { course } = useCourseDetailContext(name).view;
  const { t, Link, paths } = useLectern(name, catalogueWords);
  return {
    children: (
      <>
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
      </>
    ),
  };
});

/** Characters of a title from which it is set smaller: at the largest size it would fill the screen. */
const LONG_TITLE_LENGTH = 60;

/** The title, as the heading of the page; smaller where it is long. */
export const CourseDetailTitle = definePart('CourseDetailTitle', 'h1', 'lectern-course-detail-title', (name) => {
  const { course } = useCourseDetailContext(name).view;
  return { dir: 'auto', 'data-long': course.title.length >= LONG_TITLE_LENGTH || undefined, children: course.title };
});

/** Longest lead, in characters. */
const MAX_LEAD_LENGTH = 180;
const leadSentences = new RegExp(`^[^]{1,${MAX_LEAD_LENGTH - 1}}[.!?\u3002](?=\\s|$)`);

/** The first sentences of the description; its first lines where the first sentence is long. */
export const CourseDetailLead = definePart('CourseDetailLead', 'p', 'lectern-course-detail-lead', (name) => {
  const { course } = useCourseDetailContext(name).view;
  return { dir: 'auto', children: leadSentences.exec(course.description)?.[0] ?? course.description };
});

/** Average, stars and number of reviews, which leads to them. */
export const CourseDetailRating = definePart('CourseDetailRating', 'p', 'lectern-course-detail-rating', (name) => {
  const { course } = useCourseDetailContext(name).view;
  const { t, formats, Link } = useLectern(name);
  const rating = formats.rating(course.averageRating);
  return {
    children:
      course.numberOfReviews > 0 ? (
        <>
          <strong aria-hidden="true">{rating}</strong>
          <Stars value={course.averageRating} label={t('rating.label', { rating })} />
          <Link href={`#${reviewsId}`} onClick={focusTarget}>
            {t.plural('count.reviews', course.numberOfReviews)}
          </Link>
        </>
      ) : (
        t('rating.none')
      ),
  };
});

/** Who teaches the course, as a link to their page, or to what this page says of them; nothing if that is unknown. */
export const CourseDetailByline = definePart('CourseDetailByline', 'p', 'lectern-course-detail-byline', (name) => {
  const { creatorId } = useCourseDetailContext(name).view.course;
  const { t, Link, paths } = useLectern(name);
  if (!creatorId) return null;
  const [before, after] = t('course.by').split('{name}');
  const fullName = <bdi>{`${creatorId.firstName} ${creatorId.lastName}`}</bdi>;
  return {
    dir: 'auto',
    children: (
      <>
        {before}
        {creatorId._id ? (
          <Link href={paths.instructorProfile(creatorId._id)}>{fullName}</Link>
        ) : (
          <Link href={`#${instructorId}`} onClick={focusTarget}>
            {fullName}
          </Link>
        )}
        {after}
      </>
    ),
  };
});

/** Number of lectures, length with its part for the project, level and last update, each with its icon; nothing that is 0. */
export const CourseDetailHighlights = definePart(
  'CourseDetailHighlights',
  'ul',
  'lectern-course-detail-highlights',
  (name) => {
    const { course } = useCourseDetailContext(name).view;
    const { t, formats } = useLectern(name, courseWords);
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
    return {
      children: facts.map(({ icon, text }) => (
        <li key={icon}>
          <Icon shape={icon} />
          {text}
        </li>
      )),
    };
  },
);
