import { seedIds } from '@lectern/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { withDiscounts } from '../../testing/seedChanges.ts';
import { DiscountCodes } from './index.ts';

withMockServer();
type Options = NonNullable<Parameters<typeof renderWithMarketplace>[1]>;
const open = (options: Options = {}) =>
  renderWithMarketplace(<DiscountCodes />, {
    as: 'instructor',
    prepare: withDiscounts(4, seedIds.users.instructor),
    ...options,
  });
const row = async (code: string) => {
  const item = (await screen.findByText(code)).closest('li');
  if (!item) throw new Error(`${code} is in no row.`);
  return item;
};
const field = (name: string) => screen.getByRole('textbox', { name });

describe('DiscountCodes', () => {
  it('shows what each code takes off, for what, how often it was used, and whether it can be used', async () => {
    open();
    expect(await row('SPRING-20')).toHaveTextContent(/Active.*20% of each course.*All your courses.*7 of 100.*Until/);
    expect(await row('NEW-YEAR')).toHaveTextContent(/Scheduled.*15%.*1 order.* to /);
    expect(await row('FIRST-TEN')).toHaveTextContent(/Used up.*₹250.00 off the order.*10 of 10/);
    expect(await row('LAST-SUMMER')).toHaveTextContent(/Ended.*30%/);
    // Its time is over: there is nothing left to end, and no link to give out.
    const left = within(await row('LAST-SUMMER')).getAllByRole('button');
    expect(left.map(({ textContent }) => textContent)).toEqual(['Edit limits']);
  });

  it('names the course that an amount is taken off, where it is one', async () => {
    const { api } = open({ prepare: () => {} });
    const course = api.state.courses[0];
    if (!course) throw new Error('There is no course.');
    withDiscounts(3, seedIds.users.instructor)(api);
    Object.assign(api.state.discounts[2] ?? {}, {
      scope: 'courses',
      courses: [{ courseId: course._id, title: course.title }],
    });
    expect(await row('FIRST-TEN')).toHaveTextContent(`₹250.00 off ${course.title}`);
  });

  it('makes a code of per cent for some courses, with a window and limits', async () => {
    const { user, api } = open({ prepare: () => {} });
    // The form is all that there is yet.
    expect(await screen.findByRole('form', { name: 'Create your first code' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'New code' })).toBeNull();
    await user.type(field('Code'), ' autumn-10 ');
    await user.type(field('Discount in percent'), '10');
    await user.click(screen.getByRole('radio', { name: 'Some courses' }));
    const [course] = await screen.findAllByRole('checkbox');
    if (!course) throw new Error('There is no course.');
    await user.click(course);
    await user.type(screen.getByLabelText('From'), '2099-12-01T09:30');
    await user.type(field('Total uses'), '40');
    await user.type(field('Uses per person'), '1');
    await user.click(screen.getByRole('button', { name: 'Create code' }));
    expect(await screen.findByText('AUTUMN-10 was created. Copy its link from the list.')).toBeVisible();
    expect(api.state.discounts[0]).toMatchObject({
      code: 'AUTUMN-10',
      kind: 'percent',
      value: 10,
      scope: 'courses',
      startsAt: new Date('2099-12-01T09:30').toISOString(),
      maxUses: 40,
      maxPerPerson: 1,
    });
    expect(api.state.discounts[0]?.courses).toHaveLength(1);
    expect(api.state.discounts[0]?.endsAt).toBeUndefined();
    expect(await row('AUTUMN-10')).toBeVisible();
    expect(screen.queryByRole('form')).toBeNull();
    // What comes next: the link. It brings the row into view.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Copy link with AUTUMN-10' })).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'New code' }));
    expect(field('Code')).toHaveFocus();
    expect(field('Code')).toHaveValue('');
    expect(screen.getByRole('radio', { name: 'All your courses' })).toBeChecked();
  });

  it('makes one of an amount, for courses of the whole catalogue where an admin asks', async () => {
    const { user, api } = open({ as: 'admin', prepare: () => {} });
    await user.type(await screen.findByRole('textbox', { name: 'Code' }), 'FLAT');
    await user.click(screen.getByRole('radio', { name: 'Amount' }));
    await user.type(field('Discount amount'), '₹1,299.50');
    await user.click(screen.getByRole('radio', { name: 'Some courses' }));
    const first = (await screen.findAllByRole('checkbox'))[0]?.closest('label')?.textContent ?? '';
    await user.click(screen.getByRole('checkbox', { name: first }));
    await user.type(screen.getByRole('searchbox', { name: 'Find a course' }), 'no such course{Enter}');
    expect(await screen.findByText('No courses match.')).toBeVisible();
    // What was chosen stays, and Enter has made no code.
    expect(screen.getByRole('checkbox', { name: first })).toBeChecked();
    expect(api.state.discounts).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Create code' }));
    await waitFor(() =>
      expect(api.state.discounts[0]).toMatchObject({ code: 'FLAT', kind: 'amount', value: 1299.5, scope: 'courses' }),
    );
    expect(api.state.discounts[0]?.courses.map(({ title }) => title)).toEqual([first]);
  });

  it('says at the fields what is wrong, by the rules of the API, and sends nothing', async () => {
    const { user, sent } = open({ prepare: () => {} });
    await user.type(await screen.findByRole('textbox', { name: 'Code' }), 'a b');
    await user.type(field('Discount in percent'), '12.5');
    await user.click(screen.getByRole('radio', { name: 'Some courses' }));
    await screen.findAllByRole('checkbox');
    await user.type(screen.getByLabelText('From'), '2099-12-02T09:00');
    await user.type(screen.getByLabelText('Until'), '2099-12-01T09:00');
    await user.type(field('Total uses'), '0');
    await user.click(screen.getByRole('button', { name: 'Create code' }));
    expect(field('Code')).toHaveAccessibleDescription('A code has 3 to 40 letters, digits and hyphens.');
    expect(field('Code')).toHaveFocus();
    expect(field('Total uses')).toHaveAccessibleDescription(
      'Please enter a whole number from 1 to 1,000,000, or nothing.',
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Please choose from 1 to 100 courses.');
    await user.clear(field('Total uses'));
    await user.clear(field('Code'));
    await user.type(field('Code'), 'AUTUMN');
    await user.click(screen.getAllByRole('checkbox')[0] as HTMLElement);
    await user.click(screen.getByRole('button', { name: 'Create code' }));
    expect(field('Discount in percent')).toHaveAccessibleDescription('Please enter a whole number from 1 to 100.');
    expect(screen.getByLabelText('Until')).toHaveAccessibleDescription('The end must be after the start.');
    expect(sent.filter((call) => call.startsWith('POST'))).toEqual([]);
  });

  it.each(['', '0', '-5', 'abc', '0.001', '12,5', '33.333', '101'])(
    'says the rule of per cent for "%s"',
    async (typed) => {
      const { user } = open({ prepare: () => {} });
      await screen.findByRole('textbox', { name: 'Code' });
      if (typed) await user.type(field('Discount in percent'), typed);
      await user.click(screen.getByRole('button', { name: 'Create code' }));
      expect(field('Discount in percent')).toHaveAccessibleDescription('Please enter a whole number from 1 to 100.');
    },
  );

  it('says the rule of an amount for one', async () => {
    const { user } = open({ prepare: () => {} });
    await user.click(await screen.findByRole('radio', { name: 'Amount' }));
    await user.click(screen.getByRole('button', { name: 'Create code' }));
    expect(field('Discount amount')).toHaveAccessibleDescription('Please enter a discount from 0.01 to 1,000,000.');
  });

  it('refuses an end that is past, for a new code and for one that is changed', async () => {
    const { user, sent, api } = open();
    await user.click(await screen.findByRole('button', { name: 'New code' }));
    await user.type(field('Code'), 'TOO-LATE');
    await user.type(field('Discount in percent'), '10');
    await user.type(screen.getByLabelText('Until'), '2020-01-01T09:00');
    await user.click(screen.getByRole('button', { name: 'Create code' }));
    expect(screen.getByLabelText('Until')).toHaveAccessibleDescription('The end must be in the future.');
    expect(screen.getByLabelText('Until')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Edit limits of LAST-SUMMER' }));
    const form = within(screen.getByRole('form', { name: 'Period and limits of LAST-SUMMER' }));
    const until = form.getByLabelText('Until');
    await user.clear(until);
    await user.type(until, '2020-01-01T09:00');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(until).toHaveAccessibleDescription('The end must be in the future.');
    expect(sent.filter((call) => /^(POST|PUT)/.test(call))).toEqual([]);
    await user.clear(until);
    await user.type(until, '2099-01-01T09:00');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(api.state.discounts.find(({ code }) => code === 'LAST-SUMMER')?.endsAt).toBe(
        new Date('2099-01-01T09:00').toISOString(),
      ),
    );
  });

  it('shows a code that exists at its field', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'New code' }));
    await user.type(field('Code'), 'spring-20');
    await user.type(field('Discount in percent'), '10{Enter}');
    await waitFor(() =>
      expect(field('Code')).toHaveAccessibleDescription('This code exists already. Please choose another one.'),
    );
    await user.type(field('Code'), '1');
    expect(field('Code')).toHaveAccessibleDescription(/such as SPRING-20/);
  });

  it('ends a code and makes it valid again with the same button', async () => {
    const { user, api } = open();
    await user.click(await screen.findByRole('button', { name: 'End code SPRING-20' }));
    expect(await screen.findByText(/^SPRING-20 has ended\./)).toBeVisible();
    expect(api.state.discounts[0]?.isActive).toBe(false);
    expect(await row('SPRING-20')).toHaveTextContent('Ended');
    const restore = screen.getByRole('button', { name: 'Reactivate: SPRING-20' });
    expect(restore).toHaveFocus();
    await user.click(restore);
    expect(await screen.findByText('SPRING-20 is valid again.')).toBeVisible();
    expect(api.state.discounts[0]?.isActive).toBe(true);
  });

  it('changes the period and the limits of a code, and sends only what was changed', async () => {
    const { user, api } = open();
    const before = { ...api.state.discounts[0] };
    const edit = await screen.findByRole('button', { name: 'Edit limits of SPRING-20' });
    await user.click(edit);
    const form = within(screen.getByRole('form', { name: 'Period and limits of SPRING-20' }));
    expect(edit).toHaveAttribute('aria-expanded', 'true');
    expect(form.getByLabelText('From')).toHaveFocus();
    expect(form.getByLabelText('Until')).not.toHaveValue('');
    const uses = form.getByLabelText('Total uses');
    expect(uses).toHaveValue('100');
    expect(uses).toHaveAccessibleDescription('7 uses so far.');
    await user.clear(uses);
    await user.type(uses, '5');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(uses).toHaveAccessibleDescription('It was used 7 times already. Please enter at least as many.'),
    );
    expect(uses).toHaveFocus();
    await user.clear(uses);
    await user.type(uses, '7');
    expect(uses).toHaveAccessibleDescription('7 uses so far.');
    await user.type(form.getByLabelText('Uses per person'), '2');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The period and limits of SPRING-20 were changed.')).toBeVisible();
    expect(edit).toHaveFocus();
    expect(edit).toHaveAttribute('aria-expanded', 'false');
    expect(await row('SPRING-20')).toHaveTextContent(/Used up.*7 of 7.*2 orders/);
    expect(api.state.discounts[0]).toEqual({ ...before, maxUses: 7, maxPerPerson: 2 });
    // An emptied field is no limit.
    await user.click(edit);
    await user.clear(screen.getByLabelText('Total uses', { selector: 'li input' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect(await row('SPRING-20')).toHaveTextContent(/Active/));
    expect(api.state.discounts[0]?.maxUses).toBeUndefined();
  });

  it('closes the limits without a change, and sends nothing', async () => {
    const { user, sent } = open();
    const edit = await screen.findByRole('button', { name: 'Edit limits of SPRING-20' });
    for (const name of ['Save', 'Cancel']) {
      await user.click(edit);
      await user.click(screen.getByRole('button', { name }));
      expect(screen.queryByRole('form', { name: /^Period/ })).toBeNull();
      expect(edit).toHaveFocus();
    }
    expect(sent.filter((call) => call.startsWith('PUT'))).toEqual([]);
  });

  it('copies a link with the code: to the course, to the instructor, or to all courses', async () => {
    const { user } = open({
      prepare(api) {
        withDiscounts(2, seedIds.users.instructor)(api);
        Object.assign(api.state.discounts[0] ?? {}, {
          scope: 'courses',
          courses: [{ courseId: seedIds.courses.weatherMaps, title: 'Weather Maps' }],
        });
      },
    });
    let copied = '';
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
      copied = text;
    });
    await user.click(await screen.findByRole('button', { name: 'Copy link with SPRING-20' }));
    expect(copied).toBe(`${location.origin}/course/${seedIds.courses.weatherMaps}?code=SPRING-20`);
    await user.click(screen.getByRole('button', { name: 'Copy link with NEW-YEAR' }));
    expect(copied).toBe(`${location.origin}/instructors/${seedIds.users.instructor}?code=NEW-YEAR`);
    expect(await within(await row('NEW-YEAR')).findByText('Copied')).toBeVisible();
  });

  it('finds a code among many by its letters', async () => {
    const { user } = open({ prepare: withDiscounts(20, seedIds.users.instructor) });
    await screen.findByText('SPRING-20');
    const rows = () => within(screen.getByRole('list', { name: 'Codes' })).getAllByRole('listitem');
    expect(rows()).toHaveLength(10);
    expect(screen.getByText('20 codes')).toHaveRole('status');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('CODE-19')).toBeVisible();
    const search = screen.getByRole('searchbox', { name: 'Find a code' });
    await user.type(search, ' code-1');
    expect(await screen.findByText('10 codes')).toBeVisible();
    await user.type(search, '9');
    await waitFor(() => expect(rows()).toHaveLength(1));
    await user.type(search, 'x');
    expect(await screen.findByText('No code has these letters.')).toBeVisible();
    // A new code is shown, whatever was searched.
    await user.click(screen.getByRole('button', { name: 'New code' }));
    await user.type(field('Code'), 'autumn');
    await user.type(field('Discount in percent'), '10{Enter}');
    expect(await row('AUTUMN')).toBeVisible();
    expect(search).toHaveValue('');
  });
});
