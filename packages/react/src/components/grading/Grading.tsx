import { useEffect, useRef, useState } from 'react';
import { type UseGradingResult, useGrading } from '../../hooks/useGrading.ts';
import { useUserId } from '../../hooks/useSession.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyNote } from '../../ui/EmptyNote.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { LoadingStatus, Skeleton } from '../../ui/Skeleton.tsx';
import { CourseTrail } from '../course-trail/index.ts';
import { RequireInstructor } from '../require-role/index.ts';
import { GradeForm } from './GradeForm.tsx';
import { GradingList } from './GradingList.tsx';
import { GradingTask } from './GradingTask.tsx';
import { SubmittedWork } from './SubmittedWork.tsx';

/** From this many characters on, a submission hides the grade below it on a phone. */
const LONG = 400;

export interface GradingProps {
  /** The assignment's id is its lecture's. */
  lectureId: string;
  /** The submission to begin with; otherwise the one that has waited longest. */
  submissionId?: string;
}

/** What was handed in for an assignment, and grading it (beyond §2). Its instructor only. */
export function Grading({ lectureId, submissionId }: GradingProps) {
  const userId = useUserId();
  return (
    <RequireInstructor>
      <Submissions
        key={`${userId} ${lectureId} ${submissionId}`}
        lectureId={lectureId}
        {...(submissionId && { submissionId })}
      />
    </RequireInstructor>
  );
}

function Submissions({ lectureId, submissionId }: GradingProps) {
  const { t, Link, paths } = useLectern('Grading');
  const state = useGrading({ lectureId, submissionId });
  const { submissions, total, ungraded, error, reload, filter, setFilter, selected } = state;
  const work = useRef<HTMLElement>(null);
  /** How often another submission has been opened: each time the focus goes to its heading, so that it is read first. */
  const [steps, setSteps] = useState(0);
  useEffect(() => {
    if (steps === 0) return;
    const heading = work.current?.querySelector<HTMLElement>('.lectern-grading-submission h2');
    (heading ?? work.current)?.focus({ preventScroll: true });
    // From the task on: the form sticks beside the whole of it, and would leave with a short submission alone.
    work.current?.scrollIntoView({ block: 'start' });
  }, [steps]);
  const select = (id: string | undefined) => {
    state.select(id);
    setSteps((before) => before + 1);
  };

  return (
    <div className="lectern-grading">
      {state.lecture && (
        <CourseTrail courseId={state.lecture.courseId} title={state.lecture.courseTitle} current="grading" />
      )}
      <header>
        <h1>{t('grading.title')}</h1>
        {state.lecture && (
          <p className="lectern-grading-lecture" dir="auto">
            {state.lecture.title}
          </p>
        )}
      </header>
      {submissions ? (
        total === 0 ? (
          <EmptyNote message={t('grading.none')} icon="assignment">
            <p className="lectern-grading-note">{t('grading.noneText')}</p>
          </EmptyNote>
        ) : (
          <>
            <Filter state={state} />
            <div className="lectern-grading-layout">
              {submissions.length > 0 && (
                <GradingList submissions={submissions} selectedId={selected?._id} onSelect={select} />
              )}
              <section ref={work} tabIndex={-1} className="lectern-grading-work">
                {selected ? (
                  <>
                    {state.lecture && <GradingTask lecture={state.lecture} />}
                    <SubmittedWork submission={selected}>
                      {selected.submissionText.length > LONG && (
                        <Button
                          className="lectern-grading-jump"
                          onClick={() => work.current?.querySelector<HTMLElement>('[name="grade"]')?.focus()}
                        >
                          {t('grading.jump')}
                        </Button>
                      )}
                    </SubmittedWork>
                    <GradeForm
                      key={selected._id}
                      submission={selected}
                      state={state}
                      onNext={() => select(state.next?._id)}
                    />
                  </>
                ) : (
                  <EmptyNote message={t('grading.done')} icon="success">
                    {filter === 'ungraded' && <Button onClick={() => setFilter('all')}>{t('grading.showAll')}</Button>}
                  </EmptyNote>
                )}
              </section>
            </div>
            <p role="status" className="lectern-visually-hidden">
              {ungraded === 0 && (selected || steps > 0) && t('grading.done')}
            </p>
          </>
        )
      ) : error ? (
        <ErrorNote message={error} retryLabel={t('error.retry')} onRetry={reload}>
          <Link href={paths.instructor} className="lectern-button" data-variant="secondary">
            {t('courseForm.back')}
          </Link>
        </ErrorNote>
      ) : (
        <div className="lectern-grading-layout">
          <LoadingStatus label={t('grading.loading')} />
          <div className="lectern-grading-loading" aria-hidden="true">
            <Skeleton shape="title" />
            <Skeleton shape="title" />
            <Skeleton shape="title" />
          </div>
        </div>
      )}
    </div>
  );
}

function Filter({ state }: { state: UseGradingResult }) {
  const { t, formats } = useLectern('Grading');
  const { total, ungraded, filter, setFilter } = state;
  return (
    <fieldset className="lectern-grading-filter">
      <legend className="lectern-visually-hidden">{t('grading.filter')}</legend>
      {(['ungraded', 'all'] as const).map((value) => (
        <Button key={value} size="small" aria-pressed={filter === value} onClick={() => setFilter(value)}>
          {t(`grading.${value}`, { count: formats.count(value === 'all' ? total : ungraded) })}
        </Button>
      ))}
    </fieldset>
  );
}
