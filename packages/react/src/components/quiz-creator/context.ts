import type { AuthoredLecture } from '@lectern/sdk';
import { createContext } from 'react';

/** A section of the course as far as a question can name its lectures. */
export interface QuizSection {
  _id: string;
  title: string;
  lectures: readonly Pick<AuthoredLecture, '_id' | 'title' | 'type'>[];
}

/** The content of the course, from which a question names the lecture that explains it; undefined if the host gives none. */
export const QuizSections = createContext<readonly QuizSection[] | undefined>(undefined);
