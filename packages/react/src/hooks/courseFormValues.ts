import type { AuthoredCourse, CourseStatus } from '@lectern/sdk';

/** What of a course is written, as it is written: the price is a text. The picture is apart. */
export interface CourseFormValues {
  title: string;
  description: string;
  price: string;
  /** The category's id. */
  category: string;
  status: CourseStatus;
  level: string;
  videoPreviewUrl: string;
  learningObjectives: readonly string[];
  requirements: readonly string[];
  targetAudience: readonly string[];
}

/** The fields that hold one thing a line. */
export type CourseFormList = 'learningObjectives' | 'requirements' | 'targetAudience';

export const emptyCourse: CourseFormValues = {
  title: '',
  description: '',
  price: '',
  category: '',
  status: 'draft',
  level: 'All Levels',
  videoPreviewUrl: '',
  learningObjectives: [],
  requirements: [],
  targetAudience: [],
};

/** A course, as its form begins. */
export const valuesOf = (course: AuthoredCourse): CourseFormValues => ({
  title: course.title,
  description: course.description,
  price: String(course.price),
  category: course.category?._id ?? '',
  status: course.status,
  level: course.level,
  videoPreviewUrl: course.videoPreviewUrl ?? '',
  learningObjectives: course.learningObjectives,
  requirements: course.requirements,
  targetAudience: course.targetAudience,
});

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Whether two forms say the same, in whatever order their fields were filled in. */
export const areSameValues = (one: CourseFormValues, other: CourseFormValues) =>
  fieldNames.every((name) => isSame(one[name], other[name]));

const fieldNames = Object.keys(emptyCourse) as (keyof CourseFormValues)[];
const moreNames = ['level', 'videoPreviewUrl', 'learningObjectives', 'requirements', 'targetAudience'] as const;

/** Lines with nothing in them are no lines. */
export const withoutBlankLines = (values: CourseFormValues): CourseFormValues => ({
  ...values,
  learningObjectives: filled(values.learningObjectives),
  requirements: filled(values.requirements),
  targetAudience: filled(values.targetAudience),
});
const filled = (lines: readonly string[]) => lines.filter((line) => line.trim() !== '');

/** Of "More details" only what has changed: a backend that knows §7's fields alone can save the rest. */
export function withoutUnchanged<Data extends object>(data: Data, values: CourseFormValues, start: CourseFormValues) {
  const unchanged: readonly string[] = moreNames.filter((name) => isSame(values[name], start[name]));
  return Object.fromEntries(Object.entries(data).filter(([name]) => !unchanged.includes(name))) as Data;
}

const statuses: readonly unknown[] = ['draft', 'published', 'archived'] satisfies CourseStatus[];

/** A draft from this device, or nothing where it is not one. */
export function readCourseValues(stored: unknown): CourseFormValues | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const given = stored as Record<string, unknown>;
  const isWhole = Object.entries(emptyCourse).every(([name, nothing]) =>
    Array.isArray(nothing)
      ? Array.isArray(given[name]) && given[name].every((line) => typeof line === 'string')
      : typeof given[name] === 'string',
  );
  return isWhole && statuses.includes(given.status) ? (given as unknown as CourseFormValues) : undefined;
}
