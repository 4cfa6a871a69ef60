import { components, expect, type Look, test, widths } from './workshop.ts';

/**
 * Every story and matrix in every look: no error of the page or the console, no request that the story doesn't script,
 * nothing that is not accessible, no scrolling sideways. `npm test` runs the matrices in the look farthest from the one
 * in which Vitest runs all stories.
 */
const isDeep = process.env.LECTERN_DEEP === '1';

const looks: Look[] = widths.flatMap((width) =>
  (['ltr', 'rtl'] as const).flatMap((direction) =>
    (['light', 'dark'] as const).map((theme) => ({ theme, direction, width })),
  ),
);
const [first = { theme: 'light', direction: 'ltr', width: 1280 }] = looks;
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

for (const [title, ids] of components) {
  test(`${title}: all states side by side`, async ({ matrices: workshop }) => {
    for (const look of isDeep ? looks : [farthest]) {
      await workshop.showMatrix(title, look);
      const shown = await workshop.inspect(ids);
      expect((await workshop.cells()).sort(), 'cells').toEqual(ids.filter((id) => !shown.get(id)?.isAlone).sort());
      await workshop.judge({ isMatrix: true });
    }
    // Overflow to the left, as from right to left, doesn't scroll the page.
    await workshop.lookAt({ theme: 'light', direction: 'ltr', width: 320 });
    await workshop.judgeWidth();
    if (enlarged.has(title)) {
      await workshop.lookAt({ theme: 'light', direction: 'ltr', width: 390 });
      await workshop.judgeEnlarged();
    }
    expect(workshop.problems.splice(0)).toEqual([]);
  });

  if (isDeep) {
    test(`${title}: each state alone`, async ({ workshop }) => {
      await workshop.open(first);
      for (const [id, { isPhone }] of await workshop.inspect(ids)) {
        await workshop.lookAt({ ...first, width: isPhone ? 390 : first.width });
        await workshop.show(id);
        for (const look of looks) {
          await workshop.lookAt(isPhone ? { ...look, width: 390 } : look);
          await workshop.judge();
        }
        await workshop.judgeFocus();
      }
      expect(workshop.problems).toEqual([]);
    });
  }
}
