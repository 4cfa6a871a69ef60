import { createStore } from 'zustand/vanilla';

/** A read-only view of a store. Only its owner writes it. */
export interface ReadStore<State> {
  /** The current state. */
  getState(): State;
  /** The state before anything is read from this browser, for server rendering and hydration. */
  getInitialState(): State;
  /** Calls the listener on every change. Returns an unsubscribe function. */
  subscribe(listener: (state: State, previous: State) => void): () => void;
}

/**
 * Creates a store and a read-only view of it.
 *
 * @param unknown the state on a server, if `initial` was read from this browser
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
