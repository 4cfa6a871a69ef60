import * as z from 'zod/mini';
import type { EndpointGroup } from '../../http/endpoint.ts';
import {
  byNumber,
  certificate,
  certificateCheck,
  certificateUpdate,
  certificateVerdict,
} from '../../schemas/certificate.ts';
import { emptyInput, optional } from '../../schemas/primitives.ts';

const one = z.object({ certificate });

/** What learners have for completed courses (beyond §7), on the marketplace's own pages. */
export const certificates = {
  /** The signed-in person's certificates, newest first. One that is due and missing is issued. */
  list: {
    method: 'GET',
    path: '/certificate',
    input: emptyInput,
    output: z.object({ certificates: z.array(certificate) }),
    failure: 'error.unexpected',
  },
  /** A certificate that its holder shows to everyone, or one of one's own. */
  get: {
    method: 'GET',
    path: '/certificate/{number}',
    input: byNumber,
    output: one,
    failure: 'error.unexpected',
    refuses: ['certificate_private'],
  },
  /** Shows one's certificate to everyone, or hides it. */
  update: {
    method: 'PUT',
    path: '/certificate/{number}',
    input: certificateUpdate,
    output: one,
    failure: 'error.unexpected',
  },
  /** Whether a credential is what was signed here, and still counts; anyone may ask. */
  check: {
    method: 'POST',
    path: '/certificate/check',
    input: certificateCheck,
    output: z.object({ verdict: certificateVerdict, certificate: optional(certificate) }),
    failure: 'error.unexpected',
    anonymous: true,
  },
} satisfies EndpointGroup;
