import { type Lecture, videoSource } from '@lectern/sdk';
import { playerWords } from '@lectern/sdk/words';
import { useMemo, useRef, useState } from 'react';
import type { PlayerParts } from '../../hooks/useCoursePlayer.ts';
import { type UseVideoProgressResult, useVideoProgress } from '../../hooks/useVideoProgress.ts';
import { useLectern } from '../../provider/context.ts';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { VideoFrame } from '../video-frame/index.ts';
import { NextCard } from './video/NextCard.tsx';
import { VideoPlayer } from './video/VideoPlayer.tsx';

interface VideoLectureProps {
  lecture: Lecture;
  player: Pick<PlayerParts, 'next' | 'select' | 'reload' | 'progress'>;
}

/** A video lecture: our own player for files and HLS, a frame for YouTube and Vimeo. */
export function VideoLecture({ lecture, player }: VideoLectureProps) {
  const { t } = useLectern('CoursePlayer', playerWords);
  const { next } = player;
  const progress = useVideoProgress(lecture, player.progress);
  const source = useMemo(() => videoSource(lecture.contentUrl), [lecture.contentUrl]);
  const onNext = () => {
    if (next) player.select(next._id);
  };
  if (!source) return <ErrorNote message={t('player.noVideo')} />;
  if ('embedUrl' in source) {
    return <FramedLecture lecture={lecture} source={source} progress={progress} next={next} onNext={onNext} />;
  }
  return (
    <VideoPlayer
      lecture={lecture}
      source={source}
      progress={progress}
      next={next}
      onNext={onNext}
      onRefresh={player.reload}
    />
  );
}

interface FramedLectureProps {
  lecture: Lecture;
  source: Extract<ReturnType<typeof videoSource>, { embedUrl: string }>;
  progress: UseVideoProgressResult;
  next: Lecture | undefined;
  onNext: () => void;
}

function FramedLecture({ lecture, source, progress, next, onNext }: FramedLectureProps) {
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
