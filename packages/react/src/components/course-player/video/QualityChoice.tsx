import { streamWords } from '@lectern/sdk/words';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLectern } from '../../../provider/context.ts';
import type { StreamSizes } from '../../../ui/attachHls.ts';
import { Choice } from './VideoMenu.tsx';

interface QualityChoiceProps extends StreamSizes {
  /** Null while it is closed. */
  menu: HTMLElement | null;
  onAnnounce: (words: string) => void;
}

/** In the storage of this device. */
const KEY = 'videoQuality';

/** The size that somebody prefers: theirs, or the next smaller one of this stream. */
const closest = (sizes: readonly number[], preferred: number | undefined) =>
  preferred === undefined ? undefined : (sizes.find((size) => size <= preferred) ?? sizes.at(-1));

/** Plays a stream in the preferred size, which is kept for every video, and offers its sizes in the menu. */
export function QualityChoice({ sizes, choose, menu, onAnnounce }: QualityChoiceProps) {
  const { marketplace, t } = useLectern('CoursePlayer', streamWords);
  const [preferred, setPreferred] = useState(() => Number(marketplace.storage.get(KEY)) || undefined);
  const chosen = closest(sizes, preferred);
  useEffect(() => {
    if (chosen !== undefined) choose(chosen);
  }, [choose, chosen]);
  const nameOf = (size: number) => t('stream.size', { size });
  const prefer = (size: number | undefined) => {
    setPreferred(size);
    if (size === undefined) marketplace.storage.remove(KEY);
    else marketplace.storage.set(KEY, String(size));
    choose(size);
    onAnnounce(size === undefined ? t('stream.qualityNowAuto') : t('stream.qualityNow', { size: nameOf(size) }));
  };
  return (
    menu &&
    createPortal(
      <Choice
        legend={t('stream.quality')}
        options={[
          { value: '', label: t('stream.qualityAuto') },
          ...sizes.map((size) => ({ value: String(size), label: nameOf(size) })),
        ]}
        value={String(chosen ?? '')}
        onChange={(value) => prefer(Number(value) || undefined)}
      />,
      menu,
    )
  );
}
