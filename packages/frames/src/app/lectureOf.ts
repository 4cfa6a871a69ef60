import type { EnrolledCourse, Lecture } from '@lectern/sdk';

/** A lecture of a course, by its id. */
export const lectureOf = ({ sections }: EnrolledCourse, id: string): Lecture | undefined =>
  sections.flatMap(({ lectures }) => lectures).find(({ _id }) => _id === id);
