import {
  type ComponentPropsWithoutRef,
  createContext,
  createElement,
  type ForwardRefExoticComponent,
  forwardRef,
  type JSX,
  type Provider,
  type Ref,
  type RefAttributes,
  useContext,
} from 'react';
import { cx } from './compose.ts';

/** HTML's own elements: other packages may declare custom ones that React doesn't know. */
type Tag = keyof HTMLElementTagNameMap & keyof JSX.IntrinsicElements;

/** The native props of a component whose root element is a `T`: extend them in its props. */
export type RootProps<T extends Tag> = ComponentPropsWithoutRef<T>;

/** What a root shows; a component may have states of its own beside the usual ones. */
export type RootState = 'loading' | 'empty' | 'error' | 'ready' | (string & Record<never, never>);

type Element<T extends Tag, Extra> = ForwardRefExoticComponent<
  RootProps<T> & Extra & RefAttributes<HTMLElementTagNameMap[T]>
>;

/**
 * Makes a part that is one element: it forwards its ref, spreads native props and joins `className` after its own class.
 * Its name in developer tools is its class in Pascal case.
 *
 * @example
 * export const CourseCardBody = createPart('div', 'lectern-course-card-body');
 */
export function createPart<T extends Tag>(tag: T, ownClass: string) {
  const Part = forwardRef(function Part(
    { className, state, ...props }: { className?: string; state?: RootState },
    ref: Ref<HTMLElementTagNameMap[T]>,
  ) {
    const dataState = state !== undefined && { 'data-state': state };
    return createElement(tag as string, { ...props, ...dataState, ref, className: cx(ownClass, className) });
  });
  Part.displayName = ownClass.replace(/^lectern|-(\w)/g, (_, letter = '') => letter.toUpperCase());
  // TypeScript does not resolve the props of a tag that is still a type parameter.
  return Part as unknown as Element<T, unknown>;
}

/**
 * Makes the root element of a component: a part that also takes `state` and sets `data-state`. Draw every state inside
 * it, so that the caller's ref, class and attributes hold in all of them.
 *
 * @example
 * const Root = createRoot('article', 'lectern-course-detail');
 * // <Root ref={ref} {...props} state={data ? 'ready' : error ? 'error' : 'loading'}>…</Root>
 */
export const createRoot = createPart as <T extends Tag>(tag: T, ownClass: string) => Element<T, { state: RootState }>;

/**
 * The context between a root and its parts: a provider, and a hook that throws "CourseDetailPrice must be inside
 * <CourseDetail>." for a part outside its root.
 *
 * @example
 * export const [CourseDetailProvider, useCourseDetail] = createRootContext<CourseView>('CourseDetail');
 * // in a part: const view = useCourseDetail('CourseDetailPrice');
 */
export function createRootContext<T>(rootName: string): readonly [Provider<T>, (partName: string) => T] {
  const Context = createContext<T | undefined>(undefined);
  const useRoot = (partName: string) => {
    const value = useContext(Context);
    if (value === undefined) throw new Error(`${partName} must be inside <${rootName}>.`);
    return value;
  };
  return [Context.Provider, useRoot];
}
