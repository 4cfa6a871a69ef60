import { namedId } from '../../db/newId.ts';
import type { users } from '../../db/schema.ts';
import { hashPassword } from '../../resources/auth/passwords.ts';
import { demoAccounts, demoPassword } from '../demoAccounts.ts';
import type { SeedContent, SeedPerson } from './content.ts';
import { moreLearners } from './learnerNames.ts';
import { momentBetween, OPENING, seededRandom } from './seededRandom.ts';
import type { createSeedFiles } from './seedFiles.ts';

/** Before the demo accounts' first enrollment. */
const JOINED = new Date('2026-02-01T08:00:00Z');

/** Several times the reviews of any course, few enough that a first start stays short. */
const LEARNER_COUNT = 480;

type UserRow = typeof users.$inferInsert;
export type Learner = UserRow & { createdAt: Date };

/** A marketplace that grows: more learners join from month to month, until now. */
const joinedAt = (slug: string, now: Date) =>
  new Date(now.getTime() - seededRandom(`joined ${slug}`) ** 1.4 * (now.getTime() - Date.parse(OPENING)));

const HOUR_MS = 3_600_000;

/** Lets people have an account before they enroll, also those who have reviewed something before they would have joined. */
export function joinBefore(
  learners: readonly Learner[],
  enrolled: readonly { userId: string; createdAt?: Date | undefined }[],
): void {
  const byId = new Map(learners.map((one) => [one.id, one]));
  for (const { userId, createdAt } of enrolled) {
    const learner = byId.get(userId);
    if (learner && createdAt && createdAt < learner.createdAt)
      learner.createdAt = new Date(createdAt.getTime() - HOUR_MS);
  }
}

/** Instructors and learners. Only the demo accounts have a password. */
export async function peopleRows(
  content: SeedContent,
  files: ReturnType<typeof createSeedFiles>,
  isDemo: boolean,
  now: Date,
) {
  const passwordHash = isDemo ? await hashPassword(demoPassword) : null;
  const known = new Set(content.instructors.map(slugOf));
  const missing = [...new Set(content.courses.map(({ instructor }) => instructor))].filter((slug) => !known.has(slug));

  const instructors: UserRow[] = [];
  for (const person of [...content.instructors, ...missing.map(unknownPerson)]) {
    instructors.push(
      await toRow(person, 'instructor', files, momentBetween(`joined ${slugOf(person)}`, '2025-01-01', '2025-05-31')),
    );
  }
  const learners: Learner[] = [];
  for (const person of [...content.learners, ...moreLearners(content.learners, LEARNER_COUNT)])
    learners.push(await toRow(person, 'learner', files, joinedAt(slugOf(person), now)));

  const others: UserRow[] = [];
  for (const account of isDemo ? demoAccounts : []) {
    const { email } = account;
    const same =
      'instructor' in account ? instructors.find(({ id }) => id === namedId('user', account.instructor)) : undefined;
    if (same) Object.assign(same, { email, passwordHash });
    else {
      const { role, firstName, lastName } = account;
      others.push({
        id: namedId('user', `demo ${role}`),
        email,
        role,
        firstName,
        lastName,
        passwordHash,
        createdAt: JOINED,
      });
    }
  }
  // Nobody reads mail at these addresses.
  for (const row of [...instructors, ...learners, ...others]) row.confirmedEmail = row.email;
  return { instructors, learners, others };
}

const slugOf = (person: SeedPerson) =>
  person.slug ?? `${person.firstName}-${person.lastName}`.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** An instructor who is missing in the seed's file of people. */
function unknownPerson(slug: string): SeedPerson {
  const [firstName = slug, ...rest] = slug.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return { slug, firstName, lastName: rest.join(' '), bio: '' };
}

async function toRow(
  person: SeedPerson,
  role: 'instructor' | 'learner',
  files: ReturnType<typeof createSeedFiles>,
  createdAt: Date,
): Promise<Learner> {
  const slug = slugOf(person);
  return {
    id: namedId('user', slug),
    email: (person.email ?? `${slug}@lectern.example`).toLowerCase(),
    role,
    firstName: person.firstName,
    lastName: person.lastName,
    bio: person.bio,
    headline: person.headline ?? null,
    belief: person.belief ?? null,
    pictureFileId: await files.addFirst([`portraits/${slug}.svg`, `portraits/${slug}.webp`], true),
    createdAt,
  };
}
