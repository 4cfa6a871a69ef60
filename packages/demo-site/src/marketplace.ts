import { servedMoney } from '@lectern/common/servedMoney.ts';
import { createMarketplace } from '@lectern/sdk';
import { author } from '@lectern/sdk/author';
import { takeEarlyResponse } from './earlyRequests.ts';
import { forgetLinkedCode } from './linkedCode.ts';

/** The site's marketplace. It verifies a stored session before it trusts it. */
export const marketplace = createMarketplace({
  baseUrl: '/api',
  money: servedMoney(),
  author,
  verifySession: true,
  earlyResponses: takeEarlyResponse,
  onEvent({ type }) {
    if (type === 'order.placed') forgetLinkedCode();
  },
});
