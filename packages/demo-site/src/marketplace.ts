import { createMarketplace } from '@lectern/sdk';
import { takeEarlyResponse } from './earlyRequests.ts';

/** The one marketplace of this page. The site verifies a stored session before it believes it. */
export const marketplace = createMarketplace({
  baseUrl: '/api',
  verifySession: true,
  earlyResponses: takeEarlyResponse,
});
