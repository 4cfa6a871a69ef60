import { type CourseDetail, type EnrolledCourse, videoSource } from '@lectern/sdk';
import { useLectern } from '../../provider/context.ts';
import { VideoFrame } from '../video-frame/index.ts';

/** The preview's video, where there is one that may be opened here. */
export function previewSource(course: CourseDetail | EnrolledCourse) {
  const source = videoSource(course.videoPreviewUrl);
  return source && source.kind !== 'hls' ? source : undefined;
}

export interface CoursePreviewProps {
  course: CourseDetail | EnrolledCourse;
  source: NonNullable<ReturnType<typeof previewSource>>;
}

/**
 * The video of Course Preview (§2); without one the picture stands in the buy card. A frame comes from an allowed host
 * alone, and only when it is pressed.
 */
export function CoursePreview({ course, source }: CoursePreviewProps) {
  const { t } = useLectern('CoursePreview');
  const title = t('course.previewVideo', { title: course.title });
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
