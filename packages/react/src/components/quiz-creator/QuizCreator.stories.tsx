import { type MockApi, mockId, seedIds } from '@lectern/sdk/testing';
import type { Meta } from '@storybook/react-vite';
import type { ActTools } from '../../testing/act.ts';
import { longTitle } from '../../testing/seedChanges.ts';
import { page, state } from '../../testing/states.tsx';
import { QuizCreator } from './index.ts';

const meta: Meta<typeof QuizCreator> = {
  title: 'Teaching/QuizCreator',
  component: QuizCreator,
  args: { lectureId: seedIds.lectures.quiz },
  parameters: page({
    frame: 'page',
    traits: ['loads', 'submits', 'validates'],
    words: ['questions', 'test', 'exam', 'csv import', 'multiple choice'],
    do: ['Use `QuizDialog` where it opens above a page; its actions are at the foot then.'],
    dont: ["Don't offer it to learners: it shows the correct answers."],
    accessibility: [
      'Each change of a question is announced, and the focus stays at the question or moves to its neighbour.',
      'A broken rule is named at its field, and in a notice.',
      'An interrupted creation says where it stopped and continues there.',
    ],
    keyboard: [
      ['Alt+↑ or Alt+↓', 'Moves the focused question'],
      ['Escape', 'Closes the form of a question; asks first if there are unsaved changes'],
    ],
  }),
};
export default meta;

const refusal = { status: 403, body: { message: 'Your account may not change quizzes.' } };
const failure = { status: 500, body: '<h1>' };
const withoutQuiz = (api: MockApi) => {
  api.state.quizzes = [];
};
/** A quiz whose creation was interrupted. */
const unfinished = (api: MockApi) => void Object.assign(api.state.quizzes[0] ?? {}, { isFinished: false });
const edit = ({ press }: ActTools) => press('quizCreator.editExisting');
const editQuestion = async (tools: ActTools) => {
  await edit(tools);
  await tools.press(tools.t('quizCreator.editQuestion', { number: 1 }));
  await tools.type('quizCreator.questionText', 'What comes first of all?');
  await tools.press('quizCreator.saveQuestion');
};
const addQuestion = async (tools: ActTools) => {
  const { press, type, choose } = tools;
  await press('quizCreator.addQuestion');
  await type('quizCreator.questionText', 'Is the sky blue at noon?');
  await choose('quizCreator.questionType', 'quizCreator.type.true-false');
  await press('quiz.true');
  await press('quizCreator.saveQuestion');
};
const removeQuestion = async (tools: ActTools) => {
  await edit(tools);
  await tools.press(tools.t('quizCreator.removeQuestion', { number: 1 }));
};
const moveQuestion = async (tools: ActTools) => {
  await edit(tools);
  await tools.press(tools.t('quizCreator.moveQuestionDown', { number: 1 }));
};
const replace = async ({ press }: ActTools) => press('quizCreator.replace');
const change = async (tools: ActTools) => {
  await edit(tools);
  await tools.type('quizCreator.quizTitle', 'What you remember, again');
  await tools.press('quizCreator.saveDetails');
};
const csv = (...lines: string[]) => new File([lines.join('\n')], 'questions.csv', { type: 'text/csv' });

export const New = state<typeof meta>({
  as: 'instructor',
  prepare: withoutQuiz,
  shows: 'quizCreator.noQuestions',
});
export const NewQuestion = state<typeof meta>({
  as: 'instructor',
  prepare: withoutQuiz,
  act: ({ press }) => press('quizCreator.addQuestion'),
  shows: 'quizCreator.optionsHint',
});
export const QuestionAdded = state<typeof meta>({
  kind: 'done',
  as: 'instructor',
  prepare: withoutQuiz,
  act: addQuestion,
  shows: 'notice.questionAdded.title',
});
export const Unfinished = state<typeof meta>({
  as: 'instructor',
  prepare: unfinished,
  shows: 'quizCreator.recovered',
});
export const Existing = state<typeof meta>({ as: 'instructor', shows: 'quizCreator.existsTitle' });
export const Editing = state<typeof meta>({
  as: 'instructor',
  act: edit,
  shows: { role: 'button', name: 'quizCreator.saveDetails' },
});
export const Phone = state<typeof meta>({
  as: 'instructor',
  viewport: 'phone',
  act: edit,
  shows: { role: 'button', name: 'quizCreator.saveDetails' },
});
export const RightToLeft = state<typeof meta>({
  as: 'instructor',
  direction: 'rtl',
  act: edit,
  shows: { role: 'button', name: 'quizCreator.saveDetails' },
});
export const Imported = state<typeof meta>({
  kind: 'done',
  as: 'instructor',
  prepare: withoutQuiz,
  act: ({ attach }) =>
    attach('quizCreator.import', csv('type,text,points,answer', 'true-false,Is the sky blue at noon?,1,true')),
  shows: ['quizCreator.imported', { count: 1 }],
});
export const ImportRefused = state<typeof meta>({
  kind: 'invalid',
  as: 'instructor',
  prepare: withoutQuiz,
  act: ({ attach }) =>
    attach(
      'quizCreator.import',
      csv('type,text,points,answer', 'true-false,Is it?,1,perhaps', 'short-answer,How many days does it take?,0,three'),
    ),
  shows: [['quizCreator.imported', { count: 0 }], 'rule.points'],
});

