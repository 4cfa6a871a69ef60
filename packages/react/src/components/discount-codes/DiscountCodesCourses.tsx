import { discountWords } from '@lectern/sdk/words';
import { useId, useState } from 'react';
import { type DiscountableCourse, useDiscountCourses } from '../../hooks/authoring/useDiscountCourses.ts';
import { useLectern } from '../../provider/context.ts';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { Field } from '../../ui/Field.tsx';
import { LoadingStatus } from '../../ui/LoadingStatus.tsx';

interface CoursesProps {
  /** Undefined for all. */
  chosen: readonly DiscountableCourse[] | undefined;
  onChange: (chosen: readonly DiscountableCourse[] | undefined) => void;
  error: string | undefined;
  isAdmin: boolean;
}

/** Which courses a code is for: all, or some. */
export function DiscountCodesCourses({ chosen, onChange, error, isAdmin }: CoursesProps) {
  const { t } = useLectern('DiscountCodes', discountWords);
  const choices = [
    { isAll: true, label: t(isAdmin ? 'discounts.allCourses' : 'discounts.allOwnCourses') },
    { isAll: false, label: t('discounts.someCourses') },
  ];
  return (
    <fieldset className="lectern-discount-codes-courses">
      <legend>{t('discounts.courses')}</legend>
      <div className="lectern-choices">
        {choices.map(({ isAll, label }) => (
          <label key={String(isAll)} className="lectern-choice">
            <input
              type="radio"
              name="scope"
              value={isAll ? 'all' : 'courses'}
              checked={(chosen === undefined) === isAll}
              onChange={() => onChange(isAll ? undefined : [])}
            />
            <strong>{label}</strong>
          </label>
        ))}
      </div>
      {chosen && <Chooser chosen={chosen} onChange={onChange} error={error} />}
    </fieldset>
  );
}

function Chooser({
  chosen,
  onChange,
  error,
}: Omit<CoursesProps, 'chosen' | 'isAdmin'> & { chosen: readonly DiscountableCourse[] }) {
  const { t } = useLectern('DiscountCodes', discountWords);
  const errorId = useId();
  const [words, setWords] = useState('');
  const { courses, isMany, error: failure, reload } = useDiscountCourses(words);
  if (failure) return <ErrorNote message={failure} retryLabel={t('error.retry')} onRetry={reload} />;
  // What was chosen stays, whatever is looked for then.
  const offered = [...chosen, ...(courses ?? []).filter(({ _id }) => !chosen.some((one) => one._id === _id))];
  return (
    <>
      {isMany && (
        <Field
          type="search"
          label={t('discounts.findCourse')}
          value={words}
          maxLength={100}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
          onKeyDown={(event) => {
            // It looks for courses and makes no code.
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
      )}
      {courses === undefined ? (
        <LoadingStatus label={t('discounts.coursesLoading')} />
      ) : (
        courses.length === 0 && (
          <p role="status" className="lectern-field-hint">
            {t(words.trim() || isMany ? 'discounts.noCourse' : 'discounts.noOwnCourse')}
          </p>
        )
      )}
      <ul>
        {offered.map(({ _id, title }) => (
          <li key={_id}>
            <label className="lectern-discount-codes-course">
              <input
                type="checkbox"
                name="courseIds"
                aria-describedby={error ? errorId : undefined}
                aria-invalid={error ? true : undefined}
                checked={chosen.some((one) => one._id === _id)}
                onChange={({ currentTarget }) =>
                  onChange(
                    currentTarget.checked ? [...chosen, { _id, title }] : chosen.filter((one) => one._id !== _id),
                  )
                }
              />
              <span dir="auto">{title}</span>
            </label>
          </li>
        ))}
      </ul>
      {error && (
        <p id={errorId} role="alert" className="lectern-field-error">
          {error}
        </p>
      )}
    </>
  );
}
