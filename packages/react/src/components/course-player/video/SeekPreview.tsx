import type { VideoStream } from '@lectern/sdk';
import { type CSSProperties, useEffect, useState } from 'react';
import { useLectern } from '../../../provider/context.ts';

interface SeekPreviewProps {
  previews: NonNullable<VideoStream['previews']>;
  video: HTMLVideoElement;
  bar: HTMLInputElement;
}

/**
 * The picture of the position that the pointer, the keys or a drag are at, above the seek bar. It says nothing that the bar
 * doesn't say to screen readers.
 */
export function SeekPreview({
  previews: { url, seconds, count, columns, width, height },
  video,
  bar,
}: SeekPreviewProps) {
  const { formats } = useLectern('CoursePlayer');
  const at = useSeekPosition(video, bar);
  if (at === undefined || bar.disabled) return null;
  const index = Math.min(count - 1, Math.max(0, Math.floor(at / seconds)));
  const style = {
    '--at': `${(at / Number(bar.max)) * 100}%`,
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

/** In seconds; undefined while nobody is at the bar. */
function useSeekPosition(video: HTMLVideoElement, bar: HTMLInputElement): number | undefined {
  const [pointed, setPointed] = useState<number>();
  const [held, setHeld] = useState<number>();
  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    const hold = () => setHeld(bar.valueAsNumber);
    const release = () => setHeld(undefined);
    const holdForKeys = () => {
      if (bar.matches(':focus-visible')) hold();
    };
    const onMove = ({ clientX }: PointerEvent) => {
      const { left, width } = bar.getBoundingClientRect();
      setPointed(width > 0 ? Math.min(1, Math.max(0, (clientX - left) / width)) * Number(bar.max) : undefined);
    };
    bar.addEventListener('pointermove', onMove, { signal });
    bar.addEventListener('pointerleave', () => setPointed(undefined), { signal });
    bar.addEventListener('input', hold, { signal });
    bar.addEventListener('focus', holdForKeys, { signal });
    bar.addEventListener('pointerup', release, { signal });
    bar.addEventListener('blur', release, { signal });
    // It goes on with the video.
    const follow = () => setHeld((last) => (last === undefined ? undefined : video.currentTime));
    video.addEventListener('timeupdate', follow, { signal });
    // The bar may have had the focus before this code was there.
    holdForKeys();
    return () => listeners.abort();
  }, [video, bar]);
  return pointed ?? held;
}
