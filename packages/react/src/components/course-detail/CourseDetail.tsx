import type { CourseDetail as CoursePage, EnrolledCourse } from '@lectern/sdk';
import { catalogueWords } from '@lectern/sdk/words';
import { forwardRef, type ReactNode, useMemo, useRef, useState } from 'react';
import { useUserId } from '../../hooks/account/useSession.ts';
import { type CourseView, useCourseView } from '../../hooks/catalogue/useCourse.ts';
import { useLectern } from '../../provider/context.ts';
import { createRoot, type RootProps } from '../../ui/definePart.tsx';
import { LoadError } from '../load-error/index.ts';
import { CourseDetailSkeleton } from './CourseDetailSkeleton.tsx';
import { CourseJsonLd } from './CourseJsonLd.tsx';
import { CourseDetailProvider, courseView } from './context.ts';
import * as parts from './parts.ts';

interface CommonProps extends RootProps<'article'> {
  /** What your marketplace promises to buyers, such as "Lifetime access". @default none */
  promises?: readonly string[] | undefined;
  /** A discount code, such as a link's: the usual parts show the price with it. @default none */
  code?: string | undefined;
  /** Without children the page has its usual parts. */
  children?: ReactNode;
}
export type CourseDetailProps = CommonProps &
  (
    | {
        /** The course, which is not loaded then. */
        course: CoursePage | EnrolledCourse;
        courseId?: never;
      }
    | {
        course?: never;
        /** The id of the course to load. */
        courseId: string;
      }
  );

const Root = createRoot('article', 'lectern-course-detail');

const CourseDetailRoot = forwardRef<HTMLElement, CourseDetailProps>(function CourseDetail(
  { course, courseId, promises, code, children, ...props },
  ref,
) {
  if (!course) {
    return (
      <LoadedCourse ref={ref} {...props} courseId={courseId} promises={promises} code={code}>
        {children}
      </LoadedCourse>
    );
  }
  return (
    <Root ref={ref} {...props} state="ready">
      <Content view={courseView(course)} promises={promises} code={code}>
        {children}
      </Content>
    </Root>
  );
});

const LoadedCourse = forwardRef<HTMLElement, CommonProps & { courseId: string }>(function LoadedCourse(
  { courseId, promises, code, children, ...props },
  ref,
) {
  const { t, paths } = useLectern('CourseDetail', catalogueWords);
  const { view, error, isPending, refetch } = useCourseView(courseId);
  return (
    <Root ref={ref} {...props} state={view ? 'ready' : isPending ? 'loading' : 'error'}>
      {view ? (
        <Content view={view} promises={promises} code={code}>
          {children}
        </Content>
      ) : isPending ? (
        <CourseDetailSkeleton />
      ) : (
        <LoadError
          error={error}
          fallback={t('courses.loadFailed')}
          onRetry={refetch}
          notFound={{
            message: t('courses.notFound'),
            headingLevel: 1,
            href: paths.courses,
            label: t('course.backToList'),
          }}
        />
      )}
    </Root>
  );
});

const noPromises: readonly string[] = [];

function Content({
  view,
  promises = noPromises,
  code,
  children,
}: { view: CourseView } & Pick<CommonProps, 'promises' | 'code' | 'children'>) {
  const userId = useUserId();
  const side = useRef<HTMLElement>(null);
  const sample = useRef<HTMLDivElement>(null);
  const [sampleId, setSampleId] = useState<string>();
  const isOwn = userId !== undefined && view.course.creatorId?._id === userId;
  const value = useMemo(
    () => ({
      view,
      isOwn,
      promises,
      code,
      side,
      sample,
      sampleId,
      openSample(lectureId: string) {
        setSampleId(lectureId);
        sample.current?.focus();
      },
    }),
    [view, isOwn, promises, code, sampleId],
  );
  return (
    <CourseDetailProvider value={value}>
      <CourseJsonLd course={view.course} />
      {children ?? (
        <>
          <parts.CourseDetailHero />
          <parts.CourseDetailColumns>
            <parts.CourseDetailSide>
              <parts.CourseDetailBuyCard />
            </parts.CourseDetailSide>
            {/* What a learner comes for is different: the two don't share elements that would move. */}
            <parts.CourseDetailMain key={String(view.isEnrolled)}>
              {view.isEnrolled && <parts.CourseDetailCurriculum />}
              <parts.CourseDetailLength />
              <parts.CourseDetailPreview />
              <parts.CourseDetailSample />
              <parts.CourseDetailObjectives />
              <parts.CourseDetailWorks />
              <parts.CourseDetailRequirements />
              <parts.CourseDetailDescription />
              <parts.CourseDetailAudience />
              <parts.CourseDetailInstructor />
              {!view.isEnrolled && <parts.CourseDetailCurriculum />}
              <parts.CourseDetailReviews />
            </parts.CourseDetailMain>
          </parts.CourseDetailColumns>
          <parts.CourseDetailRelated />
          <parts.CourseDetailBuyBar />
        </>
      )}
    </CourseDetailProvider>
  );
}

/** The course page (§2): given, or loaded by its id; the enrolled view where the person is enrolled. */
export const CourseDetail = Object.assign(CourseDetailRoot, {
  Hero: parts.CourseDetailHero,
  Badges: parts.CourseDetailBadges,
  Title: parts.CourseDetailTitle,
  Lead: parts.CourseDetailLead,
  Rating: parts.CourseDetailRating,
  Byline: parts.CourseDetailByline,
  Highlights: parts.CourseDetailHighlights,
  Columns: parts.CourseDetailColumns,
  Side: parts.CourseDetailSide,
  Main: parts.CourseDetailMain,
  BuyCard: parts.CourseDetailBuyCard,
  Cover: parts.CourseDetailCover,
  BuyBar: parts.CourseDetailBuyBar,
  Price: parts.CourseDetailPrice,
  Tax: parts.CourseDetailTax,
  Progress: parts.CourseDetailProgress,
  OwnerNote: parts.CourseDetailOwnerNote,
  Actions: parts.CourseDetailActions,
  EnrollButton: parts.CourseDetailEnrollButton,
  CartButton: parts.CourseDetailCartButton,
  WishlistButton: parts.CourseDetailWishlistButton,
  Promises: parts.CourseDetailPromises,
  Facts: parts.CourseDetailFacts,
  Length: parts.CourseDetailLength,
  Preview: parts.CourseDetailPreview,
  Sample: parts.CourseDetailSample,
  Objectives: parts.CourseDetailObjectives,
  Works: parts.CourseDetailWorks,
  Requirements: parts.CourseDetailRequirements,
  Description: parts.CourseDetailDescription,
  Audience: parts.CourseDetailAudience,
  Instructor: parts.CourseDetailInstructor,
  Curriculum: parts.CourseDetailCurriculum,
  Reviews: parts.CourseDetailReviews,
  Related: parts.CourseDetailRelated,
});
