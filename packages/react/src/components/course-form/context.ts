import type { UseCourseFormResult } from '../../hooks/authoring/useCourseForm.ts';
import { createRootContext } from '../../ui/createRoot.tsx';

interface CourseFormView extends UseCourseFormResult {
  /** The id of a field's control, for the links of the summary. */
  idOf(field: string): string;
}

/** The form that a part belongs to. */
export const [CourseFormProvider, useCourseFormView] = createRootContext<CourseFormView>('CourseForm');
