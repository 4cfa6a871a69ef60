import type { ServiceFault } from '@lectern/sdk/api';

type FaultKind = ServiceFault['kind'];

/**
 * What is wrong with the services that this server uses, in its memory: at most one fact of each kind, which goes with the
 * next success.
 */
export interface Faults {
  /** @param detail for admins, without a secret */
  report(kind: FaultKind, detail?: string): void;
  clear(kind: FaultKind): void;
  find(kind: FaultKind): ServiceFault | undefined;
  list(): ServiceFault[];
  /** Calls the listener when a fault has come or gone. */
  watch(listener: (kind: FaultKind) => void): void;
}

export function createFaults(): Faults {
  const faults = new Map<FaultKind, ServiceFault>();
  let tell = (_kind: FaultKind) => {};
  return {
    report(kind, detail) {
      const now = new Date().toISOString();
      const known = faults.get(kind);
      faults.set(kind, { kind, since: known?.since ?? now, lastAt: now, detail });
      if (!known) tell(kind);
    },
    clear(kind) {
      if (faults.delete(kind)) tell(kind);
    },
    find: (kind) => faults.get(kind),
    list: () => [...faults.values()],
    watch(listener) {
      tell = listener;
    },
  };
}
