import { endpoints } from '@lectern/sdk/api';
import { reportMonths } from '@lectern/sdk/rules';
import type { Destination } from '../../fileLinks.ts';
import { anyone, may, signedIn } from '../../policy.ts';
import { problems } from '../../problems.ts';
import { type Route, route } from '../../route.ts';
import type { Services } from '../../services.ts';
import { clientAddress } from '../auth/clientAddress.ts';
import { beginCheckout } from '../auth/signInLimits.ts';
import { ownOrigin } from '../authorization/ownOrigin.ts';
import { findUserByEmail } from '../users/repository.ts';
import { listApiKeys, renewApiKey, revokeApiKeys } from './apiKeyRepository.ts';
import { partnerWith } from './attribution.ts';
import { MAX_PARTNERS } from './limits.ts';
import { addCheckout, reportByCampaign, reportByMonth } from './reportRepository.ts';
import { addPartner, listOwned, listPartners, updatePartner } from './repository.ts';

type Listed = Awaited<ReturnType<typeof listPartners>>[number];

const toPartner = ({ partner, ownerEmail }: Listed, apiKeys: Awaited<ReturnType<typeof listApiKeys>>) => ({
  _id: partner.id,
  name: partner.name,
  key: partner.key,
  testKey: partner.testKey,
  origins: partner.origins,
  state: partner.state,
  ownerEmail,
  apiKey: apiKeys.get(partner.id),
  createdAt: partner.createdAt.toISOString(),
});

const options = { changes: 'nothing' } as const;

export function partnerRoutes({ db, files }: Services): Route[] {
  const found = async (id: string) => {
    const [row] = await listPartners(db, id);
    if (!row) throw problems.partnerNotFound();
    return { partner: toPartner(row, await listApiKeys(db, id)) };
  };
  /** The owner's id; undefined where none is given, null to have none. */
  const ownerOf = async (email: string | undefined): Promise<string | null | undefined> => {
    if (!email) return email === undefined ? undefined : null;
    const user = await findUserByEmail(db, email);
    if (!user) throw problems.invalidField('ownerEmail', 'rule.partnerOwner');
    return user.id;
  };

  /** Its own pages would frame themselves, and get codes as frames do. */
  const refuseOwnOrigin = (origins: readonly string[] | undefined, request: Destination) => {
    const own = ownOrigin(files, request);
    if (own && origins?.includes(own)) throw problems.invalidField('origins', 'rule.partnerOwnOrigin');
  };

  return [
    route(endpoints.partners.list, may('adminDashboard'), async () => {
      const [all, apiKeys] = await Promise.all([listPartners(db), listApiKeys(db)]);
      return { partners: all.map((row) => toPartner(row, apiKeys)) };
    }),

    route(endpoints.partners.listOwned, signedIn, async ({ actor }) => ({ partners: await listOwned(db, actor.id) })),

    route(
      endpoints.partners.create,
      may('adminDashboard'),
      async ({ input: { name, origins, ownerEmail }, request }) => {
        refuseOwnOrigin(origins, request);
        const fields = { name, origins, ownerId: (await ownerOf(ownerEmail)) ?? null };
        const row = await addPartner(db, fields, MAX_PARTNERS);
        if (!row) throw problems.tooMany('partners', MAX_PARTNERS);
        return found(row.id);
      },
      options,
    ),

    route(
      endpoints.partners.update,
      may('adminDashboard'),
      async ({ input: { partnerId, ownerEmail, ...fields }, request }) => {
        refuseOwnOrigin(fields.origins, request);
        await updatePartner(db, partnerId, { ...fields, ownerId: await ownerOf(ownerEmail) });
        return found(partnerId);
      },
      options,
    ),

    route(
      endpoints.partners.renewApiKey,
      may('adminDashboard'),
      async ({ input: { partnerId } }) => {
        const apiKey = await renewApiKey(db, partnerId);
        if (apiKey === undefined) throw problems.partnerNotFound();
        return { ...(await found(partnerId)), apiKey };
      },
      options,
    ),

    route(
      endpoints.partners.revokeApiKey,
      may('adminDashboard'),
      async ({ input: { partnerId } }) => {
        await revokeApiKeys(db, partnerId);
        return found(partnerId);
      },
      options,
    ),

    route(
      endpoints.partners.report,
      may('adminDashboard'),
      async ({ input: { partnerId, ...range } }) => {
        await found(partnerId);
        const months = reportMonths(range);
        const [byMonth, campaigns] = await Promise.all([
          reportByMonth(db, partnerId, months),
          reportByCampaign(db, partnerId, months),
        ]);
        return { months: byMonth, campaigns };
      },
      { isReport: true },
    ),

    route(
      endpoints.partners.recordCheckout,
      anyone,
      async ({ input, request }) => {
        const partnerId = await partnerWith({ db, files }, request, input.key);
        if (partnerId && (await beginCheckout(db, clientAddress(request.ip))) === 0) await addCheckout(db, partnerId);
        return {};
      },
      options,
    ),
  ];
}
