import * as query from '@tanstack/react-query';
import { useLectern } from './context.ts';

/**
 * The hooks of TanStack Query on the provider's client. It is handed over by name and not through their context, where
 * the host's own client belongs.
 */
export const useQueryClient = (): query.QueryClient => useLectern('A query').queryClient;

// Assertions: each overload of the originals takes the client as its second argument, which a wrapper cannot say.
export const useQuery = ((options: query.UseQueryOptions) =>
  query.useQuery(options, useQueryClient())) as typeof query.useQuery;

export const useInfiniteQuery = ((options: Parameters<typeof query.useInfiniteQuery>[0]) =>
  query.useInfiniteQuery(options, useQueryClient())) as typeof query.useInfiniteQuery;

export const useMutation = ((options: query.UseMutationOptions) =>
  query.useMutation(options, useQueryClient())) as typeof query.useMutation;
