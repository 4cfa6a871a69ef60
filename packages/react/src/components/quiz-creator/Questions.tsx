import { quizCreatorWords } from '@lectern/sdk/words';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import type { QuestionFormValues } from '../../hooks/authoring/useQuizCreator.ts';
import { useDraft } from '../../hooks/forms/useDraft.ts';
import { differences } from '../../hooks/forms/useFormDraft.ts';
import { useReportUnsaved } from '../../hooks/forms/useReportUnsaved.ts';
import type { UnsavedChanges } from '../../hooks/forms/useUnsavedChanges.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { QuestionForm } from './QuestionForm.tsx';
import { QuestionItem } from './QuestionItem.tsx';
import { noStoredQuestion, questionDraft, readStoredQuestion } from './questionFields.ts';

interface QuestionsProps {
  /** The lecture of the quiz; the draft of the edited question is stored under it. */
  lectureId: string;
  questions: readonly (QuestionFormValues & { key?: number; _id?: string })[];
  unsaved: UnsavedChanges;
  isSaving?: boolean;
  /** Called when the form of a question opens or closes. */
  onEditingChange?: (isEditing: boolean) => void;
  /** The error of the whole list. */
  error?: string | undefined;
  errorOf?: (index: number) => string | undefined;
  /** Replaces the question at `index`, or adds one without it. Resolves with whether it was saved. */
  onSave: (question: QuestionFormValues, index?: number) => boolean | Promise<boolean>;
  onRemove: (index: number) => void;
  onDuplicate?: (index: number) => void;
  onMove?: (index: number, to: number) => void;
}

/** The questions in their order, or the form of the one that is being edited. */
export function Questions({
  lectureId,
  questions,
  unsaved,
  isSaving = false,
  onEditingChange,
  error,
  errorOf,
  onSave,
  ...actions
}: QuestionsProps) {
  const { t } = useLectern('QuizCreator', quizCreatorWords);
  const [stored, store, forget] = useDraft(`question_${lectureId}`, noStoredQuestion, readStoredQuestion);
  const [isRestored, setRestored] = useState(stored !== noStoredQuestion);
  /** The index of the question in the form; `new` for one after the last. */
  const [open, setOpen] = useState(() => placeOf(stored.editing, questions));
  const isEditing = open !== undefined;
  // Before the next frame: nothing around the form of a question is shown with it, or missing without it.
  useLayoutEffect(() => onEditingChange?.(isEditing), [onEditingChange, isEditing]);
  const discard = () => {
    forget();
    setRestored(false);
    setOpen(undefined);
  };
  useReportUnsaved(unsaved, stored === noStoredQuestion ? undefined : stored, discard);
  const root = useRef<HTMLElement>(null);
  /** The selector of the control that gets the focus after the next render. */
  const next = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed list has removed or moved the focused control.
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
    focusOn(index, 'edit');
    discard();
  };

  if (open !== undefined) {
    const index = open === 'new' ? undefined : open;
    const question = index === undefined ? undefined : questions[index];
    const saved = questionDraft(question);
    return (
      <QuestionForm
        number={(index ?? questions.length) + 1}
        initialValues={{ ...saved, ...stored.changes }}
        isRestored={isRestored}
        isSaving={isSaving}
        onChange={(fields) =>
          store((before) => {
            const changes = differences({ ...before.changes, ...fields }, saved);
            return changes ? { editing: question ? idOf(question) : 'new', changes } : noStoredQuestion;
          })
        }
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
      <ol
        className="lectern-quiz-creator-list"
        onKeyDown={(event: KeyboardEvent) => {
          const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
          const row = (event.target as Element).closest<HTMLElement>('[data-index]');
          if (!event.altKey || !step || !row || !actions.onMove) return;
          event.preventDefault();
          const index = Number(row.dataset.index);
          const to = index + step;
          if (to < 0 || to >= questions.length) return;
          focusOn(to, (event.target as HTMLElement).dataset.action ?? 'edit');
          actions.onMove(index, to);
        }}
      >
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

type Listed = QuestionsProps['questions'][number];

const idOf = (question: Listed) => String(question._id ?? question.key);

/** Where the form opens for a stored draft; the draft of a question that was removed becomes a new one. */
function placeOf(editing: string, questions: readonly Listed[]): number | 'new' | undefined {
  if (editing === '') return undefined;
  const index = questions.findIndex((question) => idOf(question) === editing);
  return index < 0 ? 'new' : index;
}
