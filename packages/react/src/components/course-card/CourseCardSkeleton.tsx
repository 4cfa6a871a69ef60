import { Skeleton } from '../../ui/Skeleton.tsx';

/** A card's shape at a card's size. */
export function CourseCardSkeleton() {
  return (
    <div className="lectern-course-card" data-state="loading" aria-hidden="true">
      <div className="lectern-course-card-cover">
        <Skeleton shape="box" />
      </div>
      <div className="lectern-course-card-body">
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </div>
    </div>
  );
}
