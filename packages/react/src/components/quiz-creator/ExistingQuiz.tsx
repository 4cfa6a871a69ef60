import type { AuthoredQuiz } from '@lectern/sdk';
import { quizCreatorWords } from '@lectern/sdk/words';
import { useReplaceText } from '../../hooks/forms/useReplaceText.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';
import { QuizActions } from './QuizActions.tsx';

interface ExistingQuizProps {
  quiz: AuthoredQuiz;
  isRemoving: boolean;
  onReplace: () => void;
  onEdit: () => void;
  onClose: (() => void) | undefined;
}

/** Shown if the lecture has a quiz (§4): asks whether to replace it or to edit it. */
export function ExistingQuiz({ quiz, isRemoving, onReplace, onEdit, onClose }: ExistingQuizProps) {
  const { t } = useLectern('QuizCreator', quizCreatorWords);
  const replaceText = useReplaceText(quiz);
  return (
    <>
      <p className="lectern-quiz-creator-exists" role="status">
        <Icon shape={icons.info} />
        <span>
          <strong>{t('quizCreator.existsTitle')}</strong>
          {replaceText}
        </span>
      </p>
      <QuizActions
        primary={
          <Button variant="primary" onClick={onEdit}>
            {t('quizCreator.editExisting')}
          </Button>
        }
      >
        {onClose && <Button onClick={onClose}>{t('quizCreator.cancel')}</Button>}
        <Button variant="danger" isBusy={isRemoving} busyLabel={t('quizCreator.replacing')} onClick={onReplace}>
          {t('quizCreator.replace')}
        </Button>
      </QuizActions>
    </>
  );
}
