import { type Campaign, campaignTags, maxCampaignTag } from './schemas/campaign.ts';

/**
 * The campaign in a query such as `?utm_source=letter&utm_campaign=spring`; undefined where there is none. Other
 * parameters are left out, and whatever a tag has, the order is valid with it.
 */
export function readCampaign(query: string | undefined): Campaign | undefined {
  const params = new URLSearchParams(query);
  const tags = campaignTags.flatMap((tag) => {
    // Cut before it is cleaned: half of a character may be left.
    const value = params
      .get(tag)
      ?.slice(0, maxCampaignTag)
      .replace(/[\p{Cc}\p{Cs}]/gu, '')
      .trim();
    return value ? [[tag, value] as const] : [];
  });
  return tags.length > 0 ? Object.fromEntries(tags) : undefined;
}
