import { videoWords } from '@lectern/sdk/words';
import { useEffect, useState } from 'react';
import { useLectern } from '../../../provider/context.ts';
import type { StreamSizes } from '../../../ui/attachHls.ts';

/** The size of a stream, as the menu offers it. */
export interface Quality {
  /** By the shorter side in pixels, the largest first. */
  sizes: readonly number[];
  /** Undefined: as the line allows. */
  chosen: number | undefined;
  choose(size: number | undefined): void;
}

/** In the storage of this device. */
const KEY = 'videoQuality';

/** The size that somebody prefers: theirs, or the next smaller one of this stream. */
const closest = (sizes: readonly number[], preferred: number | undefined) =>
  preferred === undefined ? undefined : (sizes.find((size) => size <= preferred) ?? sizes.at(-1));

/** The sizes of a stream, and the preferred one, which is kept for every video. Undefined where there is no choice. */
export function useQuality(onAnnounce: (words: string) => void) {
  const { marketplace, t } = useLectern('CoursePlayer', videoWords);
  const [found, setSizes] = useState<StreamSizes>();
  const [preferred, setPreferred] = useState(() => Number(marketplace.storage.get(KEY)) || undefined);
  const chosen = closest(found?.sizes ?? [], preferred);
  useEffect(() => {
    if (found && chosen !== undefined) found.choose(chosen);
  }, [found, chosen]);
  const quality: Quality | undefined =
    found && found.sizes.length > 1
      ? {
          sizes: found.sizes,
          chosen,
          choose(size) {
            setPreferred(size);
            if (size === undefined) marketplace.storage.remove(KEY);
            else marketplace.storage.set(KEY, String(size));
            found.choose(size);
            onAnnounce(
              size === undefined
                ? t('video.qualityNowAuto')
                : t('video.qualityNow', { size: t('video.size', { size }) }),
            );
          },
        }
      : undefined;
  return { quality, setSizes };
}
