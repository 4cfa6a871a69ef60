import { createMarketplace } from '@lectern/sdk';
import { author } from '@lectern/sdk/author';
import { takeEarlyResponse } from './earlyRequests.ts';

/** The site's marketplace. It verifies a stored session before it trusts it. */
export const marketplace = createMarketplace({
  baseUrl: '/api',
  author,
  verifySession: true,
  earlyResponses: takeEarlyResponse,
});
