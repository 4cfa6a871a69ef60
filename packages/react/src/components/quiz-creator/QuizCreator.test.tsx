import { limits } from '@lectern/sdk/rules';
import { createMockApi, type MockApi, seedIds } from '@lectern/sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { explain, quizSections } from '../../testing/quizSections.ts';
import { type RenderOptions, renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { ContentManager } from '../content-manager/index.ts';
import { QuizCreator } from './index.ts';

withMockServer();
beforeEach(() => {
  window.HTMLElement.prototype.scrollIntoView = vi.fn();
});
const lectureId = seedIds.lectures.quiz;
const key = `draft_${seedIds.users.instructor}_quiz_${lectureId}`;
const withoutQuiz = (api: MockApi) => {
  api.state.quizzes = api.state.quizzes.filter((quiz) => quiz.lectureId !== lectureId);
};
const quizOf = (api: MockApi) => api.state.quizzes.find((quiz) => quiz.lectureId === lectureId);
const show = (options: Partial<RenderOptions> = {}, onCreate = vi.fn()) => ({
  ...renderWithMarketplace(<QuizCreator lectureId={lectureId} onCreate={onCreate} />, {
    as: 'instructor',
    prepare: withoutQuiz,
    ...options,
  }),
  onCreate,
});
type User = ReturnType<typeof show>['user'];
const button = (name: string) => screen.getByRole('button', { name });
const type = (label: string, text: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value: text } });
const close = async (user: User, name: string) => {
  const notice = await screen.findByRole('dialog', { name });
  const text = notice.textContent;
  await user.click(within(notice).getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull());
  return text;
};
async function add(user: User, text: string, kind: 'Multiple choice' | 'True or false' | 'Short answer') {
  await user.click(await screen.findByRole('button', { name: 'Add question' }));
  type('Question text', text);
  await user.selectOptions(screen.getByLabelText('Question type'), kind);
  if (kind === 'Multiple choice') {
    type('Option 1', 'Wind');
    type('Option 2', 'Rain');
    await user.click(screen.getByRole('checkbox', { name: 'Option 1 is correct' }));
  }
  if (kind === 'True or false') await user.click(screen.getByRole('radio', { name: 'False' }));
  if (kind === 'Short answer') type('Correct answer', 'three');
  await user.click(button('Save question'));
}
const stored = JSON.stringify({
  title: 'Weather',
  description: '',
  passPercentage: '80',
  questions: [
    { key: 1, text: 'First question', type: 'true-false', options: [], correctAnswer: 'true', points: 1 },
    { key: 2, text: 'Second question', type: 'short-answer', options: [], correctAnswer: 'three', points: 2 },
  ],
});

