import { AsyncLocalStorage } from 'node:async_hooks';

/** Who waits for an answer. */
export interface Caller {
  /** The client's address as the limits on signing in count it. */
  readonly address: string;
  /** Whether nobody waits any longer, so that nothing more needs to be done. */
  isGone(): boolean;
  /** Calls the listener when nobody waits any longer. Returns a function that removes it. */
  onGone(listener: () => void): () => void;
}

/** Thrown in place of work whose caller is gone. */
export class CallerGone extends Error {
  override readonly name = 'CallerGone';
  constructor() {
    super('The client has closed the connection.');
  }
}

const current = new AsyncLocalStorage<Caller | undefined>();

/** Runs `work` and all that it starts for a caller; without one, for the server itself. */
export const withCaller = <T>(caller: Caller | undefined, work: () => T): T => current.run(caller, work);

export const currentCaller = (): Caller | undefined => current.getStore();

/** Several callers who wait for the same answer. It counts as the first one's, and goes on until all are gone. */
export function shareCaller(first: Caller | undefined): {
  caller: Caller | undefined;
  join(next: Caller | undefined): void;
} {
  if (!first) return { caller: undefined, join: () => {} };
  let members: (Caller | undefined)[] = [first];
  return {
    caller: {
      address: first.address,
      isGone: () => members.every((member) => member?.isGone()),
      // What several may wait for is not canceled.
      onGone: () => () => {},
    },
    join(next) {
      members = [...members.filter((member) => !member?.isGone()), next];
    },
  };
}
