import { useEffect } from 'react';

/** From the bottom: above the bar of controls. */
const LIFTED = -5;

/**
 * Shows the captions of one language, and no others: browsers turn tracks on by themselves, by what their own settings
 * say.
 *
 * @param isLifted whether the bar of controls lies over the foot of the picture
 */
export function useCaptions(video: HTMLVideoElement | null, language: string | null, isLifted: boolean): void {
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
    if (!track) return;
    const line = isLifted ? LIFTED : 'auto';
    const place = () => {
      const moved = [...(track.cues ?? [])].filter((cue) => 'line' in cue && cue.line !== line);
      for (const cue of moved) Object.assign(cue, { line });
      // What is on show already is only placed anew when it is shown anew.
      if (moved.length === 0 || track.mode !== 'showing' || !track.activeCues?.length) return;
      track.mode = 'hidden';
      track.mode = 'showing';
    };
    place();
    track.addEventListener('cuechange', place);
    return () => track.removeEventListener('cuechange', place);
  }, [video, language, isLifted]);
}
