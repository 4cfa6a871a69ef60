import type { Parts } from './endpoints/index.ts';
import type { author } from './parts/author.ts';

type Rows = Parts['author'];

/** What adds the calls of instructors and admins to a client: `author` of `@lectern/sdk/author`. */
export interface AuthorCalls {
  /** @internal */
  readonly names: { readonly [Group in keyof Rows]: { readonly [Name in keyof Rows[Group]]: 0 } };
  /** @internal */
  readonly load: () => Promise<typeof author>;
}
