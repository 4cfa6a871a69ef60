import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Endpoint, endpoints } from '@lectern/sdk/api';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { packageRoot } from '../../packageRoot.ts';

/** Calls whose answer is the same for everyone: the server's own tests compare them. */
const open = new Set([
  'categories.list',
  'courses.search',
  'courses.get',
  'instructors.get',
  'samples.get',
  'samples.answer',
  'works.list',
  'reviews.list',
]);

interface Shape {
  type?: string;
  anyOf?: Shape[];
  properties?: Record<string, Shape>;
  items?: Shape;
}

/** The fields of an answer: `courses.progress`, `order.items.title`. */
function fieldsOf({ type, anyOf, properties, items }: Shape, at: readonly string[] = []): string[] {
  if (type === 'null') return [];
  if (anyOf) return [...new Set(anyOf.flatMap((one) => fieldsOf(one, at)))];
  if (properties) return Object.entries(properties).flatMap(([name, shape]) => fieldsOf(shape, [...at, name]));
  return items ? fieldsOf(items, at) : [at.join('.')];
}
const answerOf = ({ output }: Endpoint) =>
  fieldsOf(z.toJSONSchema(output as never, { io: 'input', unrepresentable: 'any' }) as Shape);
const within = (field: string) => field.slice(field.indexOf('.') + 1);

/** What everyone may read of a course. */
const ofCourses = new Set(answerOf(endpoints.courses.get).map(within));
const shown = (call: string, row: Endpoint): string => {
  if (open.has(call)) return 'the same for everyone';
  const isOfCourse = /^(wishlist|enrollments)\./.test(call);
  const fields = answerOf(row).filter((field) => field !== '' && !(isOfCourse && ofCourses.has(within(field))));
  return (
    fields.map((field) => `\`${within(field)}\``).join(', ') || (row.method === 'GET' ? 'which courses' : 'nothing')
  );
};

it('says of each call of a scope, field by field, what a partner’s page reads with it', () => {
  const rows = Object.entries(endpoints).flatMap(([group, calls]) =>
    Object.entries(calls as Record<string, Endpoint>).flatMap(([name, row]) => {
      const call = `${group}.${name}`;
      return row.scope && !row.anonymous ? [`| \`${call}\` | \`${row.scope}\` | ${shown(call, row)} |`] : [];
    }),
  );
  const [, table = ''] = readFileSync(join(packageRoot, '../../docs/embedding.md'), 'utf8').split(
    /<!-- \/?scopes -->\n/,
  );
  expect(table.trim().split('\n').slice(2).sort()).toEqual(rows.sort());
});
