import { canExplain, type Money, readingSeconds, toPaise } from '@lectern/sdk/rules';
import { roundedTo } from '../../currency.ts';
import { namedId } from '../../db/newId.ts';
import type { courses, lectures, questions, quizzes, sections } from '../../db/schema.ts';
import { storedFilePath } from '../../fileLinks.ts';
import { cleanLectureHtml } from '../../lectureHtml.ts';
import type { SeedContent, SeedCourse, SeedLecture } from './content.ts';
import { momentBetween } from './seededRandom.ts';
import type { createSeedFiles } from './seedFiles.ts';

export interface CourseRows {
  course: typeof courses.$inferInsert;
  sections: (typeof sections.$inferInsert)[];
  lectures: (typeof lectures.$inferInsert)[];
  quizzes: (typeof quizzes.$inferInsert)[];
  questions: (typeof questions.$inferInsert)[];
}

/** The rows of a course. */
export async function courseRows(
  content: SeedContent,
  course: SeedCourse,
  files: ReturnType<typeof createSeedFiles>,
  money: Money,
): Promise<CourseRows> {
  const { slug } = course;
  const courseId = namedId('course', slug);
  const rows: CourseRows = {
    course: {
      id: courseId,
      creatorId: namedId('user', course.instructor),
      categoryId: namedId('category', course.category),
      title: course.title,
      description: course.description,
      pricePaise: roundedTo(money, toPaise(course.price)),
      level: course.level,
      status: course.status,
      imageFileId: await files.add(
        `covers/${slug}.svg`,
        true,
        // Inserted before the drawing, which refers to it.
        await files.add(`link-previews/${slug}.jpg`, true),
      ),
      videoPreviewUrl: await previewOf(content, course, files),
      learningObjectives: course.learningObjectives,
      requirements: course.requirements,
      targetAudience: course.targetAudience,
      createdAt: momentBetween(`created ${slug}`, '2025-06-01', '2026-01-31'),
      updatedAt: new Date(`${course.lastUpdated}T09:00:00Z`),
    },
    sections: [],
    lectures: [],
    quizzes: [],
    questions: [],
  };
  const lectureIds = lectureIdsByTitle(content, course);
  for (const [position, section] of course.sections.entries()) {
    const sectionId = namedId('section', `${slug}/${position}`);
    rows.sections.push({ id: sectionId, courseId, title: section.title, position });
    for (const [order, lecture] of section.lectures.entries()) {
      const id = lectureId(slug, position, order);
      rows.lectures.push({
        id,
        sectionId,
        courseId,
        title: titleOf(content, lecture),
        type: lecture.type,
        position: order,
        isPublished: lecture.isPublished,
        isFree: lecture.isFree,
        ...(await lectureContent(content, course, lecture, files)),
      });
      if (lecture.type === 'quiz') addQuiz(rows, id, lecture, lectureIds);
    }
  }
  return rows;
}

/** The URL of the public preview clip: a copy, since the lecture's file needs a signature. */
async function previewOf(
  { clips }: SeedContent,
  { preview }: SeedCourse,
  files: ReturnType<typeof createSeedFiles>,
): Promise<string | null> {
  const clip = preview ? clips[preview] : undefined;
  const id = clip ? await files.add(`media/${clip.file}`, true) : null;
  return id && storedFilePath(id);
}

export const titleOf = ({ clips }: SeedContent, lecture: SeedLecture): string =>
  lecture.type === 'video' ? (clips[lecture.clip]?.title ?? lecture.clip) : lecture.title;

async function lectureContent(
  content: SeedContent,
  course: SeedCourse,
  lecture: SeedLecture,
  files: ReturnType<typeof createSeedFiles>,
): Promise<Partial<CourseRows['lectures'][number]>> {
  if (lecture.type === 'quiz') return { durationSeconds: lecture.duration };
  if (lecture.type === 'assignment') {
    return { durationSeconds: lecture.duration, textContent: cleanLectureHtml(lecture.brief) };
  }
  if (lecture.type === 'text') {
    const textContent = cleanLectureHtml(await content.readText(course, lecture.file));
    return { textContent, durationSeconds: readingSeconds(textContent) };
  }
  const clip = content.clips[lecture.clip];
  if (!clip) return {};
  const captions = [];
  for (const { language, label, file } of clip.captions) {
    const fileId = await files.add(`media/${file}`, false);
    if (fileId) captions.push({ language, label, fileId });
  }
  const posters = [clip.poster, `${lecture.clip}.webp`, `${lecture.clip}.jpg`].flatMap((name) =>
    name ? [`media/${name}`] : [],
  );
  return {
    durationSeconds: Math.round(clip.duration),
    contentFileId: await files.add(`media/${clip.file}`, false),
    posterFileId: await files.addFirst(posters, true),
    captions,
  };
}

const lectureId = (slug: string, section: number, order: number) => namedId('lecture', `${slug}/${section}/${order}`);

/** The ids of the lectures that can explain a question. */
const lectureIdsByTitle = (content: SeedContent, { slug, sections }: SeedCourse): ReadonlyMap<string, string> =>
  new Map(
    sections.flatMap(({ lectures }, position) =>
      lectures.flatMap((lecture, order) =>
        canExplain(lecture) ? [[titleOf(content, lecture), lectureId(slug, position, order)] as const] : [],
      ),
    ),
  );

function addQuiz(
  rows: CourseRows,
  id: string,
  { quiz }: Extract<SeedLecture, { type: 'quiz' }>,
  lectureIds: ReadonlyMap<string, string>,
): void {
  const quizId = namedId('quiz', id);
  const { title, description, passPercentage } = quiz;
  rows.quizzes.push({
    id: quizId,
    lectureId: id,
    title,
    description,
    passPercentage,
    isPublished: true,
    isFinished: true,
  });
  for (const [position, { correctAnswer, explanation, explainedIn, ...question }] of quiz.questions.entries()) {
    rows.questions.push({
      id: namedId('question', `${quizId}/${position}`),
      quizId,
      position,
      ...question,
      correctAnswer: correctAnswer ?? null,
      explanation: explanation ?? null,
      explainedIn: lectureIds.get(explainedIn ?? '') ?? null,
    });
  }
}
