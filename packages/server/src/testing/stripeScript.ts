/**
 * In place of Stripe's script: the part of it that the checkout uses. Its form is one field for a card and a choice to pay
 * on a bank's page; it talks to the stand-in that it comes from.
 */
export const stripeScript = `(() => {
  const origin = new URL(document.currentScript.src).origin;
  const post = async (fields) => (await fetch(origin + '/confirm', { method: 'POST', body: new URLSearchParams(fields) })).json();
  const createElement = () => {
    const handlers = {};
    const form = document.createElement('div');
    const on = (type, handler) => { (handlers[type] ??= []).push(handler); return element; };
    const fire = (type, event) => (handlers[type] ?? []).forEach((handler) => handler(event));
    const kind = () => form.querySelector('select').value;
    const element = {
      on,
      mount(host) {
        form.innerHTML = '<label>Pay with <select><option value="card">Card</option><option value="bank">Bank</option></select></label> <label>Card number <input inputmode="numeric"></label>';
        form.querySelector('select').addEventListener('change', () => fire('change', { value: { type: kind() } }));
        host.append(form);
        setTimeout(() => { fire('ready', { elementType: 'payment' }); fire('change', { value: { type: kind() } }); });
      },
      update() {},
      destroy() { form.remove(); },
      kind,
      number: () => form.querySelector('input').value.replace(/\\s/g, ''),
    };
    return element;
  };
  const Stripe = (key) => ({
    elements(options) {
      let element;
      return {
        options,
        create: () => (element = createElement()),
        getElement: () => element ?? null,
        update(changes) { Object.assign(options, changes); },
        async submit() {
          if (element.kind() === 'card' && element.number() === '') return { error: { type: 'validation_error', message: 'Your card number is incomplete.' } };
          return { selectedPaymentMethod: element.kind() };
        },
        element: () => element,
      };
    },
    async createConfirmationToken({ elements }) {
      const element = elements.element();
      const made = element.kind() === 'bank' ? 'bank' : element.number();
      return { confirmationToken: { id: 'ctoken_' + Math.random().toString(36).slice(2) + '_' + made } };
    },
    async confirmPayment({ elements, clientSecret, confirmParams }) {
      const element = elements.element();
      if (element.kind() === 'bank') {
        location.assign(origin + '/bank?' + new URLSearchParams({ secret: clientSecret, return_url: confirmParams.return_url }));
        return new Promise(() => {});
      }
      return post({ clientSecret, card: element.number() });
    },
  });
  Stripe.version = 'endive';
  window.Stripe = Stripe;
})();`;
