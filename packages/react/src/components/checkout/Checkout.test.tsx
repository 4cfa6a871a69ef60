import type { MarketplaceEvent } from '@lectern/sdk';
import { seedIds } from '@lectern/sdk/testing';
import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Paths } from '../../provider/paths.ts';
import { type Rendered, renderWithMarketplace, withMockServer, write } from '../../testing/renderWithMarketplace.tsx';
import { withDiscount } from '../../testing/seedChanges.ts';
import { payingByStripe } from '../../testing/stripeForm.ts';
import { Checkout } from './index.ts';

withMockServer();
const paid = seedIds.courses.bicycleRepair;

async function fillCard(user: Rendered['user'], number = '4242424242424242') {
  await write(user, await screen.findByLabelText('Name on card'), 'Lena Learner');
  await write(user, screen.getByLabelText('Card number'), number);
  await write(user, screen.getByLabelText('Expiry (MM/YY)'), '1239');
  await write(user, screen.getByLabelText('Security code'), '123');
}

/** A click by key at this time of the page, in milliseconds, however long the machine takes. */
function clickAt(element: HTMLElement, timeStamp: number) {
  const click = createEvent.click(element, { detail: 0 });
  Object.defineProperty(click, 'timeStamp', { value: timeStamp });
  fireEvent(element, click);
}

