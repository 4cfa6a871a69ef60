import type { Lecture, LectureOutline } from '@lectern/sdk';
import { createRootContext } from '../../ui/rootContext.ts';

export interface CurriculumSectionContent {
  _id: string;
  title: string;
  lectures: readonly (LectureOutline | Lecture)[];
}

export interface CurriculumContextValue {
  isPreview: boolean;
  currentLectureId: string | undefined;
  onLectureSelect: ((lectureId: string) => void) | undefined;
}

export const [CurriculumProvider, useCurriculumContext] = createRootContext<CurriculumContextValue>('Curriculum');

/** Whether a lecture is completed; an outline has no completion. */
export const isCompleted = (lecture: LectureOutline | Lecture): boolean =>
  'isCompleted' in lecture && lecture.isCompleted;
