import { type CSSProperties, useState } from 'react';
import { useVideoTime } from '../../../hooks/useVideo.ts';
import { useLectern } from '../../../provider/context.ts';

interface SeekBarProps {
  video: HTMLVideoElement | null;
  /** Seconds. */
  duration: number;
}

/** Where one is, how far it is loaded, and the way to another place; with the clock. It alone moves with the time. */
export function SeekBar({ video, duration }: SeekBarProps) {
  const { t, formats } = useLectern('CoursePlayer');
  const { time, loaded } = useVideoTime(video);
  // While it is dragged the thumb stays under the hand, wherever the video has got to.
  const [dragged, setDragged] = useState<number>();
  const shown = dragged ?? time;
  const part = (seconds: number) => `${duration > 0 ? Math.min(100, (seconds / duration) * 100) : 0}%`;
  const position = t('video.position', { time: formats.clock(shown), duration: formats.clock(duration) });
  const drop = () => setDragged(undefined);
  return (
    <>
      <input
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
        onPointerUp={drop}
        onKeyUp={drop}
        onBlur={drop}
      />
      <span className="lectern-course-player-video-clock" aria-hidden="true">
        {formats.clock(shown)} / {formats.clock(duration)}
      </span>
    </>
  );
}
