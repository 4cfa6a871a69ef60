import type { AuthorMarketplace } from '@lectern/sdk';
import { useLectern } from './context.ts';

/**
 * The provider's client, with the calls of instructors and admins. `name` is the widget that asks, for the error if the
 * client has none.
 */
export function useAuthorMarketplace(name = 'This component'): AuthorMarketplace {
  const { marketplace } = useLectern(name);
  if (!('createQuiz' in marketplace)) {
    throw new Error(
      `${name} needs the calls of instructors and admins. Pass them to the client: import { author } from '@lectern/sdk/author', then createMarketplace({ baseUrl, author }).`,
    );
  }
  // An assertion: TypeScript knows from `in` that one call is there, not that all are.
  return marketplace as AuthorMarketplace;
}
