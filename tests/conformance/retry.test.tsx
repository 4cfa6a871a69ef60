import { endpoints } from '@lectern/sdk/api';
import { type CallName, type MockApi, type MockFailure, seedIds } from '@lectern/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { cloneElement, isValidElement, type ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import {
  type Rendered,
  renderWithMarketplace,
  withMockServer,
} from '../../packages/react/src/testing/renderWithMarketplace.tsx';
import { components } from '../hydration/components.tsx';
import { spread } from '../runs.ts';
import { setups } from './setups.ts';

withMockServer();

const elements = components({ courseId: seedIds.courses.weatherMaps, instructorId: seedIds.users.instructor });

const reads: CallName[] = Object.entries(endpoints).flatMap(([group, rows]) =>
  Object.entries(rows)
    .filter(([name, row]) => row.method === 'GET' && `${group}.${name}` !== 'auth.me')
    .map(([name]) => `${group}.${name}` as CallName),
);
// A POST, so that no log has the token of the link.
reads.push('passwordReset.check', 'mailPreferences.check', 'emailConfirmation.check');
const answer = (api: MockApi, failure: MockFailure) => {
  for (const call of reads) api.fail(call, failure);
};

/** A refusal, which is not repeated by itself; some widgets take it for an answer. */
const refusal = { status: 422, body: {} };
const breakdown = { status: 500, body: {} };

interface Row {
  props?: Record<string, unknown>;
  failure?: MockFailure;
  /** Opens what loads. */
  open?: (rendered: Rendered) => Promise<void>;
}

const rows: Record<string, Row> = {
  AssignmentRunner: { props: { lectureId: seedIds.lectures.assignment } },
  CategoryGrid: {},
  CategoryManager: {},
  Certificate: {},
  Checkout: {},
  ContentManager: { failure: breakdown },
  CourseCard: {},
  CourseDetail: {},
  CourseFilters: { failure: breakdown },
  CourseForm: {},
  CourseLearners: {},
  CourseList: {},
  CoursePlayer: { failure: breakdown },
  CoursePreviewPlayer: {},
  CourseReviews: {},
  FeaturedCourses: {},
  Grading: {},
  InstructorDashboard: {},
  InstructorProfile: {},
  InstructorSpotlight: {},
  LearnerDashboard: {},
  LectureSample: {},
  NotificationBell: { open: ({ user }) => user.click(screen.getByRole('button', { name: 'Notifications' })) },
  MailPreferences: {},
  SignInList: {},
  NotificationSettings: {},
  OrderHistory: {},
  OrderReceipt: {},
  RefundRequest: {},
  DiscountCodes: {},
  Earnings: {},
  Payouts: {},
  Documents: {},
  MailOutbox: {},
  ServerStatus: {},
  AuditTrail: {},
  SupportDesk: {},
  ResetPassword: {},
  ConfirmEmail: {},
  Unsubscribe: {},
  PartnerManager: {},
  PartnerReport: {},
  PartnerWebhook: {},
  QuizCreator: {},
  QuizRunner: {},
  WaitingSubmissions: {},
  Wishlist: {},
};

const findRetry = () =>
  screen.findAllByRole('button', { name: 'Try again' }, { timeout: 5_000 }).then(([first]) => first as HTMLElement);

async function show(name: string, { failure = refusal, props: own, open }: Row) {
  const { as = 'learner', props, partProps: _, arrange: __, prepare, ...options } = setups[name] ?? {};
  const element = elements[name];
  if (!isValidElement(element)) throw new Error(`${name} is no component`);
  const rendered = renderWithMarketplace(
    <>
      <section aria-label="Widget">
        {cloneElement(element as ReactElement<Record<string, unknown>>, { ...props, ...own })}
      </section>
      <button type="button">Elsewhere</button>
    </>,
    {
      ...options,
      ...(as === 'visitor' ? {} : { as }),
      prepare(api) {
        prepare?.(api);
        answer(api, failure);
      },
    },
  );
  await open?.(rendered);
  const retry = await findRetry();
  return { ...rendered, retry, widget: screen.getByRole('region', { name: 'Widget' }) };
}

/** What a widget shows while it loads. */
const isLoading = (element: Element) =>
  element.matches('[data-state="loading"]') || element.querySelector('.lectern-skeleton') !== null;

describe.each(spread(Object.entries(rows), 2))('"Try again" in %s', (name, row) => {
  it('leads to what was loaded, and back to the button where that has failed again', async () => {
    const { api, user, retry, widget } = await show(name, row);
    retry.focus();
    answer(api, { ...(row.failure ?? refusal), delay: 30 });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(retry).not.toBeInTheDocument());
    const again = await findRetry();
    await waitFor(() => expect(again).toHaveFocus());

    answer(api, { delay: 30 });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(again).not.toBeInTheDocument());
    await waitFor(
      () => {
        expect(widget.contains(document.activeElement)).toBe(true);
        expect(isLoading(document.activeElement as Element)).toBe(false);
      },
      { timeout: 5_000 },
    );
  });

  it('leaves the focus where it was moved meanwhile', async () => {
    const { api, user, retry, widget } = await show(name, row);
    answer(api, { delay: 30 });
    retry.focus();
    await user.keyboard('{Enter}');
    const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
    elsewhere.focus();
    await waitFor(() => expect(within(widget).queryByRole('button', { name: 'Try again' })).toBeNull());
    await waitFor(() => expect(widget.querySelector('.lectern-skeleton')).toBeNull(), { timeout: 5_000 });
    expect(elsewhere).toHaveFocus();
  });
});
