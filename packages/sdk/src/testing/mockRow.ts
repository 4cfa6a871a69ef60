import type * as z from 'zod/mini';
import type { Endpoints } from '../endpoints/index.ts';
import type { Endpoint } from '../http/endpoint.ts';
import type { MockUser } from './seed.ts';

/** The context of a call. */
interface Context<E extends Endpoint> {
  input: z.output<E['input']>;
  /** Undefined if the call is anonymous. */
  user: MockUser | undefined;
  /** The key of the partner whose page makes the call, if the token is of such a page. */
  partnerKey: string | undefined;
  /** Whether the page has a partner's test key. */
  isTest: boolean;
  /** The API key of a partner's server, if the call takes one. */
  apiKey: string | undefined;
  /** The address of the request. */
  url: string;
  /** Throws a 401 if no user is signed in. */
  signedIn(): MockUser;
}

/** One handler for each row: a missing one doesn't compile. */
export type MockAnswers = {
  [Group in keyof Endpoints]: {
    [Name in keyof Endpoints[Group]]: Endpoints[Group][Name] extends Endpoint
      ? (context: Context<Endpoints[Group][Name]>) => unknown
      : never;
  };
};
