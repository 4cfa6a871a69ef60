import type { ComparedCourse } from '@lectern/sdk';
import { catalogueWords } from '@lectern/sdk/words';
import { forwardRef } from 'react';
import { useCompareToggle, useComparison } from '../../hooks/catalogue/useComparison.ts';
import { useLectern } from '../../provider/context.ts';
import { compose, cx } from '../../ui/compose.ts';
import { PartElement, type RootProps } from '../../ui/definePart.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';
import { useCompareAreaContext } from './context.ts';

export interface CompareAreaToggleProps extends RootProps<'button'> {
  /** The course to compare with others. */
  course: ComparedCourse;
}

/** Compare: pressed while the course is in the comparison. A card has one by itself. */
export const CompareAreaToggle = forwardRef<HTMLButtonElement, CompareAreaToggleProps>(function CompareAreaToggle(
  { course, className, onClick, ...props },
  ref,
) {
  const { t } = useLectern('CompareAreaToggle', catalogueWords);
  const { refuse } = useCompareAreaContext('CompareAreaToggle');
  const { isCompared, toggle } = useCompareToggle(course);
  return (
    <>
      <PartElement
        of="button"
        ref={ref}
        type="button"
        aria-pressed={isCompared}
        aria-label={`${t('card.compare')}: ${course.title}`}
        {...props}
        onClick={compose(onClick, () => {
          if (toggle() === 'full') refuse(course.title);
        })}
        className={cx('lectern-compare-area-toggle lectern-with-script', className)}
      >
        <span className="lectern-compare-area-toggle-box">{isCompared && <Icon shape={icons.check} />}</span>
        {t('card.compare')}
      </PartElement>
      {isCompared && <Shortcut />}
    </>
  );
});

/** Opens the comparison from a course that is in it: the tray is many stops of the Tab key away. Seen while focused. */
function Shortcut() {
  const { t } = useLectern('CompareAreaToggle', catalogueWords);
  const { courses } = useComparison();
  const { open } = useCompareAreaContext('CompareAreaToggle');
  if (courses.length < 2) return null;
  return (
    <button type="button" className="lectern-compare-area-shortcut" onClick={open}>
      {t.plural('card.compareAll', courses.length)}
    </button>
  );
}