describe('Checkout', () => {
  it('pays for one course: the sum shown is the sum charged, and the dashboard follows', async () => {
    const onPurchase = vi.fn();
    const { user, api } = renderWithMarketplace(<Checkout courseId={paid} onPurchase={onPurchase} />, {
      as: 'learner',
    });
    await fillCard(user);
    expect(screen.getByLabelText('Card number')).toHaveValue('4242 4242 4242 4242');
    expect(screen.getByLabelText('Expiry (MM/YY)')).toHaveValue('12/39');
    await user.click(screen.getByRole('button', { name: 'Pay ₹548.90' }));
    expect(await screen.findByRole('dialog', { name: 'Payment Successful!' })).toBeVisible();
    expect(onPurchase).toHaveBeenCalledWith(expect.objectContaining({ total: 548.9, status: 'paid' }));
    expect(api.state.orders).toHaveLength(1);
  });

  it("buys a test order with a partner's test key: with a test card, and nothing opens", async () => {
    const told: MarketplaceEvent[] = [];
    const { user, api } = renderWithMarketplace(
      <Checkout courseId={paid} onPurchase={() => {}} paymentMethod={() => <p>Your own form</p>} />,
      { as: 'learner', partnerKey: `pk_test_${'g'.repeat(24)}`, onEvent: (event) => told.push(event) },
    );
    api.state.paymentOptions = { provider: 'stripe', publishableKey: 'pk_live_1' };
    await fillCard(user);
    expect(screen.getByText(/^Test mode: you won't be charged, and no course opens\./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Pay ₹548.90' }));
    const notice = await screen.findByRole('dialog', { name: 'Payment Successful!' });
    expect(notice).toHaveTextContent('This was a test order. Nothing was charged, and no course was opened.');
    expect(within(notice).queryByRole('button', { name: 'Start learning' })).toBeNull();
    expect(told.find(({ type }) => type === 'order.placed')).toMatchObject({ order: { isTest: true } });
    expect(api.state.enrollments.filter(({ courseId }) => courseId === paid)).toEqual([]);
  });

  it('tells the host that it was viewed, and that it was left only where nothing was bought', async () => {
    const told: object[] = [];
    const onEvent = (event: MarketplaceEvent) => {
      if (/^checkout|^order/.test(event.type)) told.push(event);
    };
    const options = { as: 'learner', onEvent } as const;
    const left = renderWithMarketplace(<Checkout courseId={paid} onPurchase={() => {}} />, options);
    await screen.findByLabelText('Name on card');
    const viewed = { type: 'checkout.viewed', courseIds: [paid] };
    expect(told).toEqual([viewed]);
    left.unmount();
    await waitFor(() => expect(told).toEqual([viewed, { type: 'checkout.abandoned', courseIds: [paid] }]));

    told.length = 0;
    const bought = renderWithMarketplace(<Checkout courseId={paid} onPurchase={() => bought.unmount()} />, options);
    await fillCard(bought.user);
    await bought.user.click(screen.getByRole('button', { name: /^Pay/ }));
    await waitFor(() => expect(bought.container).toBeEmptyDOMElement());
    await new Promise((resolve) => setTimeout(resolve));
    expect(told).toMatchObject([viewed, { type: 'order.placed' }]);
  });

  it.each([
    ['Start learning', (_order: string) => `/course/${paid}/learning`],
    ['View receipt', (order: string) => `/orders/${order}`],
  ])('offers "%s" after paying for one course', async (name, addressOf) => {
    const { user, api, navigate } = renderWithMarketplace(<Checkout courseId={paid} />, { as: 'learner' });
    await fillCard(user);
    await user.click(screen.getByRole('button', { name: /^Pay/ }));
    await user.click(await screen.findByRole('button', { name }));
    expect(navigate).toHaveBeenLastCalledWith(addressOf(api.state.orders[0]?._id ?? ''));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('charges what is left with a discount code, says why one is refused, and goes back without it', async () => {
    const { user, api } = renderWithMarketplace(<Checkout courseId={paid} onPurchase={() => {}} />, {
      as: 'learner',
      prepare: withDiscount,
    });
    await user.click(await screen.findByText('Have a discount code?'));
    const field = () => screen.getByLabelText('Discount code');
    await user.click(await screen.findByRole('button', { name: 'Apply' }));
    expect(field()).toHaveFocus();
    expect(field()).toHaveAccessibleDescription('Please enter a discount code.');
    await user.type(field(), 'autumn');
    expect(field()).not.toHaveAccessibleDescription();
    await user.type(field(), '{Enter}');
    expect(await screen.findByText(/^We don't know this code/)).toBeVisible();
    expect(field()).toHaveFocus();
    expect(field()).toHaveAccessibleDescription(/don't know this code/);
    expect(screen.getByRole('button', { name: 'Pay ₹548.90' })).toBeVisible();
    await user.clear(field());
    await user.type(field(), ' spring {Enter}');
    expect(await screen.findByText('Code SPRING: ₹49.90 off.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Remove code' })).toHaveFocus());
    expect(screen.getByText('Discount (SPRING)').parentElement).toHaveTextContent('−₹49.90');
    await user.click(screen.getByRole('button', { name: 'Remove code' }));
    expect(screen.getByRole('button', { name: 'Pay ₹548.90' })).toBeVisible();
    await user.type(field(), 'spring{Enter}');
    await fillCard(user);
    await user.click(await screen.findByRole('button', { name: 'Pay ₹494.01' }));
    await waitFor(() => expect(api.state.orders[0]).toMatchObject({ status: 'paid', total: 494.01 }));
    expect(api.state.orders[0]?.discount).toEqual({ code: 'SPRING', amount: 49.9 });
  });

  it('applies a code that was typed and not applied in place of the payment, which then takes what is left', async () => {
    const { user, api } = renderWithMarketplace(<Checkout courseId={paid} onPurchase={() => {}} />, {
      as: 'learner',
      prepare: withDiscount,
    });
    await user.click(await screen.findByText('Have a discount code?'));
    await user.type(await screen.findByLabelText('Discount code'), 'spring');
    await fillCard(user);
    await user.click(screen.getByRole('button', { name: 'Pay ₹548.90' }));
    const pay = await screen.findByRole('button', { name: 'Pay ₹494.01' });
    expect(pay).toHaveFocus();
    const status = screen.getByText('Code SPRING: ₹49.90 off.');
    expect(status).toHaveRole('status');
    expect(status).toHaveTextContent('The total is now ₹494.01. Nothing was charged yet');
    expect(screen.getAllByText(/^The total is now ₹494.01. Nothing was charged yet/)).toHaveLength(2);
    expect(api.state.orders).toEqual([]);
    await user.click(pay);
    await waitFor(() => expect(api.state.orders.map(({ total }) => total)).toEqual([494.01]));
  });

  it('refuses a code that was typed and not applied at its field, also a folded one, and charges nothing', async () => {
    const { user, api } = renderWithMarketplace(<Checkout courseId={paid} onPurchase={() => {}} />, {
      as: 'learner',
      prepare: withDiscount,
    });
    await user.click(await screen.findByText('Have a discount code?'));
    await user.type(await screen.findByLabelText('Discount code'), 'autumn');
    await user.click(screen.getByText('Have a discount code?'));
    await waitFor(() => expect(screen.queryByLabelText('Discount code')).toBeNull());
    await fillCard(user);
    await user.click(screen.getByRole('button', { name: 'Pay ₹548.90' }));
    expect(await screen.findByText(/^We don't know this code/)).toBeVisible();
    const field = screen.getByLabelText('Discount code');
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveValue('autumn');
    expect(api.state.orders).toEqual([]);
    // Another one is another try; an emptied field pays.
    await user.clear(field);
    await user.type(field, 'winter');
    await user.click(screen.getByRole('button', { name: 'Pay ₹548.90' }));
    await waitFor(() => expect(field).toHaveFocus());
    expect(api.state.orders).toEqual([]);
    await user.clear(field);
    expect(screen.queryByText(/^We don't know this code/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Pay ₹548.90' }));
    await waitFor(() => expect(api.state.orders.map(({ total }) => total)).toEqual([548.9]));
  });

  it.each([
    ['the second click of a double click', (pay: HTMLElement) => fireEvent.click(pay, { detail: 2 })],
    [
      'a key that is held down',
      (pay: HTMLElement) => {
        fireEvent.keyDown(pay, { key: 'Enter', repeat: true });
        fireEvent.click(pay, { detail: 0 });
      },
    ],
    [
      'a second press of a key at once',
      (pay: HTMLElement) => {
        fireEvent.keyDown(pay, { key: 'Enter' });
        clickAt(pay, 1400);
      },
    ],
  ])('pays no reduced total by %s: the first press applied the code', async (_name, press) => {
    const { user, api } = renderWithMarketplace(<Checkout courseId={paid} onPurchase={() => {}} />, {
      as: 'learner',
      prepare: withDiscount,
    });
    await user.click(await screen.findByText('Have a discount code?'));
    await user.type(await screen.findByLabelText('Discount code'), 'spring');
    await fillCard(user);
    const pay = screen.getByRole('button', { name: 'Pay ₹548.90' });
    clickAt(pay, 1000);
    await screen.findByRole('button', { name: 'Pay ₹494.01' });
    press(pay);
    expect(pay).not.toHaveAttribute('aria-busy');
    expect(api.state.orders).toEqual([]);
    // The next one has been read.
    await user.click(pay);
    await waitFor(() => expect(api.state.orders.map(({ total }) => total)).toEqual([494.01]));
  });

  it('pays no total by a press that began before it was shown', async () => {
    const { user, api } = renderWithMarketplace(<Checkout courseId={paid} onPurchase={() => {}} />, {
      as: 'learner',
      prepare: withDiscount,
    });
    await user.click(await screen.findByText('Have a discount code?'));
    await user.type(await screen.findByLabelText('Discount code'), 'spring');
    await fillCard(user);
    const pay = screen.getByRole('button', { name: 'Pay ₹548.90' });
    await user.click(pay);
    fireEvent.pointerDown(pay);
    await screen.findByRole('button', { name: 'Pay ₹494.01' });
    fireEvent.click(pay, { detail: 1 });
    expect(pay).not.toHaveAttribute('aria-busy');
    expect(api.state.orders).toEqual([]);
    // One that doesn't say where it began, such as a screen reader's, is a new one.
    fireEvent.click(pay, { detail: 1 });
    await waitFor(() => expect(api.state.orders.map(({ total }) => total)).toEqual([494.01]));
  });

  it('asks again where the answer about a typed code was lost, and pays nothing', async () => {
    const { user, api } = renderWithMarketplace(<Checkout courseId={paid} onPurchase={() => {}} />, {
      as: 'learner',
      prepare(mock) {
        withDiscount(mock);
        mock.fail('discounts.quote', { isCut: true });
      },
    });
    await user.click(await screen.findByText('Have a discount code?'));
    await user.type(await screen.findByLabelText('Discount code'), 'spring');
    await fillCard(user);
    await user.click(screen.getByRole('button', { name: 'Pay ₹548.90' }));
    // The question is repeated by itself first.
    expect(await screen.findByText(/^No response from server/, {}, { timeout: 12_000 })).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Discount code')).toHaveFocus());
    api.fail('discounts.quote', { times: 0 });
    await user.click(screen.getByRole('button', { name: 'Pay ₹548.90' }));
    expect(await screen.findByRole('button', { name: 'Pay ₹494.01' })).toBeVisible();
    expect(api.state.orders).toEqual([]);
  }, 20_000);

  it('asks Stripe nothing before a typed code is applied', async () => {
    const { user, api } = renderWithMarketplace(<Checkout courseId={paid} onPurchase={() => {}} />, {
      as: 'learner',
      prepare(given) {
        withDiscount(given);
        payingByStripe({ isChecking: true })(given);
      },
    });
    await user.click(await screen.findByText('Have a discount code?'));
    await user.type(await screen.findByLabelText('Discount code'), 'spring');
    await user.click(await screen.findByRole('button', { name: 'Pay ₹548.90' }));
    // The stand-in of its form never ends a check, which locks the code.
    expect(await screen.findByRole('button', { name: 'Pay ₹494.01' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Remove code' })).toBeEnabled();
    expect(api.state.orders).toEqual([]);
  });

  it('moves the focus to the button that enrolls where a typed code is for the whole price', async () => {
    const checkout = <Checkout courseId={paid} onPurchase={() => {}} assurance="30 days to change your mind" />;
    const { user, api } = renderWithMarketplace(checkout, {
      as: 'learner',
      prepare(mock) {
        withDiscount(mock);
        for (const discount of mock.state.discounts) discount.value = 100;
      },
    });
    await user.click(await screen.findByText('Have a discount code?'));
    await user.type(await screen.findByLabelText('Discount code'), 'spring');
    await user.click(await screen.findByRole('button', { name: 'Pay ₹548.90' }));
    expect(await screen.findByRole('button', { name: 'Enroll Now' })).toHaveFocus();
    expect(screen.queryByText('30 days to change your mind')).toBeNull();
    expect(api.state.orders).toEqual([]);
  });

  it('goes back to the whole price where a code has ended since, and charges nothing', async () => {
    const { user, api } = renderWithMarketplace(<Checkout courseId={paid} code="SPRING" onPurchase={() => {}} />, {
      as: 'learner',
      prepare: withDiscount,
    });
    await fillCard(user);
    const pay = await screen.findByRole('button', { name: 'Pay ₹494.01' });
    for (const discount of api.state.discounts) discount.isActive = false;
    await user.click(pay);
    expect(await screen.findByRole('button', { name: 'Pay ₹548.90' })).toBeEnabled();
    expect(screen.getAllByText('This code has expired.')).toHaveLength(2);
    expect(api.state.orders).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Pay ₹548.90' }));
    await waitFor(() => expect(api.state.orders[0]).toMatchObject({ status: 'paid', total: 548.9 }));
  });

  it('pays nothing while a code is being checked, and then what is left', async () => {
    const { user, api } = renderWithMarketplace(<Checkout courseId={paid} code="SPRING" onPurchase={() => {}} />, {
      as: 'learner',
      prepare(given) {
        withDiscount(given);
        given.fail('discounts.quote', { delay: 1_500, times: 1 });
      },
    });
    await fillCard(user);
    expect(screen.getAllByRole('button', { name: 'Checking the code...' })).toHaveLength(1);
    // The button of the code keeps its name, and the status says it.
    expect(screen.getByRole('button', { name: 'Remove code' })).toHaveAttribute('data-busy');
    expect(screen.getByText('Checking the code...', { selector: '[role=status]' })).toBeVisible();
    // What is said next needs no more room: nothing below moves.
    expect(screen.queryByLabelText('Discount code')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Checking the code...' }));
    await user.type(screen.getByLabelText('Card number'), '{Enter}');
    expect(api.state.orders).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Pay ₹494.01' }, { timeout: 3_000 }));
    await waitFor(() => expect(api.state.orders.map(({ total }) => total)).toEqual([494.01]));
  });

  it('keeps the code as it is while Stripe checks its fields', async () => {
    const { user } = renderWithMarketplace(<Checkout courseId={paid} code="SPRING" />, {
      as: 'learner',
      prepare(api) {
        withDiscount(api);
        payingByStripe({ isChecking: true })(api);
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Pay ₹494.01' }));
    const remove = screen.getByRole('button', { name: 'Remove code' });
    await waitFor(() => expect(remove).toBeDisabled());
    await user.click(remove);
    expect(screen.getByText('Code SPRING: ₹49.90 off.')).toBeVisible();
  });

  it('enrolls without a payment where a code is for the whole price, and the order says so', async () => {
    const onPurchase = vi.fn();
    const { user } = renderWithMarketplace(<Checkout courseId={paid} code="SPRING" onPurchase={onPurchase} />, {
      as: 'learner',
      prepare(api) {
        withDiscount(api);
        for (const discount of api.state.discounts) discount.value = 100;
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Enroll Now' }));
    await waitFor(() =>
      expect(onPurchase).toHaveBeenCalledWith(
        expect.objectContaining({ total: 0, discount: { code: 'SPRING', amount: 499 } }),
      ),
    );
    expect(await screen.findByRole('heading', { name: 'Enrollment Successful!' })).toBeVisible();
  });

  it('makes the receipt out to whom the buyer names, whom the next checkout offers again', async () => {
    const first = renderWithMarketplace(<Checkout courseId={paid} onPurchase={() => {}} />, { as: 'learner' });
    await first.user.click(await screen.findByText('Receipt details (optional)'));
    await first.user.type(await screen.findByLabelText('Name or business'), 'Okoye Ltd');
    await first.user.type(screen.getByLabelText('Address'), '2 Quay{Enter}Cork');
    await fillCard(first.user);
    await first.user.click(screen.getByRole('button', { name: /^Pay/ }));
    await waitFor(() =>
      expect(first.api.state.orders[0]?.buyer).toEqual({ name: 'Okoye Ltd', address: '2 Quay\nCork' }),
    );
    first.unmount();
    // On the marketplace's own site.
    vi.stubGlobal('location', { ...window.location, origin: new URL(first.marketplace.baseUrl).origin });
    const { user } = renderWithMarketplace(<Checkout courseId={seedIds.courses.starCharts} />, {
      as: 'learner',
      api: first.api,
    });
    // Before anything is paid: the last receipt may have been for somebody else.
    await user.click(await screen.findByText('Receipt for Okoye Ltd'));
    expect(await screen.findByLabelText('Name or business')).toHaveValue('Okoye Ltd');
    expect(screen.getByLabelText('Address')).toHaveValue('2 Quay\nCork');
    expect(screen.getByLabelText('Tax number')).toHaveValue('');
    await user.clear(screen.getByLabelText('Name or business'));
    await user.clear(screen.getByLabelText('Address'));
    expect(screen.getByText('Receipt details (optional)')).toBeVisible();
    vi.unstubAllGlobals();
  });

  it('says beside the field what a tax number is made of, and pays with none other', async () => {
    const { user, api } = renderWithMarketplace(<Checkout courseId={paid} />, { as: 'learner' });
    await user.click(await screen.findByText('Receipt details (optional)'));
    const field = await screen.findByLabelText('Tax number');
    await user.type(field, 'DE 123/456.7-8');
    expect(field).not.toHaveAccessibleDescription(/letters/);
    await user.type(field, '!');
    expect(field).toHaveAccessibleDescription(/letters, digits, spaces, hyphens, dots and slashes only/);
    await fillCard(user);
    await user.click(screen.getByRole('button', { name: /^Pay/ }));
    await waitFor(() => expect(screen.getAllByText(/^A tax number has/).length).toBeGreaterThan(1));
    expect(api.state.orders).toEqual([]);
  });

  it('says where the details of receipts could not be loaded, and can be paid without', async () => {
    const { user } = renderWithMarketplace(<Checkout courseId={paid} />, {
      as: 'learner',
      prepare: ({ fail }) => fail('orders.billing', { status: 500 }),
    });
    await user.click(await screen.findByText('Receipt details (optional)'));
    expect(await screen.findByText("We couldn't load your details.")).toBeVisible();
    expect(screen.getByRole('button', { name: /^Pay/ })).toBeEnabled();
  });

  it.each([
    ['for a free course', { courseId: seedIds.courses.breadWithPatience }],
    ['in a frame', { courseId: paid, opensBankInWindow: true }],
  ])('asks for no receipt details %s', async (_case, props) => {
    renderWithMarketplace(<Checkout {...props} />, { as: 'learner' });
    expect(await screen.findByRole('button', { name: /^(Pay|Complete|Enroll)/ })).toBeVisible();
    expect(screen.queryByText('Receipt details (optional)')).toBeNull();
  });

  it("asks for no receipt details on a partner's page, which may not read them", async () => {
    vi.stubGlobal('location', { ...window.location, origin: 'https://garden.example' });
    const { sent } = renderWithMarketplace(<Checkout courseId={paid} />, { partnerKey: 'pk_gardenMagazine0000000000' });
    expect(await screen.findByRole('button', { name: /^Pay/ })).toBeVisible();
    expect(screen.queryByText('Receipt details (optional)')).toBeNull();
    expect(sent.filter((one) => one.includes('/user/billing'))).toEqual([]);
    vi.unstubAllGlobals();
  });

  it("is counted once on a partner's page, also where the count fails, and nowhere else", async () => {
    const counts = (sent: readonly string[]) => sent.filter((one) => one.includes('/partner/checkout'));
    const own = renderWithMarketplace(<Checkout courseId={paid} />);
    await screen.findByLabelText('Card number');
    expect(counts(own.sent)).toEqual([]);
    own.unmount();

    const partnerKey = 'pk_gardenMagazine0000000000';
    vi.stubGlobal('location', { ...window.location, origin: 'https://garden.example' });
    const both = (
      <>
        <Checkout courseId={paid} />
        <Checkout courseId={seedIds.courses.starCharts} />
      </>
    );
    const { sent, api } = renderWithMarketplace(both, {
      partnerKey,
      prepare: ({ fail }) => fail('partners.recordCheckout', { status: 500 }),
    });
    await waitFor(() => expect(screen.getAllByLabelText('Card number')).toHaveLength(2));
    expect(counts(sent)).toEqual([`POST http://lectern.test/api/partner/checkout {"key":"${partnerKey}"}`]);
    expect(api.state.partnerMonths.size).toBe(0);
    vi.unstubAllGlobals();
  });

  describe('on a site without a dashboard of its own', () => {
    const site = 'https://learn.example';
    const pay = async (paths: Partial<Paths>) => {
      const rendered = renderWithMarketplace(<Checkout courseId={paid} />, { as: 'learner', site, paths });
      await fillCard(rendered.user);
      await rendered.user.click(screen.getByRole('button', { name: /^Pay/ }));
      // The page itself says it: no notice lies over it.
      const note = (await screen.findByRole('heading', { name: 'Payment Successful!' })).closest('.lectern-empty-note');
      await waitFor(() => expect(note).toHaveFocus());
      expect(screen.queryByRole('dialog')).toBeNull();
      return rendered;
    };
    const study = { learning: (id: string) => `/study/${id}` };

    beforeEach(() => vi.stubGlobal('location', { ...window.location, assign: vi.fn(), replace: vi.fn() }));
    afterEach(() => {
      expect(window.location.assign).not.toHaveBeenCalled();
      vi.unstubAllGlobals();
    });

    it('stays after the payment, shows that it is paid, and links to the course', async () => {
      const { navigate } = await pay({ ...study, order: (id) => `/receipts/${id}` });
      expect(screen.getByText('Bicycle Repair at Home')).toBeVisible();
      expect(screen.getByRole('link', { name: 'Start learning: Bicycle Repair at Home' })).toHaveAttribute(
        'href',
        `/study/${paid}`,
      );
      expect(screen.getByRole('link', { name: 'View receipt' }).getAttribute('href')).toMatch(/^\/receipts\//);
      expect(screen.queryByText('You already own this course.')).toBeNull();
      expect(navigate).not.toHaveBeenCalled();
    });

    it("offers no page of the marketplace's site, where the person is not signed in", async () => {
      await pay({});
      expect(screen.queryByRole('link')).toBeNull();
    });

    it('leads to the course page where there is no page to study on', async () => {
      await pay({ course: (id) => `/training/${id}` });
      const link = await screen.findByRole('link', { name: 'Bicycle Repair at Home' });
      expect(link).toHaveAttribute('href', `/training/${paid}`);
    });

    it("leads an owner to the host's own page of the course", async () => {
      renderWithMarketplace(<Checkout courseId={seedIds.courses.weatherMaps} />, {
        as: 'learner',
        site,
        paths: { course: (id) => `/training/${id}` },
      });
      const go = await screen.findByRole('link', { name: 'Go to Course' });
      expect(go).toHaveAttribute('href', `/training/${seedIds.courses.weatherMaps}`);
    });

    it('offers an owner the catalogue in place of the dashboard', async () => {
      renderWithMarketplace(<Checkout courseId={seedIds.courses.weatherMaps} />, { as: 'learner', site });
      expect(await screen.findByText('You already own this course.')).toBeVisible();
      expect(screen.getByRole('link')).toHaveAttribute('href', `${site}/course`);
    });
  });

  async function payForCart(rendered: Rendered) {
    const { course } = await rendered.marketplace.courses.get({ id: paid });
    act(() => void rendered.marketplace.cart.add(course));
    await fillCard(rendered.user);
    await rendered.user.click(screen.getByRole('button', { name: /^Pay/ }));
    await rendered.user.click(await screen.findByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(rendered.marketplace.cart.getState().items).toEqual([]);
  }

  it("stays at 'Processing...' until the dashboard is there, and is itself again on the way back", async () => {
    const rendered = renderWithMarketplace(<Checkout />, { as: 'learner' });
    await payForCart(rendered);
    expect(rendered.navigate).toHaveBeenCalledWith('/dashboard');
    expect(screen.getByRole('button', { name: 'Processing...' })).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('heading', { name: 'Bicycle Repair at Home' })).toBeInTheDocument();
    expect(screen.queryByText('No items to purchase.')).toBeNull();
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect(await screen.findByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Processing...' })).toBeNull();
  });

  it('does not wait for a page where the host goes on by itself', async () => {
    const rendered = renderWithMarketplace(<Checkout onPurchase={() => {}} />, { as: 'learner' });
    await payForCart(rendered);
    expect(screen.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  });

  it('goes nowhere when the notice is put off', async () => {
    const { user, navigate } = renderWithMarketplace(<Checkout courseId={paid} onPurchase={() => {}} />, {
      as: 'learner',
    });
    await fillCard(user);
    await user.click(screen.getByRole('button', { name: /^Pay/ }));
    await user.click(await screen.findByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(navigate).not.toHaveBeenCalled();
  });

  it.each([
    ['1239', '12/39'],
    ['1/39', '01/39'],
    ['9/39', '09/39'],
    ['139', '01/39'],
    ['939', '09/39'],
    ['12/2039', '12/39'],
    ['122039', '12/39'],
    ['12 / 39', '12/39'],
    ['12/20', '12/20'],
    ['12/395', '12/39'],
  ])('reads the expiry date %s as %s', async (typed, shown) => {
    const { user } = renderWithMarketplace(<Checkout courseId={paid} />, { as: 'learner' });
    const expiry = await screen.findByLabelText('Expiry (MM/YY)');
    await user.type(expiry, typed);
    expect(expiry).toHaveValue(shown);
    await user.clear(expiry);
    await user.click(expiry);
    await user.paste(typed);
    expect(expiry).toHaveValue(shown);
  });

  it('lets an expiry date be deleted digit by digit', async () => {
    const { user } = renderWithMarketplace(<Checkout courseId={paid} />, { as: 'learner' });
    const expiry = await screen.findByLabelText('Expiry (MM/YY)');
    await user.type(expiry, '9/39{Backspace>5/}');
    expect(expiry).toHaveValue('');
  });

  it('sends neither card number nor code', async () => {
    const { user, sent } = renderWithMarketplace(<Checkout courseId={paid} />, { as: 'learner' });
    await fillCard(user);
    await user.click(screen.getByRole('button', { name: /^Pay/ }));
    await screen.findByRole('dialog', { name: 'Payment Successful!' });
    const order = sent.find((request) => request.startsWith('POST'));
    expect(order).toContain('fake-valid-nonce');
    expect(sent.join()).not.toMatch(/4242.?4242|"123"/);
  });

  it('shows the rules of the card at their fields and focuses the first', async () => {
    const { user } = renderWithMarketplace(<Checkout courseId={paid} />, { as: 'learner' });
    await user.click(await screen.findByRole('button', { name: /^Pay/ }));
    expect(screen.getByLabelText('Name on card')).toHaveFocus();
    expect(screen.getByLabelText('Card number')).toHaveAccessibleDescription('Please enter a valid card number.');
    expect(screen.getByLabelText('Security code')).toHaveAccessibleDescription(
      'Please enter the 3- or 4-digit code on your card.',
    );
  });

  it("shows 'Payment Failed' for a declined card, and buys nothing", async () => {
    const { user, api } = renderWithMarketplace(<Checkout courseId={paid} />, { as: 'learner' });
    await fillCard(user, '4000000000000002');
    await user.click(screen.getByRole('button', { name: /^Pay/ }));
    expect(await screen.findByRole('dialog', { name: 'Payment Failed' })).toHaveTextContent('Your card was declined');
    expect(api.state.orders).toEqual([]);
    // In one place at a time: in the notice, then at the number, which has the focus.
    expect(
      screen.getAllByText("Your card was declined and hasn't been charged. Please try another card."),
    ).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const number = screen.getByLabelText('Card number');
    await waitFor(() => expect(number).toHaveFocus());
    expect(number).toBeInvalid();
    expect(number).toHaveAccessibleDescription(
      "Your card was declined and hasn't been charged. Please try another card.",
    );
    expect(
      screen.getAllByText("Your card was declined and hasn't been charged. Please try another card."),
    ).toHaveLength(1);
    expect(screen.getByLabelText('Name on card')).toHaveValue('Lena Learner');
    // Another number takes the place of the declined one.
    await user.keyboard('4242424242424242');
    expect(number).toHaveValue('4242 4242 4242 4242');
  });

  it('takes over a changed price, charges nothing before the next press', async () => {
    const { user, api, marketplace } = renderWithMarketplace(<Checkout courseId={paid} />, { as: 'learner' });
    await fillCard(user);
    const course = api.state.courses.find((one) => one._id === paid);
    if (!course) throw new Error('no course');
    course.price = 599;
    await user.click(screen.getByRole('button', { name: 'Pay ₹548.90' }));
    expect(
      await screen.findByText(
        "The price has changed. Please check the new total and try again. You haven't been charged.",
      ),
    ).toBeVisible();
    expect(api.state.orders).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Pay ₹658.90' }));
    await screen.findByRole('dialog', { name: 'Payment Successful!' });
    expect((await marketplace.orders.list()).orders[0]?.total).toBe(658.9);
  });

  it('says that nothing was charged for a course that was withdrawn', async () => {
    const { user, api } = renderWithMarketplace(<Checkout courseId={paid} />, { as: 'learner' });
    await fillCard(user);
    const course = api.state.courses.find((one) => one._id === paid);
    if (!course) throw new Error('no course');
    course.status = 'archived';
    await user.click(screen.getByRole('button', { name: 'Pay ₹548.90' }));
    expect(await screen.findByRole('dialog', { name: 'Payment Failed' })).toHaveTextContent(
      "Course not found or not available. You haven't been charged.",
    );
    expect(api.state.orders).toEqual([]);
  });

  it('retries a lost answer with the same key: one order', async () => {
    const { user, api } = renderWithMarketplace(<Checkout courseId={paid} />, {
      as: 'learner',
      prepare: (mock) => mock.fail('orders.create', { isCut: true, times: 1 }),
    });
    await fillCard(user);
    await user.click(screen.getByRole('button', { name: /^Pay/ }));
    expect(await screen.findByText(/^No response from server\. Please check your network connection\./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Pay/ }));
    await screen.findByRole('dialog', { name: 'Payment Successful!' });
    expect(api.state.orders).toHaveLength(1);
  });

  it('keeps the code of an order whose answer was lost', async () => {
    const { user, api } = renderWithMarketplace(<Checkout courseId={paid} code="SPRING" />, {
      as: 'learner',
      prepare(mock) {
        withDiscount(mock);
        mock.fail('orders.create', { isCut: true, times: 1 });
      },
    });
    await fillCard(user);
    await user.click(await screen.findByRole('button', { name: 'Pay ₹494.01' }));
    expect(await screen.findByText(/^No response from server/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Remove code' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Pay ₹494.01' }));
    await screen.findByRole('dialog', { name: 'Payment Successful!' });
    expect(api.state.orders).toHaveLength(1);
  });

  it('shows the price that a code was applied to, where it is another by now', async () => {
    const item = { _id: paid, title: 'Bicycle Repair at Home', description: '', imageUrl: '/cover.png', price: 399 };
    renderWithMarketplace(<Checkout items={[item]} code="SPRING" />, { as: 'learner', prepare: withDiscount });
    expect(await screen.findByRole('button', { name: 'Pay ₹494.01' })).toBeVisible();
    expect(screen.getByText('Subtotal').parentElement).toHaveTextContent('₹499.00');
  });

  it('offers the sum that the server says where prices are the same and the tax is another', async () => {
    const { user, api } = renderWithMarketplace(<Checkout courseId={paid} onPurchase={() => {}} />, {
      as: 'learner',
      prepare: (mock) =>
        mock.fail('orders.create', {
          status: 409,
          body: {
            code: 'price_changed',
            message: 'The price has changed.',
            details: { subtotal: 499, tax: 94.81, total: 593.81, taxRate: 19, taxName: 'GST' },
          },
          times: 1,
        }),
    });
    await fillCard(user);
    await user.click(screen.getByRole('button', { name: 'Pay ₹548.90' }));
    expect(await screen.findByRole('button', { name: 'Pay ₹593.81' })).toBeVisible();
    expect(screen.getByText('₹94.81')).toBeVisible();
    expect(screen.getByText('GST (19%)')).toBeVisible();
    expect(api.state.orders).toEqual([]);
  });

  it('offers nothing for sale that is owned, but the way on', async () => {
    renderWithMarketplace(<Checkout courseId={seedIds.courses.weatherMaps} />, { as: 'learner' });
    expect(await screen.findByText('You already own this course.')).toBeVisible();
    expect(screen.queryByLabelText('Card number')).toBeNull();
    const go = screen.getByRole('link', { name: 'Go to Course' });
    expect(go).toHaveAttribute('href', `/course/${seedIds.courses.weatherMaps}/learning`);
    expect(go).toHaveAttribute('data-variant', 'primary');
    expect(screen.getByRole('link', { name: 'Back to dashboard' })).toHaveAttribute('data-variant', 'secondary');
  });

  it('leads from several owned courses to the dashboard', async () => {
    const { marketplace } = renderWithMarketplace(<Checkout />, {
      as: 'learner',
      prepare: ({ state }) => void state.enrollments.push({ userId: seedIds.users.learner, courseId: paid }),
    });
    for (const id of [paid, seedIds.courses.weatherMaps]) {
      const { course } = await marketplace.courses.get({ id });
      act(() => void marketplace.cart.add(course));
    }
    expect(await screen.findByText('You already own this course.')).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Back to dashboard' })).toHaveAttribute('data-variant', 'primary'),
    );
    expect(screen.queryByRole('link', { name: 'Go to Course' })).toBeNull();
  });

  /** A course that was bought elsewhere while the card was being typed. */
  async function withCourseBoughtElsewhere(rendered: Rendered, ids: string[], bought: string) {
    const { api, marketplace, user } = rendered;
    for (const id of ids) {
      const { course } = await marketplace.courses.get({ id });
      act(() => void marketplace.cart.add(course));
    }
    await fillCard(user);
    api.state.enrollments.push({ userId: seedIds.users.learner, courseId: bought });
    await user.click(screen.getByRole('button', { name: /^Pay/ }));
  }

  it('leaves out courses bought elsewhere meanwhile, with a message, and sells the rest', async () => {
    const rendered = renderWithMarketplace(<Checkout />, { as: 'learner' });
    await withCourseBoughtElsewhere(rendered, [seedIds.courses.starCharts, paid], seedIds.courses.starCharts);
    expect(await screen.findByText(/^You already own "[^"]+"\.$/)).toBeVisible();
    await rendered.user.click(await screen.findByRole('button', { name: 'Pay ₹548.90' }));
    await screen.findByRole('dialog', { name: 'Payment Successful!' });
    expect(rendered.api.state.orders[0]?.items.map((item) => item.courseId)).toEqual([paid]);
  });

  it('pays course by course without the order call, and names what was not paid', async () => {
    const rendered = renderWithMarketplace(<Checkout />, {
      as: 'learner',
      prepare: (mock) => mock.fail('orders.create', { status: 404, body: '<h1>Not Found</h1>' }),
    });
    await withCourseBoughtElsewhere(rendered, [paid, seedIds.courses.starCharts], seedIds.courses.starCharts);
    const notice = await screen.findByRole('dialog', { name: 'Payment Failed' });
    expect(notice).toHaveTextContent('Paid: Bicycle Repair at Home.');
    expect(notice).toHaveTextContent('still in your cart: Star Charts for City Skies.');
    expect(rendered.marketplace.cart.getState().items.map((item) => item._id)).toEqual([seedIds.courses.starCharts]);
  });

  it("takes a partner's own form of payment in place of the card", async () => {
    const { user, api } = renderWithMarketplace(
      <Checkout
        courseId={paid}
        paymentMethod={({ total, onPay }) => (
          <button type="button" onClick={() => onPay({ paymentMethodNonce: 'fake-valid-nonce' })}>
            Pay {total} elsewhere
          </button>
        )}
      />,
      { as: 'learner' },
    );
    await user.click(await screen.findByRole('button', { name: 'Pay 548.9 elsewhere' }));
    await screen.findByRole('dialog', { name: 'Payment Successful!' });
    expect(screen.queryByLabelText('Card number')).toBeNull();
    expect(api.state.orders).toHaveLength(1);
  });

  it('enrolls in free courses without a card', async () => {
    const { user, navigate, marketplace } = renderWithMarketplace(
      <Checkout courseId={seedIds.courses.breadWithPatience} />,
      {
        as: 'learner',
      },
    );
    expect(await screen.findByRole('heading', { name: 'No payment needed' })).toBeVisible();
    const summary = screen.getByRole('region', { name: 'Order Summary' });
    expect(within(summary).getByText('Total').parentElement).toHaveTextContent('TotalFree');
    expect(summary).not.toHaveTextContent(/₹|Subtotal|Tax/);
    await user.click(screen.getByRole('button', { name: 'Enroll Now' }));
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/dashboard'));
    expect((await marketplace.enrollments.list()).courses).toHaveLength(2);
  });

  it('buys several courses of an address; one that failed to load is tried again', async () => {
    const { user, api } = renderWithMarketplace(<Checkout courseId={`${paid},${seedIds.courses.starCharts}`} />, {
      as: 'learner',
      prepare: (mock) => mock.fail('courses.get', { status: 500, body: '<p>', times: 1 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: /^Order Summary 2 courses/ })).toBeVisible();
    expect(api.state.orders).toHaveLength(0);
  });

  it('folds its summary into a line with the total, and opens it', async () => {
    const { user } = renderWithMarketplace(<Checkout courseId={paid} assurance="30 days to change your mind" />, {
      as: 'learner',
    });
    const fold = await screen.findByRole('button', { name: 'Order Summary 1 course · ₹548.90' });
    expect(fold).toHaveAttribute('aria-expanded', 'false');
    await user.click(fold);
    expect(fold).toHaveAttribute('aria-expanded', 'true');
    expect(document.getElementById(fold.getAttribute('aria-controls') ?? '')).toContainElement(
      screen.getByRole('heading', { name: 'Bicycle Repair at Home' }),
    );
    expect(screen.getByText('30 days to change your mind')).toBeVisible();
    // It is not in the cart: nothing there to edit.
    expect(screen.queryByRole('link', { name: 'Edit cart' })).toBeNull();
  });

  it('says at once what was paid where it is drawn again, such as after a look at the receipt', async () => {
    const site = 'https://courses.example';
    function Page() {
      const [isOpen, setOpen] = useState(true);
      return (
        <>
          <button type="button" onClick={() => setOpen(!isOpen)}>
            Switch
          </button>
          {isOpen && <Checkout courseId={paid} />}
        </>
      );
    }
    const { user } = renderWithMarketplace(<Page />, { as: 'learner', site });
    await fillCard(user);
    await user.click(screen.getByRole('button', { name: /^Pay/ }));
    expect(await screen.findByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
    const shop = screen.getByRole('button', { name: 'Switch' });
    await user.click(shop);
    expect(screen.queryByRole('heading', { name: 'Payment Successful!' })).toBeNull();
    fireEvent.click(shop);
    expect(screen.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  });

  it('says what was paid where the page was loaded again meanwhile, and an hour later that there is nothing to buy', async () => {
    const rendered = renderWithMarketplace(<p />, { as: 'learner' });
    const { course } = await rendered.marketplace.courses.get({ id: paid });
    const bought = await rendered.marketplace.purchase({
      items: [course],
      paymentMethodNonce: 'fake-valid-nonce',
      idempotencyKey: 'order-of-before-the-reload',
    });
    if (!bought.isComplete || !bought.order) throw new Error('not bought');
    rendered.unmount();
    const { api } = rendered;
    const reloaded = renderWithMarketplace(<Checkout />, { as: 'learner', api });
    // The page was left before the cart knew of it.
    act(() => void reloaded.marketplace.cart.add(course));
    expect(reloaded.marketplace.cart.getState().items).toHaveLength(1);
    expect(await screen.findByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
    await waitFor(() => expect(reloaded.marketplace.cart.getState().items).toEqual([]));
    expect(screen.getByRole('link', { name: 'View receipt' })).toHaveAttribute('href', `/orders/${bought.order._id}`);
    expect(screen.getByRole('link', { name: /^Start learning/ })).toBeVisible();
    reloaded.unmount();
    const [order] = api.state.orders;
    // Its money may have been given back since.
    await reloaded.marketplace.orders.refund({ id: bought.order._id, courseId: paid });
    const refunded = renderWithMarketplace(<Checkout />, { as: 'learner', api });
    expect(await screen.findByText('No items to purchase.')).toBeVisible();
    refunded.unmount();
    api.state.refunds.splice(0);
    if (order) order.createdAt = new Date(Date.now() - 3_600_000).toISOString();
    renderWithMarketplace(<Checkout />, { as: 'learner', api });
    expect(await screen.findByText('No items to purchase.')).toBeVisible();
  });

  it("cuts descriptions to 80 characters and says 'No items to purchase.' when there are none", async () => {
    const first = renderWithMarketplace(<Checkout courseId={paid} />, { as: 'learner' });
    const row = await screen.findByText(/^Bicycle Repair at Home: a short course/);
    expect(row.textContent?.length).toBeLessThanOrEqual(81);
    first.unmount();
    renderWithMarketplace(<Checkout />, { as: 'learner' });
    expect(await screen.findByText('No items to purchase.')).toBeVisible();
  });

  it("says 'Failed to load course details for checkout.' when the course cannot be loaded, and tries again", async () => {
    const { user } = renderWithMarketplace(<Checkout courseId={paid} />, {
      as: 'learner',
      prepare: (mock) => mock.fail('courses.get', { status: 500, body: '<p>', times: 1 }),
    });
    expect(await screen.findByText('Failed to load course details for checkout.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Name on card')).toBeVisible();
  });
});
