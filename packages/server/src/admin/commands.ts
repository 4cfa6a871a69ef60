import { eq } from 'drizzle-orm';
import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import { users } from '../db/schema.ts';
import { checkAmounts, generate } from '../demo/generate/generate.ts';
import { seedIfEmpty } from '../demo/seed/seed.ts';
import { createFaults } from '../faults.ts';
import { createLinkTokens } from '../linkTokens.ts';
import { paymentsOf } from '../paymentsOf.ts';
import { passCourses } from '../resources/account/passCourses.ts';
import { retirePrivateKey } from '../resources/certificates/keyRepository.ts';
import { createOutbox } from '../resources/mail/outbox.ts';
import { findUserByEmail } from '../resources/users/repository.ts';
import { openStorage } from '../storage/openStorage.ts';
import { createAdmin, deleteAccount, resetPassword, resetSecondFactor } from './accounts.ts';
import { revokeCertificate } from './certificates.ts';
import { moveFiles, TARGETS } from './moveFiles.ts';
import { OperatorError } from './OperatorError.ts';

/** What was given after the command, by name. */
export type Options = Readonly<Record<string, string | boolean | undefined>>;

interface Context {
  db: Db;
  config: Config;
  /** Empty where the command takes none. */
  argument: string;
  options: Options;
  out: (line: string) => void;
}

/** A command of `npm run admin` that works on a migrated database. It is recorded in the audit trail. */
export interface Command {
  /** What it takes, such as `<email>`. */
  takes?: string;
  /** Beside its name in the help, before the lines of {@link help}. */
  usage?: string;
  help: readonly string[];
  /** What is wrong with the options. */
  check?(options: Options): string | undefined;
  run(context: Context): Promise<void>;
}

const textOf = (value: Options[string]) => (typeof value === 'string' ? value : undefined);

/** A whole number of at most ten digits; `NaN` for anything else, and 0 where the option is missing. */
const numberOf = (value: Options[string]) => {
  const given = textOf(value) ?? '0';
  return /^\d{1,10}$/.test(given) ? Number(given) : Number.NaN;
};

const amountsOf = (options: Options) => ({
  courses: numberOf(options.courses),
  learners: numberOf(options.learners),
  enrollments: numberOf(options.enrollments),
  progress: numberOf(options.progress),
  hasLectures: options['without-lectures'] !== true,
  isAmongPeople: options['among-people'] === true,
});

const targetOf = ({ to }: Options) => TARGETS.find((one) => one === to);

/** Mails of other modes are made by the server. */
const mailOf = (config: Config, out: Context['out']) =>
  createOutbox(
    config.mail ? 'sent' : 'off',
    { warn: (...given: unknown[]) => out(given.join(' ')) },
    createLinkTokens(''),
  );

async function accountOf(db: Db, email: string) {
  const account = await findUserByEmail(db, email.trim().toLowerCase());
  if (!account) throw new OperatorError(`There is no account with the email ${email}.`);
  return account;
}

