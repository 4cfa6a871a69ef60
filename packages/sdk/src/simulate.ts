import { type SimulatedFeature, simulatedDelays } from './rules/limits.ts';

/**
 * What a simulated feature does (§4): it waits as long as §9 says and succeeds; no server hears of it. Hand a function
 * of your own to the form instead where there is a server.
 *
 * @throws DOMException AbortError when the signal ends the wait
 */
export type Simulate = (feature: SimulatedFeature, options?: { signal?: AbortSignal }) => Promise<void>;

export function createSimulate(destroyed: AbortSignal): Simulate {
  return (feature, { signal } = {}) =>
    new Promise((resolve, reject) => {
      const ends = AbortSignal.any([destroyed, ...(signal ? [signal] : [])]);
      const cancel = () => {
        clearTimeout(timer);
        reject(new DOMException('Cancelled', 'AbortError'));
      };
      const timer = setTimeout(() => {
        ends.removeEventListener('abort', cancel);
        resolve();
      }, simulatedDelays[feature]);
      if (ends.aborted) cancel();
      else ends.addEventListener('abort', cancel, { once: true });
    });
}
