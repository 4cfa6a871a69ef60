import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderWithMarketplace, withMockServer } from '../../../react/src/testing/renderWithMarketplace.tsx';
import { createFrame } from './createFrame.ts';
import { EnrolledOnly } from './EnrolledOnly.tsx';
import { FrameContext } from './FrameContext.ts';

withMockServer();

const COURSE_ID = 'f'.repeat(24);

function open(options: Parameters<typeof renderWithMarketplace>[1]) {
  const send = vi.fn();
  const frame = createFrame({
    host: { origin: 'https://partner.example', settings: {}, send, listen() {} },
    partner: { name: 'Partner', key: 'pk_test', origins: ['https://partner.example'] },
    initial: { view: 'player', params: { courseId: COURSE_ID } },
  });
  const rendered = renderWithMarketplace(
    <FrameContext value={frame}>
      <EnrolledOnly courseId={COURSE_ID}>{(course) => <p>{course.title}</p>}</EnrolledOnly>
    </FrameContext>,
    { as: 'learner', ...options },
  );
  return { ...rendered, send };
}

const notEnrolled = { status: 403, body: { code: 'not_enrolled', message: 'You are not enrolled in this course.' } };
const requests = (sent: readonly string[]) => sent.filter((request) => request.includes(COURSE_ID)).length;

it('keeps a refusal, and the focus on its button, while it asks again after a purchase in another frame', async () => {
  const { api, sent, send, user } = open({ prepare: (api) => api.fail('enrollments.get', notEnrolled) });
  const button = await screen.findByRole('button', { name: 'Get this course' });
  button.focus();

  api.fail('enrollments.get', { delay: 'infinite' });
  const before = requests(sent);
  window.dispatchEvent(new StorageEvent('storage', { key: 'enrolled_at', newValue: '1' }));
  await waitFor(() => expect(requests(sent)).toBe(before + 1));
  expect(button).toHaveFocus();
  await user.click(button);
  expect(send).toHaveBeenCalledWith({ type: 'navigate', view: 'checkout', params: { courseIds: [COURSE_ID] } });
});

it('keeps a failure, and the focus on its busy button, while it is tried again', async () => {
  const { api, sent, user } = open({ prepare: (api) => api.fail('enrollments.get', { status: 422, body: {} }) });
  const button = await screen.findByRole('button', { name: 'Try again' });

  api.fail('enrollments.get', { delay: 'infinite' });
  const before = requests(sent);
  await user.click(button);
  await waitFor(() => expect(requests(sent)).toBe(before + 1));
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('alert')).toBeInTheDocument();
});