export const commands: Readonly<Record<string, Command>> = {
  'create-admin': {
    takes: '<email>',
    help: [
      'Creates an admin account and prints its password, or makes an existing account an admin.',
      '--first-name, --last-name (default: Admin Lectern).',
    ],
    async run({ db, argument, options, out }) {
      const name = {
        firstName: textOf(options['first-name']) ?? 'Admin',
        lastName: textOf(options['last-name']) ?? 'Lectern',
      };
      const { isNew, password } = await createAdmin(db, argument, name);
      out(isNew ? `${argument} is now an admin. Password: ${password}` : `${argument} is now an admin.`);
    },
  },
  'reset-password': {
    takes: '<email>',
    help: ['Sets a new password, prints it, and ends all sessions of the account.'],
    async run({ db, argument, out }) {
      out(`${argument} has a new password, and all sessions have ended: ${await resetPassword(db, argument)}`);
    },
  },
  'reset-second-factor': {
    takes: '<email>',
    help: [
      "Removes an account's one-time codes, recovery codes and passkeys, and ends its sessions: for people who have lost",
      'them all. The password stays. Make sure that it is the owner who asks.',
    ],
    async run({ db, config, argument, out }) {
      await resetSecondFactor(db, argument, mailOf(config, out));
      out(`${argument} has no second factor any more, and all sessions have ended.`);
    },
  },
  'delete-account': {
    takes: '<email>',
    help: [
      'Deletes an account for good, as its owner can: for people who ask for it and cannot sign in, and again after a',
      'restore. Ends their open orders at the payment provider, so it needs the STRIPE_ variables of the servers.',
      'Make sure that it is the owner who asks.',
    ],
    async run({ db, config, argument, out }) {
      const services = {
        db,
        storage: await openStorage(config, db),
        payments: paymentsOf(config, db, createFaults()),
        mail: mailOf(config, out),
        seller: config.seller,
        shares: config.shares,
        // Servers are told by the database.
        cache: { changeNumbers: () => {} },
        noteWrite: async () => {},
      };
      await deleteAccount(services, argument, (error) =>
        out(`An upload is left, which the next start removes: ${error}`),
      );
      out(`The account of ${argument} is deleted.`);
    },
  },
  'move-courses': {
    takes: '<email>',
    help: [
      "Gives an account's courses, with their uploads, to the instructor's account --to <email>. Admins who have taken over",
      'courses of a deleted account pass them on like this.',
    ],
    check: ({ to }) => (textOf(to) ? undefined : 'move-courses needs --to <email>.'),
    async run({ db, argument, options, out }) {
      const [from, to] = [await accountOf(db, argument), await accountOf(db, textOf(options.to) ?? '')];
      if (to.role !== 'instructor') throw new OperatorError(`${to.email} isn't an instructor's account.`);
      if (from.id === to.id) throw new OperatorError('Both are the same account.');
      const count = await db.transaction(async (tx) => {
        await tx.select({ id: users.id }).from(users).where(eq(users.id, to.id)).for('update');
        return passCourses(tx, from.id, to.id);
      });
      out(count === 1 ? `1 course is ${to.email}'s now.` : `${count} courses are ${to.email}'s now.`);
    },
  },
  'revoke-certificate': {
    takes: '<number>',
    help: ["Takes a certificate back: its page and the check say so, and it can't be printed any more."],
    async run({ db, argument, out }) {
      out(`${await revokeCertificate(db, argument)} is revoked.`);
    },
  },
  'renew-certificate-key': {
    help: [
      'Ends the use of the key in the database that signs certificates. What it has signed stays',
      'valid. Start all servers again: they make a new one. With CERTIFICATE_KEY, change the file.',
    ],
    async run({ db, out }) {
      out(
        (await retirePrivateKey(db))
          ? 'The key is no longer used. Start all servers again.'
          : 'There is no key in the database: the next signature makes one.',
      );
    },
  },
  seed: {
    help: ['Fills an empty database with the demo courses. --demo adds the demo accounts.'],
    async run({ db, config, options, out }) {
      const storage = await openStorage(config, db);
      const isDemo = options.demo === true;
      if (!(await seedIfEmpty({ db, storage, isDemo, money: config.money, log: out })))
        throw new OperatorError("The database isn't empty. Nothing was added.");
    },
  },
  generate: {
    usage: '--courses <number>',
    help: [
      'Adds generated courses with ten lectures each until there are that many, to test at',
      'scale; --without-lectures leaves those out. --learners, --enrollments and --progress',
      '<number> add learners, and spread that many enrollments and studied lectures over them;',
      'some of the enrollments come with an order, a review and a course on the wishlist.',
      'If it is interrupted, run it again: it continues where it stopped. It refuses where',
      'people have accounts, unless you add --among-people.',
    ],
    check: (options) => checkAmounts(amountsOf(options)),
    run: ({ db, options, out }) => generate(db, amountsOf(options), out),
  },
  'move-files': {
    usage: '--to s3|folder',
    help: [
      'Copies all files to the bucket of S3_BUCKET, or back to the folder, and deletes none. Run it',
      'again after an interruption: it copies what is missing or differs.',
    ],
    check: (options) => (targetOf(options) ? undefined : 'move-files needs --to s3 or --to folder.'),
    async run({ db, config, options, out }) {
      const target = targetOf(options);
      if (target) await moveFiles(target, config, db, out);
    },
  },
};
