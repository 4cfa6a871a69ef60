import type { CourseDetail } from '@lectern/sdk';
import { catalogueWords, sampleWords } from '@lectern/sdk/words';
import { forwardRef, useEffect, useRef } from 'react';
import { useUserId } from '../../hooks/account/useSession.ts';
import { useCourse } from '../../hooks/catalogue/useCourse.ts';
import { type UseLectureSampleResult, useLectureSample } from '../../hooks/catalogue/useLectureSample.ts';
import { useIsEnrolled } from '../../hooks/learning/useEnrolledCourses.ts';
import { useEnroll } from '../../hooks/shop/useEnroll.ts';
import { useLectern } from '../../provider/context.ts';
import { extendPath } from '../../provider/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { createRoot, type RootProps } from '../../ui/definePart.tsx';
import { EmptyNote } from '../../ui/EmptyNote.tsx';
import { type HeadingLevel, headingTag } from '../../ui/heading.ts';
import { Icon } from '../../ui/Icon.tsx';
import { LoadingStatus } from '../../ui/LoadingStatus.tsx';
import { lectureIcon } from '../../ui/lectureIcon.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { LoadError } from '../load-error/index.ts';
import { SampleContent } from './SampleContent.tsx';

interface CommonProps extends Omit<RootProps<'div'>, 'children'> {
  /** The lecture to open. @default the first that is free */
  lectureId?: string | undefined;
  /** Called when another free lecture is chosen. @default the others aren't listed */
  onLectureChange?: ((lectureId: string) => void) | undefined;
  /** The level of the lecture's title. @default 3 */
  headingLevel?: HeadingLevel | undefined;
}
export type LectureSampleProps = CommonProps &
  (
    | {
        /** The course, which is not loaded then. */
        course: CourseDetail;
        courseId?: never;
      }
    | {
        course?: never;
        /** The id of the course to load. */
        courseId: string;
      }
  );

const Root = createRoot('div', 'lectern-lecture-sample');

/**
 * A free sample of a course: a video, a text, or the first question of a quiz, for everyone. Below it is the way into the
 * course. It counts as progress from the enrollment on, for who has seen it to its end.
 */
export const LectureSample = forwardRef<HTMLDivElement, LectureSampleProps>(function LectureSample(
  { course, courseId, ...props },
  ref,
) {
  return course ? <Open ref={ref} {...props} course={course} /> : <Loaded ref={ref} {...props} courseId={courseId} />;
});

const Loaded = forwardRef<HTMLDivElement, CommonProps & { courseId: string }>(function Loaded(
  { courseId, lectureId, onLectureChange, headingLevel, ...props },
  ref,
) {
  const { data, error, refetch } = useCourse(courseId);
  if (data) {
    return <Open ref={ref} {...{ lectureId, onLectureChange, headingLevel, ...props }} course={data} />;
  }
  return <Waiting ref={ref} {...props} error={error} reload={refetch} />;
});

interface WaitingProps extends RootProps<'div'> {
  error: Error | null;
  reload: () => unknown;
}

const Waiting = forwardRef<HTMLDivElement, WaitingProps>(function Waiting({ error, reload, ...props }, ref) {
  const { t, paths } = useLectern('LectureSample', catalogueWords, sampleWords);
  return (
    <Root ref={ref} {...props} state={error ? 'error' : 'loading'}>
      {error ? (
        <LoadError
          error={error}
          fallback={t('samples.getFailed')}
          onRetry={reload}
          notFound={{ message: t('courses.notFound'), href: paths.courses, label: t('course.backToList') }}
        />
      ) : (
        <>
          <LoadingStatus label={t('sample.loading')} />
          <Skeleton shape="title" />
          <Skeleton shape="box" />
        </>
      )}
    </Root>
  );
});

