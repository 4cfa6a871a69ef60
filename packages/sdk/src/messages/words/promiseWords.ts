/** What the marketplace promises. */
export const promiseWords = {
  'promise.refund': '30-day money-back guarantee',
  'promise.lifetime': 'Lifetime access',
  'promise.response': "We'll reply within 24 hours.",
  'promise.hours': "We're here from 9 AM to 6 PM EST.",
};
