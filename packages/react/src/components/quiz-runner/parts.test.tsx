import { seedIds } from '@lectern/sdk/testing';
import { screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { QuizRunner } from './index.ts';

withMockServer();
const quizId = seedIds.quizzes.weatherMaps;

describe('the parts of QuizRunner', () => {
  it('are arranged by the host, each with ref, native props and both classes', async () => {
    const form = createRef<HTMLFormElement>();
    const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
    const { user, container, marketplace } = renderWithMarketplace(
      <QuizRunner quizId={quizId} className="quiz">
        <p>Take your time.</p>
        <QuizRunner.Result />
        <QuizRunner.Form ref={form} id="answers" className="mine" onSubmit={onSubmit} />
      </QuizRunner>,
      { as: 'learner' },
    );
    await screen.findByText('Take your time.');
    const root = container.querySelector('.lectern-quiz-runner.quiz[data-state="ready"]');
    const element = container.querySelector('form#answers.mine.lectern-quiz-runner-form');
    expect(form.current).toBe(element);
    expect([...(root?.children ?? [])].map(({ tagName }) => tagName)).toEqual(['P', 'FORM']);
    await user.click(screen.getByRole('button', { name: 'Submit quiz' }));
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(marketplace.notices.getState().isOpen).toBe(false);
  });

  it('are not rendered while the quiz loads or fails, in the same root', async () => {
    const ref = createRef<HTMLDivElement>();
    const { container } = renderWithMarketplace(<QuizRunner ref={ref} quizId={quizId} />, {
      as: 'learner',
      prepare: (api) => api.fail('quizzes.get', { status: 500, body: '<h1>' }),
    });
    const root = container.querySelector('.lectern-quiz-runner');
    expect(root).toHaveAttribute('data-state', 'loading');
    await screen.findByRole('button', { name: 'Try again' });
    expect(root).toHaveAttribute('data-state', 'error');
    expect(ref.current).toBe(root);
  });
});
