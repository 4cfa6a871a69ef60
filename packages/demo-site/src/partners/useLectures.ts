import { useCourse } from '@lectern/react';
import type { Choice } from './choice.ts';
import { fits } from './widgets.ts';

/** The lectures of the chosen course that fit the widget; undefined while they load, or where they aren't wanted. */
export function useLectures({ widget, options }: Choice, isWanted = true) {
  const { data: course } = useCourse(isWanted ? options.course : '');
  return course?.sections.flatMap((section) => section.lectures.filter((lecture) => fits(widget, lecture)));
}
