import * as z from 'zod/mini';
import type { EndpointGroup } from '../../http/endpoint.ts';
import {
  authorizationAsker,
  authorizationClient,
  authorizationRequest,
  codeExchange,
  sessionHandle,
} from '../../schemas/authorization.ts';
import { emptyOutput } from '../../schemas/primitives.ts';
import { partnerSessionAnswer } from '../../schemas/user.ts';

/**
 * Signing in on partners' pages: an authorization code with PKCE, and tokens that expire after 15 minutes (beyond §7).
 * The session store makes these calls.
 */
export const authorization = {
  /** The partner who asks for a sign-in, and the origin to which its answer goes. */
  client: {
    method: 'GET',
    path: '/authorization/client',
    input: authorizationClient,
    output: authorizationAsker,
    failure: 'authorization.clientFailed',
    refuses: ['unknown_key', 'revoked_key', 'unregistered_origin'],
    anonymous: true,
  },
  /** Answers a code for the asking page. It works once, for a minute. */
  createCode: {
    method: 'POST',
    path: '/authorization/codes',
    input: authorizationRequest,
    output: z.object({ code: z.string() }),
    failure: 'authorization.codeFailed',
    refuses: ['unknown_key', 'revoked_key', 'unregistered_origin', 'too_many_attempts'],
  },
  /** Answers a session for a code. A code that is used again ends the session that it began. */
  exchange: {
    method: 'POST',
    path: '/authorization/token',
    input: codeExchange,
    output: partnerSessionAnswer,
    failure: 'authorization.exchangeFailed',
    refuses: ['invalid_code', 'unknown_key', 'revoked_key', 'unregistered_origin', 'too_many_attempts'],
    authentication: true,
    anonymous: true,
  },
  /** Answers a new token and the next handle. A handle that is used again ends the session. */
  renew: {
    method: 'POST',
    path: '/authorization/renew',
    input: z.strictObject({ handle: sessionHandle }),
    output: partnerSessionAnswer,
    failure: 'authorization.renewFailed',
    anonymous: true,
  },
  /** Signs out on the partner's page, at the marketplace, and on every other page that this sign-in reached. */
  end: {
    method: 'POST',
    path: '/authorization/end',
    input: z.strictObject({ handle: sessionHandle }),
    output: emptyOutput,
    failure: 'authorization.endFailed',
    anonymous: true,
  },
} satisfies EndpointGroup;
