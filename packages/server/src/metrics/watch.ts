import type { PaymentProvider } from '../payments/provider.ts';
import type { Storage } from '../storage/storage.ts';
import { timed } from '../timed.ts';

export const CALLS = ['begin', 'find', 'cancel', 'refund'];

/** Counts what comes of the calls to a provider; `error`: nobody knows. */
export const watchPayments = (payments: PaymentProvider, count: (call: string, outcome: string) => void = () => {}) =>
  watchCalls('payments', payments, CALLS, (call, outcome) =>
    count(call, 'error' in outcome ? 'error' : (outcome.result as { kind: string }).kind),
  );

export const OPERATIONS = ['write', 'read', 'remove', 'has'];

/** Counts the calls to a storage that fail; that a file isn't there is no failure. */
export const watchStorage = (storage: Storage, count: (operation: string) => void = () => {}) =>
  watchCalls('storage', storage, OPERATIONS, (operation, outcome) => {
    if ('error' in outcome && (outcome.error as NodeJS.ErrnoException).code !== 'ENOENT') count(operation);
  });

type Outcome = { result: unknown } | { error: unknown };

/** The same object, whose asynchronous functions of these names are timed and tell what came of them. */
function watchCalls<T extends object>(
  service: string,
  target: T,
  names: readonly string[],
  tell: (name: string, outcome: Outcome) => void,
): T {
  return new Proxy(target, {
    get(object, name) {
      const value: unknown = Reflect.get(object, name);
      if (typeof value !== 'function' || !names.includes(String(name))) return value;
      return (...given: unknown[]) =>
        timed(
          'service',
          async () => {
            try {
              const result: unknown = await value.apply(object, given);
              tell(String(name), { result });
              return result;
            } catch (error) {
              tell(String(name), { error });
              throw error;
            }
          },
          () => ({ name: `${service} ${String(name)}` }),
        );
    },
  });
}
