import { filterWords } from '@lectern/sdk/words';
import { forwardRef } from 'react';
import { useLectern } from '../../provider/context.ts';
import { Button, type ButtonProps } from '../../ui/Button.tsx';
import { type OpenProps, useOpenState } from '../../ui/behaviors/useOpenState.ts';
import { compose, cx } from '../../ui/compose.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';
import { CourseFilters, type CourseFiltersOptions } from './CourseFilters.tsx';

export interface CourseFiltersDrawerProps
  extends Omit<ButtonProps, 'value'>,
    Omit<CourseFiltersOptions, 'hasCount' | 'hrefOf'>,
    OpenProps {}

/**
 * The filter panel in a drawer behind a Filters button, for narrow screens. The button takes the native props. Without
 * JavaScript it isn't shown: show `CourseFilters` then (`@media (scripting: none)`).
 */
export const CourseFiltersDrawer = forwardRef<HTMLButtonElement, CourseFiltersDrawerProps>(function CourseFiltersDrawer(
  { value, onValueChange, levels, search, facets, open, defaultOpen, onOpenChange, className, onClick, ...props },
  ref,
) {
  const { t, portal } = useLectern('CourseFiltersDrawer', filterWords);
  const [isOpen, setOpen] = useOpenState({ open, defaultOpen, onOpenChange });
  return (
    <>
      <Button
        ref={ref}
        aria-haspopup="dialog"
        {...props}
        className={cx('lectern-course-filters-drawer-button', className)}
        onClick={compose(onClick, () => setOpen(true))}
      >
        <Icon shape={icons.filter} />
        {t('filters.title')}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t('filters.title')}
        closeLabel={t('notice.close')}
        container={portal}
        placement="start"
      >
        <CourseFilters
          value={value}
          levels={levels}
          search={search}
          facets={facets}
          hasCount
          onValueChange={(next) => {
            setOpen(false);
            onValueChange(next);
          }}
        />
      </Dialog>
    </>
  );
});
