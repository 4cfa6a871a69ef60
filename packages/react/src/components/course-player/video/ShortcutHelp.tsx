import { videoWords } from '@lectern/sdk/words';
import { useEffect, useRef } from 'react';
import { useLectern } from '../../../provider/context.ts';
import { Icon } from '../../../ui/Icon.tsx';
import * as icons from '../../../ui/icons.ts';
import { canFillScreen, canShowPicture } from './permitted.ts';
import { shortcutHelp } from './shortcuts.ts';

/** The list of keyboard shortcuts. It is inside the player, so that full screen shows it too. */
export function ShortcutHelp({ onClose }: { onClose: () => void }) {
  const { t } = useLectern('CoursePlayer', videoWords);
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => close.current?.focus(), []);
  return (
    <div
      role="dialog"
      aria-modal="true"
      aria-label={t('video.help')}
      className="lectern-course-player-video-help"
      // It covers the controls: the focus stays on its one button until it is closed.
      onKeyDown={(event) => {
        if (event.key === 'Tab') event.preventDefault();
      }}
    >
      <h2>{t('video.help')}</h2>
      <button
        ref={close}
        type="button"
        className="lectern-course-player-video-button lectern-course-player-video-help-close"
        aria-label={t('notice.close')}
        onClick={onClose}
      >
        <Icon shape={icons.close} />
      </button>
      <dl>
        {shortcutHelp.map(([keys, word]) => {
          const isPossible = word === 'video.picture' ? canShowPicture() : word !== 'video.full' || canFillScreen();
          return (
            isPossible && (
              <div key={word}>
                <dt>{keys}</dt>
                <dd>{t(word)}</dd>
              </div>
            )
          );
        })}
      </dl>
    </div>
  );
}
