import { limits, type Submission } from '@lectern/sdk';
import { forwardRef, type ReactNode, useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type UseAssignmentResult, useAssignment } from '../../hooks/useAssignment.ts';
import { useForm } from '../../hooks/useForm.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { createRoot, type RootProps } from '../../ui/createRoot.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { Field } from '../../ui/Field.tsx';
import { LoadingStatus, Skeleton } from '../../ui/Skeleton.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { AssignmentBrief } from './AssignmentBrief.tsx';

export interface AssignmentRunnerProps extends Omit<RootProps<'div'>, 'onSubmit'> {
  /** The assignment's lecture. */
  lectureId: string;
  /** The assignment was submitted. */
  onSubmit?: (() => void) | undefined;
  /** The address of a document that describes the assignment. @default none */
  contentUrl?: string | undefined;
  /** The task, above the form. */
  children?: ReactNode;
}

const Root = createRoot('div', 'lectern-assignment-runner');

/** An assignment (§2): the task, a form for a text or an address, then the submission with its grade and feedback. */
export const AssignmentRunner = forwardRef<HTMLDivElement, AssignmentRunnerProps>(function AssignmentRunner(
  { lectureId, onSubmit, contentUrl, children, ...props },
  ref,
) {
  const { t } = useLectern('AssignmentRunner');
  const state = useAssignment({ lectureId, onSuccess: () => onSubmit?.() });
  const { submission, error, reload } = state;
  const [isChanging, setChanging] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => root.current, []);
  // The pressed button is removed with its view: the focus moves to the other view.
  const change = (next: boolean) => {
    flushSync(() => setChanging(next));
    root.current?.querySelector<HTMLElement>(next ? 'textarea' : 'h2')?.focus();
  };
  return (
    <Root ref={root} {...props} state={error ? 'error' : submission === undefined ? 'loading' : 'ready'}>
      {children}
      <AssignmentBrief url={contentUrl} />
      {error ? (
        <ErrorNote message={error} retryLabel={t('error.retry')} onRetry={reload} />
      ) : submission === undefined ? (
        <>
          <LoadingStatus label={t('assignment.loading')} />
          <Skeleton shape="box" />
        </>
      ) : submission && !isChanging ? (
        <OwnSubmission submission={submission} onChange={() => change(true)} />
      ) : (
        <AssignmentForm state={state} onDone={() => change(false)} />
      )}
    </Root>
  );
});

function OwnSubmission({ submission, onChange }: { submission: Submission; onChange: () => void }) {
  const { t, formats } = useLectern('AssignmentRunner');
  const { submissionText, submissionUrl, grade, feedback, createdAt } = submission;
  return (
    <section className="lectern-assignment-runner-submission">
      <header>
        <h2 tabIndex={-1}>{t('assignment.mine')}</h2>
        <p className="lectern-assignment-runner-date">
          {t('assignment.submittedOn', { date: formats.date(createdAt) })}
        </p>
      </header>
      {submissionText && <p className="lectern-assignment-runner-text">{submissionText}</p>}
      {submissionUrl && (
        <p>
          <a href={submissionUrl} target="_blank" rel="noopener noreferrer nofollow">
            {submissionUrl}
          </a>
        </p>
      )}
      <p className="lectern-assignment-runner-grade" data-graded={grade !== null}>
        {grade === null
          ? t('assignment.waiting')
          : t('assignment.grade', {
              grade: Number.isInteger(grade) ? formats.count(grade) : formats.decimal(grade),
              best: limits.bestGrade,
            })}
      </p>
      {feedback && (
        <div className="lectern-assignment-runner-feedback">
          <h3>{t('assignment.feedback')}</h3>
          <p>{feedback}</p>
        </div>
      )}
      <div className="lectern-assignment-runner-again">
        <Button onClick={onChange}>{t('assignment.change')}</Button>
        <p>{t('assignment.again')}</p>
      </div>
    </section>
  );
}

function AssignmentForm({ state, onDone }: { state: UseAssignmentResult; onDone: () => void }) {
  const { marketplace, t } = useLectern('AssignmentRunner');
  const { submission, draft, keepDraft, submit, submitError, isSubmitting } = state;
  const { errors, formProps } = useForm(marketplace.rules.assignmentDraft, async (work) => {
    if (await submit(work)) onDone();
  });
  const hasDraft = draft.submissionText !== '' || draft.submissionUrl !== '';
  const initial = hasDraft || !submission ? draft : submission;
  const [isEmpty, setEmpty] = useState(() => isBlank(initial));
  return (
    <form
      {...formProps}
      className="lectern-assignment-runner-form"
      onInput={(event) => {
        formProps.onInput(event);
        const given = new FormData(event.currentTarget);
        const work = {
          submissionText: String(given.get('submissionText') ?? ''),
          submissionUrl: String(given.get('submissionUrl') ?? ''),
        };
        setEmpty(isBlank(work));
        keepDraft(work);
      }}
    >
      {submitError && (
        <p role="alert" className="lectern-form-error">
          {submitError}
        </p>
      )}
      <TextArea
        label={t('assignment.text')}
        name="submissionText"
        defaultValue={initial.submissionText}
        error={errors.submissionText}
      />
      <Field
        label={t('assignment.url')}
        name="submissionUrl"
        type="url"
        inputMode="url"
        defaultValue={initial.submissionUrl}
        hint={t('assignment.urlHint')}
        error={errors.submissionUrl}
      />
      <div className="lectern-dialog-actions">
        {submission && (
          <Button onClick={onDone} disabled={isSubmitting}>
            {t('assignment.cancel')}
          </Button>
        )}
        <Button type="submit" variant="primary" isBusy={isSubmitting} disabled={isEmpty}>
          {t(isSubmitting ? 'assignment.submitting' : submission ? 'assignment.resubmit' : 'assignment.submit')}
        </Button>
      </div>
    </form>
  );
}

/** Both fields are empty (§5). */
const isBlank = (work: { submissionText?: string | null; submissionUrl?: string | null }) =>
  !work.submissionText?.trim() && !work.submissionUrl?.trim();
