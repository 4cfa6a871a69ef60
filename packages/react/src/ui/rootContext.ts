import { createContext, type Provider, useContext } from 'react';

/**
 * The context between a root and its parts: a provider, and a hook that throws "CourseDetailPrice must be inside
 * <CourseDetail>." for a part outside its root. Parts of the host call it without a name.
 *
 * @example
 * export const [CourseDetailProvider, useCourseDetailContext] = createRootContext<CourseView>('CourseDetail');
 * // in a part: const view = useCourseDetailContext('CourseDetailPrice');
 */
export function createRootContext<T>(rootName: string): readonly [Provider<T>, (partName?: string) => T] {
  const Context = createContext<T | undefined>(undefined);
  const useRootContext = (partName = `use${rootName}Context`) => {
    const value = useContext(Context);
    if (value === undefined) throw new Error(`${partName} must be inside <${rootName}>.`);
    return value;
  };
  return [Context.Provider, useRootContext];
}
