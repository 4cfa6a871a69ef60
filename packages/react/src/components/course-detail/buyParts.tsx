import { courseSeconds, isComingSoon } from '@lectern/sdk/rules';
import { courseWords } from '@lectern/sdk/words';
import { forwardRef } from 'react';
import { useLectern } from '../../provider/context.ts';
import { useIsOnScreen } from '../../ui/behaviors/useIsOnScreen.ts';
import { cx } from '../../ui/compose.ts';
import type { RootProps } from '../../ui/createRoot.tsx';
import { Price } from '../../ui/Price.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { CourseDetailActions, CourseDetailEnrollButton } from './actionParts.tsx';
import { useCourseDetail } from './context.ts';
import { SignInInstead } from './SignInInstead.tsx';

/** The card in the side column; without children it has its usual parts. */
export const CourseDetailBuyCard = forwardRef<HTMLDivElement, RootProps<'div'>>(function CourseDetailBuyCard(
  { className, children, ...props },
  ref,
) {
  return (
    <div ref={ref} {...props} className={cx('lectern-course-detail-buy-card', className)}>
      <div className="lectern-course-detail-buy-card-body">
        {children ?? (
          <>
            <CourseDetailPrice />
            <CourseDetailProgress />
            <CourseDetailOwnerNote />
            <CourseDetailActions />
            <CourseDetailPromises />
            <CourseDetailFacts />
          </>
        )}
      </div>
    </div>
  );
});

/** Price and main action at the bottom of a phone's screen, while the side column is out of view. */
export const CourseDetailBuyBar = forwardRef<HTMLDivElement, RootProps<'div'>>(function CourseDetailBuyBar(
  { className, children, ...props },
  ref,
) {
  const { view, side } = useCourseDetail('CourseDetailBuyBar');
  const { formats } = useLectern('CourseDetailBuyBar');
  const isSideSeen = useIsOnScreen(side);
  return (
    <div
      ref={ref}
      {...props}
      className={cx('lectern-course-detail-buy-bar', className)}
      data-doubled={isSideSeen || undefined}
    >
      {children ?? (
        <>
          {!view.isEnrolled && <Price text={formats.price(view.course.price)} isFree={view.course.price === 0} />}
          <CourseDetailEnrollButton />
          <SignInInstead />
        </>
      )}
    </div>
  );
});

/** The price; nothing for an enrolled learner. */
export const CourseDetailPrice = forwardRef<HTMLSpanElement, RootProps<'span'>>(function CourseDetailPrice(
  { className, ...props },
  ref,
) {
  const { isEnrolled, course } = useCourseDetail('CourseDetailPrice').view;
  const { formats } = useLectern('CourseDetailPrice');
  if (isEnrolled) return null;
  return (
    <Price
      ref={ref}
      {...props}
      className={cx('lectern-course-detail-price', className)}
      text={formats.price(course.price)}
      isFree={course.price === 0}
    />
  );
});

/** The learner's progress; nothing without an enrolment. */
export const CourseDetailProgress = forwardRef<HTMLDivElement, RootProps<'div'>>(function CourseDetailProgress(
  { className, ...props },
  ref,
) {
  const { view } = useCourseDetail('CourseDetailProgress');
  const { t, formats } = useLectern('CourseDetailProgress', courseWords);
  if (!view.isEnrolled) return null;
  const { progress } = view.course;
  const text = t('player.percent', { percent: formats.decimal(progress) });
  return (
    <div ref={ref} {...props} className={cx('lectern-course-detail-progress', className)}>
      <p>
        {t('course.progress')} <strong>{text}</strong>
      </p>
      <ProgressBar percent={progress} label={t('course.progress')} text={text} />
    </div>
  );
});

/** Tells the instructor that this is their own course; nothing for everyone else. */
export const CourseDetailOwnerNote = forwardRef<HTMLParagraphElement, RootProps<'p'>>(function CourseDetailOwnerNote(
  { className, ...props },
  ref,
) {
  const { view, isOwn } = useCourseDetail('CourseDetailOwnerNote');
  const { t } = useLectern('CourseDetailOwnerNote', courseWords);
  if (!isOwn) return null;
  return (
    <p ref={ref} {...props} className={cx('lectern-course-detail-owner-note', className)}>
      {t(
        view.course.status !== 'published'
          ? 'course.ownUnpublished'
          : isComingSoon(view.course)
            ? 'course.ownComingSoon'
            : 'course.own',
      )}
    </p>
  );
});

/** The marketplace's promises; nothing once the learner is enrolled, or without promises. */
export const CourseDetailPromises = forwardRef<HTMLUListElement, RootProps<'ul'>>(function CourseDetailPromises(
  { className, ...props },
  ref,
) {
  const { view, promises } = useCourseDetail('CourseDetailPromises');
  if (view.isEnrolled || promises.length === 0) return null;
  return (
    <ul ref={ref} {...props} className={cx('lectern-check-list lectern-course-detail-promises', className)}>
      {promises.map((promise) => (
        <li key={promise}>{promise}</li>
      ))}
    </ul>
  );
});

/** Length with its part for the project, number of lectures, level and last update; nothing that is 0. */
export const CourseDetailFacts = forwardRef<HTMLDListElement, RootProps<'dl'>>(function CourseDetailFacts(
  { className, ...props },
  ref,
) {
  const { course } = useCourseDetail('CourseDetailFacts').view;
  const { t, formats } = useLectern('CourseDetailFacts', courseWords);
  const seconds = courseSeconds(course);
  const facts = [
    ...(seconds > 0
      ? [{ name: t('course.duration'), value: formats.hours(seconds / 3600), parts: formats.workload(course.workload) }]
      : []),
    ...(course.totalLectures > 0 ? [{ name: t('course.lectures'), value: formats.count(course.totalLectures) }] : []),
    { name: t('course.level'), value: course.level },
    { name: t('course.lastUpdated'), value: formats.date(course.lastUpdated) },
  ];
  return (
    <dl ref={ref} {...props} className={cx('lectern-course-detail-facts', className)}>
      {facts.map(({ name, value, parts }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {value}
            {parts && <span className="lectern-course-detail-workload">{parts}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
});
