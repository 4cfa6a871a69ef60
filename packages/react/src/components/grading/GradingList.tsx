import { limits } from '@lectern/sdk/rules';
import { gradingWords } from '@lectern/sdk/words';
import { useLectern } from '../../provider/context.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { definePart } from '../../ui/definePart.tsx';
import { useGradingContext } from './context.ts';
import { nameOf } from './nameOf.ts';

/** The submissions, oldest first: the learner, the grade and when it was submitted. Renders nothing without any. */
export const GradingList = definePart('GradingList', 'ul', 'lectern-grading-list', (name) => {
  const { t, formats } = useLectern(name, gradingWords);
  const { submissions = [], selected, open } = useGradingContext(name);
  if (submissions.length === 0) return null;
  return {
    'aria-label': t('grading.list'),
    children: submissions.map(({ _id, userId, createdAt, grade }) => (
      <li key={_id}>
        <button
          type="button"
          className="lectern-grading-item"
          aria-current={_id === selected?._id || undefined}
          onClick={() => open(_id)}
        >
          <Avatar
            firstName={userId?.firstName ?? ''}
            lastName={userId?.lastName ?? ''}
            picture={userId?.profilePicture}
          />
          <span className="lectern-grading-item-person">
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
    )),
  };
});
