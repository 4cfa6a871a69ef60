import { useState } from 'react';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { CourseFilters, type CourseFiltersProps } from './CourseFilters.tsx';

/** The same panel behind a Filters button, for narrow screens. */
export function CourseFiltersDrawer({ onValueChange, ...props }: CourseFiltersProps) {
  const { t, portal } = useLectern('CourseFiltersDrawer');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button className="lectern-course-filters-toggle" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="filter" />
        {t('filters.title')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={t('filters.title')}
        closeLabel={t('notice.close')}
        container={portal}
        placement="start"
      >
        <CourseFilters
          {...props}
          hasCount
          onValueChange={(next) => {
            setOpen(false);
            onValueChange(next);
          }}
        />
      </Dialog>
    </>
  );
}
