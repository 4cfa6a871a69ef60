import { describe, expect, it } from 'vitest';
import type { CataloguePage, CatalogueState } from '../../packages/react/src/testing/catalogue.tsx';
import { needlessReasons, shownNowhere, withoutFailure, withoutKind, withoutPage } from './coverage.ts';

describe('the coverage gate', () => {
  const Thing = () => null;
  const made = (fields: Partial<CataloguePage>): CataloguePage => ({
    title: 'Things/Thing',
    components: [Thing],
    page: { frame: 'card' },
    states: [],
    ...fields,
  });
  const state = (fields: Partial<CatalogueState>): CatalogueState => ({
    id: 'thing--state',
    name: 'State',
    args: {},
    render: () => null,
    ...fields,
  });

  it('misses a component without a page', () => {
    expect(withoutPage({ Thing }, [made({})])).toEqual([]);
    expect(withoutPage({ Thing }, [made({ components: [() => null, Thing] })])).toEqual([]);
    expect(withoutPage({ Thing }, [made({ components: [] })])).toEqual(['Thing']);
  });

  it('misses a kind of state that the traits require, unless there is a reason', () => {
    const states = [state({ kind: 'ready' }), state({ kind: 'long' })];
    expect(withoutKind(made({ states }))).toEqual([]);
    expect(withoutKind(made({ states: states.slice(0, 1) }))).toEqual(['Things/Thing: long']);
    const page = { frame: 'card', traits: ['loads'], notApplicable: { loading: 'At once' } } as const;
    expect(withoutKind(made({ states, page }))).toEqual(['Things/Thing: failed']);
    expect(withoutKind(made({ page: undefined }))).toEqual(['Things/Thing: page()']);
    expect(needlessReasons(made({ page, states: [state({ kind: 'loading' })] }))).toEqual(['Things/Thing: loading']);
  });

  it('misses a call that never fails', () => {
    const pagesOf = (calls: NonNullable<CatalogueState['calls']>) => [made({ states: [state({ calls })] })];
    expect(withoutFailure(['orders.get'], pagesOf({}))).toEqual(['orders.get']);
    expect(withoutFailure(['orders.get'], pagesOf({ 'orders.get': 'pending' }))).toEqual(['orders.get']);
    expect(withoutFailure(['orders.get'], pagesOf({ 'orders.get': { delay: 500 } }))).toEqual(['orders.get']);
    expect(withoutFailure(['orders.get'], pagesOf({ 'orders.get': 'offline' }))).toEqual([]);
    expect(withoutFailure(['orders.get'], pagesOf({ 'orders.get': { status: 404 } }))).toEqual([]);
  });

  it('misses a text that is shown nowhere', () => {
    const text = 'Failed to load course details.';
    const pagesOf = (shows: NonNullable<CatalogueState['shows']>) => [made({ states: [state({ shows })] })];
    expect(shownNowhere([text], pagesOf([]))).toEqual([text]);
    expect(shownNowhere([text], pagesOf([{ text: /Failed/ }, 'cart.inCart']))).toEqual([text]);
    expect(shownNowhere([text], pagesOf(['courses.loadFailed']))).toEqual([]);
    expect(shownNowhere([text], pagesOf([['courses.loadFailed', {}]]))).toEqual([]);
    expect(shownNowhere([text], pagesOf([{ role: 'alert', name: 'courses.loadFailed' }]))).toEqual([]);
  });
});
