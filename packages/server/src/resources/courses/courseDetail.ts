import type { FileLinks } from '../../fileLinks.ts';
import { type CardRow, toCard } from './courseCard.ts';

interface DetailRow extends CardRow {
  videoPreviewUrl: string | null;
  learningObjectives: string[];
  requirements: string[];
  targetAudience: string[];
  creatorBio: string;
  creatorHeadline: string | null;
  creatorCourses: number;
  creatorStudents: number;
}

/** A course page without its curriculum. Empty lists are left out, so that the defaults of §3 apply. */
export function toDetail(row: DetailRow, links: FileLinks) {
  const card = toCard(row, links);
  return {
    ...card,
    videoPreviewUrl: row.videoPreviewUrl && links.absolute(row.videoPreviewUrl),
    learningObjectives: undefinedIfEmpty(row.learningObjectives),
    requirements: undefinedIfEmpty(row.requirements),
    targetAudience: undefinedIfEmpty(row.targetAudience),
    creatorId: {
      ...card.creatorId,
      bio: row.creatorBio,
      headline: row.creatorHeadline ?? undefined,
      stats: { courses: row.creatorCourses, students: row.creatorStudents },
    },
  };
}

/** Sections with their lectures. */
export function nestLectures<Lecture extends { sectionId: string }>(
  sections: readonly { id: string; courseId: string; title: string; position: number }[],
  lectures: readonly Lecture[],
) {
  return sections.map(({ id, courseId, title, position }) => ({
    _id: id,
    courseId,
    title,
    order: position,
    lectures: lectures.filter((lecture) => lecture.sectionId === id),
  }));
}

const undefinedIfEmpty = (list: string[]) => (list.length > 0 ? list : undefined);
