import type { Lecture } from '@lectern/sdk';
import type { VideoSource } from '@lectern/sdk/rules';
import { playerWords } from '@lectern/sdk/words';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useVideo, type VideoState } from '../../../hooks/learning/useVideo.ts';
import type { UseVideoProgressResult } from '../../../hooks/learning/useVideoProgress.ts';
import { useLectern } from '../../../provider/context.ts';
import type { StreamSizes } from '../../../ui/attachHls.ts';
import { attachSource } from '../../../ui/attachSource.ts';
import { ErrorNote } from '../../../ui/ErrorNote.tsx';
import { rootOf } from '../../../ui/rootOf.ts';
import { useCoursePlayerContext } from '../context.ts';
import { NextCard } from './NextCard.tsx';
import { ShortcutHelp } from './ShortcutHelp.tsx';
import { handleShortcut } from './shortcuts.ts';
import { useCaptions } from './useCaptions.ts';
import { useIdle } from './useIdle.ts';
import { useVideoCommands } from './useVideoCommands.ts';
import { VideoControls } from './VideoControls.tsx';

export interface VideoPlayerProps {
  lecture: Lecture;
  source: Extract<VideoSource, { url: string }>;
  progress: UseVideoProgressResult;
  next: Lecture | undefined;
  onNext: () => void;
  /** Loads the course again: its signed URLs may have expired. Resolves once it is loaded. */
  onRefresh: () => Promise<unknown>;
}

/** A video file or HLS stream with our own controls. It resumes at the saved position and reports progress (§4). */
export function VideoPlayer({ lecture, source, progress, next, onNext, onRefresh }: VideoPlayerProps) {
  const { t } = useLectern('CoursePlayer', playerWords);
  const { video, setVideo, videoKeys } = useCoursePlayerContext('CoursePlayerStage');
  const [stage, setStage] = useState<HTMLDivElement | null>(null);
  const [failures, setFailures] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const { stream } = lecture;
  // A film that plays doesn't begin again when its sizes are ready.
  const [isStreaming, setStreaming] = useState(stream !== undefined);
  const [open, setOpen] = useState<'menu' | 'help'>();
  const [announcement, setAnnouncement] = useState('');
  const opener = useRef<Element | null>(null);
  const state = useVideo(video, stage);
  const { commands, rate, captions } = useVideoCommands({
    video,
    stage,
    tracks: lecture.captions,
    onAnnounce: setAnnouncement,
  });
  const isIdle = useIdle(stage, !state.isPaused && open === undefined);
  const fail = useRef(() => {});
  fail.current = () => {
    // A stream that fails twice is played as it was uploaded.
    const isOver = isStreaming && failures === 1;
    setFailures(isOver ? 0 : failures + 1);
    if (isOver) setStreaming(false);
    // The first failure may be an expired signature, or a lost connection: it is tried again, with the URL of now.
    if (failures === 0) void onRefresh().then(() => setAttempt((last) => last + 1));
  };

  const { kind, url } = isStreaming && stream ? ({ kind: 'hls', url: stream.url } as const) : source;
  const [sizes, setSizes] = useState<StreamSizes>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt may have the same URL.
  useEffect(() => {
    if (video) return attachSource(video, { kind, url }, () => fail.current(), setSizes);
  }, [video, kind, url, attempt]);
  useEffect(() => {
    if (!video) return;
    video.defaultPlaybackRate = rate;
    video.playbackRate = rate;
  }, [video, rate]);
  useCaptions(video, captions, !isIdle);

  const show = (what: 'menu' | 'help' | undefined) => {
    if (what) opener.current = stage && rootOf(stage).activeElement;
    else if (opener.current instanceof HTMLElement) opener.current.focus();
    setOpen(what);
  };
  const allCommands = {
    ...commands,
    next: onNext,
    toggleHelp: () => show(open === 'help' ? undefined : 'help'),
    toggleMenu: () => show(open === 'menu' ? undefined : 'menu'),
    close() {
      if (open) show(undefined);
      return open !== undefined;
    },
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => handleShortcut(event, allCommands);
  useEffect(() => {
    videoKeys.current = onKeyDown;
    return () => {
      videoKeys.current = undefined;
    };
  });

  if (failures > 1) {
    return (
      <ErrorNote
        message={t('player.videoFailed')}
        retryLabel={t('error.retry')}
        onRetry={() => {
          setFailures(0);
          void onRefresh();
        }}
      />
    );
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are shortcuts; everything they do has a button too.
    <div
      ref={setStage}
      className="lectern-course-player-video"
      data-idle={isIdle || undefined}
      data-state={stateOf(state)}
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget, relatedTarget }) => {
        // Escape works only inside the player: the help closes when the focus leaves it.
        if (open === 'help' && relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(undefined);
      }}
    >
      {/* biome-ignore lint/a11y/useMediaCaption: the tracks are there wherever the lecture has captions. */}
      <video
        ref={setVideo}
        poster={lecture.posterUrl}
        className="lectern-course-player-media"
        playsInline
        preload="metadata"
        crossOrigin="anonymous"
        aria-label={lecture.title}
        // A press moves the focus here, for the keys; Tab has the buttons.
        tabIndex={-1}
        onClick={commands.toggle}
        onDoubleClick={commands.toggleFullscreen}
        onLoadedMetadata={({ currentTarget }) => {
          const position = progress.startAt(currentTarget.duration);
          if (position > 0) currentTarget.currentTime = position;
        }}
        onTimeUpdate={({ currentTarget }) => {
          if (!currentTarget.seeking && !currentTarget.paused) progress.play(currentTarget.currentTime);
        }}
        onPause={({ currentTarget }) => {
          if (!currentTarget.ended) progress.pause(currentTarget.currentTime);
        }}
        onEnded={({ currentTarget }) => progress.end(currentTarget.duration)}
        onError={() => fail.current()}
      >
        {lecture.captions.map((track) => (
          <track key={track.url} kind="captions" src={track.url} srcLang={track.language} label={track.label} />
        ))}
      </video>
      <VideoControls
        video={video}
        state={state}
        commands={allCommands}
        tracks={lecture.captions}
        stream={stream}
        sizes={sizes}
        rate={rate}
        captions={captions}
        isMenuOpen={open === 'menu'}
        onAnnounce={setAnnouncement}
      />
      {state.hasEnded && <NextCard next={next} onNext={onNext} onReplay={() => commands.toggle()} />}
      {open === 'help' && <ShortcutHelp onClose={() => show(undefined)} />}
      <StatusMessage>{announcement}</StatusMessage>
    </div>
  );
}

function StatusMessage({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="lectern-visually-hidden">
      {children}
    </p>
  );
}

function stateOf(state: VideoState) {
  if (state.isUntouched) return 'untouched';
  if (state.hasEnded) return 'ended';
  if (state.isWaiting) return 'waiting';
  return state.isPaused ? 'paused' : 'playing';
}
