import { addressOf, isPressed } from '@lectern/embed/elements';
import { type Opening, views } from '@lectern/embed/messages';
import { createPaths } from '@lectern/react';
import { describe, expect, it, vi } from 'vitest';
import { createFrame } from './createFrame.ts';
import { viewOfPage } from './pages.ts';
import { viewOfAddress } from './views.ts';

const base = 'https://market.example/embed/frame/app?key=pk_x';
const partner = { name: 'The Magazine', key: 'pk_x', origins: [] };
const create = (initial?: Parameters<typeof createFrame>[0]['initial'], isInPage = false) => {
  const send = vi.fn();
  const host = { origin: 'https://magazine.example', settings: {}, send, listen: () => {} };
  return { frame: createFrame({ host, partner, initial, isInPage }), send };
};

describe('the address of a frame', () => {
  it.each([
    ['/embed/frame/app?key=pk_x', undefined],
    ['/embed/frame/checkout?key=pk_x', undefined],
    ['/embed/frame/player?key=pk_x&course=c1', { view: 'player', params: { courseId: 'c1' } }],
    ['/embed/frame/quiz?course=c1&lecture=l1', { view: 'quiz', params: { courseId: 'c1', lectureId: 'l1' } }],
    ['/embed/frame/course-form', { view: 'course-form', params: {} }],
  ])('%s', (address, expected) => {
    expect(viewOfAddress(new URL(address, base))).toEqual(expected);
  });
});

describe('a page of the marketplace in a frame', () => {
  it.each([
    ['/checkout?course=c1', { view: 'checkout', params: { courseIds: ['c1'] } }],
    ['/signup?next=%2Fcart', { view: 'sign-in', params: { mode: 'sign-up' } }],
    ['/orders/o1', { view: 'receipt', params: { orderId: 'o1' } }],
    ['/course/c1/learning?lecture=l2', { view: 'player', params: { courseId: 'c1', lectureId: 'l2' } }],
    ['/terms', undefined],
    ['/course/c1', undefined],
    ['https://evil.example/cart', undefined],
    ['javascript:alert(1)', undefined],
  ])('%s', (address, expected) => {
    expect(viewOfPage(address, base)).toEqual(expected);
  });
});

describe('the page of a view', () => {
  const site = 'https://market.example';
  const paths = createPaths({}, { site });
  const lesson = { courseId: 'c1', lectureId: 'l1' };
  const pages: [Opening, string, shown?: Opening | null][] = [
    [{ view: 'sign-in', params: {} }, paths.signIn()],
    [{ view: 'sign-in', params: { mode: 'sign-up' } }, paths.signUp()],
    [{ view: 'cart', params: {} }, paths.cart],
    [{ view: 'cart', params: { code: 'A B' } }, `${paths.cart}?code=A%20B`],
    [{ view: 'checkout', params: {} }, paths.checkout()],
    [{ view: 'checkout', params: { code: 'A B' } }, `${paths.checkout()}?code=A%20B`],
    [{ view: 'checkout', params: { courseIds: ['c1', 'c2'], code: 'X-1' } }, `${paths.checkout('c1,c2')}&code=X-1`],
    [{ view: 'checkout', params: { courseIds: ['c1', 'c2'] } }, paths.checkout('c1,c2')],
    [{ view: 'account', params: {} }, paths.dashboard],
    [{ view: 'receipt', params: { orderId: 'o1' } }, paths.order('o1')],
    // The course page has it; a frame shows no course page.
    [{ view: 'sample', params: lesson }, paths.course('c1'), null],
    [{ view: 'player', params: { courseId: 'c1' } }, paths.learning('c1')],
    [{ view: 'player', params: lesson }, `${paths.learning('c1')}?lecture=l1`],
    [{ view: 'quiz', params: lesson }, `${paths.learning('c1')}?lecture=l1`, { view: 'player', params: lesson }],
    [{ view: 'assignment', params: lesson }, `${paths.learning('c1')}?lecture=l1`, { view: 'player', params: lesson }],
    [{ view: 'course-form', params: {} }, paths.newCourse],
    [{ view: 'course-form', params: { courseId: 'c1' } }, paths.editCourse('c1')],
    [{ view: 'content-manager', params: { courseId: 'c1' } }, paths.courseContent('c1')],
  ];

  it.each(pages)('%j is %s, which a frame shows as the same', (opening, page, shown = opening) => {
    expect(addressOf(opening, site)).toBe(page);
    expect(viewOfPage(page, base) ?? null).toEqual(shown);
  });

  it('is known for every view', () => {
    expect(new Set(pages.map(([{ view }]) => view))).toEqual(new Set(Object.keys(views)));
    expect(Object.keys(views).filter((view) => !isPressed(view))).toEqual(['receipt']);
  });
});

