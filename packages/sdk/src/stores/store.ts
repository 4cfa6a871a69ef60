import { createStore } from 'zustand/vanilla';
import type { KeyValueStore } from './storage.ts';
import { parseJson } from './stored.ts';

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

/**
 * Creates a store that is kept under a key of this browser and follows other tabs.
 *
 * @param read makes a state of what is stored, which may be missing or damaged
 * @param unknown the state on a server
 */
export function createKeptStore<State extends object>(
  storage: KeyValueStore,
  key: string,
  read: (stored: unknown, text: string | undefined) => State,
  unknown: State,
) {
  const parse = (text: string | undefined) => read(parseJson(text), text);
  const stored = () => parse(storage.get(key));
  const { view, get, set } = createOwnedStore<State>(stored(), unknown);
  const stopListening = storage.onChange(key, (text) => set(parse(text)));
  return {
    view,
    get,
    set,
    /** What is stored now: a page that comes back from the history has missed what other tabs wrote. */
    stored,
    /** Changes the state and stores `kept`. */
    keep(state: State, kept: unknown = state) {
      set(state);
      storage.set(key, JSON.stringify(kept));
    },
    destroy: () => void stopListening(),
  };
}
