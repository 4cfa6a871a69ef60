import { learnerWords } from '@lectern/sdk/words';
import { forwardRef, type ReactNode, useRef } from 'react';
import { useUserId } from '../../hooks/account/useSession.ts';
import { useCourseLearners } from '../../hooks/authoring/useCourseLearners.ts';
import { useLectern } from '../../provider/context.ts';
import { createRoot, type RootProps } from '../../ui/definePart.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { LoadingStatus } from '../../ui/LoadingStatus.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useGuard } from '../require-capability/index.ts';
import { CourseLearnersProvider } from './context.ts';
import * as parts from './parts.ts';

export interface CourseLearnersProps extends RootProps<'div'> {
  /** A course of the signed-in instructor. */
  courseId: string;
  /** The parts, in your arrangement. @default the usual parts */
  children?: ReactNode;
}

const LearnersRoot = createRoot('div', 'lectern-course-learners');

const Root = forwardRef<HTMLDivElement, CourseLearnersProps>(function CourseLearners(props, ref) {
  const userId = useUserId();
  const { paths } = useLectern('CourseLearners');
  const guard = useGuard({ of: 'contentManager', fallback: paths.dashboard });
  const { courseId, ...native } = props;
  if (!guard) return <Learners ref={ref} key={`${userId} ${courseId}`} {...props} />;
  return (
    <LearnersRoot ref={ref} {...native} state={guard.state}>
      {guard.content}
    </LearnersRoot>
  );
});

const Learners = forwardRef<HTMLDivElement, CourseLearnersProps>(function Learners(
  { courseId, children, ...props },
  ref,
) {
  const { t } = useLectern('CourseLearners', learnerWords);
  const view = useCourseLearners(courseId);
  const { learners, total, isEmpty, error, reload } = view;
  const searchRef = useRef<HTMLInputElement>(null);
  return (
    <LearnersRoot ref={ref} {...props} state={learners ? (isEmpty ? 'empty' : 'ready') : error ? 'error' : 'loading'}>
      <CourseLearnersProvider value={{ ...view, courseId, searchRef }}>
        {(learners && children) ?? (
          <>
            <parts.CourseLearnersHeader />
            {learners ? (
              <>
                {!isEmpty && <parts.CourseLearnersSearch />}
                {total > 1 && <parts.CourseLearnersSort />}
                <parts.CourseLearnersList />
              </>
            ) : error ? (
              <ErrorNote message={error} retryLabel={t('error.retry')} onRetry={reload} />
            ) : (
              <>
                <LoadingStatus label={t('learners.loading')} />
                <Skeleton shape="title" />
                <Skeleton shape="title" />
                <Skeleton shape="title" />
              </>
            )}
            <parts.CourseLearnersQuizzes />
          </>
        )}
      </CourseLearnersProvider>
    </LearnersRoot>
  );
});

/** The learners of a course with their progress, and the results of its quizzes. For its instructor only. */
export const CourseLearners = Object.assign(Root, {
  Header: parts.CourseLearnersHeader,
  Search: parts.CourseLearnersSearch,
  Sort: parts.CourseLearnersSort,
  List: parts.CourseLearnersList,
  Quizzes: parts.CourseLearnersQuizzes,
});
