import type { AuthoredCourseDetail, CourseStatus } from '@lectern/sdk';

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
export const valuesOf = (course: AuthoredCourseDetail): CourseFormValues => ({
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

/** The fields of a form that differ from the course, or null when none does. */
export function changedValues(values: Partial<CourseFormValues>, start: CourseFormValues) {
  const changed = Object.entries(values).filter(
    ([name, value]) => !isSame(value, start[name as keyof CourseFormValues]),
  );
  return changed.length > 0 ? (Object.fromEntries(changed) as Partial<CourseFormValues>) : null;
}

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

/** The fields of a draft on this device; undefined if it isn't one. */
export function readCourseValues(stored: unknown): Partial<CourseFormValues> | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const emptyFields: Readonly<Record<string, unknown>> = { ...emptyCourse };
  const isValid = Object.entries(stored).every(([name, value]) => {
    if (name === 'status') return statuses.includes(value);
    const empty = emptyFields[name];
    return Array.isArray(empty)
      ? Array.isArray(value) && value.every((line) => typeof line === 'string')
      : typeof empty === 'string' && typeof value === 'string';
  });
  return isValid ? stored : undefined;
}
