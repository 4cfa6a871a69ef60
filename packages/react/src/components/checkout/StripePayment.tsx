import type { Order, PaymentOptions, PaymentProgress } from '@lectern/sdk';
import { stripeUnit, toPaise } from '@lectern/sdk/rules';
import { checkoutWords, paymentWords } from '@lectern/sdk/words';
import type { Appearance, Stripe, StripeElements } from '@stripe/stripe-js';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { PaymentToken } from '../../hooks/shop/useCheckout.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';
import { PaymentSkeleton } from './PaymentSkeleton.tsx';
import { connectStripe } from './stripeScript.ts';

export interface StripePaymentProps {
  options: PaymentOptions;
  /** In the currency's main unit, tax included. */
  total: number;
  isPaying: boolean;
  /** What the button says meanwhile. */
  busyLabel: string;
  /** Keeps the discount code while Stripe checks its fields. */
  onHold: (isHeld: boolean) => void;
  /** Why the last payment failed. */
  problem?: ReactNode;
  /** Whether a bank's page opens in a window of its own. */
  opensBankInWindow: boolean;
  /** Where a bank's page leads back to. */
  returnUrl: (order: Order) => string;
  onPay: (payment: PaymentToken) => void;
}

/** A bank is asked in a window of its own. */
interface BankWindow {
  url: string;
  /** Waits no longer. */
  cancel: () => void;
}

interface Form {
  stripe: Stripe;
  elements: StripeElements;
}

