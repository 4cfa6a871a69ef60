import { limits, type Submission } from '@lectern/sdk';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type UseAssignmentOptions, useAssignment } from '../../hooks/useAssignment.ts';
import { useForm } from '../../hooks/useForm.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { Field } from '../../ui/Field.tsx';
import { LoadingStatus, Skeleton } from '../../ui/Skeleton.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { AssignmentBrief } from './AssignmentBrief.tsx';

export interface AssignmentRunnerProps extends UseAssignmentOptions {
  /** Where the assignment is described. */
  contentUrl?: string | undefined;
  /** What to do, where it is written in the lecture itself. */
  children?: ReactNode;
}

/** An assignment (§2): what to do, handing it in as a text or an address, and what was said of it. */
export function AssignmentRunner({ contentUrl, children, ...options }: AssignmentRunnerProps) {
  const { t } = useLectern('AssignmentRunner');
  const state = useAssignment(options);
  const { submission, error, reload } = state;
  const [isChanging, setChanging] = useState(false);
  // The view changes under the hand that pressed a button of the other one: the focus goes along.
  const root = useRef<HTMLDivElement>(null);
  const change = (next: boolean) => {
    flushSync(() => setChanging(next));
    root.current?.querySelector<HTMLElement>(next ? 'textarea' : 'h2')?.focus();
  };
  return (
    <div ref={root} className="lectern-assignment">
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
        <MySubmission submission={submission} onChange={() => change(true)} />
      ) : (
        <AssignmentForm state={state} onDone={() => change(false)} />
      )}
    </div>
  );
}

function MySubmission({ submission, onChange }: { submission: Submission; onChange: () => void }) {
  const { t, formats } = useLectern('AssignmentRunner');
  const { submissionText, submissionUrl, grade, feedback, createdAt } = submission;
  return (
    <section className="lectern-submission">
      <header>
        <h2 tabIndex={-1}>{t('assignment.mine')}</h2>
        <p className="lectern-submission-date">{t('assignment.submittedOn', { date: formats.date(createdAt) })}</p>
      </header>
      {submissionText && <p className="lectern-submission-text">{submissionText}</p>}
      {submissionUrl && (
        <p>
          <a href={submissionUrl} target="_blank" rel="noopener noreferrer nofollow">
            {submissionUrl}
          </a>
        </p>
      )}
      <p className="lectern-submission-grade" data-graded={grade !== null}>
        {grade === null
          ? t('assignment.waiting')
          : t('assignment.grade', {
              grade: Number.isInteger(grade) ? formats.count(grade) : formats.decimal(grade),
              best: limits.bestGrade,
            })}
      </p>
      {feedback && (
        <div className="lectern-submission-feedback">
          <h3>{t('assignment.feedback')}</h3>
          <p>{feedback}</p>
        </div>
      )}
      <div className="lectern-submission-again">
        <Button onClick={onChange}>{t('assignment.change')}</Button>
        <p>{t('assignment.again')}</p>
      </div>
    </section>
  );
}

function AssignmentForm({ state, onDone }: { state: ReturnType<typeof useAssignment>; onDone: () => void }) {
  const { marketplace, t } = useLectern('AssignmentRunner');
  const { submission, draft, keepDraft, submit, submitError, isSubmitting } = state;
  const { errors, formProps } = useForm(marketplace.rules.assignmentDraft, async (work) => {
    if (await submit(work)) onDone();
  });
  const hasDraft = draft.submissionText !== '' || draft.submissionUrl !== '';
  const begin = hasDraft || !submission ? draft : submission;
  const [isEmpty, setEmpty] = useState(() => isNothing(begin));
  return (
    <form
      {...formProps}
      className="lectern-assignment-form"
      onInput={(event) => {
        formProps.onInput(event);
        const given = new FormData(event.currentTarget);
        const work = {
          submissionText: String(given.get('submissionText') ?? ''),
          submissionUrl: String(given.get('submissionUrl') ?? ''),
        };
        setEmpty(isNothing(work));
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
        defaultValue={begin.submissionText}
        error={errors.submissionText}
      />
      <Field
        label={t('assignment.url')}
        name="submissionUrl"
        type="url"
        inputMode="url"
        defaultValue={begin.submissionUrl}
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

/** Both fields are empty (§5): there is nothing to hand in. */
const isNothing = (work: { submissionText?: string | null; submissionUrl?: string | null }) =>
  !work.submissionText?.trim() && !work.submissionUrl?.trim();
