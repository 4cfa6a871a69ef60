import { useEffect } from 'react';

/** Lines from the bottom: above the controls. */
const LIFTED_LINE = -5;
/** In a narrower player the controls are below the picture. */
const WIDE_PIXELS = 640;

/**
 * Shows the captions of one language and hides all others, which browsers may turn on by their own settings.
 *
 * @param hasControls whether the controls are shown, which cover the bottom of a wide picture
 */
export function useCaptions(video: HTMLVideoElement | null, language: string | null, hasControls: boolean): void {
  useEffect(() => {
    const tracks = video?.textTracks;
    if (!tracks) return;
    const choose = () => {
      for (const track of tracks) {
        const mode = track.language === language ? 'showing' : 'disabled';
        if (track.mode !== mode) track.mode = mode;
      }
    };
    choose();
    for (const name of ['change', 'addtrack']) tracks.addEventListener(name, choose);
    return () => {
      for (const name of ['change', 'addtrack']) tracks.removeEventListener(name, choose);
    };
  }, [video, language]);

  useEffect(() => {
    const track = [...(video?.textTracks ?? [])].find((one) => one.language === language);
    if (!video || !track) return;
    const place = () => {
      const line = hasControls && video.clientWidth >= WIDE_PIXELS ? LIFTED_LINE : 'auto';
      const moved = [...(track.cues ?? [])].filter((cue) => 'line' in cue && cue.line !== line);
      for (const cue of moved) Object.assign(cue, { line });
      // A cue that is shown already moves only when the track is shown again.
      if (moved.length === 0 || track.mode !== 'showing' || !track.activeCues?.length) return;
      track.mode = 'hidden';
      track.mode = 'showing';
    };
    place();
    track.addEventListener('cuechange', place);
    return () => track.removeEventListener('cuechange', place);
  }, [video, language, hasControls]);
}