describe('QuizCreator', () => {
  it('hides Create Quiz while a question is edited', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Add question' }));
    expect(screen.queryByRole('button', { name: 'Create Quiz' })).toBeNull();
    await user.click(button('Cancel question'));
    expect(await screen.findByRole('button', { name: 'Create Quiz' })).toBeEnabled();
  });

  it('creates a quiz with questions of all three types, in order, and shows a notice', async () => {
    const { user, api, onCreate, marketplace } = show();
    await screen.findByLabelText('Quiz title');
    expect(screen.getByLabelText('Pass percentage')).toHaveValue('70');
    type('Quiz title', 'Weather');
    await add(user, 'What moves clouds?', 'Multiple choice');
    expect(await screen.findByText('Question Added')).toBeVisible();
    await add(user, 'Rain falls up.', 'True or false');
    await add(user, 'How many days?', 'Short answer');
    await user.click(await screen.findByRole('button', { name: 'Create Quiz' }));
    expect(await close(user, 'Quiz Created')).toContain('Learners can now take "Weather".');
    expect(quizOf(api)).toMatchObject({ title: 'Weather', passPercentage: 70, isFinished: true });
    expect(quizOf(api)?.questions).toMatchObject([
      {
        order: 0,
        type: 'multiple-choice',
        options: [
          { text: 'Wind', isCorrect: true },
          { text: 'Rain', isCorrect: false },
        ],
        points: 1,
      },
      { order: 1, type: 'true-false', correctAnswer: 'false' },
      { order: 2, type: 'short-answer', correctAnswer: 'three' },
    ]);
    expect(onCreate).toHaveBeenCalledOnce();
    expect(marketplace.storage.get(key)).toBeUndefined();
  });

  it.each([
    ['Quiz title', 'ab', 'Quiz title must be at least 3 characters long.'],
    ['Pass percentage', '101', 'Pass percentage must be between 0 and 100.'],
    ['Pass percentage', '-1', 'Pass percentage must be between 0 and 100.'],
  ])('refuses %s %s at its field and in a notice', async (label, text, message) => {
    const { user } = show({ stored: { [key]: stored } });
    await screen.findByLabelText(label);
    type(label, text);
    await user.click(button('Create Quiz'));
    expect(await close(user, 'Validation Error')).toContain(message);
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message);
  });

  it('needs a question', async () => {
    const { user } = show();
    await screen.findByLabelText('Quiz title');
    type('Quiz title', 'abc');
    await user.click(button('Create Quiz'));
    expect(await close(user, 'Validation Error')).toContain('Please add at least one question.');
    expect(screen.getByRole('alert')).toHaveTextContent('Please add at least one question.');
  });

  it.each([
    ['quizzes.create', 'Failed to create quiz.', "The quiz wasn't created."],
    ['questions.create', 'Failed to create quiz.', 'Creating the quiz stopped at question 1 of 2.'],
  ] as const)('stops at %s, shows where, keeps the draft, and continues', async (call, message, where) => {
    const { user, api, marketplace } = show({
      stored: { [key]: stored },
      prepare(mock) {
        withoutQuiz(mock);
        mock.fail(call, { status: 500, body: '<h1>', times: 1 });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Create Quiz' }));
    expect(await close(user, 'Creation Failed')).toContain(message);
    expect(screen.getByRole('alert')).toHaveTextContent(where);
    expect(marketplace.storage.get(key)).toBe(stored);
    await user.click(button('Continue creating'));
    await close(user, 'Quiz Created');
    expect(quizOf(api)?.questions.map(({ text }) => text)).toEqual(['First question', 'Second question']);
    expect(quizOf(api)?.isFinished).toBe(true);
  });

  it('stops at a later question, with a message', async () => {
    const { user, marketplace } = show({ stored: { [key]: stored } });
    const create = marketplace.questions.create;
    vi.spyOn(marketplace.questions, 'create').mockImplementation((input, options) =>
      input.order === 1 ? Promise.reject(new TypeError('strange')) : create(input, options),
    );
    await user.click(await screen.findByRole('button', { name: 'Create Quiz' }));
    expect(await close(user, 'Creation Failed')).toContain('Failed to create quiz.');
    expect(screen.getByRole('alert')).toHaveTextContent('Creating the quiz stopped at question 2 of 2.');
  });

  it('retries a failed link when the content loads again', async () => {
    const api = createMockApi({ baseUrl: 'http://lectern.test/api' });
    withoutQuiz(api);
    api.fail('lectures.update', { status: 500, body: '<h1>', times: 1 });
    const first = show({ api, stored: { [key]: stored }, prepare: () => {} });
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    await first.user.click(await screen.findByRole('button', { name: 'Create Quiz' }));
    expect(await close(first.user, 'Quiz Created')).toContain('Reload this page to finish.');
    expect(quizOf(api)?.isFinished).toBe(false);
    const link = `draft_${seedIds.users.instructor}_link_${lectureId}`;
    const kept = first.marketplace.storage.get(link) ?? '';
    first.unmount();
    renderWithMarketplace(<ContentManager courseId={seedIds.courses.weatherMaps} />, {
      as: 'instructor',
      api,
      stored: { [link]: kept },
    });
    await waitFor(() => expect(quizOf(api)?.isFinished).toBe(true));
  });

  it("shows 'Quiz Already Exists' after a 409, and checks again", async () => {
    const { user, api } = show({ stored: { [key]: stored } });
    const [seed] = createMockApi().state.quizzes;
    await screen.findByLabelText('Quiz title');
    if (seed) api.state.quizzes.push(seed);
    await user.click(button('Create Quiz'));
    expect(await close(user, 'Quiz Already Exists')).toContain(
      'This lecture already has a quiz. Please check the existing quiz first.',
    );
    expect(await screen.findByText('This lecture already has a quiz.')).toBeVisible();
  });

  it('continues a quiz that was started elsewhere', async () => {
    show({ prepare: (api) => Object.assign(quizOf(api) ?? {}, { isFinished: false }) });
    expect(await screen.findByLabelText('Quiz title')).toHaveValue('What you remember');
    expect(screen.getByText("You started this quiz but didn't finish it. Continue here.")).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^Edit question/ })).toHaveLength(3);
  });

  it('shows why the check failed, and retries it', async () => {
    const { user } = show({
      prepare(api) {
        withoutQuiz(api);
        api.fail('quizzes.getAuthored', { status: 500, body: '<h1>', times: 1 });
      },
    });
    expect(await screen.findByText('Failed to fetch quiz for instructor.')).toBeVisible();
    await user.click(button('Try again'));
    expect(await screen.findByLabelText('Quiz title')).toBeVisible();
  });
});

