import { cartSummary, courseEvenings, courseSeconds, courseStudy, isComingSoon } from '@lectern/sdk/rules';
import { courseWords } from '@lectern/sdk/words';
import { forwardRef, type ReactNode } from 'react';
import { useLectern } from '../../provider/context.ts';
import { HostLink } from '../../provider/HostLink.tsx';
import { extendPath } from '../../provider/paths.ts';
import { useIsInUpperHalf } from '../../ui/behaviors/useIsInUpperHalf.ts';
import { cx } from '../../ui/compose.ts';
import { definePart, PartElement, type RootProps } from '../../ui/definePart.tsx';
import { late } from '../../ui/late.ts';
import { Price } from '../../ui/Price.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { CoverImage } from '../cover-image/index.ts';
import { CourseDetailActions, CourseDetailEnrollButton } from './actionParts.tsx';
import { useCourseDetailContext } from './context.ts';
import { hasCover } from './previewSource.ts';
import { SignInInstead } from './SignInInstead.tsx';

const courseDiscount = late(async () => (await import('./CourseDiscount.tsx')).CourseDiscount);

/** The price, in whose place stands the one with a code once it is known. */
function Discounted({ isBrief = false, children }: { isBrief?: boolean; children: ReactNode }) {
  const { view, code, isOwn } = useCourseDetailContext('CourseDetail');
  const { Part } = courseDiscount.usePart({ isWanted: code !== undefined });
  if (!Part || !code || view.isEnrolled || isOwn || view.course.price === 0) return children;
  return (
    <Part course={view.course} code={code} isBrief={isBrief}>
      {children}
    </Part>
  );
}

/** The card in the side column; without children it has its usual parts. */
export const CourseDetailBuyCard = forwardRef<HTMLDivElement, RootProps<'div'>>(function CourseDetailBuyCard(
  { className, children, ...props },
  ref,
) {
  return (
    <PartElement of="div" ref={ref} {...props} className={cx('lectern-course-detail-buy-card', className)}>
      {!children && <CourseDetailCover />}
      <div className="lectern-course-detail-buy-card-body">
        {children ?? (
          <>
            <div className="lectern-course-detail-cost">
              <Discounted>
                <CourseDetailPrice />
                <CourseDetailTax />
              </Discounted>
            </div>
            <CourseDetailProgress />
            <CourseDetailOwnerNote />
            <CourseDetailActions />
            <CourseDetailPromises />
            <CourseDetailFacts />
          </>
        )}
      </div>
    </PartElement>
  );
});

/** The course's picture, where the page doesn't show it as the preview. */
export const CourseDetailCover = definePart('CourseDetailCover', CoverImage, 'lectern-course-detail-cover', (name) => {
  const { view } = useCourseDetailContext(name);
  if (!hasCover(view.course)) return null;
  return { course: view.course, loading: 'eager', sizes: '(min-width: 62em) 22rem, 94vw' };
});

/**
 * Price and main action at the bottom of a phone's screen, while the side column's own are out of view: they stand below its
 * picture, so that they are seen once the column has reached the upper half.
 */
export const CourseDetailBuyBar = definePart('CourseDetailBuyBar', 'div', 'lectern-course-detail-buy-bar', (name) => {
  const { view, side } = useCourseDetailContext(name);
  const { formats } = useLectern(name);
  const isSideSeen = useIsInUpperHalf(side);
  return {
    'data-doubled': isSideSeen || undefined,
    children: (
      <>
        <Discounted isBrief>
          {!view.isEnrolled && <Price text={formats.price(view.course.price)} isFree={view.course.price === 0} />}
        </Discounted>
        <CourseDetailEnrollButton />
        <SignInInstead />
      </>
    ),
  };
});

/** The price; nothing for an enrolled learner. */
export const CourseDetailPrice = definePart('CourseDetailPrice', Price, 'lectern-course-detail-price', (name) => {
  const { isEnrolled, course } = useCourseDetailContext(name).view;
  const { formats } = useLectern(name);
  if (isEnrolled) return null;
  return { text: formats.price(course.price), isFree: course.price === 0 };
});

