import { type ComponentType, createContext, useEffect, useRef, useState } from 'react';

/** Says that what was pressed could not be loaded, as a notice of the provider's. Returns a function that takes it back. */
export const LoadFailureContext = createContext<() => () => void>(() => () => {});

/** What {@link deferred} returns. */
export interface Deferred<Props> {
  /** Loads the code, once; rejects where it can't be loaded. */
  preload: () => Promise<void>;
  /**
   * Loads the code and returns the component once it is there. After a failure it is loaded again when the connection is
   * back, and with another `attempt`.
   *
   * @param attempt Another value tries again after a failure.
   * @param isWanted Nothing is loaded before it is true.
   * @param onFailure Called when an attempt fails. What it returns is called when the next one begins.
   */
  useLoaded: (attempt?: unknown, isWanted?: boolean, onFailure?: () => unknown) => ComponentType<Props> | undefined;
}

/** A component whose code isn't part of the first load. In contrast to `lazy`, it neither suspends nor throws. */
export function deferred<Props>(load: () => Promise<ComponentType<Props>>): Deferred<Props> {
  let Loaded: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  const preload = () => {
    loading ??= load().then(
      (component) => {
        Loaded = component;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  return {
    preload,
    useLoaded(attempt, isWanted = true, onFailure) {
      const [isLoaded, setLoaded] = useState(Loaded !== undefined);
      const takeBack = useRef<unknown>(undefined);
      // biome-ignore lint/correctness/useExhaustiveDependencies: a new `attempt` loads again; a new `onFailure` must not.
      useEffect(() => {
        if (!isWanted) return;
        if (typeof takeBack.current === 'function') takeBack.current();
        takeBack.current = undefined;
        if (Loaded) return setLoaded(true);
        const effect = new AbortController();
        const { signal } = effect;
        const begin = () =>
          void preload().then(
            () => signal.aborted || setLoaded(true),
            () => {
              if (signal.aborted) return;
              window.addEventListener('online', begin, { once: true, signal });
              takeBack.current = onFailure?.();
            },
          );
        begin();
        return () => effect.abort();
      }, [attempt, isWanted]);
      return isLoaded ? Loaded : undefined;
    },
  };
}
