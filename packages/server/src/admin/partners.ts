import { partnerInput, partnerReportInput, resolveIssues } from '@lectern/sdk/api';
import { reportMonths } from '@lectern/sdk/rules';
import type { Db } from '../db/database.ts';
import { sentences } from '../problems.ts';
import { MAX_PARTNERS } from '../resources/partners/limits.ts';
import { reportByMonth } from '../resources/partners/reportRepository.ts';
import {
  addPartner,
  findPartner,
  listPartners,
  type PartnerRow,
  updatePartner,
} from '../resources/partners/repository.ts';
import { findUserByEmail } from '../resources/users/repository.ts';
import { OperatorError } from './OperatorError.ts';

interface Options {
  publicUrl?: string | undefined;
  owner?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

interface Action {
  usage: string;
  /** The least number of arguments, and the most. */
  takes: readonly [number, number];
  run: (db: Db, args: readonly string[], options: Options) => Promise<string[]>;
}

/** The result of a schema; throws what is wrong with the input. */
function checked<T>(
  parsed: { success: true; data: T } | { success: false; error: { issues: Parameters<typeof resolveIssues>[0] } },
): T {
  if (parsed.success) return parsed.data;
  throw new OperatorError(
    resolveIssues(parsed.error.issues, sentences)
      .map(({ message }) => message)
      .join('\n'),
  );
}

function refuseOwnOrigin(origins: readonly string[], { publicUrl }: Options): void {
  if (publicUrl && origins.includes(publicUrl)) throw new OperatorError(sentences('rule.partnerOwnOrigin'));
}

async function partnerWith(db: Db, key = ''): Promise<PartnerRow> {
  const partner = await findPartner(db, key);
  if (!partner) throw new OperatorError(`There is no partner with the key ${key}.`);
  return partner;
}

async function ownerOf(db: Db, email: string | undefined): Promise<string | null> {
  if (!email) return null;
  const user = await findUserByEmail(db, email);
  if (!user) throw new OperatorError(`There is no account with the email ${email}.`);
  return user.id;
}

async function setState(db: Db, key: string | undefined, state: PartnerRow['state']): Promise<PartnerRow> {
  const partner = await partnerWith(db, key);
  await updatePartner(db, partner.id, { state });
  return partner;
}

/** Rows as columns of equal width. */
function table(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows.map((row) => row.map((cell, column) => cell.padStart(widths[column] ?? 0)).join('  '));
}

const most = Number.POSITIVE_INFINITY;

const actions: Record<string, Action> = {
  list: {
    usage: 'list',
    takes: [0, 0],
    async run(db) {
      const all = await listPartners(db);
      return all.length === 0
        ? ['There are no partners.']
        : all.map(({ partner }) => `${partner.key}  ${partner.state}  ${partner.name}  ${partner.origins.join(' ')}`);
    },
  },
  add: {
    usage: 'add <name> <origin>...',
    takes: [2, most],
    async run(db, [name, ...origins], options) {
      const { owner } = options;
      const { ownerEmail, ...draft } = checked(
        partnerInput.safeParse({ name, origins, ...(owner === undefined ? {} : { ownerEmail: owner }) }),
      );
      refuseOwnOrigin(draft.origins, options);
      const partner = await addPartner(db, { ...draft, ownerId: await ownerOf(db, ownerEmail) }, MAX_PARTNERS);
      if (!partner) throw new OperatorError(`There are ${MAX_PARTNERS} partners already.`);
      return [`${partner.name} is a partner. Key: ${partner.key}`];
    },
  },
  'set-origins': {
    usage: 'set-origins <key> <origin>...',
    takes: [2, most],
    async run(db, [key, ...given], options) {
      const { id, name } = await partnerWith(db, key);
      const { origins } = checked(partnerInput.safeParse({ name, origins: given }));
      refuseOwnOrigin(origins, options);
      await updatePartner(db, id, { origins });
      return [`${name} may use its key on ${origins.join(' ')}`];
    },
  },
  revoke: {
    usage: 'revoke <key>',
    takes: [1, 1],
    run: async (db, [key]) => [`The key of ${(await setState(db, key, 'revoked')).name} no longer works.`],
  },
  restore: {
    usage: 'restore <key>',
    takes: [1, 1],
    run: async (db, [key]) => [`The key of ${(await setState(db, key, 'active')).name} works again.`],
  },
  report: {
    usage: 'report <key> [--from 2026-01] [--to 2026-06]',
    takes: [1, 1],
    async run(db, [key], { from, to }) {
      const { id: partnerId } = await partnerWith(db, key);
      const range = { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
      checked(partnerReportInput.safeParse({ partnerId, ...range }));
      const months = await reportByMonth(db, partnerId, reportMonths(range));
      const money = ['revenue', 'earned', 'refunded', 'paid out'];
      const head = ['month', 'checkouts', 'orders', ...money, 'sign-ups', 'enrollments'];
      const cells = months.map(({ month, checkouts, orders, signUps, enrollments, ...rest }) => [
        month,
        ...[checkouts, orders].map(String),
        ...[rest.revenue, rest.share, rest.refunded, rest.paidOut].map((rupees) => rupees.toFixed(2)),
        ...[signUps, enrollments].map(String),
      ]);
      return table([head, ...cells]);
    },
  },
};

/** The commands after `partners`, one a line. */
export const partnerUsage = Object.values(actions).map(({ usage }) => usage);

/**
 * Prepares a command about partners. Returns what is wrong with its arguments, or the function that runs it and returns
 * its lines.
 */
export function preparePartners(
  [name = '', ...args]: readonly string[],
  options: Options,
): string | ((db: Db, publicUrl: string | undefined) => Promise<string[]>) {
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
  if (!action) return `Unknown command: partners ${name}.`;
  const [least, limit] = action.takes;
  if (args.length < least || args.length > limit) return `Usage: partners ${action.usage}`;
  return (db, publicUrl) => action.run(db, args, { ...options, publicUrl });
}
