import { transcriptWords } from '@lectern/sdk/words';
import { type KeyboardEvent, memo, type RefObject, useEffect, useRef, useState } from 'react';
import type { TranscriptLine, UseTranscriptResult } from '../../../hooks/learning/useTranscript.ts';
import { useLectern } from '../../../provider/context.ts';
import { Button } from '../../../ui/Button.tsx';
import type { TextPart } from '../../../ui/matchedParts.ts';

export interface TranscriptRow {
  line: TranscriptLine;
  /** Among all lines, also where only some are shown. */
  place: number;
  parts: readonly TextPart[];
}

interface TranscriptLinesProps {
  titleId: string;
  language: string;
  rows: readonly TranscriptRow[];
  isSearched: boolean;
  current: number;
  onSeek: UseTranscriptResult['seek'];
}

const isCalm = () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

/**
 * The lines in a box that scrolls by itself while the video plays, until the person scrolls it. Hundreds of lines are one
 * stop of the Tab key; the arrow keys move between them.
 */
export function TranscriptLines({ titleId, language, rows, isSearched, current, onSeek }: TranscriptLinesProps) {
  const { t } = useLectern('CoursePlayerTranscript', transcriptWords);
  const box = useRef<HTMLDivElement>(null);
  const [isFollowing, setFollowing] = useState(() => !isCalm());
  const [focused, setFocused] = useState(-1);
  const stop = (rows.find(({ place }) => place === focused) ?? rows.find(({ place }) => place === current) ?? rows[0])
    ?.place;

  /** Scrolls the box alone: `scrollIntoView` would also move the page. */
  const showCurrent = () => {
    const line = box.current?.querySelector<HTMLElement>('[aria-current]');
    if (!box.current || !line) return;
    box.current.scrollTop = line.offsetTop - (box.current.clientHeight - line.offsetHeight) / 2;
    return line;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the line that is spoken.
  useEffect(() => {
    if (isFollowing && !isSearched) showCurrent();
  }, [current, isFollowing, isSearched]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    setFollowing(false);
    const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
    const place = lines.indexOf(event.target as HTMLElement);
    const next = { ArrowDown: place + 1, ArrowUp: place - 1, Home: 0, End: lines.length - 1 }[event.key];
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    lines[next]?.focus();
  };
  const press = useRef<(line: TranscriptLine, isByPointer: boolean) => void>(() => {});
  press.current = (line, isByPointer) => {
    onSeek(line);
    setFollowing(isByPointer && !isCalm());
  };
  const stopFollowing = () => setFollowing(false);
  const canReturn = !isFollowing && !isSearched && current >= 0;
  return (
    <div
      ref={box}
      className="lectern-course-player-transcript-box"
      onWheel={stopFollowing}
      onTouchMove={stopFollowing}
      // Its scroll bar.
      onPointerDown={({ target }) => target === box.current && stopFollowing()}
    >
      <ol aria-labelledby={titleId} lang={language} onKeyDown={onKeyDown}>
        {rows.map(({ line, place, parts }) => (
          <Line
            key={place}
            line={line}
            place={place}
            parts={parts}
            isCurrent={place === current}
            isStop={place === stop}
            onFocus={setFocused}
            press={press}
          />
        ))}
      </ol>
      {canReturn && (
        <Button
          size="small"
          className="lectern-course-player-transcript-return"
          onClick={() => {
            // The button goes away.
            showCurrent()?.focus({ preventScroll: true });
            setFollowing(!isCalm());
          }}
        >
          {t('transcript.follow')}
        </Button>
      )}
    </div>
  );
}

interface LineProps extends TranscriptRow {
  isCurrent: boolean;
  isStop: boolean;
  onFocus: (place: number) => void;
  /** Called with whether a pointer pressed the line. */
  press: RefObject<(line: TranscriptLine, isByPointer: boolean) => void>;
}

/** Of hundreds of lines only those are drawn again that the video reaches and leaves. */
const Line = memo(function Line({ line, place, parts, isCurrent, isStop, onFocus, press }: LineProps) {
  const { formats } = useLectern('CoursePlayerTranscript');
  return (
    <li>
      <button
        type="button"
        tabIndex={isStop ? 0 : -1}
        aria-current={isCurrent || undefined}
        onFocus={() => onFocus(place)}
        // Keys press a button without a pointer's clicks.
        onClick={({ detail }) => press.current(line, detail > 0)}
      >
        <span className="lectern-course-player-transcript-time">{formats.clock(line.startTime)}</span>
        <span dir="auto">{parts.map(({ text, isMatch, at }) => (isMatch ? <mark key={at}>{text}</mark> : text))}</span>
      </button>
    </li>
  );
});
