import type { CourseDetail, EnrolledCourse } from '@lectern/sdk';
import { videoSource } from '@lectern/sdk/rules';
import type { CourseView } from '../../hooks/catalogue/useCourse.ts';

/** Whether the picture stands on the buy card: a free lesson takes its place in the page. */
export const hasCover = ({ isEnrolled, course }: CourseView): boolean =>
  !isEnrolled && course.sampleId !== undefined && !previewSource(course);

/** The video of a course's preview, if it has one that may be shown here. */
export function previewSource(course: CourseDetail | EnrolledCourse) {
  const source = videoSource(course.videoPreviewUrl);
  return source && source.kind !== 'hls' ? source : undefined;
}
