import { parseArgs } from 'node:util';
import { DrizzleQueryError } from 'drizzle-orm';
import { type Config, readConfig } from '../config.ts';
import { ConfigError } from '../configError.ts';
import type { Db } from '../db/database.ts';
import { FolderInUseError } from '../db/directoryLock.ts';
import { LockError, migrate } from '../db/migrate.ts';
import { DamageError, explainDamage, openDatabase } from '../db/openDatabase.ts';
import { describeError } from '../plugins/logging.ts';
import { recordAct } from '../resources/audit/repository.ts';
import { findUserByEmail } from '../resources/users/repository.ts';
import { commands } from './commands.ts';
import { keep } from './keep.ts';
import { OperatorError } from './OperatorError.ts';
import { partnerUsage, preparePartners } from './partners.ts';

interface Output {
  out: (line: string) => void;
  error: (line: string) => void;
}

const COLUMN = 28;
const lineOf = (usage: string, [first = '', ...more]: readonly string[]) =>
  [`  ${usage.padEnd(COLUMN)}${first}`, ...more.map((line) => ' '.repeat(COLUMN + 2) + line)].join('\n');

/** They keep the whole marketplace, and need no migrated database. */
const keeping = {
  backup: ['Writes the database, as of one moment, and all files into one archive.'],
  restore: [
    'Puts an archive into an empty database and an empty storage. --check only verifies it.',
    'Both encrypt or decrypt with BACKUP_KEY, or with the key in --key-file.',
  ],
} as const;

const help = `Usage: npm run admin -- <command> [options]

Commands
${[
  ...Object.entries(commands).map(([name, { takes = '', usage = takes, help }]) => lineOf(`${name} ${usage}`, help)),
  ...Object.entries(keeping).map(([name, lines]) => lineOf(`${name} <file>`, lines)),
  lineOf('partners <command>', [
    'Maintains the sites that embed the marketplace:',
    ...partnerUsage.map((usage) => `  ${usage}`),
    '--owner <email> of an account, with add.',
  ]),
].join('\n')}

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
  const isKeeping = command === 'backup' || command === 'restore';
  const own = Object.hasOwn(commands, command) ? commands[command] : undefined;
  if (!partners && !isKeeping && !own) {
    error(`Unknown command: ${command}.\n\n${help}`);
    return 2;
  }
  const needsArgument = isKeeping || own?.takes !== undefined;
  if (!partners && (rest.length > 0 || needsArgument !== (argument !== ''))) {
    error(`${command} takes ${needsArgument ? 'one argument' : 'no argument'}.\n\n${help}`);
    return 2;
  }
  const refusal = own?.check?.(values);
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
    if (isKeeping) {
      await keep(command, argument, {
        config: given,
        keyFile: values['key-file'],
        isCheck: values.check ?? false,
        out,
        cleanups,
      });
      return 0;
    }
    const database = await openDatabase(config, out, cleanups);
    await migrate(database, { log: out });
    await database.withLongTimeout(async (db) => {
      const run = async () => {
        if (partners) for (const line of await partners(db, given.publicUrl)) out(line);
        else await own?.run({ db, config: given, argument, options: values, out });
      };
      const act = { action: `admin.${command}`, input: await describeGiven(db, [...positionals.slice(1), values.to]) };
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

/** What a command was given, with the ids of accounts in place of their emails. */
async function describeGiven(db: Db, given: readonly (string | undefined)[]): Promise<{ id?: string; given: string }> {
  const words: string[] = [];
  let id: string | undefined;
  for (const word of given) {
    const account = word?.includes('@') ? await findUserByEmail(db, word.trim().toLowerCase()) : undefined;
    id ??= account?.id;
    if (word !== undefined) words.push(account?.id ?? word);
  }
  return { ...(id === undefined ? {} : { id }), given: words.join(' ') };
}

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
