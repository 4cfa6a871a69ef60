import type { Quiz } from '@lectern/sdk';
import { useLectern } from '../../provider/context.ts';

/** What a quiz is about and what passes it. */
export function QuizHead({ quiz }: { quiz: Pick<Quiz, 'description' | 'passPercentage'> }) {
  const { t, formats } = useLectern('QuizRunner');
  return (
    <header className="lectern-quiz-head">
      {quiz.description && <p dir="auto">{quiz.description}</p>}
      <p className="lectern-quiz-pass">{t('quiz.pass', { percent: formats.count(quiz.passPercentage) })}</p>
    </header>
  );
}
