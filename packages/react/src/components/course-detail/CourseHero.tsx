import { courseSeconds, isBestseller } from '@lectern/sdk';
import type { CourseView } from '../../hooks/useCourse.ts';
import { useLectern } from '../../provider/context.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Stars } from '../../ui/Stars.tsx';

/** The facts that decide (§2): badge, title, description, rating, size, level, date, teacher, category. */
export function CourseHero({ view: { course } }: { view: CourseView }) {
  const { t, formats, Link, paths } = useLectern('CourseHero');
  const rating = formats.rating(course.averageRating);
  const seconds = courseSeconds(course);
  const facts = [
    { icon: 'book', text: t.plural('count.lectures', course.totalLectures) },
    ...(seconds > 0 ? [{ icon: 'clock', text: formats.hours(seconds / 3600) } as const] : []),
    { icon: 'level', text: course.level },
    { icon: 'calendar', text: t('course.updated', { date: formats.date(course.lastUpdated) }) },
  ] as const;
  return (
    <header className="lectern-course-hero">
      <div className="lectern-course-hero-content">
        <p className="lectern-course-hero-badges">
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
        <h1 dir="auto">{course.title}</h1>
        <p className="lectern-course-hero-lead" dir="auto">
          {course.description}
        </p>
        <p className="lectern-course-hero-rating">
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
        {course.creatorId && (
          <p>{t('course.by', { name: `${course.creatorId.firstName} ${course.creatorId.lastName}` })}</p>
        )}
        <ul className="lectern-course-hero-facts">
          {facts.map(({ icon, text }) => (
            <li key={icon}>
              <Icon name={icon} />
              {text}
            </li>
          ))}
        </ul>
      </div>
    </header>
  );
}