export const Checking = state<typeof meta>({
  kind: 'loading',
  as: 'instructor',
  call: 'quizzes.getAuthored',
  outcome: 'pending',
  shows: 'quizCreator.checking',
});
export const CheckFailed = state<typeof meta>({
  kind: 'failed',
  as: 'instructor',
  call: 'quizzes.getAuthored',
  outcome: failure,
  shows: 'quizzes.authoredFailed',
});
export const Invalid = state<typeof meta>({
  kind: 'invalid',
  as: 'instructor',
  prepare: withoutQuiz,
  act: ({ press }) => press('quizCreator.submit'),
  shows: ['notice.validation.title', 'rule.quizTitle'],
});
export const InvalidFields = state<typeof meta>({
  kind: 'invalid',
  as: 'instructor',
  prepare: withoutQuiz,
  async act({ type, press }) {
    await type('quizCreator.passPercentage', '101');
    await press('quizCreator.submit');
    await press('notice.ok');
  },
  shows: ['rule.quizTitle', 'rule.passPercentage', 'rule.questions'],
});
export const InvalidQuestion = state<typeof meta>({
  kind: 'invalid',
  as: 'instructor',
  prepare: withoutQuiz,
  async act({ press }) {
    await press('quizCreator.addQuestion');
    await press('quizCreator.saveQuestion');
    await press('notice.ok');
  },
  shows: 'rule.questionText',
});