describe('an existing quiz', () => {
  it('is replaced only if its deletion succeeds', async () => {
    const { user, api } = show({
      prepare: (mock) => mock.fail('quizzes.remove', { status: 500, body: '<h1>', times: 1 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Delete & Create New' }));
    expect(await close(user, 'Deletion Failed')).toContain('Failed to delete quiz.');
    await user.click(button('Delete & Create New'));
    await close(user, 'Quiz Deleted');
    expect(quizOf(api)).toBeUndefined();
    expect(screen.getByLabelText('Quiz title')).toHaveValue('');
  });

  it('has its questions edited, added and removed', async () => {
    const { user, api } = show({ prepare: () => {} });
    await user.click(await screen.findByRole('button', { name: 'Edit quiz' }));
    await user.click(button('Edit question 2'));
    type('Question text', 'Notes stay as they are.');
    await user.click(button('Save question'));
    await close(user, 'Question Updated');
    expect(quizOf(api)?.questions[1]?.text).toBe('Notes stay as they are.');
    await user.click(button('Remove question 1'));
    await waitFor(() => expect(quizOf(api)?.questions).toHaveLength(2));
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Edit question/ })).toHaveLength(2));
    await add(user, 'How many days?', 'Short answer');
    await close(user, 'Question Added');
    expect(quizOf(api)?.questions.map(({ order }) => order)).toEqual([1, 2, 3]);
  });
});

