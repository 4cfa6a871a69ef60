import { type ComponentType, createContext, useEffect, useRef, useState } from 'react';

/** Says that what was pressed could not be loaded, as a notice of the provider's. Returns a function that takes it back. */
export const LoadFailureContext = createContext<() => () => void>(() => () => {});

interface LateOptions {
  /** Another value tries again after a failure. */
  attempt?: unknown;
  /** Nothing is loaded before it is true. By default it is. */
  isWanted?: boolean;
  /** Called when an attempt fails. What it returns is called when the next one begins. */
  onFailure?: () => (() => void) | undefined;
}

interface LateState<Props> {
  /** Undefined until its code is there. */
  Part: ComponentType<Props> | undefined;
  /** The last attempt has failed. The next one is made when the connection is back. */
  hasFailed: boolean;
  /** Tries again. */
  retry: () => void;
}

/** What {@link late} returns. */
export interface Late<Props> {
  /** Loads the code, once; rejects where it can't be loaded. */
  preload: () => Promise<void>;
  /** Loads the code and returns the component once it is there. */
  usePart: (options?: LateOptions) => LateState<Props>;
}

/** A component whose code isn't part of the first load. In contrast to `lazy`, it neither suspends nor throws. */
export function late<Props>(load: () => Promise<ComponentType<Props>>): Late<Props> {
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
    usePart({ attempt, isWanted = true, onFailure } = {}) {
      /** Undefined until the outcome is known. */
      const [isLoaded, setLoaded] = useState<boolean | undefined>(Loaded && true);
      const [retries, setRetries] = useState(0);
      const takeBack = useRef<() => void>(undefined);
      // biome-ignore lint/correctness/useExhaustiveDependencies: a new `attempt` loads again; a new `onFailure` must not.
      useEffect(() => {
        if (!isWanted) return;
        takeBack.current?.();
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
              setLoaded(false);
              takeBack.current = onFailure?.();
            },
          );
        begin();
        return () => effect.abort();
      }, [attempt, retries, isWanted]);
      return {
        Part: isLoaded ? Loaded : undefined,
        hasFailed: isLoaded === false,
        retry() {
          setLoaded(isLoaded || undefined);
          setRetries(retries + 1);
        },
      };
    },
  };
}
