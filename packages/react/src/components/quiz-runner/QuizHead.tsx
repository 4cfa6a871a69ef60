import type { Quiz } from '@lectern/sdk';
import { quizWords } from '@lectern/sdk/words';
import { useLectern } from '../../provider/context.ts';

/** The quiz's description and pass percentage. */
export function QuizHead({ quiz }: { quiz: Pick<Quiz, 'description' | 'passPercentage'> }) {
  const { t, formats } = useLectern('QuizRunner', quizWords);
  return (
    <header className="lectern-quiz-runner-head">
      {quiz.description && <p dir="auto">{quiz.description}</p>}
      <p className="lectern-quiz-runner-pass">{t('quiz.pass', { percent: formats.count(quiz.passPercentage) })}</p>
    </header>
  );
}
