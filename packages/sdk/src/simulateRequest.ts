import { type SimulatedFeature, simulatedDelays } from './rules/limits.ts';

/**
 * Simulates a call that the API doesn't have (§4): waits as specified in §9, then succeeds. Nothing is sent. If
 * you have a server, give the form your own `onSubmit` instead.
 *
 * @throws DOMException AbortError when the signal ends the wait
 */
export type SimulateRequest = (feature: SimulatedFeature, options?: { signal?: AbortSignal }) => Promise<void>;

export function createSimulateRequest(destroyed: AbortSignal): SimulateRequest {
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
