import { Icon, icons, useLectern, useSession } from '@lectern/react';
import { frameWords } from '@lectern/sdk/words';
import { useEffect, useRef } from 'react';
import { useFrame, useFrameState } from './FrameContext.ts';
import { useEscape } from './useEscape.ts';
import { useReportedHeight } from './useReportedHeight.ts';
import { useSessionResolved } from './useSessionResolved.ts';
import { useViewLabel } from './useViewLabel.ts';
import { View } from './View.tsx';
import { isModal, type Modal } from './views.ts';

/** The app frame: nothing, or a view with its heading and buttons to go back and to close. */
export function ModalFrame() {
  const { shown } = useFrameState();
  return shown && isModal(shown) ? <ModalView shown={shown} /> : null;
}

function ModalView({ shown }: { shown: Modal }) {
  const frame = useFrame();
  const { behind, opening } = useFrameState();
  const { t } = useLectern('ModalView', frameWords);
  const label = useViewLabel(shown);
  const heading = useRef<HTMLHeadingElement>(null);
  const content = useRef<HTMLDivElement>(null);
  useReportedHeight(content);
  const { isAuthenticated } = useSession();
  const isResolved = useSessionResolved();
  // Every other view asks for it first: the host makes the dialog as wide as what is shown.
  const isAsking = isResolved && !isAuthenticated && shown.view !== 'forgot-password';
  const view = isAsking ? 'sign-in' : shown.view;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the host waits for an answer to each opening.
  useEffect(() => {
    frame.send({ type: 'opened', view, label });
    document.title = label;
    heading.current?.focus();
  }, [frame, view, label, opening]);
  useEscape(frame.close);
  return (
    <div ref={content}>
      <header className="frame-head">
        {behind.length > 0 && (
          <button type="button" className="lectern-icon-button" aria-label={t('frame.back')} onClick={frame.back}>
            <Icon shape={icons.chevronLeft} />
          </button>
        )}
        <h1 ref={heading} tabIndex={-1}>
          {label}
        </h1>
        <button
          type="button"
          className="lectern-icon-button"
          aria-label={t('notice.close')}
          onClick={() => frame.close()}
        >
          <Icon shape={icons.close} />
        </button>
      </header>
      <main className="frame-body" data-view={shown.view}>
        <View shown={shown} />
      </main>
    </div>
  );
}
