import type { Question, QuizAttempt } from '@lectern/sdk';
import { quizWords } from '@lectern/sdk/words';
import { useLectern } from '../../provider/context.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';

interface QuizMarksProps {
  questions: readonly Question[];
  attempt: QuizAttempt;
}

/** Each question of an attempt with the learner's answer and whether it is correct; the key only after passing. */
export function QuizMarks({ questions, attempt }: QuizMarksProps) {
  const { t } = useLectern('QuizRunner', quizWords);
  const results = new Map(attempt.results?.map((result) => [result.questionId, result]));
  /** True and false are stored in lower case; show them as the choices are labelled. */
  const word = (answer: string) => (answer === 'true' ? t('quiz.true') : answer === 'false' ? t('quiz.false') : answer);
  return (
    <ol className="lectern-quiz-runner-marks">
      {questions.map((question) => {
        const result = results.get(question._id);
        if (!result) return null;
        const ownAnswer = [result.userAnswer ?? []].flat();
        return (
          <li key={question._id} data-correct={result.isCorrect}>
            <p className="lectern-question-text" dir="auto">
              {question.text}
            </p>
            <p className="lectern-quiz-runner-mark">
              <Icon shape={result.isCorrect ? icons.check : icons.close} />
              {t(result.isCorrect ? 'quiz.right' : 'quiz.wrong')}
            </p>
            {ownAnswer.length > 0 && <p>{t('quiz.ownAnswer', { answer: ownAnswer.map(word).join(', ') })}</p>}
            {result.correctAnswers && !(result.isCorrect && ownAnswer.length > 0) && (
              <p>{t('quiz.rightAnswer', { answer: result.correctAnswers.map(word).join(', ') })}</p>
            )}
            {result.explanation && <p className="lectern-quiz-runner-explanation">{result.explanation}</p>}
          </li>
        );
      })}
    </ol>
  );
}
