import { QuizResults } from '@lectern/react';

export function Example({ quizId }: { quizId: string }) {
  return <QuizResults quizId={quizId} title="Clouds" />;
}
