import type { Lecture } from '@lectern/sdk';
import type { VideoSource } from '@lectern/sdk/rules';
import { playerWords } from '@lectern/sdk/words';
import { useRef, useState } from 'react';
import type { UseVideoProgressResult } from '../../hooks/learning/useVideoProgress.ts';
import { useLectern } from '../../provider/context.ts';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { VideoFrame } from '../video-frame/index.ts';
import { NextCard } from './video/NextCard.tsx';

export interface FramedVideoProps {
  lecture: Lecture;
  source: Extract<VideoSource, { embedUrl: string }>;
  progress: UseVideoProgressResult;
  next: Lecture | undefined;
  onNext: () => void;
}

/** A video in a frame of its host. It resumes at the saved position and reports progress (§4). */
export function FramedVideo({ lecture, source, progress, next, onNext }: FramedVideoProps) {
  const { t } = useLectern('CoursePlayer', playerWords);
  const [state, setState] = useState<'ready' | 'ended' | 'failed'>('ready');
  const [playCount, setPlayCount] = useState(0);
  const latest = useRef({ time: 0, duration: lecture.duration });
  if (state === 'failed') {
    return (
      <ErrorNote message={t('player.videoFailed')} retryLabel={t('error.retry')} onRetry={() => setState('ready')} />
    );
  }
  return (
    <div className="lectern-course-player-video" data-state={state}>
      <VideoFrame
        key={playCount}
        source={source}
        title={lecture.title}
        posterUrl={lecture.posterUrl}
        startAt={() => progress.startAt(lecture.duration || undefined)}
        events={{
          onTime(time, duration) {
            latest.current = { time, duration };
            progress.play(time);
          },
          onPause: () => progress.pause(latest.current.time),
          onEnd() {
            progress.end(latest.current.duration);
            setState('ended');
          },
          onError: () => setState('failed'),
        }}
      />
      {state === 'ended' && (
        <NextCard
          next={next}
          onNext={onNext}
          onReplay={() => {
            setState('ready');
            setPlayCount(playCount + 1);
          }}
        />
      )}
    </div>
  );
}
