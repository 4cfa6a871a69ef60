import { parseArgs } from 'node:util';
import { DrizzleQueryError } from 'drizzle-orm';
import { type Config, readConfig } from '../config.ts';
import { ConfigError } from '../configError.ts';
import { FolderInUseError } from '../db/directoryLock.ts';
import { LockError, migrate } from '../db/migrate.ts';
import { DamageError, explainDamage, openDatabase } from '../db/openDatabase.ts';
import { checkAmounts, generate } from '../demo/generate/generate.ts';
import { seedIfEmpty } from '../demo/seed/seed.ts';
import { describeError } from '../plugins/logging.ts';
import { recordAct } from '../resources/audit/repository.ts';
import { retirePrivateKey } from '../resources/certificates/keyRepository.ts';
import { openStorage } from '../storage/openStorage.ts';
import { createAdmin, resetPassword } from './accounts.ts';
import { revokeCertificate } from './certificates.ts';
import { keep } from './keep.ts';
import { moveFiles, TARGETS } from './moveFiles.ts';
import { OperatorError } from './OperatorError.ts';
import { partnerUsage, preparePartners } from './partners.ts';

interface Output {
  out: (line: string) => void;
  error: (line: string) => void;
}

const help = `Usage: npm run admin -- <command> [options]

Commands
  create-admin <email>        Creates an admin account and prints its password, or makes an existing account an admin.
                              --first-name, --last-name (default: Admin Lectern).
  reset-password <email>      Sets a new password, prints it, and ends all sessions of the account.
  revoke-certificate <number> Takes a certificate back: its page and the check say so, and it can't be printed any more.
  renew-certificate-key       Ends the use of the key in the database that signs certificates. What it has signed stays
                              valid. Start all servers again: they make a new one. With CERTIFICATE_KEY, change the file.
  seed                        Fills an empty database with the demo courses. --demo adds the demo accounts.
  generate --courses <number> Adds generated courses with ten lectures each until there are that many, to test at
                              scale; --without-lectures leaves those out. --learners, --enrollments and --progress
                              <number> add learners, and spread that many enrollments and studied lectures over them;
                              some of the enrollments come with an order, a review and a course on the wishlist.
                              If it is interrupted, run it again: it continues where it stopped. It refuses where
                              people have accounts, unless you add --among-people.
  backup <file>               Writes the database, as of one moment, and all files into one archive.
  restore <file>              Puts an archive into an empty database and an empty storage. --check only verifies it.
                              Both encrypt or decrypt with BACKUP_KEY, or with the key in --key-file.
  move-files --to s3|folder   Copies all files to the bucket of S3_BUCKET, or back to the folder, and deletes none. Run it
                              again after an interruption: it copies what is missing or differs.
  partners <command>          Maintains the sites that embed the marketplace:
${partnerUsage.map((usage) => `                                ${usage}`).join('\n')}
                              --owner <email> of an account, with add.

All commands read the server's environment variables (see docs/configuration.md). With the embedded database, stop the
server first.`;

/** Commands about partners that change nothing, and are not recorded. */
const readingCommands = ['list', 'report'];

