import type { Course } from '@lectern/sdk';
import { type MockApi, seedIds } from '@lectern/sdk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import {
  type PersonalActionOptions,
  useAddReview,
  useAddToCart,
  useAuthoredCourses,
  useCartActions,
  useCategoryManager,
  useChangePassword,
  useCheckout,
  useCourse,
  useEnroll,
  useSignIn,
  useSignUp,
  useWishlistToggle,
} from '../index.ts';
import { type RenderOptions, renderWithMarketplace, withMockServer } from '../testing/renderWithMarketplace.tsx';

withMockServer();
const { bicycleRepair: paid, breadWithPatience: free, weatherMaps: owned } = seedIds.courses;

type Options = PersonalActionOptions<unknown>;

/** A button of the host's own, above a hook. Nothing else is on the page. */
interface OwnButton {
  name: string;
  Button: (props: { options: Options }) => ReactNode;
  as: RenderOptions['as'] | undefined;
  /** What `onSuccess` gets. */
  result: unknown;
  /** The call behind it; missing for what this browser decides itself. */
  call?: Parameters<MockApi['fail']>[0];
}

const draw = (onClick: () => void) => (
  <button type="button" onClick={onClick}>
    Mine
  </button>
);
const onCourse = (id: string, use: (course: Course, options: Options) => () => void) => {
  const Loaded = ({ course, options }: { course: Course; options: Options }) => draw(use(course, options));
  return function Button({ options }: { options: Options }) {
    const { data } = useCourse(id);
    return data && <Loaded course={data} options={options} />;
  };
};

const buttons: readonly OwnButton[] = [
  {
    name: 'wishlist',
    Button: onCourse(paid, (course, options) => useWishlistToggle(course, options).toggle),
    as: 'learner',
    result: true,
    call: 'wishlist.add',
  },
  {
    name: 'cart',
    Button: onCourse(paid, (course, options) => useAddToCart(course, options).add),
    as: 'learner',
    result: 'added',
  },
  {
    name: 'enroll',
    Button: onCourse(free, (course, options) => useEnroll(course, options).enroll),
    as: 'learner',
    result: undefined,
    call: 'enrollments.enroll',
  },
  {
    name: 'review',
    Button({ options }) {
      const { addReview } = useAddReview(owned, options);
      return draw(() => void addReview({ rating: 4, comment: 'Clear.' }));
    },
    as: 'learner',
    result: undefined,
    call: 'reviews.add',
  },
  {
    name: 'checkout',
    Button({ options }) {
      const { data } = useCourse(paid);
      const { pay } = useCheckout({ ...options, items: data ? [data] : [] });
      return data && draw(() => pay({ paymentMethodNonce: 'fake-valid-nonce' }));
    },
    as: 'learner',
    result: expect.objectContaining({ status: 'paid' }),
    call: 'orders.create',
  },
  {
    name: 'sign in',
    Button({ options }) {
      const { signIn } = useSignIn(options);
      return draw(() => void signIn({ email: 'learner@lectern.example', password: 'lectern-demo' }));
    },
    as: undefined,
    result: expect.objectContaining({ role: 'learner' }),
    call: 'auth.signIn',
  },
  {
    name: 'sign up',
    Button({ options }) {
      const { signUp } = useSignUp(options);
      const account = { firstName: 'Nila', lastName: 'Rao', email: 'nila@example.org', password: 'paper-lantern-7' };
      return draw(() => void signUp(account));
    },
    as: undefined,
    result: expect.objectContaining({ firstName: 'Nila' }),
    call: 'auth.signUp',
  },
  {
    name: 'password',
    Button({ options }) {
      const { changePassword } = useChangePassword(options);
      return draw(() => void changePassword({ currentPassword: 'lectern-demo', newPassword: 'paper-lantern-7' }));
    },
    as: 'learner',
    result: undefined,
    call: 'users.changePassword',
  },
  {
    name: 'delete a course',
    Button({ options }) {
      const { courses, remove } = useAuthoredCourses(options);
      const [course] = courses ?? [];
      return course && draw(() => remove(course));
    },
    as: 'instructor',
    result: expect.objectContaining({ title: expect.any(String) }),
    call: 'courses.remove',
  },
  {
    name: 'create a category',
    Button({ options }) {
      const { categories, create } = useCategoryManager(options);
      return categories && draw(() => void create('Rivers'));
    },
    as: 'admin',
    result: expect.objectContaining({ name: 'Rivers' }),
    call: 'categories.create',
  },
];

