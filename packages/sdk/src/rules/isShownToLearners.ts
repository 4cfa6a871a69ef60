interface Authored {
  type: string;
  isPublished: boolean;
  quizId?: string | undefined;
}

/** Whether learners see a lecture (§4): it is published, and a quiz lecture has a finished quiz. */
export const isShownToLearners = ({ type, isPublished, quizId }: Authored): boolean =>
  isPublished && (type !== 'quiz' || quizId !== undefined);