describe('the app frame', () => {
  it('goes from view to view and back, and tells the host when it is done', () => {
    const { frame, send } = create();
    frame.open({ view: 'cart', params: {} });
    frame.go({ view: 'checkout', params: {} });
    frame.go({ view: 'sign-in', params: {} });
    frame.back();
    expect(frame.getState()).toMatchObject({ shown: { view: 'checkout' }, behind: [{ view: 'cart' }] });
    frame.back();
    frame.back();
    expect(frame.getState().shown).toBeUndefined();
    expect(send.mock.calls).toEqual([[{ type: 'close' }]]);
  });

  it('returns after signing in to the view that needed it', () => {
    const { frame } = create();
    frame.open({ view: 'checkout', params: {} });
    frame.go({ view: 'sign-in', params: { mode: 'sign-up' } });
    frame.go({ view: 'sign-in', params: {} });
    frame.signedIn();
    expect(frame.getState()).toMatchObject({ shown: { view: 'checkout' }, behind: [] });
  });

  it('goes on into cart and checkout with the code of its opening, until another is typed or the host opens something else', () => {
    const { frame } = create();
    const shown = () => frame.getState().shown;
    frame.open({ view: 'checkout', params: { courseIds: ['c1'], code: 'SPRING' } });
    frame.go({ view: 'account', params: {} });
    expect(shown()).toEqual({ view: 'account', params: {} });
    frame.go({ view: 'cart', params: {} });
    expect(shown()).toEqual({ view: 'cart', params: { code: 'SPRING' } });
    frame.go({ view: 'checkout', params: { code: 'OTHER' } });
    expect(shown()).toEqual({ view: 'checkout', params: { code: 'OTHER' } });
    frame.keepCode(undefined);
    frame.go({ view: 'checkout', params: {} });
    expect(shown()).toEqual({ view: 'checkout', params: {} });
    frame.keepCode('TYPED');
    frame.go({ view: 'checkout', params: {} });
    expect(shown()).toEqual({ view: 'checkout', params: { code: 'TYPED' } });
    frame.open({ view: 'account', params: {} });
    frame.go({ view: 'cart', params: {} });
    expect(shown()).toEqual({ view: 'cart', params: {} });
  });

  it('leaves out a code that was removed, whatever opens, until it is typed', () => {
    const tab = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => tab.get(key) ?? null,
      setItem: (key: string, value: string) => tab.set(key, value),
    });
    const { frame } = create();
    const shown = () => frame.getState().shown;
    frame.open({ view: 'cart', params: { code: 'SPRING' } });
    frame.keepCode(undefined);
    // The checkout and back again.
    frame.go({ view: 'checkout', params: {} });
    frame.back();
    expect(shown()).toEqual({ view: 'cart', params: {} });
    // Another press on the page, and another page in this tab.
    frame.open({ view: 'checkout', params: { courseIds: ['c2'], code: 'spring' } });
    expect(shown()).toEqual({ view: 'checkout', params: { courseIds: ['c2'] } });
    const { frame: next } = create();
    next.open({ view: 'cart', params: { code: 'SPRING' } });
    expect(next.getState().shown).toEqual({ view: 'cart', params: {} });
    next.open({ view: 'cart', params: { code: 'OTHER' } });
    expect(next.getState().shown).toEqual({ view: 'cart', params: { code: 'OTHER' } });
    next.keepCode('SPRING');
    next.open({ view: 'cart', params: { code: 'SPRING' } });
    expect(next.getState().shown).toEqual({ view: 'cart', params: { code: 'SPRING' } });
    vi.unstubAllGlobals();
  });

  it('opens a code again that was used', () => {
    const { frame } = create();
    frame.open({ view: 'checkout', params: { code: 'AGAIN' } });
    frame.forgetCode();
    frame.open({ view: 'checkout', params: { code: 'AGAIN' } });
    expect(frame.getState().shown).toEqual({ view: 'checkout', params: { code: 'AGAIN' } });
  });

  it('leaves the player to the host, and never shows it itself', () => {
    const { frame, send } = create();
    frame.open({ view: 'checkout', params: {} });
    frame.go({ view: 'player', params: { courseId: 'c1' } });
    expect(send.mock.calls).toEqual([
      [{ type: 'close' }],
      [{ type: 'navigate', view: 'player', params: { courseId: 'c1' } }],
    ]);
    frame.open({ view: 'player', params: { courseId: 'c1' } });
    expect(frame.getState().shown).toBeUndefined();
  });

  it('keeps what a visitor asked for until the sign-in that it led to, not longer', () => {
    const { frame, send } = create();
    const act = { act: 'add', courseId: 'c1' } as const;
    frame.askToSignIn(act);
    expect(send.mock.calls).toEqual([[{ type: 'navigate', view: 'sign-in', params: {} }]]);
    frame.open({ view: 'sign-in', params: {} });
    expect(frame.signedIn()).toEqual(act);
    expect(frame.signedIn()).toBeUndefined();

    frame.askToSignIn(act);
    frame.open({ view: 'sign-in', params: {} });
    frame.close({ isHidden: true });
    frame.open({ view: 'sign-in', params: {} });
    expect(frame.signedIn()).toBeUndefined();

    frame.askToSignIn(act);
    frame.open({ view: 'account', params: {} });
    frame.go({ view: 'sign-in', params: {} });
    expect(frame.signedIn()).toBeUndefined();
  });
});

