import type { CaptionTrack } from '@lectern/sdk';
import { playbackRates as rates } from '@lectern/sdk/rules';
import { videoWords } from '@lectern/sdk/words';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { useLectern } from '../../../provider/context.ts';
import { rootOf } from '../../../ui/rootOf.ts';
import { canFillScreen, canShowPicture } from './permitted.ts';
import type { VideoCommands } from './shortcuts.ts';

interface CommandOptions {
  video: HTMLVideoElement | null;
  stage: HTMLElement | null;
  tracks: readonly CaptionTrack[];
  /** Announces the result of a command to screen readers. */
  onAnnounce: (words: string) => void;
}

/** The commands of buttons and keys. Speed and captions are the user's preferences, for every video. */
export function useVideoCommands({ video, stage, tracks, onAnnounce }: CommandOptions) {
  const { marketplace, t, formats } = useLectern('CoursePlayer', videoWords);
  const { preferences } = marketplace;
  const { playbackRate, captions } = useStore(preferences);
  /** The language of the shown track: the preferred one, if the video has it. */
  const shown = captions === null ? null : (tracks.find(({ language }) => language === captions)?.language ?? null);

  const commands = useMemo(() => {
    const setCaptions = (language: string | null) => {
      preferences.set({ captions: language });
      onAnnounce(t(language === null ? 'video.captionsNowOff' : 'video.captionsNowOn'));
    };
    const setRate = (rate: number) => {
      preferences.set({ playbackRate: rate });
      onAnnounce(t('video.rateNow', { rate: formats.number(rate) }));
    };
    return {
      setCaptions,
      setRate,
      toggle() {
        if (video?.paused) void video.play().catch(() => {});
        else video?.pause();
      },
      skip(seconds) {
        if (!video) return;
        const end = Number.isFinite(video.duration) ? video.duration : Number.POSITIVE_INFINITY;
        video.currentTime = Math.min(end, Math.max(0, video.currentTime + seconds));
        onAnnounce(formats.clock(video.currentTime));
      },
      jump(part) {
        if (video && Number.isFinite(video.duration)) video.currentTime = video.duration * part;
      },
      toggleMute() {
        if (!video) return;
        video.muted = !video.muted;
        onAnnounce(t(video.muted ? 'video.nowMuted' : 'video.nowAudible'));
      },
      changeVolume(by) {
        if (!video) return;
        video.volume = Math.min(1, Math.max(0, Math.round((video.volume + by) * 10) / 10));
        video.muted = video.volume === 0;
        onAnnounce(t('video.volumeNow', { percent: formats.count(video.volume * 100) }));
      },
      toggleCaptions() {
        const [first] = tracks;
        if (!first) return;
        setCaptions(shown === null ? first.language : null);
      },
      changeRate(by) {
        const place = rates.findIndex((rate) => rate >= playbackRate);
        const next = rates[Math.min(rates.length - 1, Math.max(0, (place < 0 ? rates.length : place) + by))];
        if (next !== undefined) setRate(next);
      },
      togglePicture() {
        if (!video || !canShowPicture()) return;
        // Browsers refuse without a loaded video or a user gesture; nothing changes then.
        const change =
          rootOf(video).pictureInPictureElement === video ? document.exitPictureInPicture() : enterPicture(video);
        change.catch(() => {});
      },
      toggleFullscreen() {
        if (!canFillScreen()) return;
        if (stage && rootOf(stage).fullscreenElement === stage) void document.exitFullscreen().catch(() => {});
        else if (stage?.requestFullscreen) void stage.requestFullscreen().catch(() => {});
        else if (video) enterFullscreenOnPhone(video);
      },
    } satisfies Partial<VideoCommands> & Record<string, unknown>;
  }, [video, stage, tracks, shown, playbackRate, preferences, onAnnounce, t, formats]);

  return { commands, rate: playbackRate, captions: shown };
}

const enterPicture = (video: HTMLVideoElement): Promise<unknown> => video.requestPictureInPicture();

/** On iPhones only the video element itself can be full screen. */
function enterFullscreenOnPhone(video: HTMLVideoElement & { webkitEnterFullscreen?: () => void }) {
  video.webkitEnterFullscreen?.();
}
