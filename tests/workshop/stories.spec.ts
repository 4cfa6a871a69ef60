import { isDeep, isQuick, spread } from '../runs.ts';
import { components, expect, type Look, test, widths } from './workshop.ts';

/**
 * Every state of every component shows what proves it: no error of the page or the console, no request that the story
 * doesn't script, nothing that is not accessible, no scrolling sideways. States that can share a page stand side by side
 * in a matrix; those that act, open a dialog or are for a phone are shown alone. `npm test` shows each
 * matrix in one of the two looks that are farthest from each other, taking turns, and of what stands alone each fourth
 * component in the first of each three states.
 */
const looks: Look[] = widths.flatMap((width) =>
  (['ltr', 'rtl'] as const).flatMap((direction) =>
    (['light', 'dark'] as const).map((theme) => ({ theme, direction, width })),
  ),
);
const first: Look = { theme: 'light', direction: 'ltr', width: 1280 };
const farthest: Look = { theme: 'dark', direction: 'rtl', width: 390 };

/** Where no text may be lost at 200% on a phone (WCAG 1.4.4): what people read, learn and buy with. */
const enlarged = new Set([
  'Buying/Cart',
  'Buying/Checkout',
  'Buying/OrderReceipt',
  'Buying/RefundRequest',
  'Catalogue/CourseList',
  'Course/CourseDetail',
  'Learning/Certificate',
  'Learning/CoursePlayer',
  'Learning/QuizRunner',
  'Page/Footer',
  'Page/Navbar',
  'Profile/ProfileTabs',
]);

for (const [place, [title, ids]] of [...components].entries()) {
  test(`${title}: all states side by side`, async ({ matrices: workshop }) => {
    const own = isQuick && place % 2 === 1 ? farthest : first;
    // What proves a state may be folded on a phone.
    await workshop.showMatrix(title, { ...own, width: first.width });
    const shown = await workshop.inspect(ids);
    expect((await workshop.cells()).sort(), 'cells').toEqual(ids.filter((id) => !shown.get(id)?.isAlone).sort());
    await workshop.judgeProofs();
    for (const look of isDeep ? looks : isQuick ? [own] : [farthest]) {
      await workshop.lookAt(look);
      await workshop.judge({ isMatrix: true });
    }
    // Overflow to the left, as from right to left, doesn't scroll the page.
    await workshop.lookAt({ ...first, width: 320 });
    await workshop.judgeWidth();
    if (enlarged.has(title)) {
      await workshop.lookAt({ ...first, width: 390 });
      await workshop.judgeEnlarged();
    }
    expect(workshop.problems.splice(0)).toEqual([]);
  });
}

for (const [title, ids] of spread([...components], 4)) {
  test(`${title}: states that stand alone`, async ({ stories: workshop }) => {
    // The deep run looks at the others alone too.
    const alone = [...(await workshop.inspect(ids))].filter(([, { isAlone }]) => isAlone || isDeep);
    for (const [id, { isPhone }] of spread(alone, 3)) {
      await workshop.lookAt({ ...first, width: isPhone ? 390 : first.width });
      await workshop.show(id);
      for (const look of isDeep ? looks : [first]) {
        await workshop.lookAt(isPhone ? { ...look, width: 390 } : look);
        await workshop.judge();
      }
      if (isDeep) await workshop.judgeFocus();
    }
    expect(workshop.problems.splice(0)).toEqual([]);
  });
}