/** Returns the exit code: 0 done, 1 not possible, 2 not understood. */
export async function runAdmin(
  args: readonly string[],
  environment: Record<string, string | undefined>,
  { out, error }: Output,
): Promise<number> {
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse(args);
  } catch (cause) {
    error(`${(cause as Error).message}\n\n${help}`);
    return 2;
  }
  const { values, positionals } = parsed;
  const [command = '', argument = '', ...rest] = positionals;
  const partners = command === 'partners' ? preparePartners(positionals.slice(1), values) : undefined;
  if (values.help || command === '' || command === 'help') {
    out(help);
    return command === '' && !values.help ? 2 : 0;
  }
  if (typeof partners === 'string') {
    error(`${partners}\n\n${help}`);
    return 2;
  }
  if (
    ![
      'create-admin',
      'reset-password',
      'revoke-certificate',
      'renew-certificate-key',
      'seed',
      'generate',
      'backup',
      'restore',
      'move-files',
      'partners',
    ].includes(command)
  ) {
    error(`Unknown command: ${command}.\n\n${help}`);
    return 2;
  }
  const needsArgument = ['create-admin', 'reset-password', 'revoke-certificate', 'backup', 'restore'].includes(command);
  if (!partners && (rest.length > 0 || needsArgument !== (argument !== ''))) {
    error(`${command} takes ${needsArgument ? 'one argument' : 'no argument'}.\n\n${help}`);
    return 2;
  }
  const target = TARGETS.find((one) => one === values.to);
  if (command === 'move-files' && !target) {
    error(`move-files needs --to s3 or --to folder.\n\n${help}`);
    return 2;
  }
  const amounts = {
    courses: readNumber(values.courses),
    learners: readNumber(values.learners),
    enrollments: readNumber(values.enrollments),
    progress: readNumber(values.progress),
    hasLectures: !values['without-lectures'],
    isAmongPeople: values['among-people'] ?? false,
  };
  const refusal = command === 'generate' ? checkAmounts(amounts) : undefined;
  if (refusal) {
    error(refusal);
    return 2;
  }

  const isReading = command === 'partners' && readingCommands.includes(argument);
  const cleanups: (() => Promise<unknown>)[] = [];
  let config: Config | undefined;
  try {
    const given = readConfig(environment);
    config = given;
    if (command === 'backup' || command === 'restore') {
      await keep(command, argument, {
        config: given,
        keyFile: values['key-file'],
        isCheck: values.check ?? false,
        out,
        cleanups,
      });
      return 0;
    }
    const { publicUrl, money } = given;
    const database = await openDatabase(config, out, cleanups);
    await migrate(database, { log: out });
    await database.withLongTimeout(async (db) => {
      const run = async () => {
        if (partners) {
          for (const line of await partners(db, publicUrl)) out(line);
        } else if (target && command === 'move-files') {
          await moveFiles(target, given, db, out);
        } else if (command === 'create-admin') {
          const name = { firstName: values['first-name'] ?? 'Admin', lastName: values['last-name'] ?? 'Lectern' };
          const { isNew, password } = await createAdmin(db, argument, name);
          out(isNew ? `${argument} is now an admin. Password: ${password}` : `${argument} is now an admin.`);
        } else if (command === 'reset-password') {
          out(`${argument} has a new password, and all sessions have ended: ${await resetPassword(db, argument)}`);
        } else if (command === 'revoke-certificate') {
          out(`${await revokeCertificate(db, argument)} is revoked.`);
        } else if (command === 'renew-certificate-key') {
          out(
            (await retirePrivateKey(db))
              ? 'The key is no longer used. Start all servers again.'
              : 'There is no key in the database: the next signature makes one.',
          );
        } else if (command === 'seed') {
          const storage = await openStorage(given, db);
          const isSeeded = await seedIfEmpty({ db, storage, isDemo: values.demo ?? false, money, log: out });
          if (!isSeeded) throw new OperatorError("The database isn't empty. Nothing was added.");
        } else {
          await generate(db, amounts, out);
        }
      };
      const act = { action: `admin.${command}`, input: { argument: positionals.slice(1).join(' ') } };
      if (isReading) await run();
      else await recordAct(db, act, run, (cause) => cause instanceof OperatorError);
    });
    return 0;
  } catch (cause) {
    error(explain(config ? explainDamage(config, cause) : cause));
    return 1;
  } finally {
    for (const step of cleanups.reverse()) await step();
  }
}

/** A whole number of at most ten digits; `NaN` for anything else, and 0 where the option is missing. */
const readNumber = (given = '0') => (/^\d{1,10}$/.test(given) ? Number(given) : Number.NaN);

/** Characters of a failed statement that are printed. */
const MAX_STATEMENT_LENGTH = 200;

const operatorErrors = [ConfigError, OperatorError, FolderInUseError, LockError, DamageError];

/** Errors that the operator can fix without a stack, failed statements with the database's reason, others with a stack. */
function explain(error: unknown): string {
  if (operatorErrors.some((kind) => error instanceof kind)) return (error as Error).message;
  if (!(error instanceof Error)) return String(error);
  if (!(error instanceof DrizzleQueryError)) return describeError(error).stack;
  const { message, cause = 'no reason given' } = describeError(error);
  const statement = message.replace(/\s+/g, ' ');
  return `The database refused: ${cause}\n${statement.length > MAX_STATEMENT_LENGTH ? `${statement.slice(0, MAX_STATEMENT_LENGTH)}…` : statement}`;
}

const parse = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      help: { type: 'boolean', short: 'h' },
      demo: { type: 'boolean' },
      'first-name': { type: 'string' },
      'last-name': { type: 'string' },
      courses: { type: 'string' },
      learners: { type: 'string' },
      enrollments: { type: 'string' },
      progress: { type: 'string' },
      'without-lectures': { type: 'boolean' },
      'among-people': { type: 'boolean' },
      'key-file': { type: 'string' },
      check: { type: 'boolean' },
      owner: { type: 'string' },
      from: { type: 'string' },
      to: { type: 'string' },
    },
  });
