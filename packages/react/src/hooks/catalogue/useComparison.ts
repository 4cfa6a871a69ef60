import type { ComparedCourse, ComparisonStore } from '@lectern/sdk';
import { useStore } from 'zustand';
import { useLectern } from '../../provider/context.ts';

/** What {@link useComparison} returns. */
export interface UseComparisonResult extends Pick<ComparisonStore, 'remove' | 'clear'> {
  /** In the order in which they were added; at most 3. */
  courses: readonly ComparedCourse[];
}

/** The courses that are compared in this browser. */
export function useComparison(): UseComparisonResult {
  const { comparison } = useLectern('useComparison').marketplace;
  const { courses } = useStore(comparison);
  return { courses, remove: comparison.remove, clear: comparison.clear };
}

/** What {@link useCompareToggle} returns. */
export interface UseCompareToggleResult {
  isCompared: boolean;
  /** Adds the course to the comparison or removes it. `full` if there are 3 others. */
  toggle: () => 'added' | 'removed' | 'full';
}

/** Adds a course to the comparison or removes it. Only the toggles of changed courses render again. */
export function useCompareToggle(course: ComparedCourse): UseCompareToggleResult {
  const { comparison } = useLectern('useCompareToggle').marketplace;
  const isCompared = useStore(comparison, ({ courses }) => courses.some(({ _id }) => _id === course._id));
  return {
    isCompared,
    toggle() {
      const result = comparison.add(course);
      if (result !== 'alreadyAdded') return result;
      comparison.remove(course._id);
      return 'removed';
    },
  };
}
