import { createContext, useContext } from 'react';
import type { UseCourseFormResult } from '../../hooks/useCourseForm.ts';

interface CourseFormContextValue extends UseCourseFormResult {
  /** The id of a field's control, for the links of the summary. */
  idOf(field: string): string;
}

export const CourseFormContext = createContext<CourseFormContextValue | null>(null);

/** The form around a part. */
export function useCourseFormState(part: string): CourseFormContextValue {
  const state = useContext(CourseFormContext);
  if (!state) throw new Error(`${part} must be inside <CourseForm>.`);
  return state;
}
