import type { VideoStream } from '@lectern/sdk';
import type { StreamSizes } from '../../../ui/attachHls.ts';
import { QualityChoice } from './QualityChoice.tsx';
import { SeekPreview } from './SeekPreview.tsx';

interface StreamPartsProps extends Pick<VideoStream, 'previews'> {
  video: HTMLVideoElement | null;
  bar: HTMLInputElement | null;
  menu: HTMLElement | null;
  /** Where there is a choice. */
  sizes: StreamSizes | undefined;
  onAnnounce: (words: string) => void;
}

/** What the controls of a stream have beyond those of a file: pictures on the seek bar, and its sizes in the menu. */
export function StreamParts({ previews, video, bar, menu, sizes, onAnnounce }: StreamPartsProps) {
  return (
    <>
      {previews && video && bar && <SeekPreview previews={previews} video={video} bar={bar} />}
      {sizes && <QualityChoice {...sizes} menu={menu} onAnnounce={onAnnounce} />}
    </>
  );
}