/** What the checkout will ask for, with the tax; nothing without one, as for a free course, or for an enrolled learner. */
export const CourseDetailTax = definePart('CourseDetailTax', 'p', 'lectern-course-detail-tax', (name) => {
  const { isEnrolled, course } = useCourseDetailContext(name).view;
  const { t, formats, marketplace } = useLectern(name, courseWords);
  const { tax, total } = cartSummary([course], marketplace.money);
  if (isEnrolled || tax === 0) return null;
  return { children: t('course.withTax', { total: formats.money(total) }) };
});

/** The learner's progress, and the lecture that comes next; nothing without an enrolment. */
export const CourseDetailProgress = definePart(
  'CourseDetailProgress',
  'div',
  'lectern-course-detail-progress',
  (name) => {
    const { view } = useCourseDetailContext(name);
    const { t, formats, paths } = useLectern(name, courseWords);
    if (!view.isEnrolled) return null;
    const { _id, progress } = view.course;
    const { nextLecture } = courseStudy(view.course);
    const text = t('player.percent', { percent: formats.decimal(progress) });
    return {
      children: (
        <>
          <p>
            {t('course.progress')} <strong>{text}</strong>
          </p>
          <ProgressBar percent={progress} label={t('course.progress')} text={text} />
          {nextLecture && (
            <p className="lectern-course-detail-next">
              <HostLink href={extendPath(paths.learning(_id), { query: { lecture: nextLecture._id } })} dir="auto">
                {t('course.next', { title: nextLecture.title })}
              </HostLink>
              {nextLecture.duration > 0 && <span>{formats.duration(nextLecture.duration)}</span>}
            </p>
          )}
        </>
      ),
    };
  },
);

/** Tells the instructor that this is their own course; nothing for everyone else. */
export const CourseDetailOwnerNote = definePart(
  'CourseDetailOwnerNote',
  'p',
  'lectern-course-detail-owner-note',
  (name) => {
    const { view, isOwn } = useCourseDetailContext(name);
    const { t } = useLectern(name, courseWords);
    if (!isOwn) return null;
    return {
      children: t(
        view.course.status !== 'published'
          ? 'course.ownUnpublished'
          : isComingSoon(view.course)
            ? 'course.ownComingSoon'
            : 'course.own',
      ),
    };
  },
);

/** The marketplace's promises; nothing once the learner is enrolled, or without promises. */
export const CourseDetailPromises = definePart(
  'CourseDetailPromises',
  'ul',
  'lectern-check-list lectern-course-detail-promises',
  (name) => {
    const { view, promises } = useCourseDetailContext(name);
    if (view.isEnrolled || promises.length === 0) return null;
    return { children: promises.map((promise) => <li key={promise}>{promise}</li>) };
  },
);

/** Hours and how many evenings they are, number of lectures, level and last update; nothing that is 0. */
export const CourseDetailFacts = definePart('CourseDetailFacts', 'dl', 'lectern-course-detail-facts', (name) => {
  const { course } = useCourseDetailContext(name).view;
  const { t, formats } = useLectern(name, courseWords);
  const seconds = courseSeconds(course);
  const { workload } = course;
  const facts = [
    ...(seconds > 0
      ? [
          {
            name: t('course.duration'),
            value: formats.hours(seconds / 3600),
            note: workload && t.plural('course.evenings', courseEvenings(workload)),
          },
        ]
      : []),
    ...(course.totalLectures > 0 ? [{ name: t('course.lectures'), value: formats.count(course.totalLectures) }] : []),
    { name: t('course.level'), value: course.level },
    { name: t('course.lastUpdated'), value: formats.date(course.lastUpdated) },
  ];
  return {
    children: facts.map(({ name, value, note }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>
          <bdi>{value}</bdi>
          {note && <span className="lectern-course-detail-evenings">{note}</span>}
        </dd>
      </div>
    )),
  };
});
