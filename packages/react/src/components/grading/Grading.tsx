import { gradingWords, teachingWords } from '@lectern/sdk/words';
import { forwardRef, type ReactNode, useEffect, useRef, useState } from 'react';
import { useUserId } from '../../hooks/account/useSession.ts';
import { useGrading } from '../../hooks/authoring/useGrading.ts';
import { useLectern } from '../../provider/context.ts';
import { createRoot, type RootProps } from '../../ui/definePart.tsx';
import { EmptyNote } from '../../ui/EmptyNote.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import * as icons from '../../ui/icons.ts';
import { LoadingStatus } from '../../ui/LoadingStatus.tsx';
import { useGuard } from '../require-capability/index.ts';
import { GradingProvider } from './context.ts';
import * as parts from './parts.ts';
import { GradingListSkeleton, GradingWorkSkeleton } from './skeletons.tsx';

export interface GradingProps extends RootProps<'div'> {
  /** The lecture of the assignment, of the signed-in instructor. */
  lectureId: string;
  /** The submission to open first. @default the oldest that isn't graded */
  submissionId?: string;
  /** The parts, in your arrangement. @default the usual parts */
  children?: ReactNode;
}

const GradingRoot = createRoot('div', 'lectern-grading');

const Root = forwardRef<HTMLDivElement, GradingProps>(function Grading(props, ref) {
  const userId = useUserId();
  const { paths } = useLectern('Grading');
  const guard = useGuard({ of: 'contentManager', fallback: paths.dashboard });
  const { lectureId, submissionId, ...native } = props;
  if (!guard) return <Submissions ref={ref} key={`${userId} ${lectureId} ${submissionId}`} {...props} />;
  return (
    <GradingRoot ref={ref} {...native} state={guard.state}>
      {guard.content}
    </GradingRoot>
  );
});

const Submissions = forwardRef<HTMLDivElement, GradingProps>(function Submissions(
  { lectureId, submissionId, children, ...props },
  ref,
) {
  const { t, Link, paths } = useLectern('Grading', gradingWords, teachingWords);
  const view = useGrading({ lectureId, submissionId });
  const { submissions, total, ungraded, error, reload, selected, select } = view;
  const workRef = useRef<HTMLElement>(null);
  /** How many submissions have been opened: each time the focus goes to the heading, so that it is read first. */
  const [opened, setOpened] = useState(0);
  useEffect(() => {
    if (opened === 0) return;
    const heading = workRef.current?.querySelector<HTMLElement>('.lectern-submitted-work h2');
    (heading ?? workRef.current)?.focus({ preventScroll: true });
    // Starts at the task: the form sticks beside all of it, and would scroll away beside a short submission alone.
    workRef.current?.scrollIntoView({ block: 'start' });
  }, [opened]);
  const open = (id: string | undefined) => {
    select(id);
    setOpened((before) => before + 1);
  };
  const state = submissions ? (total === 0 ? 'empty' : 'ready') : error ? 'error' : 'loading';

  return (
    <GradingRoot ref={ref} {...props} state={state}>
      <GradingProvider value={{ ...view, open, workRef }}>
        {(state === 'ready' && children) || (
          <>
            <parts.GradingHeader />
            {state === 'ready' && (
              <>
                <parts.GradingFilters />
                <parts.GradingLayout>
                  <parts.GradingList />
                  <parts.GradingWork />
                </parts.GradingLayout>
              </>
            )}
            {state === 'empty' && (
              <EmptyNote message={t('grading.none')} icon={icons.assignment}>
                <p className="lectern-grading-note">{t('grading.noneText')}</p>
              </EmptyNote>
            )}
            {state === 'error' && (
              <ErrorNote message={error ?? ''} retryLabel={t('error.retry')} onRetry={reload}>
                <Link href={paths.instructor} className="lectern-button" data-variant="secondary">
                  {t('courseForm.back')}
                </Link>
              </ErrorNote>
            )}
            {state === 'loading' && (
              <parts.GradingLayout>
                <LoadingStatus label={t('grading.loading')} />
                <GradingListSkeleton className="lectern-grading-list" />
                <GradingWorkSkeleton />
              </parts.GradingLayout>
            )}
          </>
        )}
        {state === 'ready' && (
          <p role="status" className="lectern-visually-hidden">
            {ungraded === 0 && (selected || opened > 0) && t('grading.done')}
          </p>
        )}
      </GradingProvider>
    </GradingRoot>
  );
});

/** The submissions for an assignment, and their grades (beyond §2). For its instructor only. */
export const Grading = Object.assign(Root, {
  Header: parts.GradingHeader,
  Filters: parts.GradingFilters,
  Layout: parts.GradingLayout,
  List: parts.GradingList,
  Work: parts.GradingWork,
  Task: parts.GradingTask,
});
