import { createMockApi, type MockApi, mockId, seedIds } from '@lectern/sdk/testing';
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type RenderOptions, renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { ContentManager } from './index.ts';
import { loadContentDialogs } from './LateContentDialogs.tsx';

withMockServer();
beforeAll(loadContentDialogs);
// jsdom lays nothing out.
window.HTMLElement.prototype.scrollIntoView = vi.fn();
beforeEach(() => void vi.clearAllMocks());
const courseId = seedIds.courses.weatherMaps;
const show = (options: Partial<RenderOptions> = {}) =>
  renderWithMarketplace(<ContentManager courseId={courseId} />, { as: 'instructor', ...options });
const course = (api: MockApi) => api.state.courses[0] as MockApi['state']['courses'][number];
const titles = () =>
  within(screen.getByRole('list', { name: 'Sections and lectures' }))
    .getAllByRole('listitem')
    .map((item) =>
      item.querySelector('.lectern-content-manager-toggle, .lectern-content-manager-title')?.textContent?.trim(),
    );
const button = (name: string) => screen.getByRole('button', { name });
const ok = async (user: ReturnType<typeof show>['user'], name: string) => {
  const notice = await screen.findByRole('dialog', { name });
  const text = notice.textContent;
  await user.click(within(notice).getByRole('button', { name: 'OK' }));
  return text;
};
const start = [
  'First steps',
  'What you will make',
  'Looking closely',
  'Going further',
  'Doing it again',
  'What you remember [Quiz Created]',
  'Something to show',
];

