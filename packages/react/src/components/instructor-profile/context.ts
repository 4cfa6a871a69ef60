import type { Creator } from '@lectern/sdk';
import { createRootContext } from '../../ui/rootContext.ts';

export interface InstructorCardContextValue {
  creator: Creator;
  headingLevel: 1 | 2 | 3;
}

export const [InstructorCardProvider, useInstructorCardContext] =
  createRootContext<InstructorCardContextValue>('InstructorCard');
