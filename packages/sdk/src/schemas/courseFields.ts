import * as z from 'zod/mini';
import { ruleMessage } from '../messages/ruleMessage.ts';
import { courseDefaults } from '../rules/courseDefaults.ts';
import { courseHours, courseWorkload } from '../rules/courseHours.ts';
import { category } from './category.ts';
import { creator } from './creator.ts';
import type { LectureType } from './lecture.ts';
import { placeholderImage } from './placeholderImage.ts';
import { optional, withDefault } from './primitives.ts';

/** The status of a course (§3); it may change from any to any other. */
export const courseStatus = z.enum(['draft', 'published', 'archived'], ruleMessage('rule.status'));
export type CourseStatus = z.output<typeof courseStatus>;

/** A category comes as an object or as its name alone (§3). */
const courseCategory = z.pipe(
  z.transform((value: unknown) => (typeof value === 'string' ? { _id: value, name: value } : value)),
  category,
);
const courseCreator = z.pipe(
  z.transform((value: unknown) => (typeof value === 'string' ? { _id: value } : value)),
  creator,
);

/** Seconds of lessons and of the project. */
export const workload = z.object({ lessons: z.number(), project: z.number() });

export const courseFields = {
  _id: z.string(),
  title: z.string(),
  description: withDefault(z.string(), ''),
  imageUrl: z.pipe(
    z.optional(z.nullable(z.string())),
    z.transform((url) => url || placeholderImage),
  ),
  /** Widths in pixels in which `imageUrl` is there too, as `?width=640`; an addition to §3 that other servers may lack. */
  imageWidths: optional(z.array(z.number())),
  price: withDefault(z.number(), 0),
  averageRating: withDefault(z.number(), 0),
  numberOfReviews: withDefault(z.number(), 0),
  category: optional(courseCategory),
  creatorId: optional(courseCreator),
  level: withDefault(z.string(), 'All Levels'),
  /** Hours, one decimal. */
  duration: withDefault(z.number(), 0),
  /** Seconds of lessons and of the project within `duration`; an addition to §3 that other servers may lack. */
  workload: optional(workload),
  totalLectures: withDefault(z.number(), 0),
  /** Whether learners find a lecture in it; an addition to §3 that other servers may lack. */
  hasLectures: optional(z.boolean()),
  /** The first lecture that anyone may open; an addition to §3 that other servers may lack. */
  sampleId: optional(z.string()),
  status: withDefault(courseStatus, 'published'),
  lastUpdated: withDefault(z.string(), 'N/A'),
};

export const detailFields = {
  videoPreviewUrl: optional(z.string()),
  learningObjectives: withDefault(z.array(z.string()), [...courseDefaults.learningObjectives]),
  requirements: withDefault(z.array(z.string()), [...courseDefaults.requirements]),
  targetAudience: withDefault(z.array(z.string()), [...courseDefaults.targetAudience]),
};

interface WithContent {
  _id: string;
  duration: number;
  totalLectures: number;
  sections: { courseId: string; lectures: { type: LectureType; duration: number }[] }[];
}

/** Counts and times the lectures of a course that comes with them (§3, "Derived"), and sets the course's id in its sections. */
export function withDerived<Given extends WithContent>(given: Given): Given {
  const sections = given.sections.map((section) => ({ ...section, courseId: section.courseId || given._id }));
  const lectures = sections.flatMap((section) => section.lectures);
  if (lectures.length === 0) return { ...given, sections };
  const seconds = lectures.map(({ duration }) => duration);
  return {
    ...given,
    sections,
    totalLectures: lectures.length,
    duration: courseHours(seconds, given.duration),
    workload: courseWorkload(lectures),
  };
}
