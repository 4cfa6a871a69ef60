import type { AuthoredCourseDetail, CourseStatus } from '@lectern/sdk';

/** The fields of the course form as they are typed; the image is apart. */
export interface CourseFormValues {
  title: string;
  description: string;
  /** As it is typed. */
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

/** The fields that are lists of lines. */
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

/** The form values of a course. */
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

const moreNames = ['level', 'videoPreviewUrl', 'learningObjectives', 'requirements', 'targetAudience'] as const;

/** Removes empty lines from the lists. */
export const withoutBlankLines = (values: CourseFormValues): CourseFormValues => ({
  ...values,
  learningObjectives: filled(values.learningObjectives),
  requirements: filled(values.requirements),
  targetAudience: filled(values.targetAudience),
});
const filled = (lines: readonly string[]) => lines.filter((line) => line.trim() !== '');

/** Leaves out unchanged fields of "More details": a backend that knows only the fields of §7 can save the rest. */
export function withoutUnchanged<Data extends object>(data: Data, values: CourseFormValues, start: CourseFormValues) {
  const unchanged: readonly string[] = moreNames.filter((name) => isSame(values[name], start[name]));
  return Object.fromEntries(Object.entries(data).filter(([name]) => !unchanged.includes(name))) as Data;
}

const statuses: readonly unknown[] = ['draft', 'published', 'archived'] satisfies CourseStatus[];

export const isCourseStatus = (value: unknown) => statuses.includes(value);
