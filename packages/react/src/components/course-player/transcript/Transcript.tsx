import type { CaptionTrack } from '@lectern/sdk';
import { transcriptWords } from '@lectern/sdk/words';
import { forwardRef, type ReactNode, useDeferredValue, useId, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { useTranscript } from '../../../hooks/learning/useTranscript.ts';
import { useLectern } from '../../../provider/context.ts';
import { PartElement, type RootProps } from '../../../ui/definePart.tsx';
import { ErrorNote } from '../../../ui/ErrorNote.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import * as icons from '../../../ui/icons.ts';
import { matchedParts, wordsIn } from '../../../ui/matchedParts.ts';
import { TranscriptLines } from './TranscriptLines.tsx';

interface TranscriptProps extends Omit<RootProps<'div'>, 'children'> {
  video: HTMLVideoElement | null;
  /** At least one. */
  tracks: readonly CaptionTrack[];
  /** Stands in for the lines until they are there. */
  skeleton: ReactNode;
}

/** The captions of a video as a text that follows it, can be searched, and moves it to the line that is pressed. */
export const Transcript = forwardRef<HTMLDivElement, TranscriptProps>(function Transcript(
  { video, tracks, skeleton, ...props },
  ref,
) {
  const { t, marketplace } = useLectern('CoursePlayerTranscript', transcriptWords);
  const [chosen, setChosen] = useState<string>();
  const shown = useStore(marketplace.preferences).captions;
  const languages = [chosen, shown, marketplace.locale.split('-')[0]];
  const track = (languages
    .map((wanted) => tracks.find(({ language }) => language === wanted))
    .find((found) => found !== undefined) ?? tracks[0]) as CaptionTrack;
  const transcript = useTranscript(video, track);
  const { state, lines } = transcript;
  const [query, setQuery] = useState('');
  // The words one after another, whatever stands between them.
  const sought = wordsIn(useDeferredValue(query)).join('[^\\p{L}\\p{N}]+');
  const rows = useMemo(() => {
    const pattern = sought ? new RegExp(`(${sought})`, 'giu') : undefined;
    return lines
      .map((line, place) => ({ line, place, parts: matchedParts(line.text, pattern) }))
      .filter(({ parts }) => !pattern || parts.length > 1);
  }, [lines, sought]);
  const titleId = useId();
  const note = !sought ? '' : rows.length === 0 ? t('transcript.none') : t.plural('transcript.found', rows.length);
  return (
    <PartElement of="div" ref={ref} {...props} data-state={state === 'failed' ? 'error' : state}>
      <div className="lectern-course-player-transcript-head">
        <h2 id={titleId}>{t('transcript.title')}</h2>
        {tracks.length > 1 && (
          <select
            className="lectern-select"
            aria-label={t('transcript.language')}
            value={track.language}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          >
            {tracks.map(({ language, label }) => (
              <option key={language} value={language}>
                {label}
              </option>
            ))}
          </select>
        )}
        <div className="lectern-course-player-transcript-search">
          <Icon shape={icons.search} />
          <input
            type="search"
            className="lectern-input"
            aria-label={t('transcript.search')}
            placeholder={t('transcript.search')}
            value={query}
            onChange={({ currentTarget }) => setQuery(currentTarget.value)}
          />
        </div>
      </div>
      <p role="status" className="lectern-course-player-transcript-note">
        {note}
      </p>
      {state === 'failed' ? (
        <ErrorNote message={t('transcript.loadFailed')} retryLabel={t('error.retry')} onRetry={transcript.retry} />
      ) : state === 'loading' ? (
        skeleton
      ) : lines.length === 0 ? (
        <p className="lectern-course-player-note">{t('transcript.empty')}</p>
      ) : (
        <TranscriptLines
          key={track.language}
          titleId={titleId}
          language={track.language}
          rows={rows}
          isSearched={sought !== ''}
          current={transcript.current}
          onSeek={transcript.seek}
        />
      )}
    </PartElement>
  );
});
