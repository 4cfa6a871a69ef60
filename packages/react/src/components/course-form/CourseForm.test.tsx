import { mockId, seedIds } from '@lectern/sdk/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { GuardedPage } from '../../provider/context.ts';
import { type Rendered, renderWithMarketplace, withMockServer, write } from '../../testing/renderWithMarketplace.tsx';
import { CourseForm } from './index.ts';

withMockServer();

type User = Rendered['user'];
const courseId = seedIds.courses.weatherMaps;
const key = (id: string) => `draft_${seedIds.users.instructor}_${id}`;
const opened = () => screen.findByRole('textbox', { name: 'Title' });
const submit = (user: User, name = 'Create Course') => user.click(screen.getByRole('button', { name }));
const field = (name: string) => screen.getByRole('textbox', { name });
async function fill(user: User) {
  await write(user, await opened(), 'Reading Rivers');
  await write(user, field('Description'), 'Water tells where it has been.');
  await write(user, field('Price'), '499.50');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Sky and Sea');
}
const made = ({ api }: Rendered) => api.state.courses.find(({ title }) => title === 'Reading Rivers');

describe('CourseForm, creating', () => {
  it("creates a course, says 'Course Created!' and goes to the instructor dashboard", async () => {
    const view = renderWithMarketplace(<CourseForm />, { as: 'instructor' });
    expect(screen.getByRole('heading', { level: 1, name: 'Create New Course' })).toBeVisible();
    await fill(view.user);
    for (const name of ['Course Details', 'Pricing & Category', 'Course Status', 'More details']) {
      expect(screen.getByRole('heading', { level: 2, name })).toBeVisible();
    }
    expect(screen.getByRole('radio', { name: /^Draft/ })).toBeChecked();
    expect(screen.queryByText(/Coming soon/)).toBeNull();
    await view.user.click(screen.getByRole('radio', { name: /^Published/ }));
    const missing =
      'This course has no published lecture. Until it has one, it says "Coming soon" and no one can buy it.';
    expect(screen.getByText(missing)).toBeVisible();
    const preview = within(screen.getByRole('complementary', { name: 'Preview' }));
    expect(preview.getByText('Coming soon')).toBeVisible();
    await view.user.clear(field('Price'));
    await view.user.type(field('Price'), '0');
    expect(preview.queryByText('Coming soon')).toBeNull();
    await view.user.clear(field('Price'));
    await view.user.type(field('Price'), '499.50');
    await submit(view.user);
    const notice = await screen.findByRole('dialog', { name: 'Course Created!' });
    expect(notice).toHaveTextContent('"Reading Rivers"');
    expect(within(notice).getByRole('button', { name: 'OK' })).toBeVisible();
    expect(view.navigate).toHaveBeenCalledWith('/instructor');
    // The notice offers the next act.
    await view.user.click(within(notice).getByRole('button', { name: 'Add content' }));
    expect(view.navigate).toHaveBeenLastCalledWith(`/instructor/course/${made(view)?._id}/content`);
    expect(made(view)).toMatchObject({ price: 499.5, status: 'published', level: 'All Levels' });
    expect(view.marketplace.storage.get(key('course'))).toBeUndefined();
  });

  it('reports every broken rule at its field, and above with the way there', async () => {
    const view = renderWithMarketplace(<CourseForm />, { as: 'instructor' });
    await view.user.type(await opened(), '  Four ');
    await view.user.type(field('Description'), 'x'.repeat(19));
    await view.user.type(field('Price'), '-1');
    await submit(view.user);
    expect(field('Title')).toHaveAccessibleDescription('Title must be at least 5 characters long.');
    expect(field('Description')).toHaveAccessibleDescription('Description must be at least 20 characters long.');
    expect(field('Price')).toHaveAccessibleDescription('Price must be a non-negative number.');
    const category = screen.getByRole('combobox', { name: 'Category' });
    expect(category).toHaveAccessibleDescription('Please select a category.');
    const summary = screen.getByRole('alert');
    expect(summary).toHaveFocus();
    expect(summary).toHaveTextContent('4 things need your attention:');
    await view.user.click(within(summary).getByRole('link', { name: 'Please select a category.' }));
    expect(category).toHaveFocus();
    await view.user.type(field('Title'), 's');
    expect(within(summary).getAllByRole('link')).toHaveLength(3);
    expect(view.sent.filter((call) => call.startsWith('POST'))).toEqual([]);
  });

  it.each([
    ['', 0],
    ['0', 0],
    ['.5', 0.5],
    ['12.', 12],
    [' 1299.50 ', 1299.5],
  ])('takes %j as a price', async (typed, price) => {
    const view = renderWithMarketplace(<CourseForm />, { as: 'instructor' });
    await fill(view.user);
    fireEvent.change(field('Price'), { target: { value: typed } });
    await submit(view.user);
    await screen.findByRole('dialog', { name: 'Course Created!' });
    expect(made(view)?.price).toBe(price);
  });

  it.each([
    ['-5', 'Price must be a non-negative number.'],
    ['.', 'Price can contain only digits and one decimal point.'],
    ['1.005', 'Price can have at most 2 decimal places.'],
    ['1,5', 'Price can contain only digits and one decimal point.'],
    ['1e5', 'Price can contain only digits and one decimal point.'],
    ['1.2.3', 'Price can contain only digits and one decimal point.'],
    ['ten', 'Price can contain only digits and one decimal point.'],
  ])('refuses %j as a price', async (typed, message) => {
    const { user } = renderWithMarketplace(<CourseForm />, { as: 'instructor' });
    await fill(user);
    fireEvent.change(field('Price'), { target: { value: typed } });
    fireEvent.blur(field('Price'));
    expect(field('Price')).toHaveAccessibleDescription(message);
    await submit(user);
    expect(field('Price')).toHaveAccessibleDescription(message);
  });

  it.each([
    ['1,299.50', '1299.50'],
    ['₹ 1,29,900', '129900'],
    ['१२९९', '1299'],
    ['٣٤.٥', '34.5'],
    ['1,5', '1,5'],
  ])('reads %j as the price that it is', async (typed, kept) => {
    const { user } = renderWithMarketplace(<CourseForm />, { as: 'instructor' });
    await opened();
    await user.click(field('Price'));
    await user.paste(typed);
    expect(field('Price')).toHaveValue(kept);
  });

  it('previews no price where there is none, and Free for nothing', async () => {
    const { user } = renderWithMarketplace(<CourseForm />, { as: 'instructor' });
    await opened();
    const preview = within(screen.getByRole('complementary', { name: 'Preview' }));
    expect(preview.getByText('Free')).toBeVisible();
    await user.type(field('Price'), '-1');
    expect(preview.queryByText('Free')).toBeNull();
    expect(preview.queryByText(/₹/)).toBeNull();
  });

  it('takes a title of 5 and a description of 20 characters', async () => {
    const { user } = renderWithMarketplace(<CourseForm />, { as: 'instructor' });
    await fill(user);
    fireEvent.change(field('Title'), { target: { value: 'Rafts' } });
    fireEvent.change(field('Description'), { target: { value: 'x'.repeat(20) } });
    await submit(user);
    expect(await screen.findByRole('dialog', { name: 'Course Created!' })).toBeVisible();
  });

  it("says 'Saving...' while it saves, and asks once", async () => {
    const view = renderWithMarketplace(<CourseForm />, {
      as: 'instructor',
      prepare: (api) => api.fail('courses.create', { delay: 'infinite' }),
    });
    await fill(view.user);
    await submit(view.user);
    const button = await screen.findByRole('button', { name: 'Saving...' });
    expect(button).toHaveAttribute('aria-busy', 'true');
    await view.user.type(field('Title'), '{Enter}');
    await waitFor(() => expect(view.sent.filter((call) => call.startsWith('POST'))).toHaveLength(1));
  });

  it.each([
    ['the message of the server', { message: 'Too many courses.' }, 'Too many courses.'],
    ["'Could not save course.' without one", {}, 'Could not save course.'],
  ])("shows 'Submission Failed' with %s, and keeps what was typed", async (_, body, message) => {
    const { user, marketplace } = renderWithMarketplace(<CourseForm />, {
      as: 'instructor',
      prepare: (api) => api.fail('courses.create', { status: 500, body }),
    });
    await fill(user);
    await submit(user);
    expect(await screen.findByRole('dialog', { name: 'Submission Failed' })).toHaveTextContent(message);
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(field('Title')).toHaveValue('Reading Rivers');
    expect(marketplace.storage.get(key('course'))).toContain('Reading Rivers');
  });

  it("puts the server's own problems at their fields", async () => {
    const details = [{ field: 'title', message: 'There is a course of this title.' }];
    const { user } = renderWithMarketplace(<CourseForm />, {
      as: 'instructor',
      prepare: (api) => api.fail('courses.create', { status: 400, body: { message: 'Please check.', details } }),
    });
    await fill(user);
    await submit(user);
    await screen.findByRole('dialog', { name: 'Submission Failed' });
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(field('Title')).toHaveAccessibleDescription('There is a course of this title.');
    expect(screen.getByRole('link', { name: 'There is a course of this title.' })).toBeVisible();
  });

  it('needs a category, and says who makes them', async () => {
    renderWithMarketplace(<CourseForm />, { as: 'instructor', prepare: (api) => api.state.categories.splice(0) });
    await opened();
    expect(screen.getByText('No categories available. Please ask an admin to create some.')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Category' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Create Course' })).toBeDisabled();
  });

  it("says 'Failed to load form data.' and tries again", async () => {
    const { user } = renderWithMarketplace(<CourseForm />, {
      as: 'instructor',
      prepare: (api) => api.fail('categories.list', { status: 500, body: '<h1>', times: 1 }),
    });
    expect(await screen.findByText('Failed to load form data.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await opened()).toBeVisible();
  });

  it.each(['learner', 'admin'] as const)('is not for a %s, who goes to the dashboard', (as) => {
    const { marketplace, navigate } = renderWithMarketplace(<CourseForm />, { as });
    expect(marketplace.notices.getState().message).toBe('You must be an instructor to manage courses.');
    expect(navigate).toHaveBeenCalledWith('/dashboard', { replace: true });
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('CourseForm, editing', () => {
  it('needs no more of a backend than the list of one’s own courses', async () => {
    renderWithMarketplace(<CourseForm courseId={courseId} />, {
      as: 'instructor',
      prepare(api) {
        api.fail('courses.getAuthored', { status: 404, body: '<h1>' });
        api.fail('courses.listAuthored', { status: 200, body: { courses: api.state.courses } });
      },
    });
    expect(await opened()).toHaveValue('Reading Weather Maps');
    expect(field('Description')).not.toHaveValue('');
  });

  it("begins with the course and sends what is changed; 'Course Updated!'", async () => {
    const view = renderWithMarketplace(<CourseForm courseId={courseId} />, { as: 'instructor' });
    expect(await opened()).toHaveValue('Reading Weather Maps');
    expect(screen.getByRole('heading', { level: 1, name: 'Edit Course' })).toBeVisible();
    expect(field('Price')).toHaveValue('1299.5');
    expect(screen.getByRole('combobox', { name: 'Level' })).toHaveValue('Beginner');
    await view.user.clear(field('Title'));
    await view.user.type(field('Title'), 'Reading Rivers');
    await submit(view.user, 'Update Course');
    expect(await screen.findByRole('dialog', { name: 'Course Updated!' })).toBeVisible();
    expect(view.navigate).toHaveBeenCalledWith('/instructor');
    const sent = view.sent.find((call) => call.startsWith('PUT')) ?? '';
    expect(JSON.parse(sent.slice(sent.indexOf('{')))).toEqual({
      courseId,
      title: 'Reading Rivers',
      description: expect.any(String),
      price: 1299.5,
      category: seedIds.categories.skyAndSea,
      status: 'published',
    });
  });

  it.each([
    ['nobody has', seedIds.courses.missing],
    ['somebody else teaches', courseId],
  ])("says 'Course not found or you don't own it.' of one that %s", async (_, id) => {
    renderWithMarketplace(<CourseForm courseId={id} />, {
      as: 'instructor',
      prepare: (api) => {
        for (const course of api.state.courses) course.creatorId = { ...course.creatorId, _id: mockId(2, 9) };
      },
    });
    expect(await screen.findByText("Course not found or you don't own it.")).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to your courses' })).toHaveAttribute('href', '/instructor');
  });

  it('keeps a draft over a reload, until it is put away', async () => {
    const first = renderWithMarketplace(<CourseForm courseId={courseId} />, { as: 'instructor' });
    await first.user.type(await opened(), ', again');
    const kept = first.marketplace.storage.get(key(courseId)) ?? '';
    first.unmount();
    const second = renderWithMarketplace(<CourseForm courseId={courseId} />, {
      as: 'instructor',
      stored: { [key(courseId)]: kept },
    });
    expect(await opened()).toHaveValue('Reading Weather Maps, again');
    expect(screen.getByText('You have unsaved changes, kept as a draft on this device.')).toBeVisible();
    await second.user.click(screen.getByRole('button', { name: 'Discard changes' }));
    const question = await screen.findByRole('dialog', { name: 'Discard changes?' });
    await second.user.click(within(question).getByRole('button', { name: 'Keep editing' }));
    expect(field('Title')).toHaveValue('Reading Weather Maps, again');
    await second.user.click(screen.getByRole('button', { name: 'Discard changes' }));
    await second.user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(field('Title')).toHaveValue('Reading Weather Maps');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Update Course' })).toHaveFocus());
    expect(second.marketplace.storage.get(key(courseId))).toBeUndefined();
  });

  it('restores only what was changed: a course unpublished since then stays a draft', async () => {
    const first = renderWithMarketplace(<CourseForm courseId={courseId} />, { as: 'instructor' });
    await opened();
    expect(screen.getByRole('radio', { name: /^Published/ })).toBeChecked();
    await first.user.type(field('Description'), ' Revised.');
    const kept = first.marketplace.storage.get(key(courseId)) ?? '';
    first.unmount();
    const second = renderWithMarketplace(<CourseForm courseId={courseId} />, {
      as: 'instructor',
      stored: { [key(courseId)]: kept },
      prepare: (api) => {
        for (const course of api.state.courses) if (course._id === courseId) course.status = 'draft';
      },
    });
    await opened();
    expect((field('Description') as HTMLTextAreaElement).value).toMatch(/ Revised\.$/);
    expect(screen.getByRole('radio', { name: /^Draft/ })).toBeChecked();
    await submit(second.user, 'Update Course');
    await screen.findByRole('dialog', { name: 'Course Updated!' });
    expect(second.api.state.courses.find(({ _id }) => _id === courseId)?.status).toBe('draft');
  });

  it('leaves the word to the session when that has ended, and keeps the draft', async () => {
    const { user, marketplace } = renderWithMarketplace(<CourseForm courseId={courseId} />, {
      as: 'instructor',
      prepare: (api) => api.fail('courses.update', { status: 401 }),
    });
    await user.type(await opened(), ', again');
    await submit(user, 'Update Course');
    await waitFor(() => expect(marketplace.session.getState().isAuthenticated).toBe(false));
    expect(marketplace.notices.getState().message).toBe('Your session has expired. Please sign in again.');
    expect(marketplace.storage.get(key(courseId))).toContain('again');
  });

  it('asks before changes are left behind, by its own Cancel and by the browser', async () => {
    const { user, navigate, marketplace } = renderWithMarketplace(<CourseForm courseId={courseId} />, {
      as: 'instructor',
    });
    const leavesFreely = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await opened();
    expect(leavesFreely()).toBe(true);
    await user.type(field('Title'), '!');
    expect(leavesFreely()).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
    expect(navigate).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/instructor'));
    expect(marketplace.storage.get(key(courseId))).toBeUndefined();
  });

  it('asks before a link leads away, and goes on there with the draft kept', async () => {
    const { user, navigate, marketplace } = renderWithMarketplace(
      <>
        <a href="/about?from=nav">About</a>
        <a href="/help" target="_blank" rel="noreferrer">
          Help
        </a>
        <CourseForm courseId={courseId} />
      </>,
      { as: 'instructor' },
    );
    const follow = (name: string, init = {}) => fireEvent.click(screen.getByRole('link', { name }), init);
    await opened();
    expect(follow('About')).toBe(true);
    await user.type(field('Title'), '!');
    expect(follow('Help')).toBe(true);
    expect(follow('About', { ctrlKey: true })).toBe(true);
    expect(follow('About')).toBe(false);
    const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    expect(navigate).not.toHaveBeenCalled();
    await user.click(within(question).getByRole('button', { name: 'Keep as draft' }));
    expect(navigate).toHaveBeenCalledWith('/about?from=nav');
    expect(marketplace.storage.get(key(courseId))).toContain('!');
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
  });

  it('asks before Back and Forward leave, of a host that holds them', async () => {
    const held = new Set<GuardedPage>();
    const view = renderWithMarketplace(<CourseForm courseId={courseId} />, {
      as: 'instructor',
      navigationGuard(page) {
        held.add(page);
        return () => void held.delete(page);
      },
    });
    const goBack = vi.fn();
    const isDirty = () => [...held].some((page) => page.isDirty());
    await opened();
    expect(isDirty()).toBe(false);
    await view.user.upload(screen.getByLabelText(/image$/), new File(['x'], 'river.png', { type: 'image/png' }));
    await screen.findByText('river.png');
    await waitFor(() => expect(isDirty()).toBe(true));
    const [page] = [...held].filter((one) => one.isDirty());
    act(() => page?.leave(goBack));
    const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    expect(question).toHaveTextContent("Images aren't saved with drafts");
    await view.user.click(within(question).getByRole('button', { name: 'Keep editing' }));
    expect(goBack).not.toHaveBeenCalled();
    act(() => page?.leave(goBack));
    await view.user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(goBack).toHaveBeenCalledOnce();
    expect(isDirty()).toBe(false);
    view.unmount();
    expect(held.size).toBe(0);
  });

  it('says that a draft came back without its image, and begins anew when asked to', async () => {
    const first = renderWithMarketplace(<CourseForm courseId={courseId} />, { as: 'instructor' });
    await first.user.type(await opened(), ', again');
    const image = new File(['x'], 'river.png', { type: 'image/png' });
    await first.user.upload(screen.getByLabelText(/image$/), image);
    await screen.findByText('river.png');
    await first.user.click(screen.getByRole('button', { name: 'Cancel' }));
    const leaving = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    expect(leaving).toHaveTextContent("Images aren't saved with drafts");
    const stored = Object.fromEntries(
      [key(courseId), key(`${courseId}_image`)].map((name) => [name, first.marketplace.storage.get(name) ?? '']),
    );
    first.unmount();
    const { user, marketplace } = renderWithMarketplace(<CourseForm courseId={courseId} />, {
      as: 'instructor',
      stored,
    });
    await opened();
    expect(screen.getByText(/^We restored your unsaved changes/)).toHaveTextContent(
      'The image "river.png" wasn\'t saved. Please choose it again.',
    );
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(field('Title')).toHaveValue('Reading Weather Maps');
    expect(screen.queryByText(/^We restored your unsaved changes/)).toBeNull();
    expect(Object.keys(stored).map((name) => marketplace.storage.get(name))).toEqual([undefined, undefined]);
  });

  it('leaves at once where nothing was changed', async () => {
    const onCancel = vi.fn();
    const { user } = renderWithMarketplace(<CourseForm courseId={courseId} onCancel={onCancel} />, {
      as: 'instructor',
    });
    await opened();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onCancel).toHaveBeenCalledOnce();
  });
});
