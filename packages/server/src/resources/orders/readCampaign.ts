import { type Campaign, campaignTags, maxCampaignTag } from '@lectern/sdk/api';

/**
 * The campaign in a query such as `?utm_source=letter&utm_campaign=spring`; undefined where there is none. Other
 * parameters are left out, and tags are cut and cleaned: no purchase fails for an address.
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
