import type { UsePartnerManagerResult } from '../../hooks/admin/usePartnerManager.ts';
import { createRootContext } from '../../ui/rootContext.ts';

/** The partners of the manager that a part belongs to, and the actions on them. */
export const [PartnerManagerProvider, usePartnerManagerContext] =
  createRootContext<UsePartnerManagerResult>('PartnerManager');
