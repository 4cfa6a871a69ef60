import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { packageRoot } from '../../packageRoot.ts';

/** The demo's courses, as the files in `seed/` describe them. */

const question = z.object({
  type: z.enum(['multiple-choice', 'true-false', 'short-answer']),
  text: z.string(),
  points: z.number(),
  options: z.array(z.object({ text: z.string(), isCorrect: z.boolean() })).default([]),
  correctAnswer: z.string().optional(),
  explanation: z.string().optional(),
  /** The title of the video or text of this course that explains it. */
  explainedIn: z.string().optional(),
});
const access = { isPublished: z.boolean().default(true), isFree: z.boolean().default(false) };
const common = { title: z.string(), ...access };
const lecture = z.discriminatedUnion('type', [
  /** Titled by its clip, so that no film stands under a title that isn't its own. */
  z.object({ type: z.literal('video'), clip: z.string(), ...access }),
  z.object({ type: z.literal('text'), file: z.string(), ...common }),
  z.object({
    type: z.literal('quiz'),
    duration: z.number(),
    quiz: z.object({
      title: z.string(),
      description: z.string(),
      passPercentage: z.number(),
      questions: z.array(question),
    }),
    ...common,
  }),
  z.object({ type: z.literal('assignment'), duration: z.number(), brief: z.string(), ...common }),
]);
export type SeedLecture = z.output<typeof lecture>;

const review = z.object({ rating: z.number(), comment: z.string() });
const course = z.object({
  slug: z.string(),
  instructor: z.string(),
  category: z.string(),
  title: z.string(),
  description: z.string(),
  price: z.number(),
  level: z.string(),
  status: z.enum(['draft', 'published', 'archived']),
  lastUpdated: z.iso.date(),
  learningObjectives: z.array(z.string()),
  requirements: z.array(z.string()),
  targetAudience: z.array(z.string()),
  sections: z.array(z.object({ title: z.string(), lectures: z.array(lecture) })),
  reviews: z.array(review),
  /** The public preview clip, one of the course's own. */
  preview: z.string().optional(),
});
export type SeedCourse = z.output<typeof course>;

const person = z.object({
  slug: z.string().optional(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().optional(),
  bio: z.string().default(''),
  headline: z.string().optional(),
  belief: z.string().optional(),
});
export type SeedPerson = z.output<typeof person>;
const people = z.object({ instructors: z.array(person), learners: z.array(person).default([]) });

const work = z.object({
  course: z.string(),
  /** Which of the course's learners made it, counted from 0 and around. */
  learner: z.int().check(z.nonnegative()),
  title: z.string(),
  caption: z.string(),
  /** A file in `works/`. */
  picture: z.string().optional(),
  sharedAt: z.coerce.date(),
  submission: z.string().default(''),
  feedback: z.string().default(''),
  grade: z.number().optional(),
});

const clip = z.object({
  /** As its first picture says; the title of the lecture that plays it. */
  title: z.string(),
  file: z.string(),
  duration: z.number(),
  poster: z.string().optional(),
  captions: z.array(z.object({ language: z.string(), label: z.string(), file: z.string() })).default([]),
});

export interface SeedContent {
  folder: string;
  courses: SeedCourse[];
  instructors: SeedPerson[];
  learners: SeedPerson[];
  /** Further reviews by course, from one file because there are many. */
  reviews: Record<string, z.output<typeof review>[]>;
  /** What learners show of their assignments. */
  works: z.output<typeof work>[];
  clips: Record<string, z.output<typeof clip>>;
  /** The HTML of a text lecture. */
  readText(course: SeedCourse, file: string): Promise<string>;
}

export const seedCategories = [
  { slug: 'technology', name: 'Technology' },
  { slug: 'business', name: 'Business' },
  { slug: 'design', name: 'Design' },
  { slug: 'data-science', name: 'Data Science' },
  { slug: 'personal-development', name: 'Personal Development' },
  { slug: 'photography', name: 'Photography' },
  { slug: 'music', name: 'Music' },
  { slug: 'writing', name: 'Writing' },
] as const;

export async function readSeed(folder = join(packageRoot, 'seed')): Promise<SeedContent> {
  const slugs = existsSync(join(folder, 'courses')) ? (await readdir(join(folder, 'courses'))).sort() : [];
  const courses: SeedCourse[] = [];
  for (const slug of slugs) {
    const found = await readJson(join(folder, 'courses', slug, 'course.json'), course);
    if (found) courses.push(found);
  }
  const known = await readJson(join(folder, 'people.json'), people);
  return {
    folder,
    courses,
    instructors: known?.instructors ?? [],
    learners: known?.learners ?? [],
    reviews: (await readJson(join(folder, 'reviews.json'), z.record(z.string(), z.array(review)))) ?? {},
    works: (await readJson(join(folder, 'works.json'), z.array(work))) ?? [],
    clips: (await readJson(join(folder, 'media/media.json'), z.record(z.string(), clip))) ?? {},
    readText: (one, file) => readFile(join(folder, 'courses', one.slug, file), 'utf8'),
  };
}

/** The parsed file, undefined where there is none. An invalid file throws with the reasons. */
async function readJson<S extends z.ZodType>(path: string, schema: S): Promise<z.output<S> | undefined> {
  if (!existsSync(path)) return undefined;
  const parsed = schema.safeParse(JSON.parse(await readFile(path, 'utf8')));
  if (parsed.success) return parsed.data;
  throw new Error(`${path} is not as expected:\n${z.prettifyError(parsed.error)}`);
}