export const Creating = state<typeof meta>({
  kind: 'busy',
  as: 'instructor',
  prepare: unfinished,
  call: 'questions.create',
  outcome: 'pending',
  act: ({ press }) => press('quizCreator.submit'),
  shows: ['quizCreator.submitting', { role: 'progressbar', name: 'quizCreator.progress' }],
});
export const Created = state<typeof meta>({
  kind: 'done',
  as: 'instructor',
  prepare: unfinished,
  act: ({ press }) => press('quizCreator.submit'),
  shows: 'notice.quizCreated.title',
});
export const Stopped = state<typeof meta>({
  kind: 'failed',
  as: 'instructor',
  prepare: unfinished,
  call: 'questions.create',
  outcome: failure,
  async act({ press }) {
    await press('quizCreator.submit');
    await press('notice.ok');
  },
  shows: 'quizCreator.stoppedHint',
});
export const CreationFailed = state<typeof meta>({
  kind: 'failed',
  as: 'instructor',
  prepare: unfinished,
  call: 'quizzes.create',
  outcome: failure,
  act: ({ press }) => press('quizCreator.submit'),
  shows: ['notice.creationFailed.title', 'quizzes.createFailed'],
});
export const Conflict = state<typeof meta>({
  kind: 'refused',
  as: 'instructor',
  prepare: unfinished,
  call: 'quizzes.create',
  outcome: { status: 409, body: { code: 'quiz_exists', message: 'It has a quiz.' } },
  act: ({ press }) => press('quizCreator.submit'),
  shows: 'notice.quizExists.title',
});
export const Forbidden = state<typeof meta>({
  kind: 'refused',
  as: 'instructor',
  prepare: unfinished,
  call: 'quizzes.create',
  outcome: refusal,
  act: ({ press }) => press('quizCreator.submit'),
  shows: ['notice.creationFailed.title', { text: 'Your account may not change quizzes.' }],
});
export const SavingDetails = state<typeof meta>({
  kind: 'busy',
  as: 'instructor',
  call: 'quizzes.update',
  outcome: 'pending',
  act: change,
  shows: 'quizCreator.savingDetails',
});
export const DetailsSaved = state<typeof meta>({
  kind: 'done',
  as: 'instructor',
  act: change,
  shows: 'notice.quizUpdated.title',
});
export const DetailsRefused = state<typeof meta>({
  kind: 'refused',
  as: 'instructor',
  call: 'quizzes.update',
  outcome: refusal,
  act: change,
  shows: { text: 'Your account may not change quizzes.' },
});
export const DetailsFailed = state<typeof meta>({
  kind: 'failed',
  as: 'instructor',
  call: 'quizzes.update',
  outcome: failure,
  act: change,
  shows: 'quizzes.updateFailed',
});
export const SavingQuestion = state<typeof meta>({
  kind: 'busy',
  as: 'instructor',
  call: 'questions.update',
  outcome: 'pending',
  act: editQuestion,
  shows: 'quizCreator.savingQuestion',
});
export const QuestionUpdated = state<typeof meta>({
  kind: 'done',
  as: 'instructor',
  act: editQuestion,
  shows: 'notice.questionUpdated.title',
});
export const QuestionUpdateFailed = state<typeof meta>({
  kind: 'failed',
  as: 'instructor',
  call: 'questions.update',
  outcome: failure,
  act: editQuestion,
  shows: ['error.title', 'questions.updateFailed'],
});
export const QuestionUpdateRefused = state<typeof meta>({
  kind: 'refused',
  as: 'instructor',
  call: 'questions.update',
  outcome: refusal,
  act: editQuestion,
  shows: { text: 'Your account may not change quizzes.' },
});
export const QuestionAddFailed = state<typeof meta>({
  kind: 'failed',
  as: 'instructor',
  call: 'questions.create',
  outcome: failure,
  async act(tools) {
    await edit(tools);
    await addQuestion(tools);
  },
  shows: ['error.title', 'questions.createFailed'],
});
export const QuestionRemoved = state<typeof meta>({
  kind: 'done',
  as: 'instructor',
  act: removeQuestion,
  shows: ['quizCreator.removed', { number: 1 }],
});
export const QuestionRemovalFailed = state<typeof meta>({
  kind: 'failed',
  as: 'instructor',
  call: 'questions.remove',
  outcome: failure,
  act: removeQuestion,
  shows: ['error.title', 'questions.removeFailed'],
});
export const QuestionMoved = state<typeof meta>({
  kind: 'done',
  as: 'instructor',
  act: moveQuestion,
  shows: ['quizCreator.moved', { place: 2, total: 3 }],
});
export const QuestionMoveFailed = state<typeof meta>({
  kind: 'failed',
  as: 'instructor',
  call: 'quizzes.arrange',
  outcome: failure,
  act: moveQuestion,
  shows: 'quizzes.arrangeFailed',
});
export const Replacing = state<typeof meta>({
  as: 'instructor',
  async act(tools) {
    await edit(tools);
    await tools.press('quizCreator.replace');
  },
  shows: 'quizCreator.replaceTitle',
});
export const Deleting = state<typeof meta>({
  kind: 'busy',
  as: 'instructor',
  call: 'quizzes.remove',
  outcome: 'pending',
  act: replace,
  shows: 'quizCreator.replacing',
});
export const Deleted = state<typeof meta>({
  kind: 'done',
  as: 'instructor',
  act: replace,
  shows: 'notice.quizDeleted.title',
});
export const DeletionFailed = state<typeof meta>({
  kind: 'failed',
  as: 'instructor',
  call: 'quizzes.remove',
  outcome: failure,
  act: replace,
  shows: ['notice.deletionFailed.title', 'quizzes.removeFailed'],
});
export const Unsaved = state<typeof meta>({
  as: 'instructor',
  prepare: withoutQuiz,
  async act({ press, type }) {
    await press('quizCreator.addQuestion');
    await type('quizCreator.questionText', 'Half a question');
    await press('quizCreator.cancel');
  },
  shows: 'unsaved.title',
});
export const Long = state<typeof meta>({
  kind: 'long',
  as: 'instructor',
  prepare(api) {
    const [quiz] = api.state.quizzes;
    if (!quiz) return;
    quiz.title = longTitle;
    for (const question of quiz.questions) question.text = `${longTitle}?`;
  },
  act: edit,
  shows: { text: `${longTitle}?` },
});
export const Many = state<typeof meta>({
  kind: 'many',
  as: 'instructor',
  prepare(api) {
    const [quiz] = api.state.quizzes;
    const [question] = quiz?.questions ?? [];
    if (!quiz || !question) return;
    quiz.questions = Array.from({ length: 50 }, (_, order) => ({
      ...question,
      _id: mockId(16, order),
      order,
      text: `Question number ${order + 1}`,
    }));
  },
  act: edit,
  shows: { text: 'Question number 50' },
});
