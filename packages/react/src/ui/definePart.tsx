import {
  type ComponentPropsWithoutRef,
  type ComponentPropsWithRef,
  cloneElement,
  createElement,
  type ElementType,
  type ForwardRefExoticComponent,
  forwardRef,
  type JSX,
  type ReactElement,
  type Ref,
  type RefAttributes,
  type SyntheticEvent,
  useCallback,
  version,
} from 'react';
import { compose, cx } from './compose.ts';

/** HTML's own elements: other packages may declare custom ones that React doesn't know. */
type Tag = keyof HTMLElementTagNameMap & keyof JSX.IntrinsicElements;

/** The element to render in place of a `T`: an element that gets the props, or a function of them. */
export type Render<T extends Tag> = ReactElement | ((props: ComponentPropsWithRef<T>) => ReactElement);

/** The native props of a component whose root element is a `T`: extend them in its props. */
export type RootProps<T extends Tag> = ComponentPropsWithoutRef<T> & {
  /**
   * Renders another element in place of the usual one: `render={<Heading />}`. It gets the props, the ref and the children
   * of the usual one, and has to pass them on. A function gets them as its argument.
   */
  render?: Render<T> | undefined;
};

/** What a root shows; a component may have states of its own beside the usual ones. */
export type RootState = 'loading' | 'empty' | 'error' | 'ready' | (string & Record<never, never>);

/** A component that is one element, `T`, and takes its props. */
export interface Part<T extends Tag>
  extends ForwardRefExoticComponent<RootProps<T> & RefAttributes<HTMLElementTagNameMap[T]>> {}

/** A root, which also takes what it shows. */
type Root<T extends Tag> = ForwardRefExoticComponent<
  RootProps<T> & { state: RootState } & RefAttributes<HTMLElementTagNameMap[T]>
>;

interface Given {
  className?: string | undefined;
  render?: Render<never> | undefined;
  [name: string]: unknown;
}
type Handler = (event: SyntheticEvent) => void;

/**
 * The props of an element that has some of its own. The caller's win, except that classes are joined, styles merged, and
 * that of two handlers both run (`compose`); the caller's children replace its own.
 */
function mergeProps(own: Given, given: Given): Given {
  const merged: Given = { ...own, ...given };
  for (const [name, value] of Object.entries(own)) {
    const other = given[name];
    if (name === 'className') merged[name] = cx(own.className, given.className);
    else if (name === 'children') merged[name] = other ?? value;
    else if (name === 'style') merged[name] = Object.assign({}, value, other);
    else if (value && name.startsWith('on')) merged[name] = compose(other as Handler | undefined, value as Handler);
  }
  return merged;
}

/** A ref for the owners of two. */
function useRefs<E>(ref: Ref<E>, other: Ref<E> | undefined): Ref<E> {
  const both = useCallback(
    (element: E | null) => {
      for (const one of [ref, other])
        if (typeof one === 'function') one(element);
        else if (one) one.current = element;
    },
    [ref, other],
  );
  return other ? both : ref;
}

/** An element of the caller's: its ref is in its props, and in React 18 beside them. Each warns about the other place. */
type Rendering = ReactElement<Given & { ref?: Ref<Element> }> & { ref?: Ref<Element> };

/** The caller's element, with the props of the part beneath its own. */
function Rendered({ element, props }: { element: Rendering; props: Given & { ref: Ref<Element> } }) {
  const ref = useRefs(props.ref, version < '19' ? element.ref : element.props.ref);
  return cloneElement(element, { ...mergeProps(props, element.props), ref } as Given);
}

/** Draws an element, or what the caller renders in its place. */
export function drawElement(element: ElementType, { render, state, ...rest }: Given, ref: Ref<Element>): ReactElement {
  const props = { 'data-state': state, ...rest, ref };
  if (!render) return createElement(element, props);
  if (typeof render === 'function') return render(props as never);
  return <Rendered element={render as Rendering} props={props} />;
}

/** The outermost element of a part or of a piece that has props of its own beside an element's: it takes `render` too. */
export const PartElement = forwardRef(function PartElement({ of, ...props }: Given, ref: Ref<Element>) {
  return drawElement(of as ElementType, props, ref);
}) as unknown as <T extends Tag>(
  props: { of: T } & RootProps<T> & RefAttributes<HTMLElementTagNameMap[T]> & { [data: `data-${string}`]: unknown },
) => ReactElement;

type Drawable = Tag | ForwardRefExoticComponent<never>;
type PartOf<E extends Drawable> = E extends Tag
  ? Part<E>
  : E extends ForwardRefExoticComponent<infer P>
    ? ForwardRefExoticComponent<Partial<P>>
    : never;
type Own<P> = (
  name: string,
  given: Partial<P>,
) => ({ [Name in keyof P]?: P[Name] | undefined } & { [data: `data-${string}`]: unknown }) | null;
/** A conditional type as a whole, because TypeScript then keeps literals such as `'primary'` in what the hook returns. */
type UseOwn<E extends Drawable> = E extends Tag
  ? Own<RootProps<E> & RefAttributes<HTMLElementTagNameMap[E]>>
  : E extends ForwardRefExoticComponent<infer P>
    ? Own<P>
    : never;

/**
 * Makes a part: one element with a class, which takes the caller's props and ref. `useOwn` is a hook that returns the
 * props the element has by itself, or null to render nothing. It gets the name of the part, for the errors of contexts, and
 * the caller's props. `element` may be a component that takes these props, such as `Button`.
 *
 * @example
 * export const CourseCardBody = definePart('CourseCardBody', 'div', 'lectern-course-card-body');
 *
 * export const CourseCardTeacher = definePart('CourseCardTeacher', 'p', 'lectern-course-card-teacher', (name) => {
 *   const { creatorId } = useCourseCardContext(name);
 *   return { dir: 'auto', children: creatorId.firstName };
 * });
 */
export function definePart<E extends Drawable>(
  name: string,
  element: E,
  ownClass: string,
  useOwn?: UseOwn<E>,
): PartOf<E> {
  const Part = forwardRef(function Part(given: Given, ref: Ref<Element>) {
    const own = useOwn ? (useOwn as Own<Given>)(name, given) : {};
    const refs = useRefs(ref, own?.ref as Ref<Element> | undefined);
    if (!own) return null;
    const props = mergeProps({ ...own, className: cx(ownClass, own.className) }, given);
    if (typeof element === 'string') return drawElement(element, props, refs);
    return createElement(element as unknown as ElementType, { ...props, ref: refs });
  });
  Part.displayName = name;
  // TypeScript does not resolve the props of an element that is still a type parameter.
  return Part as unknown as PartOf<E>;
}

/**
 * Makes the root element of a component, which also takes `state` and sets `data-state`. Draw every state inside it, so
 * that the caller's ref, class and attributes hold in all of them.
 *
 * @example
 * const Root = createRoot('article', 'lectern-course-detail');
 * // <Root ref={ref} {...props} state={data ? 'ready' : error ? 'error' : 'loading'}>…</Root>
 */
export const createRoot = <T extends Tag>(tag: T, ownClass: string) =>
  definePart(ownClass, tag, ownClass) as unknown as Root<T>;
