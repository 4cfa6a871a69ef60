import { type MockApi, mockId, seedIds } from '@lectern/sdk/testing';
import type { Meta } from '@storybook/react-vite';
import type { ActTools } from '../../testing/act.ts';
import { explain, quizSections } from '../../testing/quizSections.ts';
import { longTitle } from '../../testing/seedChanges.ts';
import { has, page, says, statesOf } from '../../testing/states.tsx';
import { QuizCreator } from './index.ts';

const meta: Meta<typeof QuizCreator> = {
  title: 'Teaching/QuizCreator',
  component: QuizCreator,
  args: { lectureId: seedIds.lectures.quiz },
  parameters: page({
    frame: 'page',
    traits: ['loads', 'submits', 'validates'],
    words: ['questions', 'test', 'exam', 'csv import', 'multiple choice'],
    do: [
      'Use `QuizDialog` where it opens above a page; its actions are at the foot then.',
      'Give it the course (sections), so that each question can name the lecture that explains it.',
    ],
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
const { state, ready, loading, failed, refused, busy, invalid, done, long, many } = statesOf(meta, {
  as: 'instructor',
});

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

export const New = ready('quizCreator.noQuestions', { prepare: withoutQuiz });
export const NewQuestion = ready('quizCreator.optionsHint', {
  prepare: withoutQuiz,
  act: ({ press }) => press('quizCreator.addQuestion'),
});
export const QuestionAdded = done('notice.questionAdded.title', { prepare: withoutQuiz, act: addQuestion });
export const Unfinished = ready('quizCreator.recovered', { prepare: unfinished });
export const Existing = ready('quizCreator.existsTitle');
export const Editing = ready(has('button', 'quizCreator.saveDetails'), { act: edit });
/** Which lecture explains the question: what learners review after a wrong answer. */
export const ExplainedIn = ready('quizCreator.explainedInHint', {
  args: { lectureId: seedIds.lectures.quiz, sections: quizSections },
  prepare: explain(seedIds.lectures.text),
  async act(tools) {
    await edit(tools);
    await tools.press(tools.t('quizCreator.editQuestion', { number: 1 }));
  },
});
export const WithExplanations = ready(['quizCreator.explainedInLecture', { title: 'Looking closely' }], {
  args: { lectureId: seedIds.lectures.quiz, sections: quizSections },
  prepare: explain(seedIds.lectures.text, seedIds.lectures.video),
  act: edit,
});
export const Imported = done(['quizCreator.imported', { count: 1 }], {
  prepare: withoutQuiz,
  act: ({ attach }) =>
    attach('quizCreator.import', csv('type,text,points,answer', 'true-false,Is the sky blue at noon?,1,true')),
});
export const ImportRefused = invalid([['quizCreator.imported', { count: 0 }], 'rule.points'], {
  prepare: withoutQuiz,
  act: ({ attach }) =>
    attach(
      'quizCreator.import',
      csv('type,text,points,answer', 'true-false,Is it?,1,perhaps', 'short-answer,How many days does it take?,0,three'),
    ),
});

export const Checking = loading('quizzes.getAuthored', 'quizCreator.checking');
export const CheckFailed = failed('quizzes.getAuthored', 'quizzes.authoredFailed');
export const Invalid = invalid(['notice.validation.title', 'rule.quizTitle'], {
  prepare: withoutQuiz,
  act: ({ press }) => press('quizCreator.submit'),
});
export const InvalidFields = invalid(['rule.quizTitle', 'rule.passPercentage', 'rule.questions'], {
  prepare: withoutQuiz,
  async act({ type, press }) {
    await type('quizCreator.passPercentage', '101');
    await press('quizCreator.submit');
    await press('notice.ok');
  },
});
export const InvalidQuestion = invalid('rule.questionText', {
  prepare: withoutQuiz,
  async act({ press }) {
    await press('quizCreator.addQuestion');
    await press('quizCreator.saveQuestion');
    await press('notice.ok');
  },
});

export const Creating = busy(
  'questions.create',
  ['quizCreator.submitting', { role: 'progressbar', name: 'quizCreator.progress' }],
  { prepare: unfinished, act: ({ press }) => press('quizCreator.submit') },
);
export const Created = done('notice.quizCreated.title', {
  prepare: unfinished,
  act: ({ press }) => press('quizCreator.submit'),
});
export const Stopped = failed('questions.create', 'quizCreator.stoppedHint', {
  prepare: unfinished,
  async act({ press }) {
    await press('quizCreator.submit');
    await press('notice.ok');
  },
});
export const CreationFailed = failed('quizzes.create', ['notice.creationFailed.title', 'quizzes.createFailed'], {
  prepare: unfinished,
  act: ({ press }) => press('quizCreator.submit'),
});
export const Conflict = state({
  kind: 'refused',
  call: 'quizzes.create',
  outcome: { status: 409, body: { code: 'quiz_exists', message: 'It has a quiz.' } },
  prepare: unfinished,
  act: ({ press }) => press('quizCreator.submit'),
  shows: 'notice.quizExists.title',
});
export const Forbidden = refused('quizzes.create', 403, 'Your account may not change quizzes.', {
  prepare: unfinished,
  act: ({ press }) => press('quizCreator.submit'),
  shows: ['notice.creationFailed.title', { text: 'Your account may not change quizzes.' }],
});
export const SavingDetails = busy('quizzes.update', 'quizCreator.savingDetails', { act: change });
export const DetailsSaved = done('notice.quizUpdated.title', { act: change });
export const DetailsRefused = refused('quizzes.update', 403, 'Your account may not change quizzes.', { act: change });
export const DetailsFailed = failed('quizzes.update', 'quizzes.updateFailed', { act: change });
export const SavingQuestion = busy('questions.update', 'quizCreator.savingQuestion', { act: editQuestion });
export const QuestionUpdated = done('notice.questionUpdated.title', { act: editQuestion });
export const QuestionUpdateFailed = failed('questions.update', ['error.title', 'questions.updateFailed'], {
  act: editQuestion,
});
export const QuestionUpdateRefused = refused('questions.update', 403, 'Your account may not change quizzes.', {
  act: editQuestion,
});
export const QuestionAddFailed = failed('questions.create', ['error.title', 'questions.createFailed'], {
  async act(tools) {
    await edit(tools);
    await addQuestion(tools);
  },
});
export const QuestionRemoved = done(['quizCreator.removed', { number: 1 }], { act: removeQuestion });
export const QuestionRemovalFailed = failed('questions.remove', ['error.title', 'questions.removeFailed'], {
  act: removeQuestion,
});
export const QuestionMoved = done(['quizCreator.moved', { place: 2, total: 3 }], { act: moveQuestion });
export const QuestionMoveFailed = failed('quizzes.arrange', 'quizzes.arrangeFailed', { act: moveQuestion });
export const Replacing = ready('quizCreator.replaceTitle', {
  async act(tools) {
    await edit(tools);
    await tools.press('quizCreator.replace');
  },
});
export const Deleting = busy('quizzes.remove', 'quizCreator.replacing', { act: replace });
export const Deleted = done('notice.quizDeleted.title', { act: replace });
export const DeletionFailed = failed('quizzes.remove', ['notice.deletionFailed.title', 'quizzes.removeFailed'], {
  act: replace,
});
export const Unsaved = ready('unsaved.title', {
  prepare: withoutQuiz,
  async act({ press, type }) {
    await press('quizCreator.addQuestion');
    await type('quizCreator.questionText', 'Half a question');
    await press('quizCreator.cancelQuestion');
  },
});
export const Long = long(says(`${longTitle}?`), {
  prepare(api) {
    const [quiz] = api.state.quizzes;
    if (!quiz) return;
    quiz.title = longTitle;
    for (const question of quiz.questions) question.text = `${longTitle}?`;
  },
  act: edit,
});
export const Many = many(says('Question number 50'), {
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
});
