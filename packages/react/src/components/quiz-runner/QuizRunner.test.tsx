import { createMockApi, type MockApi, mockId, seedIds } from '@lectern/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { explain } from '../../testing/quizSections.ts';
import { renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { CoursePlayer } from '../course-player/index.ts';
import { QuizRunner } from './index.ts';

withMockServer();
const quizId = seedIds.quizzes.weatherMaps;
const submit = () => screen.getByRole('button', { name: 'Submit quiz' });
const group = (name: RegExp) => screen.getByRole('group', { name });

describe('QuizRunner', () => {
  it('asks each type of question in its own way, and never holds an answer', async () => {
    const { container, sent } = renderWithMarketplace(<QuizRunner quizId={quizId} />, { as: 'learner' });
    expect(await screen.findByText('Score 70% or more to pass.')).toBeVisible();
    expect(within(group(/^Question 1 of 3 · 1 point/)).getAllByRole('radio')).toHaveLength(3);
    expect(within(group(/^Question 2 of 3/)).getByRole('radio', { name: 'True' })).toBeVisible();
    expect(within(group(/^Question 3 of 3/)).getByRole('textbox', { name: 'Your answer' })).toBeVisible();
    expect(container.innerHTML).not.toMatch(/isCorrect|correctAnswer/);
    expect(sent.filter((request) => request.includes('/instructor/'))).toEqual([]);
  });

  it("names what is missing: 'Missing Answers', at each question, with the first of them in focus", async () => {
    const { user, sent } = renderWithMarketplace(<QuizRunner quizId={quizId} />, { as: 'learner' });
    await user.click(await screen.findByRole('radio', { name: 'Writing down what one sees' }));
    await user.click(submit());
    const notice = await screen.findByRole('dialog', { name: 'Missing Answers' });
    expect(notice).toHaveTextContent('Please answer all questions before submitting.');
    await user.click(within(notice).getByRole('button', { name: 'OK' }));
    expect(screen.getAllByText('Please answer this question.')).toHaveLength(2);
    await waitFor(() => expect(within(group(/^Question 2 of 3/)).getByRole('radio', { name: 'True' })).toHaveFocus());
    await user.keyboard(' ');
    expect(screen.getAllByText('Please answer this question.')).toHaveLength(1);
    expect(sent.filter((request) => request.startsWith('POST'))).toEqual([]);
  });

  it('keeps a step for where it is narrow: the first without an answer, and the one that has the focus', async () => {
    const { user } = renderWithMarketplace(<QuizRunner quizId={quizId} />, { as: 'learner' });
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    const current = () => [...document.querySelectorAll('[data-current] fieldset')];
    expect(group(/^Question 2 of 3/)).toHaveFocus();
    expect(current()).toEqual([group(/^Question 2 of 3/)]);
    const bar = screen.getByRole('progressbar', { name: 'Questions' });
    expect(bar).toHaveAttribute('aria-valuetext', '0 of 3 answered');
    expect(bar).toHaveAttribute('aria-valuenow', '0');
    await user.click(screen.getByRole('radio', { name: 'True' }));
    expect(bar).toHaveAttribute('aria-valuetext', '1 of 3 answered');
    await user.click(screen.getByRole('textbox', { name: 'Your answer' }));
    expect(current()).toEqual([group(/^Question 3 of 3/)]);
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
    await user.click(submit());
    await user.click(await screen.findByRole('button', { name: 'OK' }));
    expect(current()).toEqual([group(/^Question 1 of 3/)]);
  });

  it('announces what became of it, keeps every attempt with the newest on top, and can be tried again', async () => {
    const onAttempt = vi.fn();
    const { user } = renderWithMarketplace(<QuizRunner quizId={quizId} onAttempt={onAttempt} />, { as: 'learner' });
    const take = async (first: string, second: string, third: string) => {
      await user.click(await screen.findByRole('radio', { name: first }));
      await user.click(screen.getByRole('radio', { name: second }));
      await user.type(screen.getByRole('textbox', { name: 'Your answer' }), third);
      await user.click(submit());
    };
    await take('Asking somebody else', 'False', 'seven');
    expect(await screen.findByRole('heading', { name: 'Not passed' })).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('You scored 33.33%. You need 70% to pass.');
    expect(screen.getByText('1 of 3 points')).toBeVisible();
    expect(screen.queryByText(/^Correct answer/)).toBeNull();
    for (const answer of ['Asking somebody else', 'False', 'seven'])
      expect(screen.getByText(`Your answer: ${answer}`)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    const first = await screen.findByRole('radio', { name: 'Asking somebody else' });
    expect(first).not.toBeChecked();
    expect(first.closest('fieldset')).toContainElement(document.activeElement as HTMLElement);
    await take('Writing down what one sees', 'False', ' THREE ');
    expect(await screen.findByRole('heading', { name: 'Passed' })).toHaveFocus();
    // A right answer stands once, as it was given.
    expect(screen.queryByText(/^Correct answer/)).toBeNull();
    expect(screen.getByText('Your answer: THREE')).toBeVisible();
    expect(onAttempt.mock.calls.map(([attempt]) => attempt.passed)).toEqual([false, true]);
    const attempts = within(screen.getByRole('region', { name: 'Your attempts' })).getAllByRole('listitem');
    expect(attempts.map((item) => item.textContent)).toEqual([
      expect.stringMatching(/^Attempt 2100\.00%Passed.*\d:\d\d/),
      expect.stringMatching(/^Attempt 133\.33%Not passed.*\d:\d\d/),
    ]);
  });

  it('keeps what was answered over a reload, and forgets it once it is handed in', async () => {
    const api = createMockApi({ baseUrl: 'http://lectern.test/api' });
    const first = renderWithMarketplace(<QuizRunner quizId={quizId} />, { as: 'learner', api });
    await first.user.click(await screen.findByRole('radio', { name: 'False' }));
    const key = `draft_${seedIds.users.learner}_${quizId}`;
    const kept = first.marketplace.storage.get(key);
    expect(kept).toContain('false');
    first.unmount();
    const second = renderWithMarketplace(<QuizRunner quizId={quizId} />, {
      as: 'learner',
      api,
      stored: { [key]: kept ?? '' },
    });
    expect(await screen.findByRole('radio', { name: 'False' })).toBeChecked();
    expect(document.querySelector('[data-current] fieldset')).toBe(group(/^Question 1 of 3/));
    await second.user.click(screen.getByRole('radio', { name: 'Writing down what one sees' }));
    await second.user.type(screen.getByRole('textbox', { name: 'Your answer' }), 'three');
    await second.user.click(submit());
    await screen.findByRole('heading', { name: 'Passed' });
    expect(second.marketplace.storage.get(key)).toBeUndefined();
  });

  it("says 'Quiz not found.' for a quiz that does not exist, with the way to the dashboard", async () => {
    renderWithMarketplace(<QuizRunner quizId={mockId(6, 999)} />, { as: 'learner' });
    expect(await screen.findByRole('alert')).toHaveTextContent('Quiz not found.');
    expect(screen.getByRole('link', { name: 'Go to your dashboard' })).toHaveAttribute('href', '/dashboard');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it("says 'Failed to load quiz.' and tries again; a failed submission loses nothing", async () => {
    const { user, api } = renderWithMarketplace(<QuizRunner quizId={quizId} />, {
      as: 'learner',
      prepare: (mock) => {
        mock.fail('quizzes.get', { status: 500, body: '<h1>', times: 1 });
        mock.fail('quizzes.submit', { status: 500, body: '<h1>', times: 1 });
      },
    });
    expect(await screen.findByText('Failed to load quiz.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await user.click(await screen.findByRole('radio', { name: 'Writing down what one sees' }));
    await user.click(screen.getByRole('radio', { name: 'False' }));
    await user.type(screen.getByRole('textbox', { name: 'Your answer' }), 'three');
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to submit quiz.');
    expect(screen.getByRole('textbox', { name: 'Your answer' })).toHaveValue('three');
    await user.click(submit());
    expect(await screen.findByRole('heading', { name: 'Passed' })).toBeVisible();
    expect([...api.state.attempts.values()].flat()).toHaveLength(1);
  });

  const playQuiz = (prepare: (api: MockApi) => void = () => {}) => {
    const onLectureChange = vi.fn();
    const player = (
      <CoursePlayer courseId={seedIds.courses.weatherMaps} lectureId={seedIds.lectures.quiz} {...{ onLectureChange }} />
    );
    return { ...renderWithMarketplace(player, { as: 'learner', prepare }), onLectureChange };
  };

  it('completes its lecture in the player when it is passed, and leads on', async () => {
    const { user, onLectureChange } = playQuiz();
    await user.click(await screen.findByRole('radio', { name: 'Writing down what one sees' }));
    await user.click(screen.getByRole('radio', { name: 'False' }));
    await user.type(screen.getByRole('textbox', { name: 'Your answer' }), 'three');
    await user.click(submit());
    await screen.findByRole('heading', { name: 'Passed' });
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '20.0% complete');
    expect(screen.getAllByRole('button', { name: 'Next lecture' })).toHaveLength(1);
    const verdict = within(document.querySelector('.lectern-quiz-runner-verdict') as HTMLElement);
    await user.click(verdict.getByRole('button', { name: 'Next lecture' }));
    expect(onLectureChange).toHaveBeenCalledWith(seedIds.lectures.assignment);
  });

  it('names the lectures to go back over after failing, and opens one', async () => {
    const { user, onLectureChange } = playQuiz();
    await user.click(await screen.findByRole('radio', { name: 'Asking somebody else' }));
    await user.click(screen.getByRole('radio', { name: 'True' }));
    await user.type(screen.getByRole('textbox', { name: 'Your answer' }), 'seven');
    await user.click(submit());
    const heading = await screen.findByRole('heading', { name: 'Before you try again' });
    const lectures = within(heading.parentElement as HTMLElement).getAllByRole('button');
    // Those of the section before are not what this quiz asks about.
    expect(lectures.map((button) => button.textContent)).toEqual(['Review: Doing it again5 min']);
    await user.click(lectures[0] as HTMLElement);
    expect(onLectureChange).toHaveBeenCalledWith(seedIds.lectures.secondText);
  });

  it('leads to exactly the lectures that explain the missed questions, once each and in the course’s order', async () => {
    const { video, secondText } = seedIds.lectures;
    const { user, onLectureChange } = playQuiz(explain(secondText, video, secondText));
    await user.click(await screen.findByRole('radio', { name: 'Asking somebody else' }));
    await user.click(screen.getByRole('radio', { name: 'True' }));
    await user.type(screen.getByRole('textbox', { name: 'Your answer' }), 'seven');
    await user.click(submit());
    await screen.findByRole('heading', { name: 'Before you try again' });
    expect(screen.getAllByRole('button', { name: /^Review: / }).map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Review: What you will make/),
      expect.stringMatching(/^Review: Doing it again/),
    ]);
    await user.click(screen.getByRole('button', { name: /^Review: What you will make/ }));
    expect(onLectureChange).toHaveBeenCalledWith(video);
  });

  it('says after passing what was missed, if a lecture explains it', async () => {
    const { user } = playQuiz((api) => {
      explain(null, null, seedIds.lectures.text)(api);
      for (const quiz of api.state.quizzes) quiz.passPercentage = 50;
    });
    const take = async (word: string, answer: string) => {
      await user.click(await screen.findByRole('radio', { name: 'Writing down what one sees' }));
      await user.click(screen.getByRole('radio', { name: word }));
      await user.type(screen.getByRole('textbox', { name: 'Your answer' }), answer);
      await user.click(submit());
      await screen.findByRole('heading', { name: 'Passed' });
    };
    await take('False', 'seven');
    expect(screen.getByRole('heading', { name: 'What you missed' })).toBeVisible();
    expect(screen.getByRole('button', { name: /^Review: Looking closely/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    // Nothing explains this one, and who has passed needs no list of everything.
    await take('True', 'three');
    expect(screen.queryByRole('button', { name: /^Review/ })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'What you missed' })).toBeNull();
  });

  it('opens a passed quiz on its result, and a draft of another try on its questions', async () => {
    const api = createMockApi({ baseUrl: 'http://lectern.test/api' });
    const open = () => renderWithMarketplace(<QuizRunner quizId={quizId} />, { as: 'learner', api });
    const first = open();
    await first.user.click(await screen.findByRole('radio', { name: 'Writing down what one sees' }));
    await first.user.click(screen.getByRole('radio', { name: 'False' }));
    await first.user.type(screen.getByRole('textbox', { name: 'Your answer' }), 'three');
    await first.user.click(submit());
    await screen.findByRole('heading', { name: 'Passed' });
    first.unmount();
    const second = open();
    expect(await screen.findByRole('heading', { name: 'Passed' })).not.toHaveFocus();
    expect(screen.getByText('You passed with 100.00%.')).toBeVisible();
    expect(screen.getByText('3 of 3 points')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Submit quiz' })).toBeNull();
    await second.user.click(screen.getByRole('button', { name: 'Try again' }));
    const answer = await screen.findByRole('radio', { name: 'Asking somebody else' });
    expect(answer).not.toBeChecked();
    await second.user.click(answer);
    const key = `draft_${seedIds.users.learner}_${quizId}`;
    const kept = second.marketplace.storage.get(key) ?? '';
    second.unmount();
    renderWithMarketplace(<QuizRunner quizId={quizId} />, { as: 'learner', api, stored: { [key]: kept } });
    expect(await screen.findByRole('radio', { name: 'Asking somebody else' })).toBeChecked();
    expect(screen.queryByRole('heading', { name: 'Passed' })).toBeNull();
  });

  it('shows the answers of the last attempt when one comes back', async () => {
    const api = createMockApi({ baseUrl: 'http://lectern.test/api' });
    const first = renderWithMarketplace(<QuizRunner quizId={quizId} />, { as: 'learner', api });
    await first.user.click(await screen.findByRole('radio', { name: 'Asking somebody else' }));
    await first.user.click(screen.getByRole('radio', { name: 'True' }));
    await first.user.type(screen.getByRole('textbox', { name: 'Your answer' }), 'seven');
    await first.user.click(submit());
    await screen.findByRole('heading', { name: 'Not passed' });
    first.unmount();
    const { user } = renderWithMarketplace(<QuizRunner quizId={quizId} />, { as: 'learner', api });
    await user.click(await screen.findByText('Your answers'));
    expect(screen.getByText('Your answer: seven')).toBeVisible();
    expect(screen.getAllByText('Incorrect')).toHaveLength(3);
    expect(screen.queryByText(/^Correct answer/)).toBeNull();
  });
});
