import type { Lecture } from '@lectern/sdk';
import { useEffect, useRef, useState } from 'react';
import type { CoursePlayerState } from '../../hooks/useCoursePlayer.ts';
import { useLectern } from '../../provider/context.ts';
import { ErrorNote } from '../../ui/ErrorNote.tsx';

interface VideoLectureProps {
  lecture: Lecture;
  progress: CoursePlayerState['progress'];
  /** Asks for the course again: its signed addresses may have run out. */
  onRefresh: () => void;
}

/** So near the end there is nothing to resume: it starts again. */
const END = 1;

/** A video file: it resumes where one was, reports where one is, and is complete when it ends (§4). */
export function VideoLecture({ lecture, progress, onRefresh }: VideoLectureProps) {
  const { t } = useLectern('CoursePlayer');
  const video = useRef<HTMLVideoElement>(null);
  const resumeAt = useRef(lecture.lastWatchedPosition);
  const [failures, setFailures] = useState(0);
  const { _id: id, contentUrl } = lecture;

  useEffect(() => {
    const element = video.current;
    const leave = () => {
      if (!element || element.currentTime === 0 || element.ended) return;
      progress.report(id, element.currentTime, { isUrgent: true, keepalive: true });
    };
    const hide = () => document.visibilityState === 'hidden' && leave();
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
      if (!element || element.currentTime === 0) return;
      progress.report(id, element.currentTime, { isUrgent: true });
      progress.keep(id, element.currentTime);
    };
  }, [id, progress]);

  if (!contentUrl) return <ErrorNote message={t('player.noVideo')} />;
  if (failures > 1) {
    return (
      <ErrorNote
        message={t('player.videoFailed')}
        retryLabel={t('error.retry')}
        onRetry={() => {
          setFailures(0);
          onRefresh();
        }}
      />
    );
  }
  return (
    // biome-ignore lint/a11y/useMediaCaption: the tracks are there wherever the lecture has captions.
    <video
      // A new address is a new video; the position is ours to keep.
      key={contentUrl}
      ref={video}
      src={contentUrl}
      poster={lecture.posterUrl}
      className="lectern-player-video"
      controls
      playsInline
      preload="metadata"
      crossOrigin="anonymous"
      aria-label={lecture.title}
      onLoadedMetadata={({ currentTarget }) => {
        const position = resumeAt.current;
        if (position > 0 && position < currentTarget.duration - END) currentTarget.currentTime = position;
      }}
      onTimeUpdate={({ currentTarget }) => {
        if (currentTarget.seeking || currentTarget.paused) return;
        resumeAt.current = currentTarget.currentTime;
        progress.report(id, currentTarget.currentTime);
      }}
      onPause={({ currentTarget }) => {
        if (!currentTarget.ended) progress.report(id, currentTarget.currentTime, { isUrgent: true });
      }}
      onEnded={({ currentTarget }) => progress.complete(id, currentTarget.duration)}
      onError={() => {
        setFailures(failures + 1);
        // The first failure may be a signature that has run out; a fresh address goes on where this one stopped.
        if (failures === 0) onRefresh();
      }}
    >
      {lecture.captions.map((track) => (
        <track key={track.url} kind="captions" src={track.url} srcLang={track.language} label={track.label} />
      ))}
    </video>
  );
}
