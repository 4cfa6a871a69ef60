import { addressOf } from '@lectern/embed/elements';
import { useLectern } from '@lectern/react';
import { embedWords } from '@lectern/sdk/words';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { type Sight, type SightWatch, watchSight } from './watchSight.ts';

interface PayGuardProps {
  /** The courses to buy. */
  courseIds: () => readonly string[];
  /** The discount code of the purchase. */
  code?: string | undefined;
  children: ReactNode;
}

/**
 * Lets a payment through if it was pressed in a frame that had been in plain sight for a moment: the page around it could
 * hide what is pressed. Else it goes on in a window of the marketplace.
 */
export function PayGuard({ courseIds, code, children }: PayGuardProps) {
  const { t } = useLectern('PayGuard', embedWords);
  const pane = useRef<HTMLDivElement>(null);
  const watch = useRef<SightWatch>(undefined);
  const [sight, setSight] = useState<Sight>('soon');
  const [refused, setRefused] = useState<{ sight: Sight; address: string }>();
  useEffect(() => {
    if (!pane.current) return;
    const watching = watchSight(pane.current, setSight);
    watch.current = watching;
    return watching.stop;
  }, []);

  function onSubmit(event: FormEvent<HTMLElement>) {
    const isPayment = event.target instanceof Element && event.target.closest('.lectern-checkout') !== null;
    const seen = watch.current?.ofPress() ?? 'soon';
    if (!isPayment) return;
    if (seen === 'clear') return setRefused(undefined);
    event.preventDefault();
    event.stopPropagation();
    const address = addressOf({ view: 'checkout', params: { courseIds: [...courseIds()], ...(code && { code }) } }, '');
    if (seen === 'hidden') window.open(address, '_blank', 'noopener');
    setRefused({ sight: seen, address });
  }

  return (
    <div className="frame-pay" data-sight={sight} onSubmitCapture={onSubmit}>
      {refused && (
        <p role="alert" className="lectern-form-error" ref={(note) => note?.scrollIntoView({ block: 'nearest' })}>
          {refused.sight === 'hidden' ? (
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
      )}
      {children}
      <div ref={pane} className="frame-pane" aria-hidden="true" />
    </div>
  );
}