const press = async (user: UserEvent) => user.click(await screen.findByRole('button', { name: 'Mine' }));
const callbacks = () => ({ onSuccess: vi.fn(), onError: vi.fn(), onSignInRequired: vi.fn() });

/** Signed in as the given account; a visitor without one. */
const by = (as: OwnButton['as']): RenderOptions => (as ? { as } : {});

describe("a host's own button", () => {
  it.each(buttons)('reports success to the host alone: $name', async ({ Button, as, result }) => {
    const options = callbacks();
    const { user, navigate } = renderWithMarketplace(<Button options={{ ...options, notify: false }} />, by(as));
    await press(user);
    await waitFor(() => expect(options.onSuccess).toHaveBeenCalledTimes(1));
    expect(options.onSuccess).toHaveBeenCalledWith(result);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(navigate).not.toHaveBeenCalled();
    expect(options.onError).not.toHaveBeenCalled();
  });

  const requests = buttons.flatMap(({ call, ...button }) => (call ? [{ ...button, call }] : []));
  it.each(requests)('reports a failure to the host alone: $name', async ({ Button, as, call }) => {
    const options = callbacks();
    const { user, navigate } = renderWithMarketplace(<Button options={{ ...options, notify: false }} />, {
      ...by(as),
      prepare: (api) => api.fail(call, { status: 422, body: { error: { message: 'Not today.' } } }),
    });
    await press(user);
    await waitFor(() => expect(options.onError).toHaveBeenCalledTimes(1));
    expect(options.onError.mock.calls[0]?.[0]).toBeInstanceOf(Error);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(navigate).not.toHaveBeenCalled();
    expect(options.onSuccess).not.toHaveBeenCalled();
  });

  it.each(buttons.slice(0, 3))('leaves a visitor to the host: $name', async ({ Button }) => {
    const options = callbacks();
    const { user, navigate } = renderWithMarketplace(<Button options={options} />);
    await press(user);
    expect(options.onSignInRequired).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(navigate).not.toHaveBeenCalled();
  });

  it('calls the host and shows the notice unless told not to', async () => {
    const [{ Button }] = buttons as [OwnButton];
    const options = callbacks();
    const { user } = renderWithMarketplace(<Button options={options} />, { as: 'learner' });
    await press(user);
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(options.onSuccess).toHaveBeenCalledWith(true);
  });

  it('leaves the checkout of a paid course to the host', async () => {
    const onCheckout = vi.fn();
    const Button = onCourse(paid, (course) => useEnroll(course, { onCheckout }).enroll);
    const { user, navigate } = renderWithMarketplace(<Button options={{}} />, { as: 'learner' });
    await press(user);
    expect(onCheckout).toHaveBeenCalledTimes(1);
    expect(navigate).not.toHaveBeenCalled();
  });

  it('empties the cart without asking', async () => {
    const onSuccess = vi.fn();
    const Button = () => draw(useCartActions({ onSuccess, notify: false }).clear);
    const { user, marketplace } = renderWithMarketplace(<Button />, { as: 'learner' });
    const { course } = await marketplace.courses.get({ id: paid });
    act(() => void marketplace.cart.add(course));
    await press(user);
    expect(onSuccess).toHaveBeenCalledWith([expect.objectContaining({ _id: paid })]);
    expect(marketplace.cart.getState().items).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
