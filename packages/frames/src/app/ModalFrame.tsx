import { Icon, icons, useLectern, useSession } from '@lectern/react';
import { frameWords } from '@lectern/sdk/words';
import { useEffect, useRef } from 'react';
import { useFrame, useFrameState } from './FrameContext.ts';
import { useEscape } from './useEscape.ts';
import { usePartInSight } from './usePartInSight.ts';
import { useReportedHeight } from './useReportedHeight.ts';
import { useSessionResolved } from './useSessionResolved.ts';
import { useViewLabel } from './useViewLabel.ts';
import { View } from './View.tsx';
import { isModal, type Modal } from './views.ts';

/** An app frame: nothing, or a view with its heading and buttons to go back and to close. */
export function ModalFrame() {
  const { leave, isInPage } = useFrame();
  const { shown, opening } = useFrameState();
  const isDone = isInPage && opening > 0 && !shown;
  useEffect(() => {
    if (!isDone) return;
    // After what the view tells as it goes, such as that a checkout was abandoned.
    const leaving = setTimeout(leave);
    return () => clearTimeout(leaving);
  }, [isDone, leave]);
  return shown && isModal(shown) ? <ModalView shown={shown} /> : null;
}

function ModalView({ shown }: { shown: Modal }) {
  const frame = useFrame();
  const { isInPage } = frame;
  const { behind, opening } = useFrameState();
  const { t } = useLectern('ModalView', frameWords);
  const label = useViewLabel(shown);
  const heading = useRef<HTMLHeadingElement>(null);
  const content = useRef<HTMLDivElement>(null);
  useReportedHeight(content);
  usePartInSight(isInPage);
  const { isAuthenticated } = useSession();
  const isResolved = useSessionResolved();
  // Every other view asks for it first: the host makes the dialog as wide as what is shown.
  const isAsking = isResolved && !isAuthenticated && shown.view !== 'forgot-password';
  const view = isAsking ? 'sign-in' : shown.view;
  const answered = useRef<number>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the host waits for an answer to each opening.
  useEffect(() => {
    document.title = label;
    // Signing in elsewhere in the page changes this view, too: the focus stays there.
    if (isInPage && answered.current === opening && !document.hasFocus()) return;
    answered.current = opening;
    frame.send({ type: 'opened', view, label });
    const focus = () => heading.current?.focus();
    focus();
    if (document.activeElement === heading.current) return;
    // The host still covers the frame, and nothing in it can have the focus: it gets it with the answer.
    window.addEventListener('focus', focus, { once: true });
    return () => window.removeEventListener('focus', focus);
  }, [frame, view, label, opening]);
  useEscape(isInPage ? () => frame.send({ type: 'front', isOn: false }) : frame.close);
  return (
    <div ref={content} className={isInPage ? 'frame-content' : undefined}>
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
