import { expect, it } from 'vitest';
import { searchHelp } from './searchHelp.ts';

const titles = (text: string) => searchHelp(text).map(({ section }) => section.title);

it('finds answers of every tab, with the word in the title first', () => {
  expect(titles('video')).toEqual([
    "A video won't play",
    'Is my progress saved?',
    'Take your first course',
    'Teach a course',
  ]);
  expect(searchHelp('submit an assignment')[0]?.place).toBe('User Guides');
});

it('needs every word, in any order, case and number', () => {
  expect(titles('REFUNDS')[0]).toBe('Can I get a refund?');
  expect(titles('twice charged')).toContain('My connection dropped while I was paying. Will I be charged twice?');
  expect(titles('refund unicorn')).toEqual([]);
});

it('finds nothing without a word', () => {
  expect(titles(' ?! ')).toEqual([]);
});
