import { addressOf } from '@lectern/embed/elements';
import { useLectern } from '@lectern/react';
import { embedWords } from '@lectern/sdk/words';
import { createContext, type FormEvent, type ReactNode, useCallback, useContext, useRef, useState } from 'react';
import { useFrame } from './FrameContext.ts';
import { type Sight, type SightWatch, watchSight } from './watchSight.ts';

interface PayGuardProps {
  /** The courses to buy. */
  courseIds: () => readonly string[];
  /** The discount code of the purchase. */
  code?: string | undefined;
  children: ReactNode;
}

const WatchContext = createContext<(pane: HTMLDivElement) => () => void>(() => () => {});

/** What has to be in plain sight when someone pays. Without a size of its own it is as large as the window. */
export function PayPane() {
  return <div ref={useContext(WatchContext)} className="frame-pane" aria-hidden="true" />;
}

/** What follows a press that wasn't seen: the form is scrolled to, shown over the page, or left for the marketplace. */
const steps = ['scroll', 'front', 'window'] as const;
type Step = (typeof steps)[number];

/**
 * Lets a payment through if it was pressed in plain sight, for a moment by then: the page around the frame could hide what
 * is pressed. Over the page that is the whole frame. In the page it is the button with its sum and what is around it (a
 * `PayPane` in the children), which can be scrolled or brought into sight first. Else a window of the marketplace goes on.
 */
export function PayGuard({ courseIds, code, children }: PayGuardProps) {
  const { isInPage, send } = useFrame();
  const { t } = useLectern('PayGuard', embedWords);
  const watch = useRef<SightWatch>(undefined);
  const [sight, setSight] = useState<Sight>('soon');
  const [refused, setRefused] = useState<{ step?: Step; address: string }>();
  /** How many steps were taken since the form was last in plain sight. */
  const taken = useRef(0);
  const startWatch = useCallback(
    (pane: HTMLDivElement) => {
      const onChange = (next: Sight) => {
        if (next === 'clear') taken.current = 0;
        setSight(next);
      };
      const watching = watchSight(pane, onChange, { isScrolled: isInPage });
      watch.current = watching;
      return watching.stop;
    },
    [isInPage],
  );

  /** Undefined: it is only too soon. */
  function nextStep(seen: Sight): Step | undefined {
    if (seen === 'soon') return undefined;
    if (!isInPage) return 'window';
    // What the page covers isn't seen by scrolling.
    const place = seen === 'hidden' ? Math.max(taken.current, 1) : taken.current;
    taken.current = place + 1;
    return steps[place] ?? 'window';
  }

  function onSubmit(event: FormEvent<HTMLElement>) {
    const isPayment = event.target instanceof Element && event.target.closest('.lectern-checkout-payment') !== null;
    const seen = watch.current?.ofPress() ?? 'soon';
    if (!isPayment) return;
    if (seen === 'clear') return setRefused(undefined);
    event.preventDefault();
    event.stopPropagation();
    const address = addressOf({ view: 'checkout', params: { courseIds: [...courseIds()], ...(code && { code }) } }, '');
    const step = nextStep(seen);
    if (step === 'front') send({ type: 'front', isOn: true });
    if (step === 'window') window.open(address, '_blank', 'noopener');
    setRefused({ address, ...(step && { step }) });
  }

  const note = refused && (
    <p role="alert" className="lectern-form-error" ref={(element) => element?.scrollIntoView({ block: 'nearest' })}>
      {refused.step === 'window' ? (
        <>
          {t('embed.pay.hidden')}{' '}
          <a href={refused.address} target="_blank" rel="noopener">
            {t('embed.pay.elsewhere', { site: window.location.host })}
          </a>
        </>
      ) : (
        t('embed.pay.again')
      )}
    </p>
  );
  return (
    <WatchContext value={startWatch}>
      <div className="frame-pay" data-sight={sight} onSubmitCapture={onSubmit}>
        {!isInPage && note}
        {children}
        {/* Beside the button: the beginning of the form may be far away. */}
        {isInPage && note}
        {!isInPage && <PayPane />}
      </div>
    </WatchContext>
  );
}
