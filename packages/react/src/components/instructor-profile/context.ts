import type { Creator } from '@lectern/sdk';
import { createRootContext } from '../../ui/createRoot.tsx';

interface InstructorCardValue {
  creator: Creator;
  headingLevel: 1 | 2 | 3;
}

export const [InstructorCardProvider, useInstructorCard] = createRootContext<InstructorCardValue>('InstructorCard');
