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
          <Skeleton className="lectern-course-skeleton-badge" />
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton />
          <Skeleton className="lectern-course-skeleton-fact" />
          <Skeleton className="lectern-course-skeleton-facts" />
        </div>
      </div>
      <div className="lectern-course-detail-columns">
        <div className="lectern-course-detail-side">
          <div className="lectern-buy-card" data-cover>
            <div className="lectern-buy-card-cover">
              <Skeleton shape="box" />
            </div>
            <div className="lectern-buy-card-body">
              <Skeleton shape="title" className="lectern-course-skeleton-price" />
              <Skeleton className="lectern-course-skeleton-button" />
              <Skeleton className="lectern-course-skeleton-button" />
              {['duration', 'lectures', 'level', 'updated'].map((fact) => (
                <Skeleton key={fact} />
              ))}
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
