import * as query from '@tanstack/react-query';
import { useLectern } from './context.ts';

/** The provider's query client. TanStack's context is not used: it holds the host's own client. */
export const useQueryClient = (): query.QueryClient => useLectern('A query').queryClient;

// Assertions: a wrapper can't express that each overload of the original takes the client as its second argument.
export const useQuery = ((options: query.UseQueryOptions) =>
  query.useQuery(options, useQueryClient())) as typeof query.useQuery;

export const useMutation = ((options: query.UseMutationOptions) =>
  query.useMutation(options, useQueryClient())) as typeof query.useMutation;
