import { useLectern } from '../../provider/context.ts';
import { LoadingStatus } from '../../ui/LoadingStatus.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** What the course page shows while it loads. */
export function CourseDetailSkeleton() {
  const { t } = useLectern('CourseDetail');
  return (
    <>
      <LoadingStatus label={t('course.loading')} />
      <div className="lectern-course-detail-hero">
        <div className="lectern-course-detail-hero-content">
          <Skeleton className="lectern-course-detail-skeleton-line" />
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton />
          <Skeleton className="lectern-course-detail-skeleton-line" />
          <Skeleton className="lectern-course-detail-skeleton-facts" />
        </div>
      </div>
      <div className="lectern-course-detail-columns">
        <div className="lectern-course-detail-side">
          <div className="lectern-course-detail-buy-card">
            <div className="lectern-course-detail-buy-card-body">
              <Skeleton shape="title" className="lectern-course-detail-skeleton-line" />
              <Skeleton className="lectern-course-detail-skeleton-button" />
              <Skeleton className="lectern-course-detail-skeleton-button" />
              <div className="lectern-course-detail-facts">
                {['duration', 'lectures', 'level', 'updated'].map((fact) => (
                  <div key={fact}>
                    <Skeleton shape="short" />
                  </div>
                ))}
              </div>
            </div>
          </div>
        </div>
        <div className="lectern-course-detail-main">
          <div className="lectern-course-detail-length">
            <Skeleton className="lectern-course-detail-skeleton-line" />
            <Skeleton className="lectern-course-detail-skeleton-bar" />
            <Skeleton className="lectern-course-detail-skeleton-facts" />
          </div>
          <div className="lectern-course-detail-section">
            <Skeleton shape="title" className="lectern-course-detail-skeleton-line" />
            <div className="lectern-course-detail-preview">
              <Skeleton shape="box" className="lectern-course-detail-skeleton-preview" />
            </div>
          </div>
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </div>
      </div>
    </>
  );
}