describe('ContentManager', () => {
  it('shows the status, publishes and unpublishes', async () => {
    const { user } = show({ prepare: (api) => Object.assign(course(api), { status: 'draft' }) });
    expect(await screen.findByText('Draft')).toHaveAttribute('data-accent', 'amber');
    await user.click(button('Publish'));
    expect(await screen.findByText('Published')).toHaveAttribute('data-accent', 'teal');
    expect(screen.getByText(/^The course is published\. Anyone can find it\./)).toBeVisible();
    await user.click(button('Unpublish'));
    expect(await screen.findByText('Draft')).toBeVisible();
    expect(
      screen.getByText('The course is now a draft. No one can buy it; current learners keep access.'),
    ).toBeVisible();
    expect(screen.queryByText(/Anyone can find it/)).toBeNull();
  });

  it('says why a course was not published, and keeps its status', async () => {
    const { user } = show({
      prepare(api) {
        Object.assign(course(api), { status: 'archived' });
        api.fail('courses.update', { status: 409, body: { message: 'The category is gone. Choose another one.' } });
      },
    });
    await screen.findByText('Archived');
    await user.click(button('Publish'));
    expect(await screen.findByRole('alert')).toHaveTextContent('The category is gone. Choose another one.');
    expect(screen.getByText('Archived')).toBeVisible();
  });

  it('warns of what learners would miss, and publishes all the same', async () => {
    const { user, api } = show({
      prepare(mock) {
        const own = course(mock);
        own.status = 'draft';
        own.sections.push({ _id: mock.state.nextId(), title: 'Still to come', lectures: [] });
        mock.state.quizzes = mock.state.quizzes.slice(1);
      },
    });
    const warnings = within(await screen.findByRole('region', { name: 'Check before publishing' }));
    expect(warnings.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Learners see no lectures in this section: "Still to come".',
      'This quiz lecture has no quiz yet, so learners can\'t see it: "What you remember".',
      'This video has no captions: "What you will make".',
    ]);
    await user.click(button('Publish'));
    expect(await screen.findByText('Published')).toBeVisible();
    expect(course(api).status).toBe('published');
    expect(screen.getByRole('region', { name: 'Worth fixing' })).toBeVisible();
    expect(screen.queryByText('Check before publishing')).toBeNull();
    expect(
      screen.getByText('The course is published. Anyone can find it. A few things are worth fixing. See below.'),
    ).toBeVisible();
  });

  it('shows sections and lectures by order, with counts, length, [Draft], [Quiz Created] and [No Quiz]', async () => {
    show({
      prepare(api) {
        const [first] = course(api).sections;
        Object.assign(first?.lectures[1] ?? {}, { isPublished: false });
        Object.assign(first?.lectures[0] ?? {}, { duration: 5400 });
        api.state.quizzes = api.state.quizzes.slice(1);
      },
    });
    expect(await screen.findByRole('heading', { name: 'Reading Weather Maps' })).toBeVisible();
    expect(titles()).toEqual([
      ...start.slice(0, 2),
      'Looking closely [Draft]',
      ...start.slice(3, 5),
      'What you remember [No Quiz]',
      'Something to show',
    ]);
    expect(
      screen.getByText('2 sections · 5 lectures · 1 h 50 min (1 h 45 min of lessons · 5 min project) · 1 draft'),
    ).toBeVisible();
    expect(button('Create Quiz for What you remember')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Preview as a learner' })).toHaveAttribute(
      'href',
      `/instructor/course/${courseId}/preview`,
    );
  });

  it.each([
    [403, "Course not found or you don't own it.", false],
    [500, 'Failed to load course content.', true],
  ])('says of a %i: %s', async (status, text, canRetry) => {
    const { user } = show({ prepare: (api) => api.fail('courses.getAuthored', { status, body: '<h1>', times: 1 }) });
    expect(await screen.findByText(text, {}, { timeout: 5_000 })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' }) !== null).toBe(canRetry);
    expect(screen.queryByRole('link', { name: 'Back to your courses' }) === null).toBe(canRetry);
    if (!canRetry) return;
    await user.click(button('Try again'));
    expect(await screen.findByText('First steps')).toBeVisible();
  });

  it('gives the reason before the next try where the server cannot be reached', async () => {
    show({ prepare: (api) => api.fail('courses.getAuthored', { isCut: true }) });
    const note = await screen.findByRole('alert', {}, { timeout: 5_000 });
    expect([...note.querySelectorAll('p, button')].map(({ textContent }) => textContent)).toEqual([
      'Failed to load course content.',
      'No response from server. Please check your network connection.',
      'Try again',
    ]);
  });

  it('needs no more of a backend than the list of one’s own courses', async () => {
    show({
      prepare(api) {
        api.fail('courses.getAuthored', { status: 404, body: '<h1>' });
        api.fail('courses.listAuthored', { status: 200, body: { courses: api.state.courses } });
      },
    });
    expect(await screen.findByRole('heading', { name: 'Reading Weather Maps' })).toBeVisible();
    expect(titles()).toEqual(start.map((title) => title.replace('[Quiz Created]', '[No Quiz]')));
  });

  it("says 'Course not found or you don't own it.' of a course that is not among one's own", async () => {
    renderWithMarketplace(<ContentManager courseId={seedIds.courses.breadWithPatience} />, {
      as: 'instructor',
      prepare(api) {
        Object.assign(api.state.courses[1] ?? {}, {
          creatorId: { _id: mockId(2, 9), firstName: 'Ida', lastName: 'Rao' },
        });
      },
    });
    expect(await screen.findByText("Course not found or you don't own it.")).toBeVisible();
    expect(screen.queryByText('Course not found.')).toBeNull();
    expect(screen.getByRole('link', { name: 'Back to your courses' })).toBeVisible();
  });

  it('keeps to what §8 says of a 404 where nobody tells whose the course is', async () => {
    show({
      prepare(api) {
        api.fail('courses.getAuthored', { status: 404, body: {} });
        api.fail('courses.listAuthored', { status: 403, body: {} });
      },
    });
    expect(await screen.findByText('Course not found.')).toBeVisible();
  });

  it.each(['learner', 'admin'] as const)('tells a %s why not, and goes to the dashboard', async (role) => {
    const { navigate, sent } = show({ as: role });
    const notice = await screen.findByRole('dialog', { name: 'Access Denied' });
    expect(notice).toHaveTextContent('You must be an instructor to manage course content.');
    expect(navigate).toHaveBeenLastCalledWith('/dashboard', { replace: true });
    expect(sent.filter((request) => request.includes('/instructor/'))).toEqual([]);
  });

  it('sends a visitor to sign in', () => {
    const { navigate } = renderWithMarketplace(<ContentManager courseId={courseId} />);
    expect(navigate).toHaveBeenLastCalledWith('/login?next=%2F', { replace: true });
  });

  it('searches titles, collapses sections, and says how many it found', async () => {
    const { user } = show();
    const search = await screen.findByRole('searchbox', { name: 'Search this course' });
    await user.type(search, ' DOING ');
    await waitFor(() => expect(titles()).toEqual(['Going further', 'Doing it again']));
    expect(screen.getByText('1 lecture found')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull();
    await user.clear(search);
    await user.type(search, 'nothing like it');
    expect(await screen.findByText('No matches in this course.')).toBeVisible();
    await user.clear(search);
    await waitFor(() => expect(titles()).toEqual(start));
    await user.click(button('First steps'));
    expect(button('First steps')).toHaveAttribute('aria-expanded', 'false');
    expect(titles()).toEqual([start[0], ...start.slice(3)]);
    await user.click(button('Collapse all'));
    expect(titles()).toEqual(['First steps', 'Going further']);
    await user.click(button('Expand all'));
    expect(titles()).toEqual(start);
  });

  it('shows what learners see: published lectures alone', async () => {
    const { user, container } = show({
      prepare: (api) => Object.assign(course(api).sections[0]?.lectures[1] ?? {}, { isPublished: false }),
    });
    await user.click(await screen.findByText('Course Structure Preview'));
    await waitFor(() => expect(container.querySelector('.lectern-curriculum')).toHaveTextContent('What you will make'));
    expect(container.querySelector('.lectern-curriculum')).not.toHaveTextContent('Looking closely');
  });

  it('draws a few rows of 5,000 lectures', async () => {
    const { container } = show({
      prepare(api) {
        const [section] = course(api).sections;
        const [lecture] = section?.lectures ?? [];
        if (!section || !lecture) throw new Error('the seed has no lecture');
        section.lectures = Array.from({ length: 5_000 }, (_, index) => ({
          ...lecture,
          _id: mockId(15, index),
          title: `Lecture ${index}`,
        }));
      },
    });
    await screen.findByText('Lecture 0', {}, { timeout: 20_000 });
    expect(container.querySelectorAll('.lectern-content-manager *').length).toBeLessThanOrEqual(260);
    expect(screen.getAllByRole('listitem')[1]).toHaveAttribute('aria-setsize', '5005');
  });
});

describe('moving', () => {
  it('moves a lecture over the edge of its section, says where it is, keeps the focus, and undoes it', async () => {
    const { user, api } = show();
    await screen.findByText('First steps');
    await user.click(button('Move down: Looking closely'));
    expect(
      await screen.findByText('Looking closely moved to position 1 of 4 in Going further.', {
        selector: '[role=status]',
      }),
    ).toBeVisible();
    await waitFor(() =>
      expect(titles().slice(0, 4)).toEqual(['First steps', 'What you will make', 'Going further', 'Looking closely']),
    );
    await waitFor(() => expect(button('Move down: Looking closely')).toHaveFocus());
    await waitFor(() => expect(course(api).sections[1]?.lectures).toHaveLength(4));
    await user.click(button('Undo'));
    expect(await screen.findByText('Order restored.')).toBeVisible();
    await waitFor(() => expect(course(api).sections[1]?.lectures).toHaveLength(3));
    expect(titles()).toEqual(start);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(button('Move up: Looking closely')).toHaveFocus();
    const scroll = vi.mocked(HTMLElement.prototype.scrollIntoView).mock;
    expect(scroll.contexts).toEqual([button('Move down: Looking closely'), button('Move up: Looking closely')]);
  });

  it('leaves the focus on the row that Ctrl+Z moves back', async () => {
    const { user } = show();
    await screen.findByText('First steps');
    await user.click(button('Move down: Looking closely'));
    await user.keyboard('{Control>}z{/Control}');
    expect(titles()).toEqual(start);
    expect(button('Move up: Looking closely')).toHaveFocus();
  });

  it.each([{ ctrlKey: true }, { metaKey: true }])(
    'takes a move back with Z and %o, where nothing is typed',
    async (held) => {
      const { user, api } = show();
      const press = (more = {}) => fireEvent.keyDown(document.activeElement as Element, { key: 'z', ...held, ...more });
      await screen.findByText('First steps');
      await user.click(button('Move down: Looking closely'));
      screen.getByRole('searchbox').focus();
      expect(press()).toBe(true);
      await user.click(button('Add New Section'));
      (await screen.findByRole('button', { name: 'Close' })).focus();
      expect(press()).toBe(true);
      await user.keyboard('{Escape}');
      await waitFor(() => expect(button('Add New Section')).toHaveFocus());
      expect(press({ shiftKey: true })).toBe(true);
      expect(titles()).not.toEqual(start);
      expect(press()).toBe(false);
      expect(screen.getByText('Order restored.')).toBeVisible();
      expect(titles()).toEqual(start);
      await waitFor(() => expect(course(api).sections[0]?.lectures[1]?.title).toBe('Looking closely'));
      expect(press()).toBe(true);
    },
  );

  it('moves sections, with Alt and an arrow as well, and stays at the edge', async () => {
    const { user, api } = show();
    (await screen.findByRole('button', { name: 'Going further' })).focus();
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(await screen.findByText('Going further moved to position 1 of 2.')).toBeVisible();
    await waitFor(() => expect(course(api).sections[0]?.title).toBe('Going further'));
    expect(titles()[0]).toBe('Going further');
    await user.click(button('Move up: Going further'));
    expect(titles()[0]).toBe('Going further');
  });

  it('moves from the menu of a row, where the focus stays, and keeps it on the control that Alt was pressed at', async () => {
    const { user } = show();
    const more = await screen.findByRole('button', { name: 'More for Looking closely' });
    await user.click(more);
    await user.click(screen.getByRole('menuitem', { name: 'Move up' }));
    await waitFor(() => expect(titles()[1]).toBe('Looking closely'));
    await waitFor(() => expect(button('More for Looking closely')).toHaveFocus());
    button('Edit Looking closely').focus();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(titles()[2]).toBe('Looking closely'));
    await waitFor(() => expect(button('Edit Looking closely')).toHaveFocus());
    expect(button('Move up: Looking closely')).toHaveAttribute('tabindex', '-1');
  });

  it('greys what leads nowhere, keeps the focus on it, and moves nothing', async () => {
    const { user, sent } = show();
    await screen.findByText('First steps');
    const ends = () =>
      screen
        .getAllByRole('button', { name: /^Move / })
        .filter((one) => one.getAttribute('aria-disabled') === 'true')
        .map((one) => one.getAttribute('aria-label'));
    expect(ends()).toEqual([
      'Move up: First steps',
      'Move up: What you will make',
      'Move down: Going further',
      'Move down: Something to show',
    ]);
    for (const name of ends()) {
      await user.click(button(name ?? ''));
      expect(button(name ?? '')).toHaveFocus();
    }
    expect(titles()).toEqual(start);
    expect(sent.filter((request) => request.startsWith('PUT'))).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    await user.click(button('Move down: What you remember'));
    await waitFor(() => expect(button('Move down: What you remember')).toHaveAttribute('aria-disabled', 'true'));
    await waitFor(() => expect(button('Move down: What you remember')).toHaveFocus());
    expect(button('Move down: Something to show')).not.toHaveAttribute('aria-disabled');
  });

  it('sends quick moves one after the other, and the last order stays', async () => {
    const { user, api } = show();
    await screen.findByText('First steps');
    for (let step = 0; step < 3; step += 1) await user.click(button('Move down: What you will make'));
    await waitFor(() =>
      expect(course(api).sections.map(({ lectures }) => lectures.map(({ title }) => title))).toEqual([
        ['Looking closely'],
        ['Doing it again', 'What you will make', 'What you remember', 'Something to show'],
      ]),
    );
  });

  it('takes a move back that the server refuses, says in the line which and why, and tries again', async () => {
    const { user, api } = show({
      prepare: (api) =>
        api.fail('courses.arrange', { status: 409, body: { message: 'Somebody else is at it.' }, times: 1 }),
    });
    await screen.findByText('First steps');
    await user.click(button('Move up: Looking closely'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      '"Looking closely" couldn\'t be moved. The order hasn\'t changed. Somebody else is at it.',
    );
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(titles()).toEqual(start));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    await user.click(button('Try again'));
    await waitFor(() => expect(titles().slice(0, 2)).toEqual(['First steps', 'Looking closely']));
    expect(screen.queryByRole('alert')).toBeNull();
    await waitFor(() => expect(button('Move up: Looking closely')).toHaveFocus());
    await waitFor(() => expect(course(api).sections[0]?.lectures[0]?.title).toBe('Looking closely'));
    expect(screen.getByText('Looking closely moved to position 1 of 2 in First steps.')).toBeVisible();
  });

  it('offers no other try where the lecture has gone meanwhile, and says what the product says without a reason', async () => {
    const { user, api } = show({
      prepare: (api) => api.fail('courses.arrange', { status: 409, body: '<h1>', times: 1 }),
    });
    await screen.findByText('First steps');
    course(api).sections[0]?.lectures.pop();
    await user.click(button('Move up: Looking closely'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      '"Looking closely" couldn\'t be moved. The order hasn\'t changed. Failed to reorder the course.',
    );
    await waitFor(() => expect(titles()).not.toContain('Looking closely'));
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('takes a lecture that is dragged to another', async () => {
    const { api } = show();
    const dragged = (await screen.findByText('What you will make')).closest('li') as HTMLElement;
    const target = screen.getByText('Something to show').closest('li') as HTMLElement;
    const dataTransfer = { setData: () => {}, effectAllowed: '' };
    fireEvent.dragStart(dragged, { dataTransfer });
    fireEvent.dragOver(target, { dataTransfer });
    expect(target).toHaveAttribute('data-over');
    fireEvent.drop(target, { dataTransfer });
    await waitFor(() =>
      expect(course(api).sections[1]?.lectures.map(({ title }) => title)).toEqual([
        'Doing it again',
        'What you remember',
        'What you will make',
        'Something to show',
      ]),
    );
  });

  describe('dragging a lecture', () => {
    const rowOf = (title: string) => screen.getByText(title).closest('li') as HTMLElement;
    const height = 50;
    afterEach(() => void vi.restoreAllMocks());
    /** Every row 50 px high, from the top of the page; `at` is in pixels from the top of the row. */
    async function start(prepare?: RenderOptions['prepare']) {
      const view = show(prepare ? { prepare } : {});
      await screen.findByText('First steps');
      vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
        const rows = [...document.querySelectorAll('.lectern-content-manager-row')];
        if (this.matches('.lectern-content-manager-list')) return new DOMRect(0, 0, 300, rows.length * height);
        return new DOMRect(0, rows.indexOf(this) * height, 300, height);
      });
      return view;
    }
    function drag(title: string, target: HTMLElement, clientY: number) {
      fireEvent.dragStart(rowOf(title), { dataTransfer: { setData: () => {}, effectAllowed: '' } });
      const over = createEvent.dragOver(target);
      const drop = createEvent.drop(target);
      for (const event of [over, drop]) Object.defineProperty(event, 'clientY', { value: clientY });
      fireEvent(target, over);
      const marked = document.querySelector<HTMLElement>('[data-over]');
      const line = marked && `${marked.dataset.over} ${marked.querySelector('button')?.textContent}`;
      fireEvent(target, drop);
      expect(document.querySelector('[data-over]')).toBeNull();
      return line;
    }
    const dragOnto = (title: string, onto: string, at: number) =>
      drag(title, rowOf(onto), rowOf(onto).getBoundingClientRect().top + at);
    const second = ['Doing it again', 'What you remember', 'Something to show'] as const;

    it.each([
      ['Doing it again', 10, 'before Doing it again', ['What you will make', ...second]],
      ['Doing it again', 40, 'after Doing it again', [second[0], 'What you will make', ...second.slice(1)]],
      ['Something to show', 40, 'after Something to show', [...second, 'What you will make']],
      ['Going further', 40, 'after Going further', ['What you will make', ...second]],
    ])('onto %s, %i px below its top edge: %s', async (onto, at, line, expected) => {
      const { api } = await start();
      expect(dragOnto('What you will make', onto, at)).toBe(line);
      await waitFor(() => expect(course(api).sections[1]?.lectures.map(({ title }) => title)).toEqual(expected));
    });

    it('to the last place: below the last row, and on the upper half of the next section', async () => {
      const { api } = await start();
      const shape = () => course(api).sections.map(({ lectures }) => lectures.map(({ title }) => title));
      expect(drag('What you will make', document.body, 1_000)).toBe('after Something to show');
      await waitFor(() => expect(shape()).toEqual([['Looking closely'], [...second, 'What you will make']]));
      expect(dragOnto('Doing it again', 'Going further', 10)).toBe('before Going further');
      expect(
        await screen.findByText('Doing it again moved to position 2 of 2 in First steps.', {
          selector: '[role=status]',
        }),
      ).toBeVisible();
      await waitFor(() => expect(shape()[0]).toEqual(['Looking closely', 'Doing it again']));
    });

    it('onto a closed section puts it last there; onto one without lectures, first', async () => {
      const { api, user } = await start((mock) => {
        course(mock).sections.push({ _id: mock.state.nextId(), title: 'To come', lectures: [] });
      });
      expect(dragOnto('What you will make', 'No lectures yet.', 10)).toMatch(/^after/);
      await waitFor(() => expect(course(api).sections[2]?.lectures).toHaveLength(1));
      await user.click(button('Going further'));
      expect(dragOnto('Looking closely', 'Going further', 40)).toBe('after Going further');
      await waitFor(() => expect(course(api).sections[1]?.lectures.at(-1)?.title).toBe('Looking closely'));
    });

    it.each([
      ['What you will make', 40],
      ['Looking closely', 10],
      ['First steps', 40],
    ])('onto %s, where it is already, does and says nothing', async (onto, at) => {
      const { sent } = await start();
      expect(dragOnto('What you will make', onto, at)).toBeNull();
      expect(screen.queryByText(/moved to position/)).toBeNull();
      expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
      expect(sent.filter((request) => request.startsWith('PUT'))).toEqual([]);
    });
  });

  it('takes a section that is dragged over another, says so, and takes it back', async () => {
    const { api, user } = show();
    const rowOf = (title: string) => screen.getByText(title).closest('li') as HTMLElement;
    await screen.findByText('First steps');
    const sections = () => course(api).sections.map(({ title }) => title);
    const dataTransfer = { setData: () => {}, effectAllowed: '' };
    const drag = (from: string, to: string) => {
      fireEvent.dragStart(rowOf(from), { dataTransfer });
      fireEvent.dragOver(rowOf(to), { dataTransfer });
    };
    drag('First steps', 'Looking closely');
    expect(rowOf('Looking closely')).not.toHaveAttribute('data-over');
    fireEvent.drop(rowOf('Looking closely'), { dataTransfer });
    drag('First steps', 'Something to show');
    expect(rowOf('Something to show')).toHaveAttribute('data-over', 'after');
    fireEvent.drop(rowOf('Something to show'), { dataTransfer });
    expect(await screen.findByText('First steps moved to position 2 of 2.')).toBeVisible();
    await waitFor(() => expect(sections()).toEqual(['Going further', 'First steps']));
    await user.click(button('Undo'));
    await waitFor(() => expect(sections()).toEqual(['First steps', 'Going further']));
    drag('Going further', 'First steps');
    expect(rowOf('First steps')).toHaveAttribute('data-over', 'before');
    fireEvent.drop(rowOf('First steps'), { dataTransfer });
    await waitFor(() => expect(sections()).toEqual(['Going further', 'First steps']));
  });
});

describe('the menu of a row', () => {
  it('opens by keyboard, edits and deletes, and gives the focus back', async () => {
    const { user } = show();
    const more = await screen.findByRole('button', { name: 'More for First steps' });
    expect(more).toHaveAttribute('aria-haspopup', 'menu');
    more.focus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Edit', 'Move down', 'Delete']);
    expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(more).toHaveFocus();
    await user.keyboard('{Enter}{End}{Enter}');
    const question = await screen.findByRole('dialog', { name: 'Delete section?' });
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(more).toHaveFocus());
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('leaves Alt with an arrow to the list', async () => {
    const { api, user } = show();
    (await screen.findByRole('button', { name: 'More for Going further' })).focus();
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() => expect(course(api).sections[0]?.title).toBe('Going further'));
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('opens a lecture by its title', async () => {
    const { user } = show();
    const title = await screen.findByText('Looking closely');
    expect(title).toHaveAccessibleName('Edit Looking closely');
    await user.click(title);
    expect(await screen.findByLabelText('Lecture title')).toHaveValue('Looking closely');
  });
});

const remove = async (user: ReturnType<typeof show>['user'], title: string) => {
  await user.click(await screen.findByRole('button', { name: `More for ${title}` }));
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
};

describe('deleting', () => {
  it.each([
    ['First steps', 'lectures and quizzes', 'Section Deleted'],
    ['What you will make', 'the video and its captions', 'Lecture Deleted'],
    ['Looking closely', 'the text', 'Lecture Deleted'],
    ['What you remember', 'the quiz and its attempts', 'Lecture Deleted'],
    ['Something to show', 'the assignment and its submissions', 'Lecture Deleted'],
  ])('asks before %s goes, with what goes along', async (title, contents, done) => {
    const { user } = show();
    await remove(user, title);
    const question = await screen.findByRole('dialog');
    expect(question).toHaveTextContent(
      `Are you sure you want to delete "${title}"? This will also delete all associated content (${contents}). This action cannot be undone.`,
    );
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(titles()).toEqual(start);
    await remove(user, title);
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await ok(user, done);
    expect(titles()).toHaveLength(done === 'Section Deleted' ? start.length - 3 : start.length - 1);
    expect(screen.queryByText(title)).toBeNull();
  });

  it('leaves the focus on the button that adds a section, where no section is left', async () => {
    const { user } = show({ prepare: (api) => void course(api).sections.splice(1) });
    await remove(user, 'First steps');
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await ok(user, 'Section Deleted');
    await waitFor(() => expect(button('Add New Section')).toHaveFocus());
  });

  it.each([
    ['First steps', 'sections.remove', 'Failed to delete section.'],
    ['Looking closely', 'lectures.remove', 'Failed to delete lecture.'],
  ] as const)('says why %s stays', async (title, call, fallback) => {
    const api = createMockApi({ baseUrl: 'http://lectern.test/api' });
    const { user } = show({ api });
    await screen.findByText('First steps');
    for (const [body, text] of [
      ['<h1>', fallback],
      [{ message: 'Somebody is learning it.' }, 'Somebody is learning it.'],
    ] as const) {
      api.fail(call, { status: 500, body });
      await remove(user, title);
      await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
      expect(await ok(user, 'Deletion Failed')).toContain(text);
    }
    expect(titles()).toEqual(start);
  });
});
