import { courseLevels } from '@lectern/sdk/rules';
import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/database.ts';
import { newId } from '../../db/newId.ts';
import { countGenerated, generatedId, inBatches } from './batches.ts';

/** Inserted in one statement. */
const COURSES_PER_TEACHER = 200;
const VOCABULARY_SIZE = 5_000;
/** A reserved domain, which marks generated people. */
export const EMAIL_DOMAIN = 'generated.invalid';
const onsets = [
  'b',
  'br',
  'd',
  'dr',
  'f',
  'g',
  'gl',
  'k',
  'kr',
  'l',
  'm',
  'n',
  'p',
  'pl',
  'r',
  's',
  'st',
  't',
  'tr',
  'v',
];
const nuclei = ['a', 'e', 'i', 'o', 'u', 'ai', 'ea', 'io', 'ou'];

/**
 * Adds published courses of made-up words until there are `count` of them; an interrupted run is continued by the next.
 * Word frequencies are as uneven as in a language, so that searches meet frequent and rare words. Each course has the
 * same words in every run. It is for sale before lectures are generated.
 */
export async function generateCourses(db: Db, count: number, log: (line: string) => void): Promise<void> {
  const words = Array.from({ length: VOCABULARY_SIZE }, (_, index) => wordOf(index));
  const categories = (await rows<{ id: string }>(db, sql`select id from categories order by name`)).map(({ id }) => id);
  const first = await countGenerated(db, 'courses');
  await inBatches({ first, count, size: COURSES_PER_TEACHER, what: 'courses' }, log, async (from, to) => {
    const teacher = newId();
    const batch = Array.from({ length: to - from }, (_, place) => makeCourse(from + place, words, categories));
    await db.execute(sql`with teacher as (
        insert into users (id, email, role, first_name, last_name)
        values (${teacher}, ${`teacher-${teacher}@${EMAIL_DOMAIN}`}, 'instructor', 'Teacher',
          ${String(Math.ceil(to / COURSES_PER_TEACHER))}) returning id)
      insert into courses (id, creator_id, category_id, title, description, price_paise, level, status,
        average_rating, review_count, stored_hours, has_lectures, created_at, updated_at)
      select given.id, teacher.id, category, title, description, price, level, 'published', rating, reviews, hours, true,
        now() - make_interval(mins => age), now() - make_interval(mins => age)
      from teacher, jsonb_to_recordset(${JSON.stringify(batch)}::jsonb) as given (id text, category text, title text,
        description text, price int, level text, rating float8, reviews int, hours float8, age int)`);
  });
}

/** One course of made-up words. */
function makeCourse(index: number, words: readonly string[], categories: readonly string[]) {
  const random = createRandom(index);
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)];
  const sentence = (length: number) =>
    Array.from({ length }, () => words[Math.floor(words.length * random() ** 4)]).join(' ');
  const title = sentence(3 + Math.floor(random() * 4));
  return {
    id: generatedId('courses', index),
    category: pick(categories) ?? null,
    title: title.charAt(0).toUpperCase() + title.slice(1),
    description: sentence(40 + Math.floor(random() * 60)),
    // One in ten is free; the others cost whole hundreds of rupees, up to 9,900.
    price: random() < 0.1 ? 0 : Math.ceil(random() * 99) * 10_000,
    level: pick(courseLevels),
    rating: Math.round((3 + random() * 2) * 10) / 10,
    reviews: Math.floor(random() ** 3 * 500),
    hours: Math.round(random() * 200) / 10,
    age: Math.floor(random() * 1_000_000) + index,
  };
}

/** A different pronounceable word for each number. */
function wordOf(index: number): string {
  let word = '';
  for (let rest = index + 20; rest > 0; rest = Math.floor(rest / (onsets.length * nuclei.length))) {
    const syllable = rest % (onsets.length * nuclei.length);
    word += `${onsets[syllable % onsets.length]}${nuclei[Math.floor(syllable / onsets.length)]}`;
  }
  return `${word}n`;
}

/** A seeded random number generator (mulberry32), from 0 to 1. */
function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
