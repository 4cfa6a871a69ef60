import type { MockApi } from '@lectern/sdk/testing';

/**
 * People pay by Stripe, whose script is this one: a form of one line, which takes every payment.
 *
 * @param form `never` doesn't finish loading, `failed` says that it can't
 * @param outcome what the provider knows of a payment
 */
export const payingByStripe =
  ({ form = 'ready', outcome = 'paid', refusal, isChecking = false }: PayingOptions = {}) =>
  (api: MockApi) => {
    api.state.paymentOptions = { provider: 'stripe', publishableKey: 'pk_test_workshop' };
    api.state.paymentOutcome = outcome;
    // The page of a bank that isn't there.
    if (outcome === 'acting') window.open = () => null;
    scene = { form, isChecking, ...(refusal === undefined ? {} : { refusal }) };
    Object.assign(window, { Stripe: Object.assign(() => stripeOf(scene), { version: 'endive' }) });
  };

interface PayingOptions {
  form?: 'ready' | 'never' | 'failed';
  outcome?: MockApi['state']['paymentOutcome'];
  /** Why the payment is refused. */
  refusal?: string;
  /** Whether Stripe goes on checking its fields. */
  isChecking?: boolean;
}

/** Stripe's loader keeps the first script of a page, so what it does is read with each form. */
let scene: Pick<PayingOptions, 'form' | 'refusal' | 'isChecking'> = {};

function stripeOf({ form = 'ready', refusal, isChecking }: typeof scene) {
  const line = document.createElement('p');
  line.textContent = "Stripe's form";
  const handlers = new Map<string, () => void>();
  const element = {
    on: (type: string, handler: () => void) => handlers.set(type, handler),
    mount(host: HTMLElement) {
      if (form === 'ready') host.append(line);
      if (form !== 'never') queueMicrotask(() => handlers.get(form === 'ready' ? 'ready' : 'loaderror')?.());
    },
    destroy: () => line.remove(),
  };
  return {
    elements: () => ({
      create: () => element,
      getElement: () => element,
      update() {},
      submit: () => (isChecking ? new Promise<never>(() => {}) : Promise.resolve({ selectedPaymentMethod: 'card' })),
    }),
    confirmPayment: () => Promise.resolve(refusal === undefined ? {} : { error: { message: refusal } }),
    createConfirmationToken: () => Promise.resolve({ confirmationToken: { id: 'ctoken_workshop' } }),
  };
}
