import type * as query from '@tanstack/react-query';

// TanStack's own, which only carry types. Theirs come with React contexts, and no server component can load these.
export const queryOptions = ((options: object) => options) as typeof query.queryOptions;
export const infiniteQueryOptions = ((options: object) => options) as typeof query.infiniteQueryOptions;
export const keepPreviousData: typeof query.keepPreviousData = (previous) => previous;
