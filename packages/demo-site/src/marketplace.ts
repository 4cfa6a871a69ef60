import { createMarketplace } from '@lectern/sdk';
import { takeEarlyResponse } from './earlyRequests.ts';

/** The site's marketplace. It verifies a stored session before it trusts it. */
export const marketplace = createMarketplace({
  baseUrl: '/api',
  verifySession: true,
  earlyResponses: takeEarlyResponse,
});
