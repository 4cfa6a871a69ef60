import { seedIds } from '@lectern/sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderWithMarketplace, withMockServer } from '../../../react/src/testing/renderWithMarketplace.tsx';
import { createFrame } from './createFrame.ts';
import { EnrolledOnly } from './EnrolledOnly.tsx';
import { FrameContext } from './FrameContext.ts';

withMockServer();

const COURSE_ID = 'f'.repeat(24);

function open(options: Parameters<typeof renderWithMarketplace>[1], courseId = COURSE_ID) {
  const send = vi.fn();
  const frame = createFrame({
    host: { origin: 'https://partner.example', settings: {}, send, listen() {} },
    partner: { name: 'Partner', key: 'pk_test', origins: ['https://partner.example'] },
    initial: { view: 'player', params: { courseId } },
  });
  const rendered = renderWithMarketplace(
    <FrameContext value={frame}>
      <EnrolledOnly courseId={courseId}>{(course) => <h1>{course.title}</h1>}</EnrolledOnly>
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

it('opens a course that was bought elsewhere once the learner comes back to the tab, and asks for it no more', async () => {
  const { api, sent } = open(
    { prepare: (mock) => mock.fail('enrollments.get', { ...notEnrolled, times: 1 }) },
    seedIds.courses.weatherMaps,
  );
  await screen.findByRole('button', { name: 'Get this course' });
  api.fail('enrollments.get', { times: 0 });
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  const before = sent.length;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(sent).toHaveLength(before);
});

it('leads by keyboard from a failure to the course, and back where it has failed again', async () => {
  const failure = { status: 422, body: {} };
  const { api, user } = open({ prepare: (api) => api.fail('enrollments.get', failure) }, seedIds.courses.weatherMaps);
  const button = await screen.findByRole('button', { name: 'Try again' });
  button.focus();
  api.fail('enrollments.get', { ...failure, delay: 30 });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(button).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus());
  api.fail('enrollments.get', { times: 0 });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});
