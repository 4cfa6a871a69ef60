import type { Submission } from '@lectern/sdk';
import { limits } from '@lectern/sdk/rules';
import { assignmentWords } from '@lectern/sdk/words';
import { forwardRef, type ReactNode, useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import { type AssignmentValues, type UseAssignmentResult, useAssignment } from '../../hooks/learning/useAssignment.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { createRoot, type RootProps } from '../../ui/definePart.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { AssignmentBrief } from './AssignmentBrief.tsx';
import { AssignmentSkeleton } from './AssignmentSkeleton.tsx';
import { ShowWork } from './ShowWork.tsx';

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
  const { marketplace, t } = useLectern('AssignmentRunner', assignmentWords);
  const [isChanging, setChanging] = useState(false);
  const { submission, error, reload, form } = useAssignment({
    lectureId,
    onSuccess() {
      setChanging(false);
      onSubmit?.();
    },
  });
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => root.current, []);
  const view = error || submission === undefined ? undefined : submission && !isChanging ? 'submission' : 'form';
  // The pressed button is removed with its view: the focus moves to the other view.
  const lastView = useRef(view);
  useEffect(() => {
    if (view && lastView.current && view !== lastView.current)
      root.current?.querySelector<HTMLElement>(view === 'form' ? 'textarea' : 'h2')?.focus();
    lastView.current = view;
  }, [view]);
  return (
    <Root ref={root} {...props} state={error ? 'error' : submission === undefined ? 'loading' : 'ready'}>
      {children}
      <AssignmentBrief url={contentUrl} />
      {error ? (
        <ErrorNote message={error} retryLabel={t('error.retry')} onRetry={reload} />
      ) : submission === undefined ? (
        <AssignmentSkeleton />
      ) : submission && !isChanging ? (
        <>
          <OwnSubmission submission={submission} onChange={() => setChanging(true)} />
          {/* What everyone sees is decided on the marketplace's own pages. */}
          {!marketplace.isPartnerPage && <ShowWork lectureId={lectureId} submission={submission} />}
        </>
      ) : (
        <AssignmentForm form={form} onCancel={submission ? () => setChanging(false) : undefined} />
      )}
    </Root>
  );
});

function OwnSubmission({ submission, onChange }: { submission: Submission; onChange: () => void }) {
  const { t, formats } = useLectern('AssignmentRunner', assignmentWords);
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

interface AssignmentFormProps {
  form: UseAssignmentResult['form'];
  /** Adds a Cancel button. */
  onCancel: (() => void) | undefined;
}

function AssignmentForm({ form, onCancel }: AssignmentFormProps) {
  const { t } = useLectern('AssignmentRunner', assignmentWords);
  const { formProps, field, values, error, isSaving } = form;
  const neededId = useId();
  return (
    <form {...formProps} className="lectern-assignment-runner-form">
      <FormError>{error}</FormError>
      <TextArea {...field('submissionText')} label={t('assignment.text')} />
      <Field
        {...field('submissionUrl')}
        label={t('assignment.url')}
        type="url"
        inputMode="url"
        hint={t('assignment.urlHint')}
      />
      <p id={neededId} className="lectern-field-hint">
        {t('assignment.needed')}
      </p>
      <div className="lectern-dialog-actions">
        <Button
          type="submit"
          variant="primary"
          isBusy={isSaving}
          busyLabel={t('assignment.submitting')}
          disabled={isBlank(values)}
          aria-describedby={neededId}
        >
          {t(onCancel ? 'assignment.resubmit' : 'assignment.submit')}
        </Button>
        {onCancel && (
          <Button onClick={onCancel} disabled={isSaving}>
            {t('assignment.cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}

/** Both fields are empty (§5). */
const isBlank = ({ submissionText, submissionUrl }: AssignmentValues) =>
  !submissionText.trim() && !submissionUrl.trim();
