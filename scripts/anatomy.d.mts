export interface AnatomyProp {
  name: string;
  type: string;
  default?: string;
  description: string;
  isRequired: boolean;
}
/** One element: the component's own, or that of a part. */
export interface AnatomyPart {
  /** The exported name. */
  name: string;
  /** A sentence, for parts. */
  description: string;
  /** The tags it can be, such as `a | button`. */
  element: string;
  class: string;
  dataAttributes: { name: string; values: string[] }[];
  props: AnatomyProp[];
}
export interface ComponentAnatomy {
  name: string;
  /** The entry that exports it. */
  from: string;
  /** Below packages/react/src. */
  folder: string;
  /** The component's own element, then its parts. The first has the component's description and props. */
  parts: [AnatomyPart, ...AnatomyPart[]];
  /** The classes of elements that are no part of their own. */
  classes: string[];
  /** Read by its style sheets. One with a default is the component's own, the others are tokens. */
  variables: { name: string; default?: string }[];
  /** The names of its props that are called, and of those that take markup. */
  events: string[];
  slots: string[];
}
export const anatomyFile: string;
export const llmsFile: string;
export function readAnatomy(): ComponentAnatomy[];
/** What the files say. */
export function anatomyText(components: readonly ComponentAnatomy[]): string;
export function llmsText(components: readonly ComponentAnatomy[]): string;
