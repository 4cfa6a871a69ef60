import { seedIds } from '@lectern/sdk/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { CourseCard } from './index.ts';

withMockServer();
const paid = seedIds.courses.weatherMaps;
const free = seedIds.courses.breadWithPatience;

describe('CourseCard', () => {
  it('loads a course by its id and shows title, teacher, category, price and rating', async () => {
    renderWithMarketplace(<CourseCard courseId={paid} />);
    const card = await screen.findByRole('article', { name: 'Reading Weather Maps' });
    expect(within(card).getByText('Ivo Instructor')).toBeVisible();
    expect(within(card).getByText('₹1,299.50')).toBeVisible();
    expect(within(card).getByRole('img', { name: '4.7 out of 5 stars' })).toBeVisible();
    expect(within(card).getByText('Bestseller · Sky and Sea')).toBeVisible();
    expect(within(card).getByRole('link', { name: 'Reading Weather Maps' })).toHaveAttribute('href', `/course/${paid}`);
  });

  it('shows Free for a price of 0, and no badge at exactly 100 reviews', async () => {
    renderWithMarketplace(
      <>
        <CourseCard courseId={free} />
        <CourseCard courseId={seedIds.courses.bicycleRepair} />
      </>,
    );
    expect(await screen.findByText('Free')).toBeVisible();
    expect(await screen.findByText('Workshop')).toBeVisible();
    expect(screen.queryByText(/Bestseller/)).toBeNull();
  });

  it('says why it could not load, and tries again', async () => {
    const { user } = renderWithMarketplace(<CourseCard courseId={paid} />, {
      prepare: (api) => api.fail('courses.get', { status: 500, body: '<h1>oops</h1>', times: 1 }),
    });
    expect(await screen.findByText('Failed to load course details.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article', { name: 'Reading Weather Maps' })).toBeVisible();
  });

  it('refuses the wishlist and the cart to a visitor with the texts of §8', async () => {
    const { user, navigate } = renderWithMarketplace(<CourseCard courseId={paid} />);
    await user.click(await screen.findByRole('button', { name: 'Add to wishlist: Reading Weather Maps' }));
    const notice = await screen.findByRole('dialog', { name: 'Login Required' });
    expect(notice).toHaveTextContent('Please log in to add courses to your wishlist.');
    await user.click(within(notice).getByRole('button', { name: 'Not now' }));
    expect(navigate).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Add to Cart: Reading Weather Maps' }));
    expect(await screen.findByText('Please log in to add courses to your cart.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(navigate).toHaveBeenCalledWith(`/login?next=%2F%23cart-${paid}`);
  });

  it('sends a visitor who presses Enroll Now to sign in, where the form says why', async () => {
    const { user, navigate, marketplace } = renderWithMarketplace(<CourseCard courseId={paid} />);
    await user.click(await screen.findByRole('button', { name: /^Enroll Now/ }));
    expect(navigate).toHaveBeenCalledWith(`/login?next=%2F%23enroll-${paid}`);
    expect(marketplace.intent.getState().intent).toMatchObject({ act: 'enroll', course: { _id: paid } });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('takes a learner from Enroll Now to the checkout of a paid course, and into a free one', async () => {
    const { user, navigate, marketplace } = renderWithMarketplace(
      <>
        <CourseCard courseId={seedIds.courses.bicycleRepair} />
        <CourseCard courseId={free} />
      </>,
      { as: 'learner' },
    );
    await user.click(await screen.findByRole('button', { name: 'Enroll Now: Bicycle Repair at Home' }));
    expect(navigate).toHaveBeenCalledWith(
      `/checkout?course=${seedIds.courses.bicycleRepair}`,
      expect.objectContaining({ state: { items: [expect.objectContaining({ price: 499 })] } }),
    );
    await user.click(screen.getByRole('button', { name: 'Enroll Now: Bread With Patience' }));
    await waitFor(() => expect(navigate).toHaveBeenCalledWith(`/course/${free}/learning`));
    expect(await screen.findByText('Enrollment Successful!')).toBeVisible();
    expect((await marketplace.enrollments.list()).courses.map((course) => course._id)).toContain(free);
  });

  it('adds to the cart once: Add to Cart, then In Cart', async () => {
    const { user, marketplace, navigate } = renderWithMarketplace(
      <CourseCard courseId={seedIds.courses.bicycleRepair} />,
      {
        as: 'learner',
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Add to Cart: Bicycle Repair at Home' }));
    expect(await screen.findByRole('dialog', { name: 'Added to Cart' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Keep browsing' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Go to cart' }));
    expect(navigate).toHaveBeenCalledWith('/cart');
    // Disabled in a way that keeps the focus.
    expect(screen.getByRole('button', { name: 'In Cart: Bicycle Repair at Home' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(marketplace.cart.getState().items).toHaveLength(1);
  });

  it('can be added again after it was removed from the cart', async () => {
    const courseId = seedIds.courses.bicycleRepair;
    const { user, marketplace } = renderWithMarketplace(<CourseCard courseId={courseId} />, { as: 'learner' });
    const name = 'Add to Cart: Bicycle Repair at Home';
    await user.click(await screen.findByRole('button', { name }));
    await user.click(await screen.findByRole('button', { name: 'Keep browsing' }));
    act(() => marketplace.cart.remove(courseId));
    expect(screen.getByRole('button', { name })).not.toHaveAttribute('aria-busy');
    await user.click(screen.getByRole('button', { name }));
    expect(await screen.findByRole('dialog', { name: 'Added to Cart' })).toBeVisible();
  });

  it('takes its owner to the course instead of selling it again', async () => {
    const { user, navigate } = renderWithMarketplace(<CourseCard courseId={paid} />, { as: 'learner' });
    const [first] = await screen.findAllByRole('button', { name: 'Go to Course: Reading Weather Maps' });
    expect(screen.queryByRole('button', { name: /^(Add to Cart|Enroll Now)/ })).toBeNull();
    await user.click(first as HTMLElement);
    expect(navigate).toHaveBeenCalledWith(`/course/${paid}/learning`);
  });

  it('toggles the wishlist: added, then removed', async () => {
    const { user, marketplace } = renderWithMarketplace(<CourseCard courseId={paid} />, { as: 'learner' });
    await user.click(await screen.findByRole('button', { name: 'Add to wishlist: Reading Weather Maps' }));
    expect(await screen.findByRole('dialog', { name: 'Added to Wishlist' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'OK' }));
    const heart = screen.getByRole('button', { name: 'Remove from wishlist: Reading Weather Maps' });
    expect(heart).toHaveAttribute('aria-pressed', 'true');
    await user.click(heart);
    expect(await screen.findByRole('dialog', { name: 'Removed from Wishlist' })).toBeVisible();
    expect((await marketplace.wishlist.list()).wishlist).toEqual([]);
  });

  it('stays on the wishlist when a list that was requested before arrives after the change', async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { user, marketplace } = renderWithMarketplace(<CourseCard courseId={paid} />, {
      as: 'learner',
      prepare: ({ handlers }) =>
        handlers.unshift(
          http.get(
            '*/api/user/wishlist',
            async () => {
              await released;
              return HttpResponse.json({ wishlist: [] });
            },
            { once: true },
          ),
        ),
    });
    await user.click(await screen.findByRole('button', { name: 'Add to wishlist: Reading Weather Maps' }));
    await user.click(await screen.findByRole('button', { name: 'OK' }));
    release();
    await act(async () => void (await marketplace.wishlist.list()));
    expect(screen.getByRole('button', { name: 'Remove from wishlist: Reading Weather Maps' })).toBeEnabled();
  });

  it('shows the failure of a wishlist call and changes nothing', async () => {
    const { user } = renderWithMarketplace(<CourseCard courseId={paid} />, {
      as: 'learner',
      prepare: (api) => api.fail('wishlist.add', { status: 500, body: '<p>down</p>' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Add to wishlist: Reading Weather Maps' }));
    expect(await screen.findByText('Failed to add course to wishlist.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(screen.getByRole('button', { name: 'Add to wishlist: Reading Weather Maps' })).toBeEnabled();
  });

  it('falls back to the placeholder when its picture is broken, once', async () => {
    const { container } = renderWithMarketplace(<CourseCard courseId={paid} />, {
      prepare: (api) => {
        for (const course of api.state.courses) course.imageUrl = 'http://lectern.test/broken.svg';
      },
    });
    await screen.findByRole('article');
    const image = container.querySelector('img') as HTMLImageElement;
    fireEvent.error(image);
    expect(image.src).toMatch(/^data:image\/svg/);
    const before = image.src;
    fireEvent.error(image);
    expect(image.src).toBe(before);
  });

  it('says level, length and lectures, with the project apart from the lessons', async () => {
    renderWithMarketplace(<CourseCard courseId={paid} />, {
      prepare: (api) => {
        const assignment = api.state.courses[0]?.sections[1]?.lectures.at(-1);
        if (assignment) assignment.duration = 7_200;
      },
    });
    const card = await screen.findByRole('article');
    expect(card.querySelector('.lectern-course-card-facts')).toHaveTextContent(
      /^Beginner · 5 lectures 15\smin\s\+\s2\sh\sproject$/,
    );
  });

  it('is calmer where it is quiet: a link, the heart and the cart', async () => {
    renderWithMarketplace(<CourseCard courseId={paid} variant="quiet" />);
    const card = within(await screen.findByRole('article'));
    expect(card.getAllByRole('link')).toHaveLength(1);
    expect(card.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Add to wishlist: Reading Weather Maps',
      'Add to Cart: Reading Weather Maps',
    ]);
  });

  it('is enrolled in where it is quiet and free', async () => {
    const { user } = renderWithMarketplace(<CourseCard courseId={free} variant="quiet" />, { as: 'learner' });
    const card = within(await screen.findByRole('article'));
    expect(card.queryByRole('button', { name: /Add to Cart/ })).toBeNull();
    await user.click(card.getByRole('button', { name: /^Enroll Now/ }));
    expect(await screen.findByText('Enrollment Successful!')).toBeVisible();
  });

  it('lets the host arrange the parts', async () => {
    renderWithMarketplace(
      <CourseCard courseId={paid}>
        <CourseCard.Price />
        <CourseCard.Title />
      </CourseCard>,
    );
    const card = await screen.findByRole('article');
    expect(card).toHaveTextContent(/^₹1,299\.50Reading Weather Maps$/);
    expect(within(card).queryByRole('button')).toBeNull();
  });
});
