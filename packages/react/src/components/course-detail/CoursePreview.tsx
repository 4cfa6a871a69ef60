import { type CourseDetail, type EnrolledCourse, videoSource } from '@lectern/sdk';
import { useMemo } from 'react';
import { useLectern } from '../../provider/context.ts';
import { CoverImage } from '../cover-image/index.ts';
import { VideoFrame } from '../video-frame/index.ts';

/**
 * Course Preview (§2): the video where there is one that may be opened, the picture otherwise. A frame comes from an
 * allowed host alone, and only when it is pressed.
 */
export function CoursePreview({ course }: { course: CourseDetail | EnrolledCourse }) {
  const { t } = useLectern('CoursePreview');
  const source = useMemo(() => videoSource(course.videoPreviewUrl), [course.videoPreviewUrl]);
  const title = t('course.previewVideo', { title: course.title });
  if (!source || source.kind === 'hls') return <CoverImage src={course.imageUrl} className="lectern-course-preview" />;
  return (
    <div className="lectern-course-preview">
      {'embedUrl' in source ? (
        <VideoFrame source={source} title={title} posterUrl={course.imageUrl} />
      ) : (
        // biome-ignore lint/a11y/useMediaCaption: a preview has one address and no tracks.
        <video src={source.url} poster={course.imageUrl} controls playsInline preload="none" aria-label={title} />
      )}
    </div>
  );
}
