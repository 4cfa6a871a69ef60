import { expect, it } from 'vitest';
import { normalizeDuration } from './normalizeDuration.ts';

it.each([
  ['12:30', '750'],
  [' 0:05 ', '5'],
  ['90:00', '5400'],
  ['1:02:30', '3750'],
  ['45', '45'],
  ['', ''],
  ['0:00', '0'],
  ['12:75', '12:75'],
  ['1:75:00', '1:75:00'],
  ['1.5', '1.5'],
  ['12:3', '12:3'],
])('reads %j as %j', (typed, seconds) => expect(normalizeDuration(typed)).toBe(seconds));
