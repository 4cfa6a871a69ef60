import { isBestseller } from '@lectern/sdk/rules';
import { catalogueWords } from '@lectern/sdk/words';
import { useLectern } from '../../provider/context.ts';
import { HostLink } from '../../provider/HostLink.tsx';
import { definePart } from '../../ui/definePart.tsx';
import { Price } from '../../ui/Price.tsx';
import { Stars } from '../../ui/Stars.tsx';
import { CoverImage } from '../cover-image/index.ts';
import { useCourseCardContext } from './context.ts';

/** The cover. */
export const CourseCardImage = definePart('CourseCardImage', CoverImage, 'lectern-course-card-image', (name) => {
  const course = useCourseCardContext(name);
  return {
    course,
    // In a grid: one column on a phone, otherwise columns of at least 17 units.
    sizes: '(min-width: 40em) 24rem, 94vw',
  };
});

/** The category, marked as a bestseller if the course is one. */
export const CourseCardCategory = definePart(
  'CourseCardCategory',
  'span',
  'lectern-badge lectern-course-card-category',
  (name) => {
    const course = useCourseCardContext(name);
    const { t } = useLectern(name, catalogueWords);
    const category = course.category?.name;
    if (!isBestseller(course)) return { children: category };
    return { 'data-kind': 'bestseller', children: [t('card.bestseller'), category].join(' · ') };
  },
);

/** The title: a link to the course, or your children. */
export const CourseCardTitle = definePart('CourseCardTitle', 'h3', 'lectern-course-card-title', (name) => {
  const course = useCourseCardContext(name);
  const { Link, paths } = useLectern(name);
  return { dir: 'auto', children: <Link href={paths.course(course._id)}>{course.title}</Link> };
});

/** The name of the instructor. */
export const CourseCardInstructor = definePart(
  'CourseCardInstructor',
  'p',
  'lectern-course-card-instructor',
  (name) => {
    const { creatorId } = useCourseCardContext(name);
    return { dir: 'auto', children: creatorId && `${creatorId.firstName} ${creatorId.lastName}` };
  },
);

/** The description, cut to a few lines by its style. */
export const CourseCardDescription = definePart(
  'CourseCardDescription',
  'p',
  'lectern-course-card-description',
  (name) => {
    const { description } = useCourseCardContext(name);
    return { dir: 'auto', children: description };
  },
);

/** Level and lectures, then the length: the project's time apart from that of the lessons. */
export const CourseCardFacts = definePart('CourseCardFacts', 'p', 'lectern-course-card-facts', (name) => {
  const { level, duration, workload, totalLectures } = useCourseCardContext(name);
  const { t, formats } = useLectern(name, catalogueWords);
  const lessons = workload ? formats.duration(workload.lessons) : formats.hours(duration);
  const length = workload?.project
    ? t('card.withProject', { lessons, project: formats.duration(workload.project) })
    : lessons;
  if (totalLectures === 0) return { children: level };
  return {
    children: (
      <>
        <bdi>
          {level} · {t.plural('count.lectures', totalLectures)}
        </bdi>{' '}
        <bdi>{length}</bdi>
      </>
    ),
  };
});

/** Average with one decimal, stars and count; says so where there is none yet. */
export const CourseCardRating = definePart('CourseCardRating', 'p', 'lectern-course-card-rating', (name) => {
  const { averageRating, numberOfReviews } = useCourseCardContext(name);
  const { t, formats } = useLectern(name);
  const rating = formats.rating(averageRating);
  return {
    children:
      numberOfReviews === 0 ? (
        t('rating.none')
      ) : (
        <>
          <strong aria-hidden="true">{rating}</strong>
          <Stars value={averageRating} label={t('rating.label', { rating })} />
          <span>
            <span aria-hidden="true">({formats.count(numberOfReviews)})</span>
            <span className="lectern-visually-hidden">{t.plural('count.reviews', numberOfReviews)}</span>
          </span>
        </>
      ),
  };
});

/** The price, or “Free”. */
export const CourseCardPrice = definePart('CourseCardPrice', Price, 'lectern-course-card-price', (name) => {
  const { price } = useCourseCardContext(name);
  const { formats } = useLectern(name);
  return { text: formats.price(price), isFree: price === 0 };
});

/** The link to the course. */
export const CourseCardViewLink = definePart(
  'CourseCardViewLink',
  HostLink,
  'lectern-button lectern-course-card-view',
  (name) => {
    const course = useCourseCardContext(name);
    const { paths, t } = useLectern(name, catalogueWords);
    return {
      href: paths.course(course._id),
      'data-variant': 'quiet',
      'data-size': 'small',
      'aria-label': `${t('card.view')}: ${course.title}`,
      children: t('card.view'),
    };
  },
);
