import { CourseList, LecternProvider } from '@lectern/react';
import { createMarketplace } from '@lectern/sdk';
import { createMockApi } from '@lectern/sdk/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

const baseUrl = 'https://learn.example/api';
const api = createMockApi({ baseUrl });
const server = setupServer(...api.handlers);
beforeAll(() => server.listen());
afterEach(() => api.reset());
afterAll(() => server.close());

const show = () =>
  render(
    <LecternProvider marketplace={createMarketplace({ baseUrl })}>
      <CourseList search={{}} />
    </LecternProvider>,
  );

it('lists the courses', async () => {
  show();
  expect(await screen.findByRole('heading', { name: 'Bicycle Repair at Home' })).toBeVisible();
});

it('offers another attempt where they do not load', async () => {
  api.fail('courses.search', { status: 500, times: 1 });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Bicycle Repair at Home' })).toBeVisible();
});

it('shows a learner what they have bought', async () => {
  const learner = api.state.users.find(({ role }) => role === 'learner');
  if (learner) localStorage.setItem('token', api.state.issueToken(learner));
  show();
  expect(await screen.findAllByText('Go to Course')).not.toHaveLength(0);
});
