import { studyWeek } from '@lectern/sdk/rules';
import { dashboardWords } from '@lectern/sdk/words';
import { useId } from 'react';
import { usePreferences } from '../../hooks/account/usePreferences.ts';
import { useLectern } from '../../provider/context.ts';
import { definePart } from '../../ui/definePart.tsx';
import { useLearnerDashboardContext } from './context.ts';

const goals = [2, 3, 4] as const;

/** Seven lamps, lit for the days on which something was studied, and how many evenings it shall be. Nothing without a course. */
export const LearnerDashboardWeek = definePart(
  'LearnerDashboardWeek',
  'section',
  'lectern-learner-dashboard-week',
  (name) => {
    const { marketplace, t, formats } = useLectern(name, dashboardWords);
    const courses = useLearnerDashboardContext(name);
    const { evenings: goal } = usePreferences();
    const titleId = useId();
    if (courses.length === 0) return null;
    const week = studyWeek(courses.flatMap(({ study }) => study?.recentlyStudiedAt ?? []));
    const count = week.filter(({ isStudied }) => isStudied).length;
    const short = new Intl.DateTimeFormat(marketplace.locale, { weekday: 'short' });
    const long = new Intl.DateTimeFormat(marketplace.locale, { weekday: 'long' });
    return {
      'aria-labelledby': titleId,
      children: (
        <>
          <div className="lectern-learner-dashboard-evenings">
            <h2 id={titleId}>{t('dashboard.week')}</h2>
            <p>
              {count === 0
                ? t('dashboard.weekDark')
                : goal === undefined
                  ? t.plural('dashboard.evenings', count)
                  : t('dashboard.eveningsOf', { count: formats.count(count), goal: formats.count(goal) })}
            </p>
            <p className="lectern-learner-dashboard-hint">
              {t(goal !== undefined && count >= goal ? 'dashboard.weekFull' : 'dashboard.weekRest')}
            </p>
          </div>
          <ol className="lectern-learner-dashboard-lamps">
            {week.map(({ date, isStudied }) => (
              <li key={date.getTime()} data-state={isStudied ? 'lit' : undefined}>
                <span className="lectern-visually-hidden">
                  {t(isStudied ? 'dashboard.studied' : 'dashboard.notStudied', { day: long.format(date) })}
                </span>
                <span aria-hidden="true">{short.format(date)}</span>
              </li>
            ))}
          </ol>
          <fieldset className="lectern-learner-dashboard-goal">
            <legend>{t('dashboard.goal')}</legend>
            {goals.map((value) => (
              <label key={value}>
                <input
                  type="radio"
                  name={titleId}
                  value={value}
                  checked={goal === value}
                  onChange={() => marketplace.preferences.set({ evenings: value })}
                />
                <span>{formats.count(value)}</span>
              </label>
            ))}
          </fieldset>
        </>
      ),
    };
  },
);
