import * as z from 'zod/mini';
import type { EndpointGroup } from '../../http/endpoint.ts';
import { emptyInput } from '../../schemas/primitives.ts';
import { serverStatus } from '../../schemas/status.ts';

/** What the operator of a marketplace looks at, for admins (beyond §7). */
export const status = {
  /** How the answering server, its database, files, mail and payments are. It tries each. */
  get: {
    method: 'GET',
    path: '/admin/status',
    input: emptyInput,
    output: z.object({ status: serverStatus }),
    failure: 'error.unexpected',
  },
} satisfies EndpointGroup;
