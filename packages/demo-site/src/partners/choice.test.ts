import { expect, it } from 'vitest';
import { openPages } from '../sitePaths.ts';
import { optionParameters, parametersOfTheme, readChoice, writeChoice } from './choice.ts';

const again = (query: string) => writeChoice(readChoice(new URLSearchParams(query))).toString();

it.each([
  '',
  'course=abc',
  'widget=course-list&category=design&q=lamp&limit=3&sort=price&columns=2',
  'widget=quiz&course=abc&lecture=def',
  'course=abc&discount=SPRING-20&code=react',
  'widget=checkout&course=abc&place=page',
  'campaign=spring&email=nila%40example.org&name=Nila+Rao',
  'widget=search&placeholder=Find+a+course&theme=dark&color=%23f0a15e&code=react',
  'color=%231b3c53&color-dark=%23f0a15e&grays=cool&corners=sharp&font=Your+Sans%2C+serif&size=large&density=compact',
  `widget=checkout&course=abc&key=pk_${'k'.repeat(24)}`,
])('an address and its choice say the same: %j', (query) => {
  expect([...new URLSearchParams(again(query))].sort()).toEqual([...new URLSearchParams(query)].sort());
});

it.each([
  'widget=script&course="><b>',
  'theme=red&color=red&key=sk_secret&code=php&font=url(x)&grays=pink',
  `course=${'a'.repeat(65)}`,
])('what is invalid is left out: %j', (query) => {
  expect(again(query)).toBe('');
});

it('options of a list that are invalid have their usual value', () => {
  const invalid = 'widget=course-list&limit=999&columns=-1&sort=<&category=a b';
  expect(again(invalid)).toBe('widget=course-list');
});

it('a search has 100 characters at most', () => {
  expect(again(`widget=course-list&q=${'a'.repeat(5_000)}`)).toBe(`widget=course-list&q=${'a'.repeat(100)}`);
});

it('the server renders the page with every parameter of the looks', () => {
  const design = { primary: '#1b3c53', primaryDark: '#f0a15e', neutral: 'cool', radius: 'sharp' } as const;
  const parameters = Object.keys(parametersOfTheme({ ...design, font: 'serif', scale: 'large', density: 'compact' }));
  expect(parameters).toHaveLength(7);
  // The server ignores a parameter that its page doesn't name.
  expect(openPages['/partners'].rendered.query).toEqual(
    expect.arrayContaining([...parameters, ...Object.values(optionParameters), 'campaign', 'email', 'name']),
  );
});
