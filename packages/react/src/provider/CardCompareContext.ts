import type { ComparedCourse } from '@lectern/sdk';
import { createContext, type ForwardRefExoticComponent, type RefAttributes } from 'react';
import type { RootProps } from '../ui/definePart.tsx';

/** What marks a course for comparing. A `CompareArea` provides it, so that cards elsewhere are without its code. */
export const CardCompareContext = createContext<
  | ForwardRefExoticComponent<RootProps<'button'> & RefAttributes<HTMLButtonElement> & { course: ComparedCourse }>
  | undefined
>(undefined);
