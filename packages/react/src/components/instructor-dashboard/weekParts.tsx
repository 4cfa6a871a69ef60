import { teachingWords } from '@lectern/sdk/words';
import { useAuthoredWeeks } from '../../hooks/authoring/useAuthoredWeeks.ts';
import { useLectern } from '../../provider/context.ts';
import { definePart } from '../../ui/definePart.tsx';
import { useInstructorDashboardContext } from './context.ts';

/** The height of the highest bar. */
const HEIGHT_EM = 6;
/** Each in an element of its own, so that all days break alike where weeks are narrow. */
const dayAndMonth = ['day', 'month'];

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
          <caption>
            <h2>{t('instructorDashboard.weeks')}</h2>
          </caption>
          <thead>
            <tr>
              <td />
              {weeks.map(({ from }) => (
                <th key={from} scope="col">
                  <span className="lectern-visually-hidden">{t('instructorDashboard.weekOf')} </span>
                  <bdi>
                    {day
                      .formatToParts(new Date(from))
                      .filter(({ type }) => dayAndMonth.includes(type))
                      .map(({ type, value }) => (
                        <span key={type}>{`${value} `}</span>
                      ))}
                  </bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{t('instructorDashboard.enrollments')}</th>
              {weeks.map(({ from, enrollments }) => (
                <td key={from}>
                  {formats.count(enrollments)}
                  <svg
                    height={`${(enrollments / most) * HEIGHT_EM}em`}
                    viewBox="0 0 1 1"
                    preserveAspectRatio="none"
                    aria-hidden="true"
                  >
                    <rect width="1" height="1" />
                  </svg>
                </td>
              ))}
            </tr>
            <tr>
              <th scope="row">{t('instructorDashboard.revenue')}</th>
              {weeks.map(({ from, revenue }) => (
                <td key={from}>{formats.money(revenue)}</td>
              ))}
            </tr>
          </tbody>
        </>
      ),
    };
  },
);