/** Stripe's form: cards, wallets and whatever else the marketplace's account takes. Nothing typed in it passes through here. */
export function StripePayment({
  options,
  total,
  isPaying,
  busyLabel,
  onHold,
  problem,
  opensBankInWindow,
  returnUrl,
  onPay,
}: StripePaymentProps) {
  const { marketplace, t, formats } = useLectern('StripePayment', checkoutWords, paymentWords);
  const {
    locale,
    money: { currency },
  } = marketplace;
  const { mode } = useStore(marketplace.theme);
  const card = useRef<HTMLFormElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const form = useRef<Form>(undefined);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);
  const [refusal, setRefusal] = useState<string>();
  const [isChecking, setChecking] = useState(false);
  const [bank, setBank] = useState<BankWindow>();
  const amount = toPaise(total) / stripeUnit(currency);
  const first = useRef({ amount, currency: currency.toLowerCase() });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads it again; a new amount only updates it.
  useEffect(() => {
    let isGone = false;
    setState('loading');
    connectStripe(options, locale).then(
      (stripe) => {
        if (isGone || !host.current) return;
        const elements = stripe.elements({
          mode: 'payment',
          ...first.current,
          ...(card.current ? { appearance: looksOf(card.current, mode) } : {}),
        });
        const element = elements.create('payment');
        element.on('ready', () => isGone || setState('ready'));
        element.on('loaderror', () => isGone || setState('failed'));
        element.mount(host.current);
        form.current = { stripe, elements };
      },
      () => isGone || setState('failed'),
    );
    return () => {
      isGone = true;
      form.current?.elements.getElement('payment')?.destroy();
      form.current = undefined;
    };
  }, [options, locale, attempt]);
  useEffect(() => {
    first.current.amount = amount;
    form.current?.elements.update({ amount });
  }, [amount]);
  useEffect(() => {
    if (card.current) form.current?.elements.update({ appearance: looksOf(card.current, mode) });
  }, [mode]);

  useEffect(() => {
    // What is paid is the sum at the press: another code meanwhile would show another one.
    onHold(isChecking);
    return () => onHold(false);
  }, [isChecking, onHold]);

  async function pay() {
    if (!form.current || state !== 'ready') return;
    const { stripe, elements } = form.current;
    setRefusal(undefined);
    setChecking(true);
    // Checks what was typed; Stripe says at the field what is wrong. It has to come before anything else that takes time.
    const { error } = await elements.submit().finally(() => setChecking(false));
    if (error) return setRefusal(error.message ?? t('checkout.paymentFailed'));
    if (opensBankInWindow) return payInWindow(stripe, elements);
    onPay({
      async confirmPayment({ clientSecret, order }) {
        const { error: refused } = await stripe.confirmPayment({
          elements,
          clientSecret,
          confirmParams: { return_url: returnUrl(order) },
          redirect: 'if_required',
        });
        return refused && (refused.message ?? t('checkout.paymentFailed'));
      },
    });
  }

  /** A bank's page can't take the place of a page that frames this one: it gets a window. */
  async function payInWindow(stripe: Stripe, elements: StripeElements) {
    setChecking(true);
    const { confirmationToken, error } = await stripe
      .createConfirmationToken({ elements })
      .finally(() => setChecking(false));
    if (!confirmationToken) return setRefusal(error?.message ?? t('checkout.paymentFailed'));
    onPay({
      paymentMethodNonce: confirmationToken.id,
      async confirmPayment({ redirectUrl, order }) {
        if (!redirectUrl) return undefined;
        const opened = openBank(redirectUrl);
        const cancel = new AbortController();
        setBank({
          url: redirectUrl,
          cancel() {
            cancel.abort();
            setBank(undefined);
          },
        });
        const progress = await decided(() => marketplace.orders.settle({ id: order._id }), cancel.signal);
        setBank(undefined);
        opened?.close();
        return progress === 'settled' || progress === 'processing' ? undefined : t('checkout.notConfirmed');
      },
    });
  }

  return (
    <form
      ref={card}
      className="lectern-checkout-card"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPaying && !isChecking) void pay();
      }}
    >
      <h2>{t('checkout.payment')}</h2>
      {options.publishableKey?.startsWith('pk_test_') && (
        <p className="lectern-checkout-card-demo">
          <Icon shape={icons.info} />
          {t('checkout.testNote')}
        </p>
      )}
      {state === 'loading' && <PaymentSkeleton />}
      {state === 'failed' && (
        <ErrorNote
          message={t('checkout.formFailed')}
          retryLabel={t('error.retry')}
          onRetry={() => setAttempt((before) => before + 1)}
        />
      )}
      <div ref={host} className="lectern-checkout-stripe" hidden={state === 'failed'} />
      <div className="lectern-checkout-card-pay">
        {refusal === undefined ? (
          problem
        ) : (
          <p role="alert" className="lectern-form-error">
            {refusal}
          </p>
        )}
        {bank && (
          <>
            <p role="status">{t('checkout.bankWindow')}</p>
            <Button variant="primary" onClick={() => openBank(bank.url)}>
              {t('checkout.openBank')}
            </Button>
            <Button variant="quiet" onClick={bank.cancel}>
              {t('notice.cancel')}
            </Button>
          </>
        )}
        {state === 'ready' && !bank && (
          <Button
            type="submit"
            variant="primary"
            size="large"
            isBusy={isPaying || isChecking}
            busyLabel={isChecking ? t('checkout.paying') : busyLabel}
          >
            {t('checkout.pay', { total: formats.money(total) })}
          </Button>
        )}
      </div>
      <p className="lectern-checkout-card-note">
        <Icon shape={icons.lock} />
        {t('checkout.stripeNote')}
      </p>
    </form>
  );
}

/** Stripe's form is another origin's: it gets the theme's colors as they are computed here. */
function looksOf(card: HTMLElement, mode: 'light' | 'dark'): Appearance {
  const { color, backgroundColor, fontFamily, fontSize } = getComputedStyle(card);
  const host = card.querySelector('.lectern-checkout-stripe');
  const accentColor = host ? getComputedStyle(host).accentColor : 'auto';
  return {
    theme: mode === 'dark' ? 'night' : 'stripe',
    variables: {
      colorText: color,
      colorBackground: backgroundColor,
      fontFamily,
      fontSizeBase: fontSize,
      ...(accentColor === 'auto' ? {} : { colorPrimary: accentColor }),
    },
  };
}

/** Null where the browser wants it to be pressed for: then there is a button. */
const openBank = (url: string) => window.open(url, '_blank', 'popup,width=480,height=720');

const ASK_MS = 2_000;

/** Waits until the provider knows more, whatever becomes of the window: a bank may cut it off from this page. */
async function decided(
  ask: () => Promise<{ payment: PaymentProgress }>,
  signal: AbortSignal,
): Promise<PaymentProgress | undefined> {
  while (!signal.aborted) {
    await new Promise((resolve) => setTimeout(resolve, ASK_MS));
    // Without an answer it is asked again.
    const answer = await ask().catch(() => undefined);
    if (answer && answer.payment !== 'acting') return answer.payment;
  }
  return undefined;
}
