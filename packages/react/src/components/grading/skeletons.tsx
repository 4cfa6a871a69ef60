import { FieldSkeleton, Skeleton } from '../../ui/Skeleton.tsx';

/** Submissions that are still loading. */
export const GradingListSkeleton = ({ className }: { className: string }) => (
  <ul className={className} aria-hidden="true">
    {[1, 2, 3].map((place) => (
      <li key={place} className="lectern-grading-item">
        <Skeleton shape="circle" className="lectern-grading-item-picture" />
        <div className="lectern-grading-item-person">
          <Skeleton />
          <Skeleton shape="short" />
        </div>
      </li>
    ))}
  </ul>
);

/** The open submission and its grade, while they are loading. */
export const GradingWorkSkeleton = () => (
  <div className="lectern-grading-work" aria-hidden="true">
    <div className="lectern-submitted-work">
      <Skeleton shape="title" />
      <Skeleton shape="short" />
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </div>
    <div className="lectern-grading-form">
      <FieldSkeleton />
      <FieldSkeleton />
      <Skeleton shape="button" />
    </div>
  </div>
);
