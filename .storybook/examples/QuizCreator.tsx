import { QuizCreator } from '@lectern/react';

export function Example({ lectureId, open }: { lectureId: string; open: (title: string) => void }) {
  return <QuizCreator lectureId={lectureId} onCreate={(quiz) => open(quiz.title)} />;
}
