import { seedIds } from '@lectern/sdk/testing';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { explain } from '../../../../react/src/testing/quizSections.ts';
import { renderWithMarketplace, withMockServer } from '../../../../react/src/testing/renderWithMarketplace.tsx';
import { createFrame } from '../createFrame.ts';
import { FrameContext } from '../FrameContext.ts';
import QuizView from './QuizView.tsx';

withMockServer();

it('opens the lecture that explains a missed question in the player of the same frame', async () => {
  const params = { courseId: seedIds.courses.weatherMaps, lectureId: seedIds.lectures.quiz };
  const frame = createFrame({
    host: { origin: 'https://partner.example', settings: {}, send: vi.fn(), listen() {} },
    partner: { name: 'Partner', key: 'pk_test', origins: ['https://partner.example'] },
    initial: { view: 'quiz', params },
  });
  const { user } = renderWithMarketplace(
    <FrameContext value={frame}>
      <QuizView {...params} />
    </FrameContext>,
    { as: 'learner', prepare: explain(null, null, seedIds.lectures.text) },
  );
  await user.click(await screen.findByRole('radio', { name: 'Writing down what one sees' }));
  await user.click(screen.getByRole('radio', { name: 'False' }));
  await user.type(screen.getByRole('textbox', { name: 'Your answer' }), 'seven');
  await user.click(screen.getByRole('button', { name: 'Submit quiz' }));
  await user.click(await screen.findByRole('button', { name: /^Review: Looking closely/ }));
  expect(frame.getState().shown).toEqual({
    view: 'player',
    params: { ...params, lectureId: seedIds.lectures.text },
  });
});
