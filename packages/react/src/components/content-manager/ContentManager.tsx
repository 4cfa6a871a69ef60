import { contentWords, teachingWords } from '@lectern/sdk/words';
import { forwardRef, type ReactNode, useId, useState } from 'react';
import { useContentManager } from '../../hooks/authoring/useContentManager.ts';
import { useLectern } from '../../provider/context.ts';
import { createRoot, type RootProps, type RootState } from '../../ui/definePart.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { LoadingStatus } from '../../ui/LoadingStatus.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { CourseTrail } from '../course-trail/index.ts';
import { useGuard } from '../require-capability/index.ts';
import { ContentManagerProvider, type OpenDialog } from './context.ts';
import { LateContentDialogs } from './LateContentDialogs.tsx';
import * as parts from './parts.ts';

export interface ContentManagerProps extends RootProps<'section'> {
  /** The id of the course, which is always loaded: the answers of the server replace it after each change. */
  courseId: string;
  /** The parts, in your arrangement, below the heading. @default the usual parts */
  children?: ReactNode;
}

const ContentManagerRoot = createRoot('section', 'lectern-content-manager');

const Root = forwardRef<HTMLElement, ContentManagerProps>(function ContentManager(props, ref) {
  const { paths } = useLectern('ContentManager');
  const guard = useGuard({ of: 'contentManager', fallback: paths.dashboard });
  if (!guard) return <Manager ref={ref} {...props} />;
  const { courseId: _, ...native } = props;
  return (
    <ContentManagerRoot ref={ref} {...native} state={guard.state}>
      {guard.content}
    </ContentManagerRoot>
  );
});

const Manager = forwardRef<HTMLElement, ContentManagerProps>(function Manager({ courseId, children, ...props }, ref) {
  const { t, Link, paths } = useLectern('ContentManager', teachingWords);
  const state = useContentManager({ courseId });
  const [search, setSearch] = useState('');
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set());
  const addId = useId();
  const titleId = useId();
  const [dialog, setDialog] = useState<OpenDialog>();

  const draw = (rootState: RootState, content: ReactNode, trail?: ReactNode) => (
    <ContentManagerRoot ref={ref} aria-labelledby={titleId} {...props} state={rootState}>
      {trail}
      <h1 id={titleId}>{t('contentManager.title')}</h1>
      {content}
    </ContentManagerRoot>
  );
  if (state.error) {
    return draw(
      'error',
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
  if (!state.course) return draw('loading', <ContentSkeleton />, <TrailSkeleton />);
  const view = {
    state,
    course: state.course,
    search: search.trim().toLocaleLowerCase(),
    onSearch: setSearch,
    collapsed,
    onCollapse: setCollapsed,
    open: setDialog,
    addId,
  };
  return (
    <ContentManagerProvider value={view}>
      {draw(
        'ready',
        children ?? (
          <>
            <parts.ContentManagerSummary />
            <parts.ContentManagerWarnings />
            <parts.ContentManagerPreview />
            <parts.ContentManagerToolbar />
            <parts.ContentManagerList />
          </>
        ),
        <CourseTrail courseId={courseId} title={state.course.title} current="content" />,
      )}
      <LateContentDialogs dialog={dialog} onClose={() => setDialog(undefined)} />
    </ContentManagerProvider>
  );
});

/**
 * The sections and lectures of a course that the signed-in instructor teaches (§2): to add, edit, move and delete. Its
 * `data-state` is `loading`, `error` or `ready`.
 */
export const ContentManager = Object.assign(Root, {
  Summary: parts.ContentManagerSummary,
  Warnings: parts.ContentManagerWarnings,
  Preview: parts.ContentManagerPreview,
  Toolbar: parts.ContentManagerToolbar,
  List: parts.ContentManagerList,
});

function ContentSkeleton() {
  const { t } = useLectern('ContentManager', contentWords);
  return (
    <>
      <LoadingStatus label={t('contentManager.loading')} />
      <Skeleton />
      <div className="lectern-content-manager-skeleton">
        <Skeleton shape="box" />
      </div>
    </>
  );
}

/** As high as the trail, so that the heading does not move. */
function TrailSkeleton() {
  return (
    <div className="lectern-content-manager-trail" aria-hidden="true">
      <Skeleton />
    </div>
  );
}
