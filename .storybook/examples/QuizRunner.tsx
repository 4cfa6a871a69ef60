import { QuizRunner } from '@lectern/react';

export function Example({ quizId, report }: { quizId: string; report: (score: number) => void }) {
  return <QuizRunner quizId={quizId} onAttempt={(attempt) => report(attempt.score)} />;
}