describe('a finished quiz', () => {
  const edit = async (options: Partial<RenderOptions> = {}) => {
    const shown = show({ prepare: () => {}, ...options });
    await shown.user.click(await screen.findByRole('button', { name: 'Edit quiz' }));
    return shown;
  };
  const texts = () => [...document.querySelectorAll('.lectern-question-text')].map((one) => one.textContent);
  const storedTexts = (api: MockApi) => quizOf(api)?.questions.map(({ text }) => text);

  it('has its details edited, which follow the rules of a new quiz', async () => {
    const { user, api, sent } = await edit();
    type('Quiz title', 'ab');
    await user.click(button('Save changes'));
    await close(user, 'Validation Error');
    expect(screen.getByLabelText('Quiz title')).toHaveAccessibleDescription(/at least 3 characters/);
    expect(sent.filter((request) => request.startsWith('PUT'))).toEqual([]);
    type('Quiz title', 'What stays');
    type('Pass percentage', '55');
    await user.click(button('Save changes'));
    expect(await close(user, 'Quiz Updated')).toContain('Changes to "What stays" are saved.');
    expect(quizOf(api)).toMatchObject({ title: 'What stays', passPercentage: 55, isFinished: true });
    expect(quizOf(api)?.questions).toHaveLength(3);
  });

  it('restores unsaved details after a reload, and shows the error of the server', async () => {
    const first = await edit({ prepare: (api) => api.fail('quizzes.update', { status: 500, body: '<h1>' }) });
    type('Quiz title', 'What stays');
    await first.user.click(button('Save changes'));
    expect(await screen.findByText('Failed to update quiz.')).toBeVisible();
    const draft = `draft_${seedIds.users.instructor}_quizDetails_${quizOf(first.api)?._id}`;
    const kept = { [draft]: first.marketplace.storage.get(draft) ?? '' };
    first.unmount();
    await edit({ api: createMockApi({ baseUrl: 'http://lectern.test/api' }), stored: kept });
    expect(screen.getByLabelText('Quiz title')).toHaveValue('What stays');
    expect(screen.getByText(/^We restored your unsaved changes/)).toBeVisible();
  });

  it('has its questions moved with buttons and keys, and undone', async () => {
    const { user, api } = await edit();
    const [one = '', two = '', three = ''] = texts().map(String);
    await user.click(button('Move down question 1'));
    expect(texts()).toEqual([two, one, three]);
    expect(button('Move down question 2')).toHaveFocus();
    expect(screen.getByText('Question moved to position 2 of 3.')).toBeVisible();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(texts()).toEqual([two, three, one]);
    await waitFor(() => expect(storedTexts(api)).toEqual([two, three, one]));
    expect(button('Move down question 3')).toHaveFocus();
    await user.click(button('Undo'));
    expect(texts()).toEqual([two, one, three]);
    await waitFor(() => expect(storedTexts(api)).toEqual([two, one, three]));
  });

  it('restores the order if the server refuses the new one', async () => {
    const { user, api } = await edit({
      prepare: (mock) => mock.fail('quizzes.arrange', { status: 500, body: '<h1>', times: 1 }),
    });
    const before = texts();
    await user.click(button('Move down question 1'));
    await screen.findByText('Failed to save the order of the questions.');
    expect(texts()).toEqual(before);
    expect(storedTexts(api)).toEqual(before);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('has a question duplicated to the place after it', async () => {
    const { user, api } = await edit();
    const [one, two, three] = texts();
    await user.click(button('Duplicate question 1'));
    expect(await screen.findByText('Copied as question 2.')).toBeVisible();
    expect(texts()).toEqual([one, one, two, three]);
    expect(storedTexts(api)).toEqual([one, one, two, three]);
    expect(quizOf(api)?.questions.map(({ order }) => order)).toEqual([0, 1, 2, 3]);
  });

  it('restores the edited question after a reload, and asks before it is discarded', async () => {
    const first = await edit();
    await first.user.click(button('Edit question 2'));
    type('Question text', 'Half a thou');
    const draft = `draft_${seedIds.users.instructor}_question_${lectureId}`;
    const kept = { [draft]: first.marketplace.storage.get(draft) ?? '' };
    first.unmount();
    const { user, marketplace } = await edit({ stored: kept });
    expect(screen.getByLabelText('Question text')).toHaveValue('Half a thou');
    expect(screen.getByRole('heading', { name: 'Question 2' })).toBeVisible();
    await user.click(button('Cancel question'));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(marketplace.storage.get(draft)).toBeUndefined();
    expect(texts()).toHaveLength(3);
  });
});

describe('the lecture that explains a question', () => {
  const course = async (prepare: RenderOptions['prepare'] = () => {}) => {
    const shown = renderWithMarketplace(<ContentManager courseId={seedIds.courses.weatherMaps} />, {
      as: 'instructor',
      prepare,
    });
    await shown.user.click(await screen.findByRole('button', { name: 'Edit quiz of What you remember' }));
    await screen.findByRole('button', { name: 'Edit question 1' });
    return shown;
  };
  const select = () => screen.getByLabelText<HTMLSelectElement>('Explained in (optional)');

  it('is one of the videos and texts of the course, and saved with the question', async () => {
    const { user, api } = await course();
    await user.click(button('Edit question 3'));
    expect(select()).toHaveAccessibleDescription('Learners who miss the question are led to this lecture.');
    const groups = [...select().querySelectorAll('optgroup')].map(({ label, children }) => [
      label,
      ...[...children].map(({ textContent }) => textContent),
    ]);
    expect(groups).toEqual([
      ['First steps', 'What you will make', 'Looking closely'],
      ['Going further', 'Doing it again'],
    ]);
    expect(select()).toHaveDisplayValue('No lecture of its own');
    await user.selectOptions(select(), 'Looking closely');
    await user.click(button('Save question'));
    await close(user, 'Question Updated');
    expect(quizOf(api)?.questions[2]?.explainedIn).toBe(seedIds.lectures.text);
    expect(await screen.findByText('Explained in: Looking closely')).toBeVisible();

    await user.click(button('Duplicate question 3'));
    await waitFor(() => expect(screen.getAllByText('Explained in: Looking closely')).toHaveLength(2));
    await user.click(button('Edit question 3'));
    expect(select()).toHaveDisplayValue('Looking closely');
    await user.selectOptions(select(), 'No lecture of its own');
    await user.click(button('Save question'));
    await close(user, 'Question Updated');
    expect(quizOf(api)?.questions.map(({ explainedIn }) => explainedIn)).toEqual([
      undefined,
      undefined,
      undefined,
      seedIds.lectures.text,
    ]);
  });

  it('is kept, and not asked for, where the course isn’t known', async () => {
    const { user, api } = show({ prepare: explain(seedIds.lectures.text) });
    await user.click(await screen.findByRole('button', { name: 'Edit quiz' }));
    await user.click(button('Edit question 1'));
    expect(screen.queryByLabelText('Explained in (optional)')).toBeNull();
    type('Question text', 'What comes first of all?');
    await user.click(button('Save question'));
    await close(user, 'Question Updated');
    expect(quizOf(api)?.questions[0]).toMatchObject({
      text: 'What comes first of all?',
      explainedIn: seedIds.lectures.text,
    });
  });

  it('belongs to the draft of a new quiz, and is created with it', async () => {
    const shown = renderWithMarketplace(<QuizCreator lectureId={lectureId} sections={quizSections} />, {
      as: 'instructor',
      prepare: withoutQuiz,
      stored: { [key]: stored },
    });
    const { user, api } = shown;
    await user.click(await screen.findByRole('button', { name: 'Edit question 2' }));
    await user.selectOptions(select(), 'Doing it again');
    await user.click(button('Save question'));
    expect(await screen.findByText('Explained in: Doing it again')).toBeVisible();
    await user.click(button('Create Quiz'));
    await close(user, 'Quiz Created');
    expect(quizOf(api)?.questions.map(({ explainedIn }) => explainedIn)).toEqual([
      undefined,
      seedIds.lectures.secondText,
    ]);
  });
});

describe('a question', () => {
  const open = async (options: Partial<RenderOptions> = {}) => {
    const shown = show(options);
    await shown.user.click(await screen.findByRole('button', { name: 'Add question' }));
    return shown;
  };

  it.each([
    ['Multiple choice', [], 'Please provide at least 2 options.'],
    ['Multiple choice', ['Wind', ''], 'Please provide at least 2 options.'],
    ['Multiple choice', ['Wind', 'x'], 'Each option must be at least 2 characters long.'],
    ['Multiple choice', ['Wind', 'wind'], 'Each option must be different.'],
    ['Multiple choice', ['Wind', 'Rain'], 'Please mark at least one option as correct.'],
    ['True or false', [], 'The answer must be true or false.'],
    ['Short answer', [], 'Please enter the correct answer.'],
  ] as const)('of %s with %j is refused', async (kind, options, message) => {
    const { user } = await open();
    type('Question text', 'abcde');
    await user.selectOptions(screen.getByLabelText('Question type'), kind);
    options.forEach((text, index) => void type(`Option ${index + 1}`, text));
    await user.click(button('Save question'));
    await screen.findByRole('dialog', { name: 'Validation Error' });
    await user.click(button('OK'));
    expect(screen.getByText(message)).toBeVisible();
  });

  it.each([
    ['Question text', 'abcd', 'Question text must be at least 5 characters long.'],
    ['Points', '0', 'Points must be at least 1.'],
  ])('is refused with %s %s', async (label, text, message) => {
    const { user } = await open();
    type(label, text);
    await user.click(button('Save question'));
    await screen.findByRole('dialog', { name: 'Validation Error' });
    await user.click(button('OK'));
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message);
  });

  it('has options added, and removed only while more than 2 remain', async () => {
    const { user } = await open();
    expect(screen.queryByRole('button', { name: /^Remove option/ })).toBeNull();
    await user.click(button('Add option'));
    expect(screen.getByLabelText('Option 3')).toHaveFocus();
    type('Option 2', 'Rain');
    type('Option 3', 'Snow');
    await user.click(button('Remove option 1'));
    expect(screen.getByLabelText('Option 1')).toHaveValue('Rain');
    expect(screen.getByLabelText('Option 2')).toHaveValue('Snow');
    expect(screen.queryByRole('button', { name: /^Remove option/ })).toBeNull();
  });

  it('asks before it closes with unsaved changes', async () => {
    const { user } = await open();
    type('Question text', 'Half a quest');
    await user.click(button('Cancel question'));
    const question = await screen.findByRole('dialog', { name: 'Discard changes?' });
    await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
    expect(screen.getByLabelText('Question text')).toHaveValue('Half a quest');
    await user.click(button('Cancel question'));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(screen.queryByLabelText('Question text')).toBeNull();
  });

  it('is duplicated, moved and removed by keyboard, with the focus on it', async () => {
    const { user } = show({ stored: { [key]: stored } });
    const texts = () => [...document.querySelectorAll('.lectern-question-text')].map((one) => one.textContent);
    (await screen.findByRole('button', { name: 'Duplicate question 1' })).focus();
    await user.keyboard('{Enter}');
    expect(texts()).toEqual(['First question', 'First question', 'Second question']);
    button('Move down question 2').focus();
    await user.keyboard('{Enter}');
    expect(texts()).toEqual(['First question', 'Second question', 'First question']);
    expect(button('Move down question 3')).toHaveFocus();
    expect(screen.getByText('Question moved to position 3 of 3.')).toBeVisible();
    await user.click(button('Remove question 3'));
    expect(texts()).toEqual(['First question', 'Second question']);
    expect(button('Remove question 2')).toHaveFocus();
  });

  it('is imported from CSV, with a report of each invalid line', async () => {
    const { user } = show();
    await add(user, 'What is a front?', 'Short answer');
    const csv =
      'type,text,points,answer\r\nmultiple-choice,"What moves, mostly?",2,,*Wind,"""Rain"""\r\ntrue-false,Rain falls up.,,maybe\r\nshort-answer,How many days?,,three\r\n';
    const file = new File([csv], 'questions.csv', { type: 'text/csv' });
    file.text = async () => csv;
    fireEvent.change(await screen.findByLabelText('Import from CSV'), { target: { files: [file] } });
    expect(await screen.findByText('2 questions imported')).toBeVisible();
    const refused = screen.getByText('Line 3: The answer must be true or false.');
    expect(refused).toBeVisible();
    // The report scrolls into view after it is painted.
    await waitFor(() =>
      expect(vi.mocked(HTMLElement.prototype.scrollIntoView).mock.contexts.at(-1)).toContainElement(refused),
    );
    expect(screen.queryByText('Question Added')).toBeNull();
    expect(screen.getByText('What moves, mostly?')).toBeVisible();
    fireEvent.change(screen.getByLabelText('Import from CSV'), { target: { files: [file] } });
    expect(await screen.findByText('2 questions are already in the quiz and were skipped')).toBeVisible();
    expect(screen.getByText('0 questions imported')).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^Edit question/ })).toHaveLength(3);
    expect(screen.getByText('2 · Multiple choice · 2 points')).toBeVisible();
  });

  it.each([
    ['Text,Type,Option A,Option B,Points\nWhat moves clouds?,multiple-choice,*Wind,Rain,2', ['What moves clouds?']],
    ['type,question\nshort-answer,How many days?,1,three', ['How many days?']],
    ['multiple-choice,Which sets the layout?,1,,*type,text', ['Which sets the layout?']],
  ])('is imported from CSV by the names of its columns: %j', async (csv, texts) => {
    show();
    const file = new File([csv], 'questions.csv', { type: 'text/csv' });
    file.text = async () => csv;
    fireEvent.change(await screen.findByLabelText('Import from CSV'), { target: { files: [file] } });
    expect(await screen.findByText('1 question imported')).toBeVisible();
    expect([...document.querySelectorAll('.lectern-question-text')].map((one) => one.textContent)).toEqual(texts);
    expect(screen.queryByText(/^Line/)).toBeNull();
  });
});