describe('a checkout in the page', () => {
  it('shows what the dialog does, and lets the host take it away only after its views are gone', () => {
    const { frame, send } = create(undefined, true);
    frame.open({ view: 'checkout', params: { courseIds: ['c1'] } });
    frame.go({ view: 'sign-in', params: { mode: 'sign-up' } });
    frame.signedIn();
    expect(frame.getState()).toMatchObject({ shown: { view: 'checkout' }, behind: [] });
    frame.go({ view: 'player', params: { courseId: 'c1' } });
    expect(send.mock.calls).toEqual([[{ type: 'navigate', view: 'player', params: { courseId: 'c1' } }]]);
    frame.close();
    expect(frame.getState().shown).toBeUndefined();
    expect(send).toHaveBeenCalledOnce();
  });
});

describe('an inline frame', () => {
  it('keeps its own views and leaves the others to the host', () => {
    const { frame, send } = create({ view: 'course-form', params: {} });
    frame.go({ view: 'content-manager', params: { courseId: 'c1' } });
    expect(frame.getState().shown).toEqual({ view: 'content-manager', params: { courseId: 'c1' } });
    frame.go({ view: 'checkout', params: { courseIds: ['c1'] } });
    expect(send.mock.calls).toEqual([[{ type: 'navigate', view: 'checkout', params: { courseIds: ['c1'] } }]]);
    frame.close();
    expect(frame.getState().shown).toEqual({ view: 'content-manager', params: { courseId: 'c1' } });
  });
});
