import type { CaptionTrack, VideoStream } from '@lectern/sdk';
import { videoWords } from '@lectern/sdk/words';
import { useState } from 'react';
import type { VideoState } from '../../../hooks/learning/useVideo.ts';
import { useLectern } from '../../../provider/context.ts';
import type { StreamSizes } from '../../../ui/attachHls.ts';
import { late } from '../../../ui/late.ts';
import { icons } from './icons.ts';
import { canFillScreen, canShowPicture } from './permitted.ts';
import { SeekBar } from './SeekBar.tsx';
import type { VideoCommands } from './shortcuts.ts';
import { VideoButton } from './VideoButton.tsx';
import { VideoMenu } from './VideoMenu.tsx';

interface VideoControlsProps {
  video: HTMLVideoElement | null;
  state: VideoState;
  commands: VideoCommands & {
    toggleMenu(): void;
    setRate(rate: number): void;
    setCaptions(language: string | null): void;
  };
  tracks: readonly CaptionTrack[];
  stream: VideoStream | undefined;
  /** The sizes of the stream that plays. */
  sizes: StreamSizes | undefined;
  rate: number;
  /** The language of the shown captions; null if they are off. */
  captions: string | null;
  isMenuOpen: boolean;
  onAnnounce: (words: string) => void;
}

/** What only a stream needs. Where it can't be loaded the film plays without it. */
const streamParts = late(async () => (await import('./StreamParts.tsx')).StreamParts);

/** The video controls. As in other players they run from left to right in every language. */
export function VideoControls(props: VideoControlsProps) {
  const { t, formats } = useLectern('CoursePlayer', videoWords);
  const { video, state, commands, tracks, stream, sizes, rate, captions, isMenuOpen } = props;
  const { Part: StreamParts } = streamParts.usePart({ isWanted: stream !== undefined });
  const [bar, setBar] = useState<HTMLInputElement | null>(null);
  const [menu, setMenu] = useState<HTMLDivElement | null>(null);
  const choice = StreamParts && sizes && sizes.sizes.length > 1 ? sizes : undefined;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <div className="lectern-course-player-video-controls" role="group" aria-label={t('video.controls')} dir="ltr">
      <SeekBar video={video} duration={state.duration} barRef={setBar} />
      <VideoButton
        className="lectern-course-player-video-toggle"
        label={t(state.isPaused ? 'video.play' : 'video.pause')}
        hotkey="K"
        shape={state.isPaused ? icons.play : icons.pause}
        onClick={commands.toggle}
      />
      <VideoButton label={t('video.back')} hotkey="J" shape={icons.back} onClick={() => commands.skip(-10)} />
      <VideoButton label={t('video.forward')} hotkey="L" shape={icons.forward} onClick={() => commands.skip(10)} />
      <VideoButton
        className="lectern-course-player-video-mute"
        label={t(state.isMuted ? 'video.unmute' : 'video.mute')}
        hotkey="M"
        shape={state.isMuted ? icons.muted : icons.sound}
        onClick={commands.toggleMute}
      />
      <input
        type="range"
        className="lectern-course-player-video-volume"
        aria-label={t('video.volume')}
        aria-valuetext={t('video.volumeNow', { percent: formats.count(state.volume * 100) })}
        min={0}
        max={1}
        step={0.1}
        value={state.isMuted ? 0 : state.volume}
        onChange={({ currentTarget }) => {
          if (!video) return;
          video.volume = currentTarget.valueAsNumber;
          video.muted = video.volume === 0;
        }}
      />
      {tracks.length > 0 && (
        <VideoButton
          className="lectern-course-player-video-captions"
          label={t('video.captions')}
          hotkey="C"
          shape={icons.captions}
          aria-pressed={captions !== null}
          onClick={commands.toggleCaptions}
        />
      )}
      <VideoButton
        className="lectern-course-player-video-rate"
        label={t(choice ? 'video.settingsWithQuality' : 'video.settings', { rate: formats.number(rate) })}
        aria-expanded={isMenuOpen}
        onClick={commands.toggleMenu}
      >
        {t('video.times', { rate: formats.number(rate) })}
      </VideoButton>
      <VideoButton
        className="lectern-course-player-video-keys"
        label={t('video.help')}
        hotkey="?"
        onClick={commands.toggleHelp}
      >
        ?
      </VideoButton>
      {canShowPicture() && (
        <VideoButton
          className="lectern-course-player-video-picture"
          label={t('video.picture')}
          hotkey="P"
          shape={icons.picture}
          aria-pressed={state.isInPicture}
          onClick={commands.togglePicture}
        />
      )}
      {canFillScreen() && (
        <VideoButton
          label={t(state.isFullscreen ? 'video.unfull' : 'video.full')}
          hotkey="F"
          shape={state.isFullscreen ? icons.unfull : icons.full}
          onClick={commands.toggleFullscreen}
        />
      )}
      {isMenuOpen && (
        <VideoMenu
          rate={rate}
          onRateChange={commands.setRate}
          tracks={tracks}
          captions={captions}
          onCaptionsChange={commands.setCaptions}
          menuRef={setMenu}
        />
      )}
      {StreamParts && stream && (
        <StreamParts {...stream} sizes={choice} video={video} bar={bar} menu={menu} onAnnounce={props.onAnnounce} />
      )}
    </div>
  );
}
