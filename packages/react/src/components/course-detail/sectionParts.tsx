import { type DefaultedList, isDefaultList, placeholderImage } from '@lectern/sdk/rules';
import { courseWords, sampleWords } from '@lectern/sdk/words';
import { forwardRef, useMemo } from 'react';
import { useLectern } from '../../provider/context.ts';
import { cx } from '../../ui/compose.ts';
import type { RootProps } from '../../ui/definePart.tsx';
import { CoverImage } from '../cover-image/index.ts';
import { InstructorCard } from '../instructor-profile/index.ts';
import { LectureSample } from '../lecture-sample/index.ts';
import { VideoFrame } from '../video-frame/index.ts';
import { useCourseDetailContext } from './context.ts';
import { instructorId } from './places.ts';
import { hasCover, previewSource } from './previewSource.ts';
import { Section } from './Section.tsx';

/**
 * Course Preview (§2): the video, in a frame of an allowed host or as a file, or the picture without one. Nothing for a
 * course that has no lectures and no picture either, and no picture where the buy card has it.
 */
export const CourseDetailPreview = forwardRef<HTMLElement, RootProps<'section'>>(
  function CourseDetailPreview(props, ref) {
    const { view } = useCourseDetailContext('CourseDetailPreview');
    const { course } = view;
    const { t } = useLectern('CourseDetailPreview', courseWords);
    const source = useMemo(() => previewSource(course), [course]);
    if (!source && (hasCover(course) || (course.hasLectures === false && course.imageUrl === placeholderImage)))
      return null;
    const title = t('course.previewVideo', { title: course.title });
    return (
      <Section ref={ref} {...props} heading={t('course.preview')}>
        <div className="lectern-course-detail-preview">
          {!source ? (
            <CoverImage
              course={course}
              loading="eager"
              sizes="(min-width: 62em) min(55rem, 100vw - 29rem), 94vw"
              width={816}
              height={459}
            />
          ) : 'embedUrl' in source ? (
            <VideoFrame source={source} title={title} posterUrl={course.imageUrl} />
          ) : (
            // biome-ignore lint/a11y/useMediaCaption: a preview has one address and no tracks.
            <video src={source.url} poster={course.imageUrl} controls playsInline preload="none" aria-label={title} />
          )}
        </div>
      </Section>
    );
  },
);

/** A free lesson, which anyone may open here; nothing for enrolled learners and for a course without one. */
export const CourseDetailSample = forwardRef<HTMLElement, RootProps<'section'>>(
  function CourseDetailSample(props, ref) {
    const { view, sample, sampleId, openSample } = useCourseDetailContext('CourseDetailSample');
    const { t } = useLectern('CourseDetailSample', sampleWords);
    if (view.isEnrolled || !view.course.sampleId) return null;
    return (
      <Section ref={ref} {...props} heading={t('sample.heading')}>
        <LectureSample
          ref={sample}
          tabIndex={-1}
          course={view.course}
          lectureId={sampleId}
          onLectureChange={openSample}
        />
      </Section>
    );
  },
);

/** What You'll Learn; nothing for learners where the author has written nothing. */
export const CourseDetailObjectives = forwardRef<HTMLElement, RootProps<'section'>>(function CourseDetailObjectives(
  { className, ...props },
  ref,
) {
  return (
    <ListSection
      ref={ref}
      {...props}
      className={cx('lectern-course-detail-objectives', className)}
      part="CourseDetailObjectives"
      list="learningObjectives"
      heading="course.objectives"
      look="lectern-check-list"
    />
  );
});

/** Requirements; nothing for learners where the author has written nothing. */
export const CourseDetailRequirements = forwardRef<HTMLElement, RootProps<'section'>>(
  function CourseDetailRequirements(props, ref) {
    return (
      <ListSection
        ref={ref}
        {...props}
        part="CourseDetailRequirements"
        list="requirements"
        heading="course.requirements"
      />
    );
  },
);

/** The full description. */
export const CourseDetailDescription = forwardRef<HTMLElement, RootProps<'section'>>(
  function CourseDetailDescription(props, ref) {
    const { description } = useCourseDetailContext('CourseDetailDescription').view.course;
    const { t } = useLectern('CourseDetailDescription', courseWords);
    return (
      <Section ref={ref} {...props} heading={t('course.description')}>
        <p className="lectern-course-detail-text" dir="auto">
          {description}
        </p>
      </Section>
    );
  },
);

/** Who This Course Is For; nothing for learners where the author has written nothing. */
export const CourseDetailAudience = forwardRef<HTMLElement, RootProps<'section'>>(
  function CourseDetailAudience(props, ref) {
    return (
      <ListSection ref={ref} {...props} part="CourseDetailAudience" list="targetAudience" heading="course.audience" />
    );
  },
);

/** Who teaches the course; nothing if that is unknown. */
export const CourseDetailInstructor = forwardRef<HTMLElement, RootProps<'section'>>(
  function CourseDetailInstructor(props, ref) {
    const { creatorId } = useCourseDetailContext('CourseDetailInstructor').view.course;
    const { t } = useLectern('CourseDetailInstructor', courseWords);
    if (!creatorId) return null;
    return (
      <Section id={instructorId} tabIndex={-1} ref={ref} {...props} heading={t('course.instructor')}>
        <InstructorCard creator={creatorId} />
      </Section>
    );
  },
);

interface ListSectionProps extends RootProps<'section'> {
  /** The part's name. */
  part: string;
  list: DefaultedList;
  heading: 'course.objectives' | 'course.requirements' | 'course.audience';
  /** The class of the list. */
  look?: string;
}

/** A list of the course. With nothing but its default texts only the author sees it, with a note that says so. */
const ListSection = forwardRef<HTMLElement, ListSectionProps>(function ListSection(
  { part, list, heading, look = 'lectern-bullet-list', ...props },
  ref,
) {
  const { view, isOwn } = useCourseDetailContext(part);
  const { t } = useLectern(part, courseWords);
  const lines = view.course[list];
  const isDefault = isDefaultList(list, lines);
  if (isDefault && !isOwn) return null;
  return (
    <Section ref={ref} {...props} heading={t(heading)}>
      {isDefault && <p className="lectern-course-detail-owner-note">{t('course.ownDefaults')}</p>}
      <ul className={look}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Section>
  );
});
