import { QuizDialog } from '@lectern/react';

export function Example({ lectureId, isOpen, close }: { lectureId: string; isOpen: boolean; close: () => void }) {
  return <QuizDialog lectureId={isOpen ? lectureId : undefined} onClose={close} />;
}
