import { type CourseDetail, type EnrolledCourse, videoSource } from '@lectern/sdk';

/** The video of a course's preview, if it has one that may be shown here. */
export function previewSource(course: CourseDetail | EnrolledCourse) {
  const source = videoSource(course.videoPreviewUrl);
  return source && source.kind !== 'hls' ? source : undefined;
}
