import { type CourseTimes, courseEvenings, courseTimes, courseWorkload } from '@lectern/sdk/rules';
import { courseWords } from '@lectern/sdk/words';
import { useLectern } from '../../provider/context.ts';
import { definePart } from '../../ui/definePart.tsx';
import { useCourseDetailContext } from './context.ts';

const kinds = ['text', 'video', 'quiz', 'assignment'] as const;
type Kind = keyof CourseTimes;

/** How much of the bar a kind has at least, so that a film of a minute beside a project of three hours is seen. */
const MIN_SHARE = 0.02;

/**
 * How long the course takes: the evenings, then the times of reading, video, quizzes and project, as a bar and in words.
 * Nothing for a course whose lectures have no times.
 */
export const CourseDetailLength = definePart('CourseDetailLength', 'div', 'lectern-course-detail-length', (name) => {
  const { course } = useCourseDetailContext(name).view;
  const { t, formats } = useLectern(name, courseWords);
  const lectures = course.sections.flatMap((section) => section.lectures);
  const times = courseTimes(lectures);
  const shown = kinds.filter((kind) => times[kind] > 0);
  if (shown.length === 0) return null;
  return {
    children: (
      <>
        <p>{t.plural('length.evenings', courseEvenings(courseWorkload(lectures)))}</p>
        <Bar times={times} shown={shown} />
        <ul>
          {shown.map((kind) => (
            <li key={kind} data-kind={kind}>
              {t(`length.${kind}`, { time: formats.duration(times[kind]) })}
            </li>
          ))}
        </ul>
      </>
    ),
  };
});

/** The shares of the kinds beside each other: a decoration, since the list below it says them. */
function Bar({ times, shown }: { times: CourseTimes; shown: readonly Kind[] }) {
  const whole = shown.reduce((sum, kind) => sum + times[kind], 0);
  const shares = shown.map((kind) => Math.max(times[kind] / whole, MIN_SHARE));
  const sum = shares.reduce((total, share) => total + share, 0);
  const percent = (share: number) => `${((share / sum) * 100).toFixed(2)}%`;
  return (
    // Attributes set the widths: a strict CSP refuses inline styles in markup.
    <svg aria-hidden="true">
      {shown.map((kind, place) => (
        <rect
          key={kind}
          data-kind={kind}
          x={percent(shares.slice(0, place).reduce((total, share) => total + share, 0))}
          width={percent(shares[place] ?? 0)}
          height="100%"
        />
      ))}
    </svg>
  );
}
