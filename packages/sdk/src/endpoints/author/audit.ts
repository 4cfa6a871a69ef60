import * as z from 'zod/mini';
import type { EndpointGroup } from '../../http/endpoint.ts';
import { auditInput, auditTrail } from '../../schemas/audit.ts';

/** What admins and operators did, for admins (beyond §7). No call changes it. */
export const audit = {
  /** A page of it, newest first. */
  list: {
    method: 'GET',
    path: '/admin/audit',
    input: auditInput,
    output: z.object({ trail: auditTrail }),
    failure: 'error.unexpected',
  },
} satisfies EndpointGroup;
