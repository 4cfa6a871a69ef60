import { type MockApi, seedIds } from '@lectern/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import {
  AssignmentRunner,
  Checkout,
  CourseCard,
  CourseDetail,
  CourseForm,
  CoursePlayer,
  LearnerDashboard,
  QuizRunner,
  ReviewForm,
  SignIn,
  SignUp,
} from '../index.ts';
import { type RenderOptions, renderWithMarketplace, withMockServer, write } from '../testing/renderWithMarketplace.tsx';

withMockServer();

interface Place {
  name: string;
  /** The call that fails. */
  call: Parameters<MockApi['fail']>[0];
  screen: ReactNode;
  as?: RenderOptions['as'];
  act?: (user: UserEvent) => Promise<void>;
  /** The title of the notice that says it. */
  notice?: string;
  /** The screen's own text in the notice, or in the place of the content where there is no notice. */
  text: string;
  /** What stays on the page once the notice is closed. */
  inline?: string;
}

const press = async (user: UserEvent, name: string | RegExp) =>
  user.click((await screen.findAllByRole('button', { name }))[0] as HTMLElement);
const type = async (user: UserEvent, label: string | RegExp, text: string) =>
  write(user, await screen.findByLabelText(label), text);

async function pay(user: UserEvent) {
  await type(user, 'Name on card', 'Lena Learner');
  await type(user, 'Card number', '4242424242424242');
  await type(user, 'Expiry (MM/YY)', '1239');
  await type(user, 'Security code', '123');
  await press(user, /^Pay/);
}
async function answerQuiz(user: UserEvent) {
  await user.click(await screen.findByRole('radio', { name: 'Writing down what one sees' }));
  await user.click(screen.getByRole('radio', { name: 'True' }));
  await user.type(screen.getByRole('textbox', { name: 'Your answer' }), 'barometer');
  await press(user, 'Submit quiz');
}
async function signIn(user: UserEvent) {
  await type(user, 'Email', 'learner@lectern.example');
  await type(user, 'Password', 'lectern-demo');
  await press(user, 'Sign in');
}
async function signUp(user: UserEvent) {
  await type(user, 'First name', 'Nila');
  await type(user, 'Last name', 'Rao');
  await type(user, 'Email', 'nila@example.org');
  await type(user, 'Password', 'paper-lantern-7');
  await press(user, 'Sign up');
}
async function createCourse(user: UserEvent) {
  await write(user, await screen.findByRole('textbox', { name: 'Title' }), 'Reading Rivers');
  await write(user, screen.getByRole('textbox', { name: 'Description' }), 'What moving water says about the ground.');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Kitchen');
  await press(user, 'Create Course');
}

const [owned, free, paid] = [
  seedIds.courses.weatherMaps,
  seedIds.courses.breadWithPatience,
  seedIds.courses.bicycleRepair,
] as const;