describe('a quiz that exists', () => {
  const csv = (text: string) => {
    const file = new File([text], 'questions.csv', { type: 'text/csv' });
    file.text = async () => text;
    return file;
  };
  const edit = async (options: Partial<RenderOptions> = {}) => {
    const shown = renderWithMarketplace(<QuizCreator lectureId={seedIds.lectures.quiz} isEditing />, {
      as: 'instructor',
      ...options,
    });
    fireEvent.change(await screen.findByLabelText('Import from CSV'), {
      target: {
        files: [
          csv(
            'type,text,points,answer\nshort-answer,Which wind is warm?,2,south\nshort-answer,which wind is WARM?,2,south\ntrue-false,Notes are corrected where they differ from the reference.,,false\ntrue-false,Rain falls up.,,maybe\n',
          ),
        ],
      },
    });
    return shown;
  };

  it('imports more questions from CSV and reports each invalid line', async () => {
    const { api } = await edit();
    expect(await screen.findByText('1 question imported')).toBeVisible();
    expect(screen.getByText('2 questions are already in the quiz and were skipped')).toBeVisible();
    expect(screen.getByText('Line 5: The answer must be true or false.')).toBeVisible();
    expect(await screen.findByText('Which wind is warm?')).toBeVisible();
    expect(api.state.quizzes[0]?.questions.map(({ order, points }) => [order, points])).toEqual([
      [0, 1],
      [1, 1],
      [2, 1],
      [3, 2],
    ]);
  });

  it('shows why an import stopped', async () => {
    await edit({
      prepare: (api) =>
        api.fail('questions.create', { status: 409, body: { message: 'You can have at most 200 questions.' } }),
    });
    expect(await screen.findByRole('dialog', { name: 'Error' })).toHaveTextContent(
      'You can have at most 200 questions.',
    );
    expect(await screen.findByText('0 questions imported')).toBeInTheDocument();
  });

  it('shows the right answers in its list of questions', async () => {
    renderWithMarketplace(<QuizCreator lectureId={seedIds.lectures.quiz} isEditing />, {
      as: 'instructor',
      prepare: (api) => api.state.quizzes[0]?.questions[0]?.options.push({ text: 'Looking twice', isCorrect: true }),
    });
    expect(await screen.findByText('Correct: Writing down what one sees and Looking twice')).toBeVisible();
    expect(screen.getByText('Correct: False')).toBeVisible();
    expect(screen.getByText('Correct: three')).toBeVisible();
  });
});

