import { filterWords } from '@lectern/sdk/words';
import { forwardRef } from 'react';
import { useLectern } from '../../provider/context.ts';
import { Button, type ButtonProps } from '../../ui/Button.tsx';
import { compose, cx } from '../../ui/compose.ts';
import { definePart, type RootProps } from '../../ui/definePart.tsx';
import { useCourseFiltersContext } from './context.ts';

const Actions = definePart('CourseFiltersActions', 'div', 'lectern-course-filters-actions');

/** The count, Apply and Clear; or your children. */
export const CourseFiltersActions = forwardRef<HTMLDivElement, RootProps<'div'>>(function CourseFiltersActions(
  { className, children, ...props },
  ref,
) {
  const { hasCount, hrefOf } = useCourseFiltersContext('CourseFiltersActions');
  const { t, Link } = useLectern('CourseFiltersActions', filterWords);
  return (
    <Actions ref={ref} {...props} className={cx(hasCount && 'lectern-dialog-footer', className)}>
      {children ?? (
        <>
          <CourseFiltersCount />
          <CourseFiltersApplyButton />
          <CourseFiltersClearButton />
          {hrefOf && (
            <Link href={hrefOf({})} className="lectern-button lectern-without-script" data-variant="secondary">
              {t('filters.clear')}
            </Link>
          )}
        </>
      )}
    </Actions>
  );
});

/** How many courses match. Renders nothing without `hasCount`. */
export const CourseFiltersCount = definePart('CourseFiltersCount', 'p', 'lectern-course-filters-count', (name) => {
  const { t } = useLectern(name);
  const { hasCount, count } = useCourseFiltersContext(name);
  if (!hasCount) return null;
  return { role: 'status', children: count === undefined ? '' : t.plural('count.courses', count) };
});

/** Applies the filters. */
export const CourseFiltersApplyButton = forwardRef<HTMLButtonElement, ButtonProps>(function CourseFiltersApplyButton(
  { children, ...props },
  ref,
) {
  const { t } = useLectern('CourseFiltersApplyButton', filterWords);
  useCourseFiltersContext('CourseFiltersApplyButton');
  return (
    <Button ref={ref} type="submit" variant="primary" {...props}>
      {children ?? t('filters.apply')}
    </Button>
  );
});

/** Removes all filters. */
export const CourseFiltersClearButton = forwardRef<HTMLButtonElement, ButtonProps>(function CourseFiltersClearButton(
  { onClick, children, ...props },
  ref,
) {
  const { t } = useLectern('CourseFiltersClearButton', filterWords);
  const { clear } = useCourseFiltersContext('CourseFiltersClearButton');
  return (
    <Button ref={ref} {...props} onClick={compose(onClick, clear)}>
      {children ?? t('filters.clear')}
    </Button>
  );
});
