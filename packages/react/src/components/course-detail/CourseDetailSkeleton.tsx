import { useLectern } from '../../provider/context.ts';
import { LoadingStatus, Skeleton } from '../../ui/Skeleton.tsx';

/** The course page's shape while it loads. */
export function CourseDetailSkeleton() {
  const { t } = useLectern('CourseDetail');
  return (
    <div className="lectern-course-detail" data-state="loading">
      <LoadingStatus label={t('course.loading')} />
      <div className="lectern-course-hero">
        <div className="lectern-course-hero-content">
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton />
        </div>
      </div>
      <div className="lectern-course-detail-columns">
        <div className="lectern-course-detail-side">
          <div className="lectern-buy-card">
            <div className="lectern-buy-card-body">
              <Skeleton shape="title" />
              <Skeleton shape="title" />
            </div>
          </div>
        </div>
        <div className="lectern-course-detail-main">
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </div>
      </div>
    </div>
  );
}
