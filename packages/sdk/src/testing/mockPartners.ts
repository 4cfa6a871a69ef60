import { ruleWords } from '../messages/words/ruleWords.ts';
import { permission } from '../rules/permission.ts';
import { reportMonths } from '../rules/reportMonths.ts';
import { refuse, refuseInput } from './MockProblem.ts';
import type { MockAnswers } from './mockRow.ts';
import type { MockState } from './mockState.ts';
import type { MockUser } from './seed.ts';

/** The partners, which admins maintain. */
export function createMockPartners(state: MockState): MockAnswers['partners'] {
  const requireAdmin = (user: MockUser) => {
    if (!permission(user.role, 'adminDashboard').isAllowed) throw refuse('forbidden');
  };
  const partnerOf = (id: string) => {
    const partner = state.partners.find(({ _id }) => _id === id);
    if (!partner) throw refuse('not_found', 'partner');
    return partner;
  };
  const checkOwner = (ownerEmail: string | undefined) => {
    if (!ownerEmail || state.users.some(({ email }) => email === ownerEmail)) return;
    const message = ruleWords['rule.partnerOwner'];
    throw refuseInput(message, [{ field: 'ownerEmail', message }]);
  };
  const shown = (id: string) => {
    const { ownerEmail, ...partner } = partnerOf(id);
    return { partner: { ...partner, ...(ownerEmail ? { ownerEmail } : {}) } };
  };
  const emptyMonth = {
    checkouts: 0,
    orders: 0,
    revenue: 0,
    share: 0,
    refunded: 0,
    paidOut: 0,
    signUps: 0,
    enrollments: 0,
  };
  const monthsOf = (id: string) => state.partnerMonths.get(id) ?? [];

  return {
    list({ signedIn }) {
      requireAdmin(signedIn());
      return { partners: state.partners };
    },
    listOwned({ signedIn }) {
      const { email } = signedIn();
      const owned = state.partners.filter(({ ownerEmail }) => ownerEmail === email);
      return { partners: owned.map(({ _id, name, state: is }) => ({ _id, name, state: is })) };
    },
    create({ input, signedIn }) {
      requireAdmin(signedIn());
      checkOwner(input.ownerEmail);
      const id = state.nextId();
      const createdAt = new Date().toISOString();
      state.partners.unshift({ ...input, _id: id, key: `pk_${id}`, state: 'active', createdAt });
      return shown(id);
    },
    update({ input: { partnerId, ...fields }, signedIn }) {
      requireAdmin(signedIn());
      const partner = partnerOf(partnerId);
      checkOwner(fields.ownerEmail);
      Object.assign(partner, fields);
      return shown(partnerId);
    },
    renewApiKey({ input: { partnerId }, signedIn }) {
      requireAdmin(signedIn());
      const partner = partnerOf(partnerId);
      const apiKey = `lpk_${state.nextId()}`;
      state.apiKeys.set(apiKey, partnerId);
      const now = new Date();
      const previousUntil = new Date(now.getTime() + 86_400_000).toISOString();
      const before = partner.apiKey ? { previousUntil } : {};
      partner.apiKey = { ending: apiKey.slice(-4), createdAt: now.toISOString(), ...before };
      return { ...shown(partnerId), apiKey };
    },
    revokeApiKey({ input: { partnerId }, signedIn }) {
      requireAdmin(signedIn());
      delete partnerOf(partnerId).apiKey;
      for (const [key, id] of state.apiKeys) if (id === partnerId) state.apiKeys.delete(key);
      return shown(partnerId);
    },
    report({ input: { partnerId, ...range }, signedIn }) {
      requireAdmin(signedIn());
      const known = monthsOf(partnerOf(partnerId)._id);
      return {
        months: reportMonths(range).map(
          (month) => known.find((one) => one.month === month) ?? { month, ...emptyMonth },
        ),
        campaigns: state.partnerCampaigns.get(partnerId) ?? [],
      };
    },
    recordCheckout({ input }) {
      const partner = state.partners.find(({ key, state: is }) => key === input.key && is === 'active');
      if (!partner) return {};
      const month = new Date().toISOString().slice(0, 7);
      const known = monthsOf(partner._id).find((one) => one.month === month) ?? { month, ...emptyMonth };
      const others = monthsOf(partner._id).filter((one) => one.month !== month);
      state.partnerMonths.set(partner._id, [...others, { ...known, checkouts: known.checkouts + 1 }]);
      return {};
    },
  };
}
