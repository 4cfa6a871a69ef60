import type { CourseDetail, EnrolledCourse } from '@lectern/sdk';
import { videoSource } from '@lectern/sdk/rules';

/** The video of a course's preview, if it has one that may be shown here. */
export function previewSource(course: CourseDetail | EnrolledCourse) {
  const source = videoSource(course.videoPreviewUrl);
  return source && source.kind !== 'hls' ? source : undefined;
}
