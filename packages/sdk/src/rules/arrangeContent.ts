import type { AuthoredCourseDetail, CourseArrangement } from '../schemas/authoredCourse.ts';

/** A section for its author, with its lectures. */
export type AuthoredSection = AuthoredCourseDetail['sections'][number];

/** The direction in which a section or lecture moves. */
export type Direction = 'up' | 'down';

const byOrder = (one: { order: number }, other: { order: number }) => one.order - other.order;

/** Sections by order, each with its lectures by order (§2, content manager); the sort is stable. */
export const sortContent = (sections: readonly AuthoredSection[]): AuthoredSection[] =>
  [...sections].sort(byOrder).map((section) => ({ ...section, lectures: [...section.lectures].sort(byOrder) }));

/** Numbers sections and lectures by their positions in the list. */
const renumber = (sections: readonly AuthoredSection[]): AuthoredSection[] =>
  sections.map((section, order) => ({
    ...section,
    order,
    lectures: section.lectures.map((lecture, place) => ({ ...lecture, sectionId: section._id, order: place })),
  }));

/** Moves a section to a position; undefined if there is no such position or it is already there. */
export function placeSection(
  sections: readonly AuthoredSection[],
  id: string,
  place: number,
): AuthoredSection[] | undefined {
  const moved = sections.find((section) => section._id === id);
  const other = sections[place];
  if (!moved || !other || moved === other) return undefined;
  const next = sections.filter((section) => section !== moved);
  next.splice(place, 0, moved);
  return renumber(next);
}

/** Moves a section one position up or down; undefined at the edge of the course. */
export function moveSection(
  sections: readonly AuthoredSection[],
  id: string,
  direction: Direction,
): AuthoredSection[] | undefined {
  const from = sections.findIndex((section) => section._id === id);
  return placeSection(sections, id, direction === 'up' ? from - 1 : from + 1);
}

/**
 * Moves a lecture to a position in a section, counted without the lecture itself. Undefined if there is no such lecture
 * or section, or if it is already there.
 */
export function placeLecture(
  sections: readonly AuthoredSection[],
  id: string,
  sectionId: string,
  place: number,
): AuthoredSection[] | undefined {
  const moved = sections.flatMap(({ lectures }) => lectures).find((lecture) => lecture._id === id);
  const target = sections.find((section) => section._id === sectionId);
  if (!moved || !target || target.lectures[place] === moved) return undefined;
  return renumber(
    sections.map((section) => {
      const lectures = section.lectures.filter((lecture) => lecture !== moved);
      if (section._id === sectionId) lectures.splice(place, 0, moved);
      return { ...section, lectures };
    }),
  );
}

/** Moves a lecture one position up or down, across section edges; undefined at the edge of the course. */
export function moveLecture(
  sections: readonly AuthoredSection[],
  id: string,
  direction: Direction,
): AuthoredSection[] | undefined {
  const at = sections.findIndex(({ lectures }) => lectures.some((lecture) => lecture._id === id));
  const section = sections[at];
  if (!section) return undefined;
  const from = section.lectures.findIndex((lecture) => lecture._id === id);
  const to = direction === 'up' ? from - 1 : from + 1;
  if (section.lectures[to]) return placeLecture(sections, id, section._id, to);
  const neighbour = sections[direction === 'up' ? at - 1 : at + 1];
  return neighbour && placeLecture(sections, id, neighbour._id, direction === 'up' ? neighbour.lectures.length : 0);
}

/** The input of `courses.arrange`: every section and lecture of the course, in order. */
export const arrangementOf = (id: string, sections: readonly AuthoredSection[]): CourseArrangement => ({
  id,
  sections: sections.map(({ _id, lectures }) => ({ _id, lectures: lectures.map((lecture) => lecture._id) })),
});
