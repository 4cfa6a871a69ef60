import { courseWords } from '@lectern/sdk/words';
import { forwardRef, useEffect, useRef, useState } from 'react';
import { useLectern } from '../../provider/context.ts';
import { createRoot, type RootProps } from '../../ui/definePart.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';
import { CoverImage } from '../cover-image/index.ts';
import { type FrameEvents, type FrameSource, followFrame, frameUrl } from './frameProtocol.ts';

export interface VideoFrameProps extends Omit<RootProps<'div'>, 'title' | 'children'> {
  /** The video, as `videoSource` of the SDK returns it. */
  source: FrameSource;
  /** The video's name, for its button and its frame. */
  title: string;
  /** The picture until the video is played. @default a placeholder */
  posterUrl?: string | undefined;
  /** Returns the position at which to start, in seconds. @default the beginning */
  startAt?: (() => number) | undefined;
  /** Called as the video plays. @default none */
  events?: Partial<FrameEvents> | undefined;
}

const hosts = { youtube: 'YouTube', vimeo: 'Vimeo' } as const;

/** An isolated page shows only frames that send an embedder policy, or that have none of their cookies. */
const withoutCredentials = (): object => (globalThis.crossOriginIsolated === true ? { credentialless: '' } : {});

const Root = createRoot('div', 'lectern-video-frame');

/** A video of an allowed host. Until its button is pressed it is a picture, and nothing is requested from the host. */
export const VideoFrame = forwardRef<HTMLDivElement, VideoFrameProps>(function VideoFrame(
  { source, title, posterUrl, startAt, events, ...props },
  ref,
) {
  const { t } = useLectern('VideoFrame', courseWords);
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

  return (
    <Root ref={ref} {...props} state={url ? 'ready' : 'poster'}>
      {url ? (
        <iframe
          ref={frame}
          src={url}
          title={title}
          {...withoutCredentials()}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          // YouTube plays only for pages that say which site they are on.
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <>
          <button
            type="button"
            aria-label={t('video.playTitle', { title })}
            onClick={() => setUrl(frameUrl(source, startAt?.() ?? 0))}
          >
            <CoverImage src={posterUrl} loading="eager" />
            <Icon shape={icons.play} />
          </button>
          <a className="lectern-video-frame-link lectern-without-script" href={source.embedUrl}>
            <span className="lectern-visually-hidden">{t('video.playTitle', { title })}</span>
          </a>
          <p>{t('video.host', { host: hosts[source.kind] })}</p>
        </>
      )}
    </Root>
  );
});
