import type { WaitingSubmission } from '@lectern/sdk';
import { gradingWords, teachingWords } from '@lectern/sdk/words';
import { forwardRef } from 'react';
import { useWaitingSubmissions } from '../../hooks/authoring/useWaitingSubmissions.ts';
import { useLectern } from '../../provider/context.ts';
import { extendPath } from '../../provider/paths.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { createRoot, type RootProps } from '../../ui/definePart.tsx';
import { EmptyNote } from '../../ui/EmptyNote.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import * as icons from '../../ui/icons.ts';
import { LoadingStatus } from '../../ui/LoadingStatus.tsx';
import { Pagination } from '../course-list/index.ts';
import { useGuard } from '../require-capability/index.ts';
import { nameOf } from './nameOf.ts';
import { GradingListSkeleton } from './skeletons.tsx';

export type WaitingSubmissionsProps = RootProps<'div'>;

const WaitingRoot = createRoot('div', 'lectern-waiting-submissions');

/** The submissions to grade in all courses of the signed-in instructor, oldest first. */
export const WaitingSubmissions = forwardRef<HTMLDivElement, WaitingSubmissionsProps>(
  function WaitingSubmissions(props, ref) {
    const { paths } = useLectern('WaitingSubmissions');
    const guard = useGuard({ of: 'contentManager', fallback: paths.dashboard });
    if (!guard) return <Waiting ref={ref} {...props} />;
    return (
      <WaitingRoot ref={ref} {...props} state={guard.state}>
        {guard.content}
      </WaitingRoot>
    );
  },
);

const Waiting = forwardRef<HTMLDivElement, WaitingSubmissionsProps>(function Waiting(props, ref) {
  const { t, Link, paths } = useLectern('WaitingSubmissions', gradingWords, teachingWords);
  const { submissions, total, page, pages, setPage, error, reload } = useWaitingSubmissions();
  const state = submissions ? (total === 0 ? 'empty' : 'ready') : error ? 'error' : 'loading';
  return (
    <WaitingRoot ref={ref} {...props} state={state}>
      <header>
        <h1>{t('grading.title')}</h1>
        {submissions && total > 0 && (
          <p className="lectern-waiting-submissions-count">{t.plural('grading.waitingCount', total)}</p>
        )}
      </header>
      {submissions ? (
        total === 0 ? (
          <EmptyNote message={t('grading.nothingWaiting')} icon={icons.success}>
            <p className="lectern-grading-note">{t('grading.gradedWhere')}</p>
            <Link href={paths.instructor} className="lectern-button" data-variant="primary">
              {t('courseForm.back')}
            </Link>
          </EmptyNote>
        ) : (
          <>
            <ul className="lectern-waiting-submissions-list" aria-label={t('grading.list')}>
              {submissions.map((submission) => (
                <WaitingRow key={submission._id} submission={submission} />
              ))}
            </ul>
            <Pagination page={page} pages={pages} onPageChange={setPage} />
          </>
        )
      ) : error ? (
        <ErrorNote message={error} retryLabel={t('error.retry')} onRetry={reload} />
      ) : (
        <>
          <LoadingStatus label={t('grading.loading')} />
          <GradingListSkeleton className="lectern-waiting-submissions-list" />
        </>
      )}
    </WaitingRoot>
  );
});

function WaitingRow({ submission: { _id, userId, createdAt, lecture } }: { submission: WaitingSubmission }) {
  const { t, formats, Link, paths } = useLectern('WaitingSubmissions', gradingWords);
  return (
    <li>
      <Link
        href={extendPath(paths.grading(lecture._id), { query: { submission: _id } })}
        className="lectern-grading-item"
      >
        <Avatar
          firstName={userId?.firstName ?? ''}
          lastName={userId?.lastName ?? ''}
          picture={userId?.profilePicture}
        />
        <span className="lectern-grading-item-person">
          <strong>{lecture.title}</strong>
          <span className="lectern-grading-item-facts">
            <span>{nameOf(userId, t)}</span>
            <span>{lecture.courseTitle}</span>
            <time dateTime={createdAt}>{formats.ago(createdAt)}</time>
          </span>
        </span>
      </Link>
    </li>
  );
}