const Open = forwardRef<HTMLDivElement, CommonProps & { course: CourseDetail }>(function Open(
  { course, lectureId, onLectureChange, headingLevel = 3, ...props },
  ref,
) {
  const { t, formats, Link, paths } = useLectern('LectureSample', catalogueWords, sampleWords);
  const found = useLectureSample(course, lectureId);
  /** The lecture that was shown or played as a whole. */
  const whole = useRef<string>(undefined);
  const { sample, samples, error, reload, keep } = found;
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(sample?._id);
  useEffect(() => {
    // Another one was chosen: it is read from its title on.
    if (shown.current !== undefined && sample && shown.current !== sample._id) heading.current?.focus();
    if (sample) shown.current = sample._id;
  }, [sample]);
  if (!lectureId && samples.length === 0) {
    return (
      <Root ref={ref} {...props} state="empty">
        <EmptyNote message={t('sample.none')}>
          <Link href={paths.courseOverview(course._id)} className="lectern-button">
            {t('card.view')}
          </Link>
        </EmptyNote>
      </Root>
    );
  }
  if (!sample) return <Waiting ref={ref} {...props} error={error} reload={reload} />;
  const Heading = headingTag(headingLevel);
  const others = samples.filter(({ _id }) => _id !== sample._id);
  return (
    <Root ref={ref} {...props} state="ready" data-type={sample.type}>
      <div className="lectern-lecture-sample-title">
        <p className="lectern-lecture-sample-kind">
          <span className="lectern-lecture-sample-badge">{t('sample.free')}</span>
          <span>
            {sample.question ? t('sample.oneOf') : t(`lecture.${sample.type}`)}
            {!sample.question && sample.duration > 0 && ` · ${formats.duration(sample.duration)}`}
          </span>
        </p>
        <Heading ref={heading} tabIndex={-1} dir="auto">
          {sample.title}
        </Heading>
      </div>
      <SampleContent
        key={sample._id}
        sample={sample}
        onWhole={() => {
          whole.current = sample._id;
        }}
      />
      <Next course={course} next={found.next} onGo={() => keep(whole.current === sample._id)} />
      {onLectureChange && others.length > 0 && (
        <div className="lectern-lecture-sample-others">
          <p id={`others-${sample._id}`}>{t('sample.others')}</p>
          <ul aria-labelledby={`others-${sample._id}`}>
            {others.map(({ _id, type, title, duration }) => (
              <li key={_id}>
                <button type="button" onClick={() => onLectureChange(_id)}>
                  <Icon shape={lectureIcon[type]} />
                  <bdi>{title}</bdi>
                  {duration > 0 && <span>{formats.duration(duration)}</span>}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Root>
  );
});

interface NextProps extends Pick<UseLectureSampleResult, 'next'> {
  course: CourseDetail;
  /** Called before someone leaves to enroll. */
  onGo: () => void;
}

/** One press into the course: the checkout, the enrollment, or the player for those who are in it. Nothing for its author. */
function Next({ course, next, onGo }: NextProps) {
  const { t, formats, Link, paths } = useLectern('LectureSample', sampleWords);
  const { enroll, isPending, place } = useEnroll(course);
  const isEnrolled = useIsEnrolled(course._id);
  const userId = useUserId();
  if (userId !== undefined && userId === course.creatorId?._id) return null;
  const act = next ? t('sample.next', { number: next.number }) : t('sample.course');
  const start = () => {
    onGo();
    enroll();
  };
  return (
    <div className="lectern-lecture-sample-next">
      {next && <p dir="auto">{t('sample.nextTitle', { number: next.number, title: next.lecture.title })}</p>}
      {isEnrolled ? (
        <Link
          href={
            next
              ? extendPath(paths.learning(course._id), { query: { lecture: next.lecture._id } })
              : paths.learning(course._id)
          }
          className="lectern-button"
          data-variant="primary"
        >
          {act}
        </Link>
      ) : (
        <Button variant="primary" data-place={place} isBusy={isPending} busyLabel={act} onClick={start}>
          {t('sample.button', { act, price: formats.price(course.price) })}
        </Button>
      )}
    </div>
  );
}
