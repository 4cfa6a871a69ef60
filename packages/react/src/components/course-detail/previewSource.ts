import type { CourseDetail, EnrolledCourse } from '@lectern/sdk';
import { videoSource } from '@lectern/sdk/rules';

/**
 * Whether the picture stands on the buy card: in the page, a free lesson takes its place. Also for learners, so that nothing
 * moves once it is known that someone is one.
 */
export const hasCover = (course: CourseDetail | EnrolledCourse): boolean =>
  course.sampleId !== undefined && !previewSource(course);

/** The video of a course's preview, if it has one that may be shown here. */
export function previewSource(course: CourseDetail | EnrolledCourse) {
  const source = videoSource(course.videoPreviewUrl);
  return source && source.kind !== 'hls' ? source : undefined;
}
