import { ApiError, ValidationError } from '@lectern/sdk';
import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * What travels with a rendered page: the answers of its queries, and the refusals. Unlike `prefetch` of `@lectern/react`,
 * nothing may be left out: a page is rendered whole or not at all (decision 98).
 */
interface PageState {
  answers: (readonly [key: QueryKey, answer: unknown])[];
  refusals: (readonly [key: QueryKey, refusal: Refusal])[];
}
/** Without a status, the input was invalid and nothing was sent. */
type Refusal = Pick<ApiError, 'message'> & Partial<Pick<ApiError, 'code' | 'status' | 'hasServerMessage'>>;

/** A query that failed stays as it is when the page that shows it is mounted. Returns a function that ends this. */
export function keepRefusals(client: QueryClient): () => void {
  const options = client.getDefaultOptions();
  client.setDefaultOptions({ ...options, queries: { ...options.queries, retryOnMount: false } });
  return () => client.setDefaultOptions(options);
}

/** The answers of all queries as JSON that can stand inside a `<script>` element. */
export function writePageState(client: QueryClient): string {
  const state: PageState = { answers: [], refusals: [] };
  for (const { queryKey, state: query } of client.getQueryCache().getAll()) {
    if (query.status === 'success') state.answers.push([queryKey, query.data]);
    else if (query.error instanceof ApiError) {
      const { message, code, status, hasServerMessage } = query.error;
      state.refusals.push([queryKey, { message, code, status, hasServerMessage }]);
    } else if (query.error) state.refusals.push([queryKey, { message: query.error.message }]);
  }
  // "<" could end the element, and the separators end lines in old scripts. JSON escapes lone surrogates itself.
  return JSON.stringify(state).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

export const hasRefusals = (json: string): boolean => (JSON.parse(json) as PageState).refusals.length > 0;

/** Fills the query cache from a page's state, as if everything had just been fetched. */
export function readPageState(client: QueryClient, json: string): void {
  const { answers, refusals } = JSON.parse(json) as PageState;
  for (const [queryKey, answer] of answers) client.setQueryData(queryKey, answer);
  for (const [queryKey, { message, status, code = '', hasServerMessage = false }] of refusals) {
    const error = status ? new ApiError(message, { code, status, hasServerMessage }) : new ValidationError(message);
    const query = client.getQueryCache().build(client, { queryKey });
    query.setState({ status: 'error', error, errorUpdatedAt: Date.now(), errorUpdateCount: 1, fetchStatus: 'idle' });
  }
}
