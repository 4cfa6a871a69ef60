import { type AuthoredCourse, courseStatusDisplay } from '@lectern/sdk';
import type { ReactNode } from 'react';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { Price } from '../../ui/Price.tsx';
import { CoverImage } from '../cover-image/index.ts';

export interface OwnCourseCardProps {
  course: AuthoredCourse;
  /** Without the ways to change it. */
  isReadOnly?: boolean;
  onDelete?: () => void;
}

/** One course of one's own: status, numbers, and View, Edit, Manage Content and Delete. */
export function OwnCourseCard({ course, isReadOnly = false, onDelete }: OwnCourseCardProps) {
  const { t, formats, Link, paths } = useLectern('OwnCourseCard');
  const { _id, title, status, category, price, stats } = course;
  const link = (href: string, label: string, variant: 'secondary' | 'quiet') => (
    <Link
      href={href}
      className="lectern-button"
      data-variant={variant}
      data-size="small"
      aria-label={`${label}: ${title}`}
    >
      {label}
    </Link>
  );
  return (
    <article className="lectern-own-course" aria-label={title}>
      <CoverImage src={course.imageUrl} loading="lazy" className="lectern-own-course-image" />
      <div className="lectern-own-course-body">
        <h2 dir="auto">{title}</h2>
        <p className="lectern-own-course-facts">
          <span className="lectern-course-status" data-accent={courseStatusDisplay(status).accent}>
            {t(`courseStatus.${status}`)}
          </span>
          {category && <span dir="auto">{category.name}</span>}
          <Price text={formats.price(price)} isFree={price === 0} />
          {!isReadOnly && stats !== undefined && stats.waiting > 0 && (
            <Link href={paths.courseContent(_id)}>{t.plural('instructorDashboard.waiting', stats.waiting)}</Link>
          )}
        </p>
        <Numbers course={course} isReadOnly={isReadOnly} />
        <div className="lectern-own-course-actions">
          {!isReadOnly && link(paths.courseContent(_id), t('instructorDashboard.content'), 'secondary')}
          {!isReadOnly && link(paths.editCourse(_id), t('instructorDashboard.edit'), 'secondary')}
          {link(paths.course(_id), t('instructorDashboard.view'), 'quiet')}
          {!isReadOnly && (
            <Button
              variant="danger"
              size="small"
              data-action="delete"
              onClick={onDelete}
              aria-label={`${t('instructorDashboard.delete')}: ${title}`}
              className="lectern-own-course-delete"
            >
              {t('instructorDashboard.delete')}
            </Button>
          )}
        </div>
      </div>
    </article>
  );
}

function Numbers({ course, isReadOnly }: { course: AuthoredCourse; isReadOnly: boolean }) {
  const { _id, title, stats, averageRating, numberOfReviews } = course;
  const { t, formats, Link, paths } = useLectern('OwnCourseCard');
  const rating =
    numberOfReviews === 0
      ? t('rating.none')
      : t('instructorDashboard.ratingOf', {
          rating: formats.rating(averageRating),
          reviews: t.plural('count.reviews', numberOfReviews),
        });
  const facts: (readonly [name: string, value: ReactNode])[] = [
    ...(stats
      ? [
          [
            t('instructorDashboard.learners'),
            isReadOnly ? (
              formats.count(stats.learners)
            ) : (
              <Link
                key="learners"
                href={paths.courseLearners(_id)}
                aria-label={t.plural('instructorDashboard.learnersOf', stats.learners, { title })}
              >
                {formats.count(stats.learners)}
              </Link>
            ),
          ] as const,
          [
            t('instructorDashboard.completion'),
            stats.learners === 0 ? (
              <NobodyYet key="none" />
            ) : (
              t('instructorDashboard.percent', { percent: formats.decimal(stats.completion) })
            ),
          ] as const,
        ]
      : []),
    [t('instructorDashboard.rating'), rating],
    ...(stats ? [[t('instructorDashboard.revenue'), formats.money(stats.revenue)] as const] : []),
  ];
  return (
    <dl className="lectern-own-course-numbers">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Nothing is no zero: the eye gets a dash, the ear what it means. */
function NobodyYet() {
  const { t } = useLectern('OwnCourseCard');
  return (
    <>
      <span aria-hidden="true">{t('instructorDashboard.nobodyYet')}</span>
      <span className="lectern-visually-hidden">{t('instructorDashboard.nobodyYetSaid')}</span>
    </>
  );
}
