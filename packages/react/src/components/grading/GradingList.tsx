import { limits, type ReceivedSubmission } from '@lectern/sdk';
import { useLectern } from '../../provider/context.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { nameOf } from './nameOf.ts';

interface GradingListProps {
  submissions: readonly ReceivedSubmission[];
  selectedId: string | undefined;
  onSelect: (id: string) => void;
}

/** Who has handed something in, when, and how it was graded; oldest first. */
export function GradingList({ submissions, selectedId, onSelect }: GradingListProps) {
  const { t, formats } = useLectern('Grading');
  return (
    <ul className="lectern-grading-list" aria-label={t('grading.list')}>
      {submissions.map(({ _id, userId, createdAt, grade }) => (
        <li key={_id}>
          <button
            type="button"
            className="lectern-grading-item"
            aria-current={_id === selectedId || undefined}
            onClick={() => onSelect(_id)}
          >
            <Avatar
              firstName={userId?.firstName ?? ''}
              lastName={userId?.lastName ?? ''}
              picture={userId?.profilePicture}
            />
            <span className="lectern-grading-item-who">
              <strong>{nameOf(userId, t)}</strong>
              <span className="lectern-grading-item-facts">
                <span className="lectern-grading-item-grade" data-graded={grade !== null}>
                  {grade === null
                    ? t('grading.waiting')
                    : t('grading.graded', { grade: formats.number(grade), best: limits.bestGrade })}
                </span>
                <time dateTime={createdAt}>{formats.ago(createdAt)}</time>
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
