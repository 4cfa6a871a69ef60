import type { UsePartnerManagerResult } from '../../hooks/admin/usePartnerManager.ts';
import { createRootContext } from '../../ui/createRoot.tsx';

/** The partners of the manager that a part belongs to, and the actions on them. */
export const [PartnerManagerProvider, usePartners] = createRootContext<UsePartnerManagerResult>('PartnerManager');