const places: readonly Place[] = [
  {
    name: 'quiz, load',
    call: 'quizzes.get',
    screen: <QuizRunner quizId={seedIds.quizzes.weatherMaps} />,
    as: 'learner',
    text: 'Failed to load quiz.',
  },
  {
    name: 'quiz, submit',
    call: 'quizzes.submit',
    screen: <QuizRunner quizId={seedIds.quizzes.weatherMaps} />,
    as: 'learner',
    act: answerQuiz,
    text: 'Failed to submit quiz.',
  },
  {
    name: 'assignment, load',
    call: 'assignments.mySubmission',
    screen: <AssignmentRunner lectureId={seedIds.lectures.assignment} />,
    as: 'learner',
    text: 'No submission found or failed to load.',
  },
  {
    name: 'assignment, submit',
    call: 'assignments.submit',
    screen: <AssignmentRunner lectureId={seedIds.lectures.assignment} />,
    as: 'learner',
    async act(user) {
      await type(user, 'Submission text', 'My notes');
      await press(user, 'Submit assignment');
    },
    text: 'Failed to submit assignment.',
  },
  {
    name: 'dashboard',
    call: 'enrollments.list',
    screen: <LearnerDashboard />,
    as: 'learner',
    text: 'Failed to load your enrolled courses.',
  },
  {
    name: 'learning',
    call: 'enrollments.get',
    screen: <CoursePlayer courseId={owned} />,
    as: 'learner',
    text: 'Failed to load course learning content. Make sure you are enrolled.',
  },
  {
    name: 'checkout, load',
    call: 'courses.get',
    screen: <Checkout courseId={paid} />,
    as: 'learner',
    text: 'Failed to load course details for checkout.',
  },
  {
    name: 'checkout, pay',
    call: 'orders.create',
    screen: <Checkout courseId={paid} />,
    as: 'learner',
    act: pay,
    notice: 'Payment Failed',
    text: 'Payment could not be processed.',
    inline: 'Payment failed. Please try again.',
  },
  {
    name: 'course detail',
    call: 'courses.get',
    screen: <CourseDetail courseId={owned} />,
    text: 'Failed to load course details.',
  },
  {
    name: 'enroll',
    call: 'enrollments.enroll',
    screen: <CourseCard courseId={free} />,
    as: 'learner',
    act: (user) => press(user, /^Enroll Now/),
    notice: 'Enrollment Failed',
    text: 'Could not enroll in course.',
  },
  {
    name: 'review',
    call: 'reviews.add',
    screen: <ReviewForm courseId={owned} />,
    as: 'learner',
    async act(user) {
      await user.type(screen.getByRole('textbox', { name: 'Your review' }), 'Clear and short.');
      await press(user, 'Submit review');
    },
    notice: 'Failed to Add Review',
    text: 'Could not add your review.',
  },
  {
    name: 'sign-in',
    call: 'auth.signIn',
    screen: <SignIn />,
    act: signIn,
    notice: 'Login Failed',
    text: 'Login failed. Please try again.',
    inline: 'Please check your input.',
  },
  {
    name: 'sign-up',
    call: 'auth.signUp',
    screen: <SignUp />,
    act: signUp,
    notice: 'Signup Failed',
    text: 'An unexpected error occurred. Please try again.',
    inline: 'An unexpected error occurred. Please try again.',
  },
  {
    name: 'course form, load',
    call: 'categories.list',
    screen: <CourseForm />,
    as: 'instructor',
    text: 'Failed to load form data.',
  },
  {
    name: 'course form, save',
    call: 'courses.create',
    screen: <CourseForm />,
    as: 'instructor',
    act: createCourse,
    notice: 'Submission Failed',
    text: 'Could not save course.',
  },
];

/** In the notice while there is one, and nowhere else; then, where the screen keeps it, on the page. */
async function expectText(user: UserEvent, { notice }: Place, text: string, inline: string | undefined) {
  if (!notice) return expect(await screen.findByText(text, { exact: false })).toBeVisible();
  const dialog = await screen.findByRole('dialog', { name: notice });
  expect(dialog).toHaveTextContent(text);
  expect(screen.getAllByText(text)).toHaveLength(1);
  await user.click(within(dialog).getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  if (inline) expect(screen.getAllByText(inline)).toHaveLength(1);
}

describe('Which text an error shows (§8)', () => {
  describe.each(places)('$name', (place) => {
    it.each([
      ['an empty answer', {}],
      ['a page of HTML', '<h1>Bad gateway</h1>'],
    ])("is the screen's own for %s", async (_, body) => {
      const { user } = renderWithMarketplace(place.screen, {
        ...(place.as ? { as: place.as } : {}),
        prepare: (api) => api.fail(place.call, { status: 500, body }),
      });
      await place.act?.(user);
      await expectText(user, place, place.text, place.inline);
    });

    it("is the server's message where there is one", async () => {
      const message = 'The server is being moved. Please come back at noon.';
      const { user } = renderWithMarketplace(place.screen, {
        ...(place.as ? { as: place.as } : {}),
        prepare: (api) => api.fail(place.call, { status: 500, body: { message } }),
      });
      await place.act?.(user);
      await expectText(user, place, message, place.inline && message);
    });
  });
});
