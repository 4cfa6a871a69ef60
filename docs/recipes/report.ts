import { createPartner } from '@lectern/sdk/partner';

/** What came through you yesterday, and with which campaigns. Its day is one of UTC. */
export async function yesterday(baseUrl: string, apiKey: string) {
  const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  const { days, campaigns } = await createPartner({ baseUrl, apiKey }).report({ from: day, to: day });
  return { ...days[0], campaigns };
}
