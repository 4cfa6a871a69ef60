import * as z from 'zod/mini';
import { text } from './primitives.ts';

/** What a campaign's address may say, in the usual order. */
export const campaignTags = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;
/** The name of one of them. */
export type CampaignTag = (typeof campaignTags)[number];
/** Characters of a tag; longer ones are cut. */
export const maxCampaignTag = 100;

const tag = z.optional(text(maxCampaignTag));

/** Where a buyer comes from, as the address of a campaign says it. */
export const campaign = z.strictObject({
  utm_source: tag,
  utm_medium: tag,
  utm_campaign: tag,
  utm_term: tag,
  utm_content: tag,
} satisfies Record<CampaignTag, typeof tag>);
export type Campaign = z.output<typeof campaign>;
