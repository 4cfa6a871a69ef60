import { useEffect, useRef, useState } from 'react';
import { useLectern } from '../../provider/context.ts';
import { Icon } from '../../ui/Icon.tsx';
import { CoverImage } from '../cover-image/index.ts';
import { type FrameEvents, type FrameSource, followFrame, frameUrl } from './frameProtocol.ts';

export interface VideoFrameProps {
  source: FrameSource;
  /** What the video is called. */
  title: string;
  /** The picture before the host's player is loaded. */
  posterUrl?: string | undefined;
  /** Where to begin, in seconds. */
  startAt?: () => number;
  /** Is told how the video goes. */
  events?: Partial<FrameEvents>;
}

const hosts = { youtube: 'YouTube', vimeo: 'Vimeo' } as const;

/**
 * A video of an allowed host. Until it is pressed there is only a picture: nothing is asked of the host, and the host
 * learns of nobody.
 */
export function VideoFrame({ source, title, posterUrl, startAt, events }: VideoFrameProps) {
  const { t } = useLectern('VideoFrame');
  const [url, setUrl] = useState<string>();
  const frame = useRef<HTMLIFrameElement>(null);
  const latest = useRef(events);
  latest.current = events;

  useEffect(() => {
    if (!url || !frame.current) return;
    frame.current.focus();
    return followFrame(frame.current, source, {
      onTime: (seconds, duration) => latest.current?.onTime?.(seconds, duration),
      onPlay: () => latest.current?.onPlay?.(),
      onPause: () => latest.current?.onPause?.(),
      onEnd: () => latest.current?.onEnd?.(),
      onError: () => latest.current?.onError?.(),
    });
  }, [url, source]);

  if (url) {
    return (
      <iframe
        ref={frame}
        src={url}
        title={title}
        className="lectern-video-frame"
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        // YouTube plays nothing for a page that does not say where it is.
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  }
  return (
    <div className="lectern-video-facade">
      <button
        type="button"
        aria-label={t('video.playTitle', { title })}
        onClick={() => setUrl(frameUrl(source, startAt?.() ?? 0))}
      >
        <CoverImage src={posterUrl} />
        <Icon name="play" />
      </button>
      <p>{t('video.host', { host: hosts[source.kind] })}</p>
    </div>
  );
}
