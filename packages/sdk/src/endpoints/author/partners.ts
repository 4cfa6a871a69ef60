import * as z from 'zod/mini';
import type { EndpointGroup } from '../../http/endpoint.ts';
import { ownedPartner, partner, partnerCampaign, partnerMonth, partnerReportInput } from '../../schemas/partner.ts';
import { apiKeyOf, partnerInput, partnerUpdate } from '../../schemas/partnerInput.ts';
import { emptyInput, withDefault } from '../../schemas/primitives.ts';

const one = z.object({ partner });

/** Sites that embed the marketplace (beyond §7): admins maintain them, and their owners see them. */
export const partners = {
  /** Every partner, newest first. */
  list: {
    method: 'GET',
    path: '/admin/partners',
    input: emptyInput,
    output: z.object({ partners: z.array(partner) }),
    failure: 'partners.listFailed',
  },
  /** The signed-in user's own partners, newest first. */
  listOwned: {
    method: 'GET',
    path: '/user/partners',
    input: emptyInput,
    output: z.object({ partners: z.array(ownedPartner) }),
    failure: 'partners.listFailed',
  },
  /** Registers a partner. The answer has its publishable key. */
  create: {
    method: 'POST',
    path: '/admin/partners',
    input: partnerInput,
    output: one,
    failure: 'partners.createFailed',
    refuses: ['too_many'],
  },
  /** Changes name, origins or owner, or revokes the key and restores it. Changes apply at once, on all servers. */
  update: {
    method: 'PUT',
    path: '/admin/partners/{partnerId}',
    input: partnerUpdate,
    output: one,
    failure: 'partners.updateFailed',
  },
  /** Makes an API key for the partner's server, which is never shown again. The one before works for 24 hours more. */
  renewApiKey: {
    method: 'POST',
    path: '/admin/partners/{partnerId}/api-key',
    input: apiKeyOf,
    output: z.object({ partner, apiKey: z.string() }),
    failure: 'partners.apiKeyFailed',
  },
  /** Revokes the partner's API key, and the one before it, at once. */
  revokeApiKey: {
    method: 'DELETE',
    path: '/admin/partners/{partnerId}/api-key',
    input: apiKeyOf,
    output: one,
    failure: 'partners.apiKeyFailed',
  },
  /** Checkouts, orders, revenue, sign-ups and enrollments through a partner, and what it earned, by month, oldest first. */
  report: {
    method: 'GET',
    path: '/admin/partners/{partnerId}/report',
    input: partnerReportInput,
    output: z.object({
      months: z.array(partnerMonth),
      /** By what was paid, the 50 that brought the most. */
      campaigns: withDefault(z.array(partnerCampaign), []),
    }),
    failure: 'partners.reportFailed',
  },
} satisfies EndpointGroup;
