import { seedIds } from '@lectern/sdk/testing';
import type { Meta } from '@storybook/react-vite';
import type { ActTools } from '../../testing/act.ts';
import { longTitle, withDiscounts } from '../../testing/seedChanges.ts';
import { page, says, statesOf } from '../../testing/states.tsx';
import { DiscountCodes } from './index.ts';

const meta: Meta<typeof DiscountCodes> = {
  title: 'Teaching/DiscountCodes',
  component: DiscountCodes,
  parameters: page({
    frame: 'page',
    traits: ['loads', 'lists', 'submits', 'validates', 'restricted'],
    words: ['coupon', 'voucher', 'promotion', 'sale', 'percent'],
    accessibility: [
      'Each change is announced. The button that ends a code keeps the focus and takes that back.',
      'The buttons of a row name their code.',
      'The form of the limits opens below its button with the focus in it, and gives it back.',
    ],
  }),
};
export default meta;
const { state, ready, loading, empty, failed, refused, busy, invalid, done, long, many, role } = statesOf(meta, {
  as: 'instructor',
});

const own = withDiscounts(4, seedIds.users.instructor);
const make = async ({ type, press }: ActTools) => {
  await type('discounts.code', 'autumn-10');
  await type('discounts.percentField', '10');
  await press('discounts.make');
};
const end = ({ press, t }: ActTools) => press(t('discounts.endLabel', { code: 'SPRING-20' }));

/** The radio button itself lets presses through to its label. */
const chooseSome = ({ userEvent, canvas, t }: ActTools) =>
  canvas.findByText(t('discounts.someCourses')).then((label: HTMLElement) => userEvent.click(label));

export const Ready = ready(
  ['discounts.state.active', 'discounts.state.scheduled', 'discounts.state.usedUp', 'discounts.state.ended'],
  { prepare: own },
);
export const OfTheMarketplace = ready('discounts.scope.all', { as: 'admin', prepare: withDiscounts() });
export const SomeCourses = ready(says('Bicycle Repair'), {
  as: 'admin',
  act: chooseSome,
});
export const Loading = loading('discounts.list', 'discounts.loading');
export const Empty = empty('discounts.makeFirst');
export const Failed = failed('discounts.list', 'discounts.loadFailed');
export const CoursesFailed = failed('courses.listAuthored', 'discounts.coursesFailed', {
  act: chooseSome,
});
export const Invalid = invalid(['rule.discountCode', 'rule.discountPercent', 'rule.discountCourses'], {
  async act(tools) {
    await chooseSome(tools);
    await tools.press('discounts.make');
  },
});
export const Making = busy('discounts.create', 'discounts.making', { act: make });
export const Made = done(['discounts.made', { code: 'AUTUMN-10' }], {
  prepare: own,
  async act(tools) {
    await tools.press('discounts.new');
    await make(tools);
  },
});
export const Refused = refused('discounts.create', 409, 'This code exists already. Please choose another one.', {
  act: make,
});
export const MakingFailed = failed('discounts.create', 'discounts.saveFailed', { act: make });
export const Ending = busy('discounts.update', 'discounts.ending', { prepare: own, act: end });
export const Ended = state({
  kind: 'done',
  prepare: own,
  act: end,
  shows: ['discounts.wasEnded', { code: 'SPRING-20' }],
});
export const EndingFailed = failed('discounts.update', 'discounts.failedTitle', { prepare: own, act: end });
const editLimits = ({ press, t }: ActTools) => press(t('discounts.editLabel', { code: 'SPRING-20' }));
const saveLimit = async (tools: ActTools, limit: string) => {
  await editLimits(tools);
  const field = (await tools.canvas.findAllByLabelText(tools.t('discounts.maxUses')))[0] as HTMLElement;
  await tools.userEvent.clear(field);
  await tools.userEvent.type(field, limit);
  await tools.press('discounts.save');
};
export const EditingLimits = state({ kind: 'ready', prepare: own, act: editLimits, shows: 'discounts.editHint' });
export const LimitRefused = invalid(['rule.discountUsed', { used: 7 }], {
  prepare: own,
  act: (tools) => saveLimit(tools, '5'),
});
export const SavingLimits = busy('discounts.update', 'discounts.restoring', {
  prepare: own,
  act: (tools) => saveLimit(tools, '50'),
});
export const SavingLimitsFailed = failed('discounts.update', 'discounts.saveFailed', {
  prepare: own,
  act: (tools) => saveLimit(tools, '50'),
});
export const Long = long(says(longTitle), {
  prepare(api) {
    own(api);
    Object.assign(api.state.discounts[0] ?? {}, {
      code: 'A-CODE-OF-FORTY-LETTERS-AND-HYPHENS-1234',
      scope: 'courses',
      courses: ['a', 'b', 'c', 'd', 'e'].map((courseId) => ({ courseId, title: longTitle })),
      startsAt: '2026-01-01T08:00:00Z',
    });
  },
});
export const Many = many(['pagination.position', { page: 1, pages: 3 }], {
  prepare: withDiscounts(30, seedIds.users.instructor),
});
export const OtherRole = role('access.notAllowed', { as: 'learner' });
export const Visitor = role('access.signIn', { as: 'visitor' });
