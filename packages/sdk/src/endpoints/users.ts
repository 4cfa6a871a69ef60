import * as z from 'zod/mini';
import type { EndpointGroup } from '../http/endpoint.ts';
import { nothing } from '../schemas/primitives.ts';
import { user } from '../schemas/user.ts';

/** The signed-in person's own data (§7). */
export const users = {
  /** The whole profile. */
  profile: {
    method: 'GET',
    path: '/user/profile',
    input: nothing,
    output: z.object({ user }),
    failure: 'auth.profileFailed',
  },
} satisfies EndpointGroup;
