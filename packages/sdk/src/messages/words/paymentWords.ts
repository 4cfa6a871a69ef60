/** Paying in the form of a payment provider. It loads with that form. */
export const paymentWords = {
  'checkout.payment': 'Payment',
  'checkout.testNote': 'Test mode: no money is moved. Pay with 4242 4242 4242 4242, any later date and any code.',
  'checkout.stripeNote': 'Stripe takes the payment. What you enter here never passes through this site.',
  'checkout.formFailed': "The payment form couldn't be loaded. You haven't been charged.",
  'checkout.bankWindow': 'Confirm the payment in the window of your bank. This page goes on by itself.',
  'checkout.openBank': 'Open the window again',
  'checkout.processing': 'Your payment is being processed',
  'checkout.processingNote':
    "Your bank hasn't confirmed it yet. You can close this page: the courses are yours as soon as it does. You'll get a notification, and you won't be charged twice.",
  'checkout.viewOrder': 'View order',
};
