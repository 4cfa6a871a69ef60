import { videoWords } from '@lectern/sdk/words';
import { type CSSProperties, type Ref, useState } from 'react';
import { useVideoTime } from '../../../hooks/learning/useVideo.ts';
import { useLectern } from '../../../provider/context.ts';

interface SeekBarProps {
  video: HTMLVideoElement | null;
  /** The video's length in seconds. */
  duration: number;
  barRef: Ref<HTMLInputElement>;
}

/** The seek slider with the loaded part, and the clock. Only this component renders as the video plays. */
export function SeekBar({ video, duration, barRef }: SeekBarProps) {
  const { t, formats } = useLectern('CoursePlayer', videoWords);
  const { time, loaded } = useVideoTime(video);
  // While it is dragged, the thumb follows the pointer and not the video.
  const [dragged, setDragged] = useState<number>();
  const shown = dragged ?? time;
  const part = (seconds: number) => `${duration > 0 ? Math.min(100, (seconds / duration) * 100) : 0}%`;
  const position = t('video.position', { time: formats.clock(shown), duration: formats.clock(duration) });
  const endDrag = () => setDragged(undefined);
  return (
    <>
      <input
        ref={barRef}
        type="range"
        className="lectern-course-player-video-seek"
        aria-label={t('video.seek')}
        aria-valuetext={position}
        min={0}
        max={duration || 1}
        step="any"
        disabled={duration === 0}
        value={shown}
        style={{ '--played': part(shown), '--loaded': part(loaded) } as CSSProperties}
        onChange={({ currentTarget }) => {
          if (!video) return;
          setDragged(currentTarget.valueAsNumber);
          video.currentTime = currentTarget.valueAsNumber;
        }}
        onPointerUp={endDrag}
        onKeyUp={endDrag}
        onBlur={endDrag}
      />
      <span className="lectern-course-player-video-clock" aria-hidden="true">
        {formats.clock(shown)} / {formats.clock(duration)}
      </span>
    </>
  );
}
