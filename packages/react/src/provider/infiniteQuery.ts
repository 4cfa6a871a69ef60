import * as query from '@tanstack/react-query';
import { useQueryClient } from './query.ts';

// Apart from `query.ts`, so that only screens with such a list load its code. An assertion for the reason given there.
export const useInfiniteQuery = ((options: Parameters<typeof query.useInfiniteQuery>[0]) =>
  query.useInfiniteQuery(options, useQueryClient())) as typeof query.useInfiniteQuery;
