import { teachingWords } from '@lectern/sdk/words';
import { useAuthoredWeeks } from '../../hooks/authoring/useAuthoredWeeks.ts';
import { useLectern } from '../../provider/context.ts';
import { definePart } from '../../ui/definePart.tsx';
import { useInstructorDashboardContext } from './context.ts';

/** The highest bar, in units of the drawing. */
const HEIGHT = 40;

/**
 * Enrollments of each of the last eight weeks as bars that are a table too, with the revenue below. Nothing without
 * enrollments, and where the server doesn't count them.
 */
export const InstructorDashboardWeeks = definePart(
  'InstructorDashboardWeeks',
  'table',
  'lectern-instructor-dashboard-weeks',
  (name) => {
    const { mayTeach } = useInstructorDashboardContext(name);
    const { t, formats, marketplace } = useLectern(name, teachingWords);
    const { data: weeks = [] } = useAuthoredWeeks();
    const most = Math.max(...weeks.map(({ enrollments }) => enrollments));
    if (!mayTeach || !(most > 0)) return null;
    const day = new Intl.DateTimeFormat(marketplace.locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
    return {
      children: (
        <>
          <caption>{t('instructorDashboard.weeks')}</caption>
          <thead>
            <tr>
              <td />
              {weeks.map(({ from }) => (
                <th key={from} scope="col">
                  <span className="lectern-visually-hidden">{t('instructorDashboard.weekOf')} </span>
                  {day.format(new Date(from))}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{t('instructorDashboard.enrollments')}</th>
              {weeks.map(({ from, enrollments }) => (
                <td key={from}>
                  <svg viewBox={`0 0 1 ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
                    <rect y={HEIGHT - (enrollments / most) * HEIGHT} width="1" height={(enrollments / most) * HEIGHT} />
                  </svg>
                  {formats.count(enrollments)}
                </td>
              ))}
            </tr>
            <tr>
              <th scope="row">{t('instructorDashboard.revenue')}</th>
              {weeks.map(({ from, revenue }) => (
                <td key={from}>{formats.shortMoney(revenue)}</td>
              ))}
            </tr>
          </tbody>
        </>
      ),
    };
  },
);
