import { createContext, type ReactNode, useContext } from 'react';
import { FormError } from '../../ui/FormError.tsx';

/** Whether the quiz creator is in a dialog. */
export const IsInDialog = createContext(false);

interface QuizActionsProps {
  error?: ReactNode;
  primary: ReactNode;
  /** The other actions. */
  children?: ReactNode;
}

/** The actions of a form: the foot of a dialog, with the primary one last; in a page they start the line, primary first. */
export function QuizActions({ error, primary, children }: QuizActionsProps) {
  const isInDialog = useContext(IsInDialog);
  return (
    <div className={isInDialog ? 'lectern-dialog-footer' : undefined}>
      <FormError>{error}</FormError>
      <div className={isInDialog ? 'lectern-dialog-actions' : 'lectern-quiz-creator-actions'}>
        {!isInDialog && primary}
        {children}
        {isInDialog && primary}
      </div>
    </div>
  );
}
