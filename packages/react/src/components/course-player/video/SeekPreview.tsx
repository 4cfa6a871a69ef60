import type { VideoStream } from '@lectern/sdk';
import type { CSSProperties } from 'react';
import { useLectern } from '../../../provider/context.ts';

export type VideoPreviews = NonNullable<VideoStream['previews']>;

interface SeekPreviewProps {
  previews: VideoPreviews;
  /** The position that is shown, in seconds. */
  at: number;
  duration: number;
}

/** The picture of a position, above the seek bar. It says nothing that the bar doesn't say to screen readers. */
export function SeekPreview({
  previews: { url, seconds, count, columns, width, height },
  at,
  duration,
}: SeekPreviewProps) {
  const { formats } = useLectern('CoursePlayer');
  const index = Math.min(count - 1, Math.max(0, Math.floor(at / seconds)));
  const style = {
    '--at': `${duration > 0 ? (at / duration) * 100 : 0}%`,
    '--width': `${width}px`,
    blockSize: height,
    backgroundImage: `url(${JSON.stringify(url)})`,
    backgroundPosition: `${-(index % columns) * width}px ${-Math.floor(index / columns) * height}px`,
  } as CSSProperties;
  return (
    <span className="lectern-course-player-video-preview" aria-hidden="true" style={style}>
      <span>{formats.clock(at)}</span>
    </span>
  );
}
