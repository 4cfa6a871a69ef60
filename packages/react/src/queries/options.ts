import type * as query from '@tanstack/react-query';

// Like TanStack's, which only add types; theirs import React contexts, which server components can't load.
export const queryOptions = ((options: object) => options) as typeof query.queryOptions;
export const infiniteQueryOptions = ((options: object) => options) as typeof query.infiniteQueryOptions;
export const keepPreviousData: typeof query.keepPreviousData = (previous) => previous;
