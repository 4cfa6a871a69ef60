import { useLayoutEffect, useRef, useState } from 'react';
import type { WrittenQuestion } from '../../hooks/useQuizCreator.ts';
import type { UnsavedChanges } from '../../hooks/useUnsavedChanges.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { QuestionForm } from './QuestionForm.tsx';
import { QuestionItem } from './QuestionItem.tsx';

interface QuestionsProps {
  questions: readonly (WrittenQuestion & { key?: number; _id?: string })[];
  unsaved: UnsavedChanges;
  isSaving?: boolean;
  /** That there is none. */
  error?: string | undefined;
  errorOf?: (index: number) => string | undefined;
  /** In place of the one at an index, or after the last; whether it went well. */
  onSave: (question: WrittenQuestion, index?: number) => boolean | Promise<boolean>;
  onRemove: (index: number) => void;
  onDuplicate?: (index: number) => void;
  onMove?: (index: number, to: number) => void;
}

/** Questions in their order, and the form of the one that is being written. */
export function Questions({
  questions,
  unsaved,
  isSaving = false,
  error,
  errorOf,
  onSave,
  ...actions
}: QuestionsProps) {
  const { t } = useLectern('QuizCreator');
  /** Which one is in the form; `new` is after the last. */
  const [open, setOpen] = useState<number | 'new'>();
  const root = useRef<HTMLElement>(null);
  const next = useRef<string>(undefined);
  // Where the focus goes once what had it is gone or has moved.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the new list that takes the focus away.
  useLayoutEffect(() => {
    if (!next.current) return;
    const add = '[data-action="add"]';
    const target =
      root.current?.querySelector<HTMLElement>(next.current) ?? root.current?.querySelector<HTMLElement>(add);
    target?.focus();
    next.current = undefined;
  }, [questions, open]);
  const focusOn = (index: number | 'new', action: string) => {
    next.current = index === 'new' ? '[data-action="add"]' : `[data-index="${index}"] [data-action="${action}"]`;
  };
  const close = (index: number | 'new') => {
    unsaved.mark(undefined);
    focusOn(index, 'edit');
    setOpen(undefined);
  };

  if (open !== undefined) {
    const index = open === 'new' ? undefined : open;
    return (
      <QuestionForm
        number={(index ?? questions.length) + 1}
        question={index === undefined ? undefined : questions[index]}
        isSaving={isSaving}
        onChange={() => unsaved.mark(() => setOpen(undefined))}
        onCancel={() => unsaved.leave(() => close(open))}
        onSave={async (question) => {
          if (await onSave(question, index)) close(open);
        }}
      />
    );
  }
  return (
    <section ref={root} className="lectern-quiz-creator-questions" data-invalid={error ? true : undefined}>
      <h3>{t('quizCreator.questions')}</h3>
      {questions.length === 0 && <p className="lectern-field-hint">{t('quizCreator.noQuestions')}</p>}
      <ol className="lectern-quiz-creator-list">
        {questions.map((question, index) => (
          <QuestionItem
            key={question._id ?? question.key}
            question={question}
            index={index}
            total={questions.length}
            error={errorOf?.(index)}
            onEdit={() => setOpen(index)}
            onRemove={() => {
              focusOn(Math.min(index, questions.length - 2), 'remove');
              actions.onRemove(index);
            }}
            onDuplicate={
              actions.onDuplicate &&
              (() => {
                focusOn(index + 1, 'duplicate');
                actions.onDuplicate?.(index);
              })
            }
            onMove={
              actions.onMove &&
              ((to) => {
                focusOn(to, to < index ? 'up' : 'down');
                actions.onMove?.(index, to);
              })
            }
          />
        ))}
      </ol>
      {error && (
        <p role="alert" className="lectern-field-error">
          {error}
        </p>
      )}
      <Button data-action="add" onClick={() => setOpen('new')}>
        {t('quizCreator.addQuestion')}
      </Button>
    </section>
  );
}
