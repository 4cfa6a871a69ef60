import type { ComparedCourse, Course } from '@lectern/sdk';
import { createContext, type ForwardRefExoticComponent, type RefAttributes } from 'react';
import type { RootProps } from '../ui/definePart.tsx';

type CardAct<Tag extends 'a' | 'button', Props, Element> = ForwardRefExoticComponent<
  RootProps<Tag> & RefAttributes<Element> & { course: Props }
>;

/** What marks a course for comparing. A `CompareArea` provides it, so that cards elsewhere are without its code. */
export const CardCompareContext = createContext<CardAct<'button', ComparedCourse, HTMLButtonElement> | undefined>(
  undefined,
);

/** What opens a course's free lesson. A `SampleArea` provides it, for the same reason. */
export const CardSampleContext = createContext<
  CardAct<'a', Pick<Course, '_id' | 'title'>, HTMLAnchorElement> | undefined
>(undefined);
