import type { AuthoredCourse } from '@lectern/sdk';
import { courseStatusDisplay, isComingSoon } from '@lectern/sdk/rules';
import { teachingWords } from '@lectern/sdk/words';
import { forwardRef, type ReactNode } from 'react';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { createRoot, type RootProps } from '../../ui/definePart.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';
import { Price } from '../../ui/Price.tsx';
import { CoverImage } from '../cover-image/index.ts';

export interface AuthoredCourseCardProps extends RootProps<'article'> {
  /** The course, as `useAuthoredCourses` returns it. */
  course: AuthoredCourse;
  /** Hides everything that changes the course. @default false */
  isReadOnly?: boolean;
  /** The Delete button was pressed. */
  onDelete?: () => void;
}

const Root = createRoot('article', 'lectern-authored-course-card');

/** A course in its instructor's list: its status and numbers, and View, Edit, Manage Content and Delete. */
export const AuthoredCourseCard = forwardRef<HTMLElement, AuthoredCourseCardProps>(function AuthoredCourseCard(
  { course, isReadOnly = false, onDelete, ...props },
  ref,
) {
  const { t, formats, Link, paths } = useLectern('AuthoredCourseCard', teachingWords);
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
    <Root ref={ref} aria-label={title} {...props} state={status}>
      <CoverImage course={course} sizes="7rem" className="lectern-authored-course-card-image" />
      <div className="lectern-authored-course-card-body">
        <h2 dir="auto">{title}</h2>
        <p className="lectern-authored-course-card-facts">
          <span className="lectern-course-status" data-accent={courseStatusDisplay(status).accent}>
            {t(`courseStatus.${status}`)}
          </span>
          {category && <span dir="auto">{category.name}</span>}
          <Price text={formats.price(price)} isFree={price === 0} />
          {!isReadOnly && status === 'published' && isComingSoon(course) && (
            <Link href={paths.courseContent(_id)} aria-label={t('instructorDashboard.comingSoonOf', { title })}>
              {t('instructorDashboard.comingSoon')}
            </Link>
          )}
          {!isReadOnly && stats !== undefined && stats.waiting > 0 && (
            <Link href={paths.courseContent(_id)}>{t.plural('instructorDashboard.waiting', stats.waiting)}</Link>
          )}
        </p>
      </div>
      <Numbers course={course} isReadOnly={isReadOnly} />
      <div className="lectern-authored-course-card-actions">
        {!isReadOnly && link(paths.courseContent(_id), t('instructorDashboard.content'), 'secondary')}
        {!isReadOnly && link(paths.editCourse(_id), t('instructorDashboard.edit'), 'quiet')}
        {link(paths.course(_id), t('instructorDashboard.view'), 'quiet')}
        {!isReadOnly && (
          <Button
            variant="quiet"
            size="small"
            data-action="delete"
            onClick={onDelete}
            aria-label={`${t('instructorDashboard.delete')}: ${title}`}
            title={t('instructorDashboard.delete')}
            className="lectern-authored-course-card-delete"
          >
            <Icon shape={icons.trash} />
          </Button>
        )}
      </div>
    </Root>
  );
});

function Numbers({ course, isReadOnly }: { course: AuthoredCourse; isReadOnly: boolean }) {
  const { _id, title, stats, averageRating, numberOfReviews } = course;
  const { t, formats, Link, paths } = useLectern('AuthoredCourseCard', teachingWords);
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
              <NoLearners key="none" />
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
    <dl className="lectern-authored-course-card-numbers">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A dash on the screen, since zero would be wrong; words for screen readers. */
function NoLearners() {
  const { t } = useLectern('AuthoredCourseCard', teachingWords);
  return (
    <>
      <span aria-hidden="true">{t('instructorDashboard.nobodyYet')}</span>
      <span className="lectern-visually-hidden">{t('instructorDashboard.nobodyYetSaid')}</span>
    </>
  );
}
