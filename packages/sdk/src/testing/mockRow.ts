import type * as z from 'zod/mini';
import type { Endpoints } from '../endpoints/index.ts';
import type { Endpoint } from '../http/endpoint.ts';
import type { MockUser } from './seed.ts';

/** What an answer is made from. */
interface Context<E extends Endpoint> {
  input: z.output<E['input']>;
  /** Nobody where the call is anonymous. */
  user: MockUser | undefined;
  /** Refuses with 401 where nobody is signed in. */
  signedIn(): MockUser;
}

/** One answer for each row: a missing one does not compile. */
export type MockAnswers = {
  [Group in keyof Endpoints]: {
    [Name in keyof Endpoints[Group]]: Endpoints[Group][Name] extends Endpoint
      ? (context: Context<Endpoints[Group][Name]>) => unknown
      : never;
  };
};
