import { isApiError, isValidationError } from '@lectern/sdk';
import type { QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { useQueryClient } from '../provider/query.ts';
import { useUserId } from './useSession.ts';

/** How long a missing resource isn't requested again when a component mounts. */
const FRESH_MS = 30_000;

/**
 * Whether the cache said on mount that visitors find nothing here, as after a server rendered "not found". Then there is
 * nothing to request until the user asks for it or signs in, because users can see their own drafts.
 */
export function useKnownMissing(queryKey: QueryKey): boolean {
  const client = useQueryClient();
  const isVisitor = useUserId() === undefined;
  const key = JSON.stringify(queryKey);
  const [missing] = useState(() => {
    const state = client.getQueryState(queryKey);
    const { error } = state ?? {};
    const isMissing = isValidationError(error) || (isApiError(error) && error.status === 404);
    const isFresh = state && Date.now() - state.errorUpdatedAt < FRESH_MS;
    return isMissing && isFresh ? key : undefined;
  });
  return isVisitor && missing === key;
}
