import type { endpoints } from '@lectern/sdk/api';
import type { Db } from '../../db/database.ts';
import { idFor } from '../../db/newId.ts';
import { problems } from '../../problems.ts';
import type { InputOf } from '../../route.ts';
import { updateCourse } from '../courses/authoredRepository.ts';
import { lockAuthoredCourse, requireAuthoredSection } from '../courses/authorship.ts';
import { countSections, deleteSection, saveSection, updateSection } from './repository.ts';

type CreateInput = InputOf<typeof endpoints.sections.create>;
type UpdateInput = InputOf<typeof endpoints.sections.update>;

/** Of one course: as many as `courses.arrange` accepts. */
const MAX_SECTIONS = 1_000;

/** Creates a section, once for each idempotency key. Returns its id. */
export function createSection(db: Db, userId: string, input: CreateInput): Promise<string> {
  const { courseId, title, order, idempotencyKey } = input;
  return db.transaction(async (tx) => {
    await lockAuthoredCourse(tx, userId, courseId);
    await updateCourse(tx, courseId, {});
    if ((await countSections(tx, courseId)) >= MAX_SECTIONS) throw problems.tooMany('sections', MAX_SECTIONS);
    const fields = { courseId, title, position: order };
    const id = await saveSection(tx, idFor(idempotencyKey, 'section', userId, courseId), fields);
    if (!id) throw problems.sectionNotFound();
    return id;
  });
}

/** Changes the fields that are given. Returns the section as it is then. */
export function changeSection(db: Db, userId: string, { id, courseId, title, order }: UpdateInput) {
  return db.transaction(async (tx) => {
    const section = await requireAuthoredSection(tx, userId, id);
    if (courseId !== undefined && courseId !== section.courseId) throw problems.sectionNotFound();
    await lockAuthoredCourse(tx, userId, section.courseId);
    await updateSection(tx, id, { title, position: order });
    await updateCourse(tx, section.courseId, {});
    return requireAuthoredSection(tx, userId, id);
  });
}

export async function removeSection(db: Db, userId: string, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { courseId } = await requireAuthoredSection(tx, userId, id);
    await lockAuthoredCourse(tx, userId, courseId);
    await deleteSection(tx, id);
    await updateCourse(tx, courseId, {});
  });
}
