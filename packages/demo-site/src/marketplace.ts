import { servedMoney } from '@lectern/common/servedMoney.ts';
import { createMarketplace } from '@lectern/sdk';
import { author } from '@lectern/sdk/author';
import { takeEarlyResponse } from './earlyRequests.ts';
import { forgetLinkedCode } from './linkedCode.ts';
import { linkedFrom, linkedPartner } from './linkedPartner.ts';

const partnerKey = linkedPartner();

/** The site's marketplace. It verifies a stored session before it trusts it. */
export const marketplace = createMarketplace({
  baseUrl: '/api',
  money: servedMoney(),
  author,
  verifySession: true,
  // Of the link that led here, if it says so.
  ...(partnerKey && { partnerKey }),
  campaign: linkedFrom,
  earlyResponses: takeEarlyResponse,
  onEvent({ type }) {
    if (type === 'order.placed') forgetLinkedCode();
  },
});