describe('in the content manager', () => {
  it('opens an existing quiz by its title, and asks before unsaved changes are lost', async () => {
    const { user, api } = renderWithMarketplace(<ContentManager courseId={seedIds.courses.weatherMaps} />, {
      as: 'instructor',
    });
    await user.click(await screen.findByRole('button', { name: 'Edit quiz of What you remember' }));
    expect(await screen.findByLabelText('Quiz title')).toHaveFocus();
    type('Quiz title', 'Another title');
    await user.click(button('Edit question 1'));
    type('Question text', 'Half a thou');
    // Leaving the question alone keeps what was typed above it.
    await user.click(button('Cancel question'));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(screen.getByLabelText('Quiz title')).toHaveValue('Another title');
    await user.click(within(screen.getByRole('dialog', { name: 'Edit Quiz' })).getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(quizOf(api)?.title).not.toBe('Another title');
  });

  const compose = async (stored: Record<string, string> = {}) => {
    const shown = renderWithMarketplace(<ContentManager courseId={seedIds.courses.weatherMaps} />, {
      as: 'instructor',
      prepare: withoutQuiz,
      stored,
    });
    await shown.user.click(await screen.findByRole('button', { name: 'Create Quiz for What you remember' }));
    await screen.findByLabelText('Quiz title');
    return shown;
  };
  const asked = () => screen.findByRole('dialog', { name: 'Leave without saving?' });
  const answer = async (user: User, name: string) => user.click(within(await asked()).getByRole('button', { name }));
  const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  it('starts at the title, and asks before it closes only with unsaved changes', async () => {
    const { user, marketplace } = await compose();
    expect(screen.getByLabelText('Quiz title')).toHaveFocus();
    await user.keyboard('{Escape}');
    await isClosed();
    await user.click(button('Create Quiz for What you remember'));
    await screen.findByLabelText('Quiz title');
    type('Quiz title', 'Weather');
    await user.keyboard('{Escape}');
    await answer(user, 'Keep editing');
    expect(screen.getByLabelText('Quiz title')).toHaveValue('Weather');
    await user.click(button('Cancel'));
    await answer(user, 'Keep as draft');
    await isClosed();
    expect(marketplace.storage.get(key)).toContain('Weather');
    await user.click(button('Create Quiz for What you remember'));
    expect(await screen.findByText(/^We restored your unsaved changes/)).toBeVisible();
    expect(screen.getByLabelText('Quiz title')).toHaveValue('Weather');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
    await answer(user, 'Discard');
    await isClosed();
    expect(marketplace.storage.get(key)).toBeUndefined();
  });

  it('can start over after a draft is restored', async () => {
    const { user, marketplace } = await compose({ [key]: stored });
    await user.click(button('Start over'));
    const question = await screen.findByRole('dialog', { name: 'Discard changes?' });
    await user.click(within(question).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    // A new quiz begins with the title of its lecture.
    expect(screen.getByLabelText('Quiz title')).toHaveValue('What you remember');
    expect(screen.queryByText('First question')).toBeNull();
    expect(marketplace.storage.get(key)).toBeUndefined();
    await user.keyboard('{Escape}');
    await isClosed();
  });

  it('closes the question first on Escape, and asks if it has unsaved changes', async () => {
    const { user } = await compose();
    await user.click(button('Add question'));
    await user.keyboard('{Escape}');
    expect(screen.queryByLabelText('Question text')).toBeNull();
    expect(screen.getByLabelText('Quiz title')).toBeVisible();
    await user.click(button('Add question'));
    await user.type(screen.getByLabelText('Question text'), 'Half');
    await user.keyboard('{Escape}');
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Discard changes?' })).getByRole('button', { name: 'Discard' }),
    );
    expect(screen.queryByLabelText('Question text')).toBeNull();
    await user.keyboard('{Escape}');
    await isClosed();
  });

  it('replaces a quiz from its editor, after the user confirms', async () => {
    const { user, api } = renderWithMarketplace(<ContentManager courseId={seedIds.courses.weatherMaps} />, {
      as: 'instructor',
    });
    await user.click(await screen.findByRole('button', { name: 'Edit quiz of What you remember' }));
    expect(await screen.findByRole('dialog', { name: 'Edit Quiz' })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Delete & Create New' }));
    const question = await screen.findByRole('dialog', { name: 'Delete this quiz?' });
    const yes = within(question).getByRole('button', { name: 'Delete & Create New' });
    expect(yes).toHaveAttribute('data-variant', 'destructive');
    await user.click(yes);
    await close(user, 'Quiz Deleted');
    expect(quizOf(api)).toBeUndefined();
    expect(screen.getByLabelText('Quiz title')).toHaveValue('What you remember');
    expect(await screen.findByRole('dialog', { name: 'Create Quiz' })).toBeVisible();
  });

  it('does not offer to replace the quiz while a question is edited', async () => {
    const { user } = renderWithMarketplace(<ContentManager courseId={seedIds.courses.weatherMaps} />, {
      as: 'instructor',
    });
    await user.click(await screen.findByRole('button', { name: 'Edit quiz of What you remember' }));
    await screen.findByRole('button', { name: 'Delete & Create New' });
    await user.click(button('Add question'));
    expect(screen.getByRole('button', { name: 'Save question' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete & Create New' })).toBeNull();
    await user.click(button('Cancel question'));
    expect(await screen.findByRole('button', { name: 'Delete & Create New' })).toBeVisible();
    // Beside it the editor itself is closed (§4).
    await user.click(button('Cancel'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('opens in a dialog, and loads the content again half a second after the quiz was created', async () => {
    // The test fires the timer of the refresh itself: it must not depend on the speed of the machine.
    const setTimer = globalThis.setTimeout;
    const timer = vi.spyOn(globalThis, 'setTimeout');
    const waiting: (() => void)[] = [];
    timer.mockImplementation((run, delay, ...args) => {
      if (delay !== limits.quizRefresh) return setTimer(run, delay, ...args);
      waiting.push(run);
      return setTimer(() => {});
    });
    const { user } = renderWithMarketplace(<ContentManager courseId={seedIds.courses.weatherMaps} />, {
      as: 'instructor',
      prepare: withoutQuiz,
      stored: { [key]: stored },
    });
    await user.click(await screen.findByRole('button', { name: 'Create Quiz for What you remember' }));
    const dialog = await screen.findByRole('dialog', { name: 'Create Quiz' });
    await user.click(await within(dialog).findByRole('button', { name: 'Create Quiz' }));
    await close(user, 'Quiz Created');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('[No Quiz]', { exact: false })).toBeVisible();
    expect(waiting).toHaveLength(1);
    for (const run of waiting) run();
    expect(await screen.findByText('[Quiz Created]', { exact: false })).toBeVisible();
    timer.mockRestore();
  });
});
