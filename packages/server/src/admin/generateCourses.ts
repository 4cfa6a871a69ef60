import { sql } from 'drizzle-orm';
import { type Database, type Db, rows } from '../db/database.ts';
import { newId } from '../db/newId.ts';

/** Small enough for the limit that every statement of the server has. */
const BATCH = 250;
const COURSES_PER_TEACHER = 200;
const VOCABULARY = 5_000;
const LEVELS = ['Beginner', 'Intermediate', 'Advanced', 'All Levels'];
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
 * Adds published courses of made-up words. Words are as uneven as those of a language: the first ones stand in nearly
 * every course, the last ones in hardly any, so that a search meets both. The same number makes the same words.
 */
export async function generateCourses(
  { db, exclusively }: Database,
  count: number,
  say: (line: string) => void,
): Promise<void> {
  const random = randomOf(count);
  const words = Array.from({ length: VOCABULARY }, (_, index) => wordOf(index));
  const word = () => words[Math.floor(VOCABULARY * random() ** 4)] as string;
  const sentence = (length: number) => Array.from({ length }, word).join(' ');
  const categories = (await rows<{ id: string }>(db, sql`select id from categories order by name`)).map(({ id }) => id);
  const started = Date.now();
  let teacher = '';

  for (let done = 0; done < count; ) {
    const size = Math.min(BATCH, count - done);
    const batch = [];
    for (let index = done; index < done + size; index++) {
      if (index % COURSES_PER_TEACHER === 0) teacher = await addTeacher(db, index / COURSES_PER_TEACHER + 1);
      const title = sentence(3 + Math.floor(random() * 4));
      batch.push({
        id: newId(),
        creator: teacher,
        category: categories.length > 0 ? categories[Math.floor(random() * categories.length)] : null,
        title: title.charAt(0).toUpperCase() + title.slice(1),
        description: sentence(40 + Math.floor(random() * 60)),
        // One in ten is free; the rest are whole hundreds of rupees below ten thousand.
        price: random() < 0.1 ? 0 : Math.ceil(random() * 99) * 10_000,
        level: LEVELS[Math.floor(random() * LEVELS.length)],
        rating: Math.round((3 + random() * 2) * 10) / 10,
        reviews: Math.floor(random() ** 3 * 500),
        hours: Math.round(random() * 200) / 10,
        age: Math.floor(random() * 1_000_000) + index,
      });
    }
    await db.execute(sql`insert into courses (id, creator_id, category_id, title, description, price_paise, level, status,
        average_rating, review_count, stored_hours, created_at, updated_at)
      select id, creator, category, title, description, price, level, 'published', rating, reviews, hours,
        now() - make_interval(mins => age), now() - make_interval(mins => age)
      from jsonb_to_recordset(${JSON.stringify(batch)}::jsonb) as given (id text, creator text, category text, title text,
        description text, price int, level text, rating float8, reviews int, hours float8, age int)`);
    done += size;
    const seconds = (Date.now() - started) / 1000;
    const left = Math.round((seconds / done) * (count - done));
    if (done % (BATCH * 40) === 0 || done === count)
      say(
        `${done.toLocaleString('en')} of ${count.toLocaleString('en')} courses${left > 0 ? `, about ${left} s left` : ''}`,
      );
  }
  // What the planner knows of the words decides how a search is answered.
  await exclusively((run) => run('analyze courses').then(() => {}));
}

async function addTeacher(db: Db, number: number): Promise<string> {
  const id = newId();
  await db.execute(sql`insert into users (id, email, role, first_name, last_name)
    values (${id}, ${`teacher-${id}@generated.invalid`}, 'instructor', 'Teacher', ${String(number)})`);
  return id;
}

/** A number as a word that can be spoken: each has one of its own. */
function wordOf(index: number): string {
  let word = '';
  for (let rest = index + 20; rest > 0; rest = Math.floor(rest / (onsets.length * nuclei.length))) {
    const syllable = rest % (onsets.length * nuclei.length);
    word += `${onsets[syllable % onsets.length]}${nuclei[Math.floor(syllable / onsets.length)]}`;
  }
  return `${word}n`;
}

/** Numbers from 0 to 1 that look random and are the same every time (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
