import { type ComponentType, lazy, useState } from 'react';

interface Later<Props> {
  /** Suspends until the code is there, and throws where it can't be loaded. Another `attempt` then loads it again. */
  Component: ComponentType<Props & { attempt: unknown }>;
  /** Loads the code ahead. */
  load: () => Promise<{ default: ComponentType<Props> }>;
  /** Whether the code is there, so that the component shows without a connection. */
  isHere: () => boolean;
}

/**
 * Like React's `lazy`, but a failure doesn't last, and code that has already loaded doesn't suspend: on a server, and
 * while its markup is hydrated.
 */
/* @__NO_SIDE_EFFECTS__ */
export function latePage<Props extends object>(
  importCode: () => Promise<{ default: ComponentType<Props> }>,
): Later<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<{ default: ComponentType<Props> }> | undefined;
  let hasFailed = false;
  let current: { attempt: unknown; Lazy: ComponentType<Props> } | undefined;
  /** One attempt at a time, which a visit and a preload share. */
  const load = () => {
    loading ??= loadAgain().finally(() => {
      loading = undefined;
    });
    return loading;
  };
  async function loadAgain() {
    try {
      if (hasFailed) await loadSheetsAgain();
      const code = await importCode();
      loaded = code.default;
      return code;
    } catch (error) {
      hasFailed = true;
      throw error;
    }
  }
  function Component({ attempt, ...props }: Props & { attempt: unknown }) {
    const [Shown] = useState(() => {
      if (loaded) return loaded;
      if (!current || (hasFailed && current.attempt !== attempt)) {
        current = { attempt, Lazy: lazy(load) as unknown as ComponentType<Props> };
      }
      return current.Lazy;
    });
    // The rest of the props is all but `attempt`.
    return <Shown {...(props as unknown as Props)} />;
  }
  return { Component, load, isHere: () => !!loaded };
}

/**
 * The bundler requests each style sheet only once, even if it failed. A sheet without content may still be on its
 * way, and someone may wait for its link: it stays.
 */
async function loadSheetsAgain(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  const there = new Set(links.filter(({ sheet }) => sheet).map(({ href }) => href));
  const missing = new Map(links.filter(({ href }) => !there.has(href)).map((link) => [link.href, link]));
  const loadAgain = (link: HTMLLinkElement) =>
    new Promise<void>((resolve, reject) => {
      const again = link.cloneNode() as HTMLLinkElement;
      again.addEventListener('load', () => resolve());
      again.addEventListener('error', () => {
        again.remove();
        reject(new Error(`Unable to preload CSS for ${link.href}`));
      });
      link.after(again);
    });
  await Promise.all([...missing.values()].map(loadAgain));
}
