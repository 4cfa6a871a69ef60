import { isApiError, isValidationError } from '@lectern/sdk';
import type { QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { useQueryClient } from '../../provider/query.ts';

/** How long a missing resource isn't requested again when a component mounts. */
const FRESH_MS = 30_000;

/**
 * The error with which the cache said on mount that visitors find nothing here, as after a server rendered "not found".
 * Then visitors request nothing until they ask for it. Users may see more of a course, such as their own drafts, and of an
 * instructor the same.
 */
export function useKnownMissing(queryKey: QueryKey): Error | undefined {
  const client = useQueryClient();
  const key = JSON.stringify(queryKey);
  const [missing] = useState(() => {
    const state = client.getQueryState(queryKey);
    const error = state?.error ?? undefined;
    const isMissing = isValidationError(error) || (isApiError(error) && error.status === 404);
    const isFresh = state && Date.now() - state.errorUpdatedAt < FRESH_MS;
    return { key, error: isMissing && isFresh ? error : undefined };
  });
  return missing.key === key ? missing.error : undefined;
}
