import { gradingWords } from '@lectern/sdk/words';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { definePart } from '../../ui/definePart.tsx';
import { EmptyNote } from '../../ui/EmptyNote.tsx';
import * as icons from '../../ui/icons.ts';
import { useGradingContext } from './context.ts';
import { GradeForm } from './GradeForm.tsx';
import { GradingTask } from './GradingTask.tsx';
import { ShownWork } from './ShownWork.tsx';
import { SubmittedWork } from './SubmittedWork.tsx';

/** Characters from which a submission pushes the grade out of sight on a phone. */
const LONG_TEXT_LENGTH = 400;

/** The columns: the list and the open submission. */
export const GradingLayout = definePart('GradingLayout', 'div', 'lectern-grading-layout');

/** The open submission with the task and the grade; a note once all are graded. */
export const GradingWork = definePart('GradingWork', 'section', 'lectern-grading-work', (name) => {
  const { t } = useLectern(name, gradingWords);
  const view = useGradingContext(name);
  const { selected, filter, setFilter, workRef, open, next } = view;

  return {
    tabIndex: -1,
    ref: workRef,
    children: selected ? (
      <>
        <GradingTask />
        <SubmittedWork submission={selected}>
          <ShownWork key={selected._id} />
          {selected.submissionText.length > LONG_TEXT_LENGTH && (
            <Button
              className="lectern-grading-jump"
              onClick={() => workRef.current?.querySelector<HTMLElement>('[name="grade"]')?.focus()}
            >
              {t('grading.jump')}
            </Button>
          )}
        </SubmittedWork>
        <GradeForm key={selected._id} submission={selected} state={view} onNext={() => open(next?._id)} />
      </>
    ) : (
      <EmptyNote message={t('grading.done')} icon={icons.success}>
        {filter === 'ungraded' && <Button onClick={() => setFilter('all')}>{t('grading.showAll')}</Button>}
      </EmptyNote>
    ),
  };
});
