import { latency, median } from './latency.mjs';

const WORDS = 120;
const ABSENT = 20;
/** Of the words, so many are searched for with each filter and in each order. */
const SAMPLE = 15;

/**
 * How long searches take that nothing has cached: words from absent ones to the most frequent, then some of them with the
 * counts beside filters, with each filter and in each order. `pool` is of the server's database.
 */
export async function measureSearches(pool, server) {
  const { rows } = await pool.query(
    `select word, ndoc from ts_stat('select text_vector from courses tablesample system (5)') order by ndoc`,
  );
  const { rows: categories } = await pool.query('select slug from categories order by name limit 1');
  const known = WORDS - ABSENT;
  const words = [
    ...Array.from({ length: known }, (_, at) => rows[Math.floor((at / (known - 1)) * (rows.length - 1))].word),
    ...Array.from({ length: ABSENT }, (_, at) => `absent${'abcdefghijklmnopqrst'[at]}zq`),
  ];
  // From the rarest to the most frequent, and an absent one.
  const sample = [
    ...Array.from({ length: SAMPLE - 1 }, (_, at) => words[Math.floor((at / (SAMPLE - 2)) * (known - 1))]),
    words.at(-1),
  ];
  const kinds = [
    ['by words', words, ''],
    ['with counts', words, '&facets=true'],
    ['of a category', sample, `&facets=true&category=${categories[0].slug}`],
    ['of a level', sample, '&facets=true&level=Beginner'],
    ['up to a price', sample, '&facets=true&maxPrice=500'],
    ['rated', sample, '&facets=true&rating=4.5'],
    ['with all filters', sample, `&facets=true&category=${categories[0].slug}&level=Beginner&maxPrice=500&rating=4`],
    ['by newest', sample, '&facets=true&sort=newest'],
    ['by rating', sample, '&facets=true&sort=rating'],
    ['by price', sample, '&facets=true&sort=price'],
    ['without words', [''], '&facets=true'],
  ];
  const measured = [];
  for (const [name, queries, rest] of kinds) {
    let slowest = { time: 0, path: '' };
    const times = [];
    for (const query of queries) {
      const path = `/api/search/courses?q=${query}${rest}`;
      // The first request warms the database's cache for these pages; then other pages of the same results are sent.
      await latency(`${server}${path}&limit=9`, 1);
      const each = [];
      for (const limit of [10, 11, 12]) each.push(await latency(`${server}${path}&limit=${limit}`, 1));
      const time = median(each);
      times.push(time);
      if (time > slowest.time) slowest = { time, path };
    }
    measured.push({ name, middle: median(times), slowest });
  }
  return measured;
}
