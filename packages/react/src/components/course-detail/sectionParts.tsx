import { courseWords } from '@lectern/sdk/words';
import { forwardRef, useMemo } from 'react';
import { useLectern } from '../../provider/context.ts';
import { cx } from '../../ui/compose.ts';
import type { RootProps } from '../../ui/createRoot.tsx';
import { CoverImage } from '../cover-image/index.ts';
import { InstructorCard } from '../instructor-profile/index.ts';
import { VideoFrame } from '../video-frame/index.ts';
import { useCourseDetail } from './context.ts';
import { previewSource } from './previewSource.ts';
import { Section } from './Section.tsx';

/** Course Preview (§2): the video, in a frame of an allowed host or as a file, or the picture without one. */
export const CourseDetailPreview = forwardRef<HTMLElement, RootProps<'section'>>(
  function CourseDetailPreview(props, ref) {
    const { course } = useCourseDetail('CourseDetailPreview').view;
    const { t } = useLectern('CourseDetailPreview', courseWords);
    const source = useMemo(() => previewSource(course), [course]);
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

/** What You'll Learn. */
export const CourseDetailObjectives = forwardRef<HTMLElement, RootProps<'section'>>(function CourseDetailObjectives(
  { className, ...props },
  ref,
) {
  const { learningObjectives } = useCourseDetail('CourseDetailObjectives').view.course;
  const { t } = useLectern('CourseDetailObjectives', courseWords);
  return (
    <Section
      ref={ref}
      {...props}
      className={cx('lectern-course-detail-objectives', className)}
      heading={t('course.objectives')}
    >
      <ul className="lectern-check-list">
        {learningObjectives.map((objective) => (
          <li key={objective}>{objective}</li>
        ))}
      </ul>
    </Section>
  );
});

/** Requirements. */
export const CourseDetailRequirements = forwardRef<HTMLElement, RootProps<'section'>>(
  function CourseDetailRequirements(props, ref) {
    const { requirements } = useCourseDetail('CourseDetailRequirements').view.course;
    const { t } = useLectern('CourseDetailRequirements', courseWords);
    return (
      <Section ref={ref} {...props} heading={t('course.requirements')}>
        <BulletList items={requirements} />
      </Section>
    );
  },
);

/** The full description. */
export const CourseDetailDescription = forwardRef<HTMLElement, RootProps<'section'>>(
  function CourseDetailDescription(props, ref) {
    const { description } = useCourseDetail('CourseDetailDescription').view.course;
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

/** Who This Course Is For. */
export const CourseDetailAudience = forwardRef<HTMLElement, RootProps<'section'>>(
  function CourseDetailAudience(props, ref) {
    const { targetAudience } = useCourseDetail('CourseDetailAudience').view.course;
    const { t } = useLectern('CourseDetailAudience', courseWords);
    return (
      <Section ref={ref} {...props} heading={t('course.audience')}>
        <BulletList items={targetAudience} />
      </Section>
    );
  },
);

/** Who teaches the course; nothing if that is unknown. */
export const CourseDetailInstructor = forwardRef<HTMLElement, RootProps<'section'>>(
  function CourseDetailInstructor(props, ref) {
    const { creatorId } = useCourseDetail('CourseDetailInstructor').view.course;
    const { t } = useLectern('CourseDetailInstructor', courseWords);
    if (!creatorId) return null;
    return (
      <Section ref={ref} {...props} heading={t('course.instructor')}>
        <InstructorCard creator={creatorId} />
      </Section>
    );
  },
);

function BulletList({ items }: { items: readonly string[] }) {
  return (
    <ul className="lectern-bullet-list">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
