import { gradingWords } from '@lectern/sdk/words';
import { forwardRef } from 'react';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/compose.ts';
import type { RootProps } from '../../ui/createRoot.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';
import { CourseTrail } from '../course-trail/index.ts';
import { useGradingView } from './context.ts';

/** The way back to the course, the heading and the assignment's title. */
export const GradingHeader = forwardRef<HTMLElement, RootProps<'header'>>(function GradingHeader(
  { className, ...props },
  ref,
) {
  const { t } = useLectern('GradingHeader', gradingWords);
  const { lecture } = useGradingView('GradingHeader');
  return (
    <header ref={ref} {...props} className={cx('lectern-grading-header', className)}>
      {lecture && <CourseTrail courseId={lecture.courseId} title={lecture.courseTitle} current="grading" />}
      <div>
        <h1>{t('grading.title')}</h1>
        {lecture && (
          <p className="lectern-grading-lecture" dir="auto">
            {lecture.title}
          </p>
        )}
      </div>
    </header>
  );
});

/** Switches between the submissions to grade and all of them. */
export const GradingFilters = forwardRef<HTMLFieldSetElement, RootProps<'fieldset'>>(function GradingFilters(
  { className, ...props },
  ref,
) {
  const { t, formats } = useLectern('GradingFilters', gradingWords);
  const { total, ungraded, filter, setFilter } = useGradingView('GradingFilters');
  return (
    <fieldset ref={ref} {...props} className={cx('lectern-grading-filters', className)}>
      <legend className="lectern-visually-hidden">{t('grading.filter')}</legend>
      {(['ungraded', 'all'] as const).map((value) => (
        <Button key={value} size="small" aria-pressed={filter === value} onClick={() => setFilter(value)}>
          {filter === value && <Icon shape={icons.check} />}
          {t(`grading.${value}`, { count: formats.count(value === 'all' ? total : ungraded) })}
        </Button>
      ))}
    </fieldset>
  );
});
