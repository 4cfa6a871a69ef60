import { type ReactNode, useId, useState } from 'react';
import { type UseContentManagerOptions, useContentManager } from '../../hooks/useContentManager.ts';
import { useLectern } from '../../provider/context.ts';
import { EmptyNote } from '../../ui/EmptyNote.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { LoadingStatus, Skeleton } from '../../ui/Skeleton.tsx';
import { ContentWarnings } from '../content-warnings/index.ts';
import { CourseTrail } from '../course-trail/index.ts';
import { ContentDialogs } from './ContentDialogs.tsx';
import { ContentList } from './ContentList.tsx';
import { ContentPreview } from './ContentPreview.tsx';
import { ContentSummary } from './ContentSummary.tsx';
import { ContentToolbar } from './ContentToolbar.tsx';
import { ContentContext, type OpenDialog } from './context.ts';

export interface ContentManagerProps extends UseContentManagerOptions {
  /** The parts, arranged; the usual arrangement without them. */
  children?: ReactNode;
}

/** The sections and lectures of a course one teaches (§2): looked at, added to, changed, moved and deleted. */
export function ContentManager({ courseId, children }: ContentManagerProps) {
  const { t, Link, paths } = useLectern('ContentManager');
  const state = useContentManager({ courseId });
  const [search, setSearch] = useState('');
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set());
  const addId = useId();
  const titleId = useId();
  const [dialog, setDialog] = useState<OpenDialog>();

  const framed = (children: ReactNode, trail?: ReactNode) => (
    <section className="lectern-content" aria-labelledby={titleId}>
      {trail}
      <h1 id={titleId}>{t('contentManager.title')}</h1>
      {children}
    </section>
  );
  if (state.refusal) return framed(<EmptyNote icon="lock" message={state.refusal} />);
  if (state.error) {
    return framed(
      <ErrorNote
        message={state.error}
        reason={state.reason}
        {...(state.canRetry ? { retryLabel: t('error.retry'), onRetry: state.reload } : {})}
      >
        {!state.canRetry && (
          <Link href={paths.instructor} className="lectern-button" data-variant="primary">
            {t('courseForm.back')}
          </Link>
        )}
      </ErrorNote>,
    );
  }
  if (!state.course) return framed(<ContentSkeleton />, <TrailSkeleton />);
  return (
    <ContentContext.Provider
      value={{
        state,
        course: state.course,
        search: search.trim().toLocaleLowerCase(),
        onSearch: setSearch,
        collapsed,
        onCollapse: setCollapsed,
        open: setDialog,
        addId,
      }}
    >
      {framed(
        children ?? (
          <>
            <ContentSummary />
            <ContentWarnings sections={state.sections} isPublished={state.course.status === 'published'} />
            <ContentPreview />
            <ContentToolbar />
            <ContentList />
          </>
        ),
        <CourseTrail courseId={courseId} title={state.course.title} current="content" />,
      )}
      <ContentDialogs dialog={dialog} onClose={() => setDialog(undefined)} />
    </ContentContext.Provider>
  );
}

ContentManager.Summary = ContentSummary;
ContentManager.Preview = ContentPreview;
ContentManager.Toolbar = ContentToolbar;
ContentManager.List = ContentList;

function ContentSkeleton() {
  const { t } = useLectern('ContentManager');
  return (
    <>
      <LoadingStatus label={t('contentManager.loading')} />
      <Skeleton />
      <div className="lectern-content-skeleton">
        <Skeleton shape="box" />
      </div>
    </>
  );
}

/** As high as the trail that comes: the heading stays where it is. */
function TrailSkeleton() {
  return (
    <div className="lectern-content-trail" aria-hidden="true">
      <Skeleton />
    </div>
  );
}
