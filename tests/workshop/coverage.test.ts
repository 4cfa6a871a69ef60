import * as lectern from '@lectern/react';
import { RichTextEditor } from '@lectern/react/rich-text';
import { describe, expect, it } from 'vitest';
import { readPage, type StoriesModule } from '../../packages/react/src/testing/catalogue.tsx';
import { callNames } from '../../packages/sdk/src/callNames.ts';
import { screenTexts } from '../../packages/sdk/src/specification/texts.ts';
import { readAnatomy } from '../../scripts/anatomy.mjs';
import { needlessReasons, shownNowhere, withoutFailure, withoutKind, withoutPage } from './coverage.ts';
import { hiddenTexts, unfailing, withoutLook } from './exceptions.ts';

const modules = import.meta.glob<StoriesModule>('../../packages/react/src/**/*.stories.tsx', { eager: true });
const pages = Object.values(modules).map(readPage);

const named: Record<string, unknown> = { ...lectern, RichTextEditor };
const components = Object.fromEntries(
  readAnatomy()
    .filter(({ name }) => !(name in withoutLook))
    .map(({ name }) => [name, named[name]]),
);
const calls = Object.entries(callNames)
  .flatMap(([group, names]) => Object.keys(names).map((name) => `${group}.${name}`))
  .filter((call) => !(call in unfailing));
const texts = screenTexts.map(([, text]) => text).filter((text) => !(text in hiddenTexts));

describe('the workshop', () => {
  it('has a page of each component', () => expect(withoutPage(components, pages)).toEqual([]));
  it('has every state that its traits require of each component', () => expect(pages.flatMap(withoutKind)).toEqual([]));
  it('gives no reason for the want of a state that is there', () => expect(pages.flatMap(needlessReasons)).toEqual([]));
  it('shows what happens when a call fails', () => expect(withoutFailure(calls, pages)).toEqual([]));
  it('shows every text of the specification', () => expect(shownNowhere(texts, pages)).toEqual([]));
  it('has no exception that is not needed', () => {
    expect(Object.keys(withoutLook).filter((name) => !withoutPage(named, pages).includes(name))).toEqual([]);
    expect(Object.keys(unfailing).filter((call) => withoutFailure([call], pages).length === 0)).toEqual([]);
    expect(Object.keys(hiddenTexts).filter((text) => shownNowhere([text], pages).length === 0)).toEqual([]);
  });
});
