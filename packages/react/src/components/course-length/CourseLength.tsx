import type { LectureOutline } from '@lectern/sdk';
import { type CourseTimes, courseEvenings, courseTimes, courseWorkload } from '@lectern/sdk/rules';
import { courseWords } from '@lectern/sdk/words';
import { forwardRef } from 'react';
import { useLectern } from '../../provider/context.ts';
import { cx } from '../../ui/compose.ts';
import { PartElement, type RootProps } from '../../ui/definePart.tsx';

const kinds = ['text', 'video', 'quiz', 'assignment'] as const;
type Kind = keyof CourseTimes;

/** How much of the bar a kind has at least, so that a film of a minute beside a project of three hours is seen. */
const MIN_SHARE = 0.02;

export interface CourseLengthProps extends RootProps<'div'> {
  /** All lectures of the course. */
  lectures: readonly Pick<LectureOutline, 'type' | 'duration'>[];
  /** How many seconds the whole bar stands for, where bars are beside each other. @default those of the lectures */
  scale?: number | undefined;
}

/** The evenings, then the times of reading, video, quizzes and project, as a bar and in words. */
export const CourseLength = forwardRef<HTMLDivElement, CourseLengthProps>(function CourseLength(
  { lectures, scale, className, ...props },
  ref,
) {
  const { t, formats } = useLectern('CourseLength', courseWords);
  const times = courseTimes(lectures);
  const shown = kinds.filter((kind) => times[kind] > 0);
  return (
    <PartElement of="div" ref={ref} {...props} className={cx('lectern-course-length', className)}>
      <p>{t.plural('length.evenings', courseEvenings(courseWorkload(lectures)))}</p>
      <Bar times={times} shown={shown} scale={scale} />
      <ul>
        {shown.map((kind) => (
          <li key={kind} data-kind={kind}>
            {t(`length.${kind}`, { time: formats.duration(times[kind]) })}
          </li>
        ))}
      </ul>
    </PartElement>
  );
});

/** The shares of the kinds beside each other: a decoration, since the list below it says them. */
function Bar({ times, shown, scale }: { times: CourseTimes; shown: readonly Kind[]; scale: number | undefined }) {
  const whole = shown.reduce((sum, kind) => sum + times[kind], 0);
  const shares = shown.map((kind) => Math.max(times[kind] / whole, MIN_SHARE));
  const sum = shares.reduce((total, share) => total + share, 0);
  const length = scale === undefined ? 1 : whole / scale;
  const percent = (share: number) => `${((share / sum) * length * 100).toFixed(2)}%`;
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
