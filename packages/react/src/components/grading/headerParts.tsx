import { gradingWords } from '@lectern/sdk/words';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { definePart } from '../../ui/definePart.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';
import { CourseTrail } from '../course-trail/index.ts';
import { useGradingContext } from './context.ts';

/** The way back to the course, the heading and the assignment's title. */
export const GradingHeader = definePart('GradingHeader', 'header', 'lectern-grading-header', (name) => {
  const { t } = useLectern(name, gradingWords);
  const { lecture } = useGradingContext(name);
  return {
    children: (
      <>
        {lecture && <CourseTrail courseId={lecture.courseId} title={lecture.courseTitle} current="grading" />}
        <div>
          <h1>{t('grading.title')}</h1>
          {lecture && (
            <p className="lectern-grading-lecture" dir="auto">
              {lecture.title}
            </p>
          )}
        </div>
      </>
    ),
  };
});

/** Switches between the submissions to grade and all of them. */
export const GradingFilters = definePart('GradingFilters', 'fieldset', 'lectern-grading-filters', (name) => {
  const { t, formats } = useLectern(name, gradingWords);
  const { total, ungraded, filter, setFilter } = useGradingContext(name);
  return {
    children: (
      <>
        <legend className="lectern-visually-hidden">{t('grading.filter')}</legend>
        {(['ungraded', 'all'] as const).map((value) => (
          <Button key={value} size="small" aria-pressed={filter === value} onClick={() => setFilter(value)}>
            {filter === value && <Icon shape={icons.check} />}
            {t(`grading.${value}`, { count: formats.count(value === 'all' ? total : ungraded) })}
          </Button>
        ))}
      </>
    ),
  };
});
