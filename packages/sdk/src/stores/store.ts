import { createStore } from 'zustand/vanilla';

/** A fact of this browser: read it, or be told when it changes. Only its owner writes it. */
export interface ReadStore<State> {
  /** What is so now. */
  getState(): State;
  /** What is so before anything of this browser is known: what a server writes, and a browser takes over. */
  getInitialState(): State;
  /** Is told of every change; the answer ends that. */
  subscribe(listener: (state: State, previous: State) => void): () => void;
}

/**
 * A store whose `set` stays with its owner.
 *
 * @param unknown what a server would say, where `initial` was read from this browser
 */
export function createOwnedStore<State extends object>(initial: State, unknown: State = initial) {
  const store = createStore<State>(() => initial);
  const view: ReadStore<State> = {
    getState: store.getState,
    getInitialState: () => unknown,
    subscribe: store.subscribe,
  };
  return { view, get: store.getState, set: (change: Partial<State>) => store.setState(change) };
}
