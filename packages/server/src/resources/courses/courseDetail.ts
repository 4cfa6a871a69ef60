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

/** A course's page without its curriculum. Empty lists become the defaults of §3. */
export function toDetail(row: DetailRow, links: FileLinks) {
  const card = toCard(row, links);
  return {
    ...card,
    videoPreviewUrl: row.videoPreviewUrl && links.full(row.videoPreviewUrl),
    learningObjectives: filled(row.learningObjectives),
    requirements: filled(row.requirements),
    targetAudience: filled(row.targetAudience),
    creatorId: {
      ...card.creatorId,
      bio: row.creatorBio,
      headline: row.creatorHeadline ?? undefined,
      stats: { courses: row.creatorCourses, students: row.creatorStudents },
    },
  };
}

/** Sections with their lectures in place. */
export function nest<Lecture extends { sectionId: string }>(
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

const filled = (list: string[]) => (list.length > 0 ? list : undefined);
