import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useDraft } from '../../hooks/useDraft.ts';
import type { QuestionFormValues } from '../../hooks/useQuizCreator.ts';
import type { UnsavedChanges } from '../../hooks/useUnsavedChanges.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { QuestionForm } from './QuestionForm.tsx';
import { QuestionItem } from './QuestionItem.tsx';
import type { QuestionDraft } from './readQuestion.ts';

/** What is in the form: a question by its id or key, or a new one. */
interface QuestionInWork {
  of: string;
  typed: QuestionDraft;
}

interface QuestionsProps {
  /** The lecture that the quiz belongs to: what is in the form is kept under it. */
  lectureId: string;
  questions: readonly (QuestionFormValues & { key?: number; _id?: string })[];
  unsaved: UnsavedChanges;
  isSaving?: boolean;
  /** Told when a question is being written, and when none is any more. */
  onWriting?: (isWriting: boolean) => void;
  /** That there is none. */
  error?: string | undefined;
  errorOf?: (index: number) => string | undefined;
  /** In place of the one at an index, or after the last; whether it went well. */
  onSave: (question: QuestionFormValues, index?: number) => boolean | Promise<boolean>;
  onRemove: (index: number) => void;
  onDuplicate?: (index: number) => void;
  onMove?: (index: number, to: number) => void;
}

/** Questions in their order, and the form of the one that is being written. */
export function Questions({
  lectureId,
  questions,
  unsaved,
  isSaving = false,
  onWriting,
  error,
  errorOf,
  onSave,
  ...actions
}: QuestionsProps) {
  const { t } = useLectern('QuizCreator');
  /** Which one is in the form; `new` is after the last. */
  const [inWork, keep, forget] = useDraft<QuestionInWork | null>(`question_${lectureId}`, null, readInWork);
  const [restored, setRestored] = useState(inWork);
  const [open, setOpen] = useState(() => placeOf(inWork, questions));
  const isWriting = open !== undefined;
  useEffect(() => onWriting?.(isWriting), [onWriting, isWriting]);
  const discard = () => {
    forget();
    setRestored(null);
    setOpen(undefined);
  };
  const { mark } = unsaved;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was restored is unsaved from the start, and only then.
  useEffect(() => {
    mark(open === undefined ? undefined : discard);
  }, []);
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
    mark(undefined);
    focusOn(index, 'edit');
    discard();
  };

  if (open !== undefined) {
    const index = open === 'new' ? undefined : open;
    return (
      <QuestionForm
        number={(index ?? questions.length) + 1}
        question={inWork?.typed ?? (index === undefined ? undefined : questions[index])}
        isRestored={restored !== null}
        isSaving={isSaving}
        onChange={(typed) => {
          keep(() => ({ of: index === undefined ? 'new' : idOf(questions[index]), typed }));
          mark(discard);
        }}
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

const idOf = (question: Listed | undefined) => String(question?._id ?? question?.key);

/** Where the form opens; what is kept of a question that is gone meanwhile becomes a new one. */
function placeOf(inWork: QuestionInWork | null, questions: readonly Listed[]): number | 'new' | undefined {
  if (!inWork) return undefined;
  const index = questions.findIndex((question) => idOf(question) === inWork.of);
  return index < 0 ? 'new' : index;
}

function readInWork(stored: unknown): QuestionInWork | undefined {
  const { of, typed } = (stored ?? {}) as Partial<QuestionInWork>;
  const isTyped = typeof typed?.text === 'string' && typeof typed.type === 'string' && Array.isArray(typed.options);
  return typeof of === 'string' && isTyped ? (stored as QuestionInWork) : undefined;
}
