import type { UseCourseFormResult } from '../../hooks/authoring/useCourseForm.ts';
import { createRootContext } from '../../ui/rootContext.ts';

export interface CourseFormContextValue extends UseCourseFormResult {
  /** The id of a field's control, for the links of the summary. */
  idOf(field: string): string;
}

/** The form that a part belongs to. */
export const [CourseFormProvider, useCourseFormContext] = createRootContext<CourseFormContextValue>('CourseForm');
