import { seedIds } from '@lectern/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { PartnerManager } from './index.ts';

withMockServer();
const magazine = 'The Garden Magazine';
const row = async (name = magazine) => {
  const item = (await screen.findByText(name)).closest('li');
  if (!item) throw new Error(`${name} is in no row.`);
  return item;
};
const newPartner = async () => within(await screen.findByRole('form', { name: 'New partner' }));

describe('PartnerManager', () => {
  it('shows every partner with its key, its origins and the way to its code', async () => {
    renderWithMarketplace(<PartnerManager />, { as: 'admin' });
    expect(await row()).toHaveTextContent('Active');
    expect(await row()).toHaveTextContent('pk_gardenMagazine0000000000');
    expect(await row()).toHaveTextContent('https://garden.examplehttps://www.garden.example');
    expect(screen.getByRole('link', { name: `Get the code for ${magazine}` })).toHaveAttribute(
      'href',
      '/partners?key=pk_gardenMagazine0000000000',
    );
  });

  it('adds one from a line for each origin, tells so, and is ready for the next', async () => {
    const { user, api } = renderWithMarketplace(<PartnerManager />, { as: 'admin' });
    const form = await newPartner();
    await user.type(form.getByRole('textbox', { name: 'Name' }), ' Blog ');
    await user.type(
      form.getByRole('textbox', { name: 'Origins' }),
      'https://Blog.example/{Enter}{Enter} http://localhost:5173',
    );
    await user.click(form.getByRole('button', { name: 'Add partner' }));
    expect(await screen.findByText('"Blog" was added.')).toBeVisible();
    expect(api.state.partners[0]).toMatchObject({
      name: 'Blog',
      origins: ['https://blog.example', 'http://localhost:5173'],
      state: 'active',
    });
    expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('');
    expect(await row('Blog')).toHaveTextContent(/pk_/);
  });

  it('names what is wrong, with the line, and sends nothing', async () => {
    const { user, sent } = renderWithMarketplace(<PartnerManager />, { as: 'admin' });
    const form = await newPartner();
    await user.type(form.getByRole('textbox', { name: 'Origins' }), 'https://a.example{Enter}https://*.example');
    await user.click(form.getByRole('button', { name: 'Add partner' }));
    expect(form.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription("Please enter the partner's name.");
    expect(form.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    expect(form.getByRole('textbox', { name: 'Origins' })).toHaveAccessibleDescription(
      'https://*.example: Please enter an origin such as https://blog.example: https, without a path or a wildcard.',
    );
    expect(sent.filter((call) => call.startsWith('POST'))).toEqual([]);
  });

  it('shows what the server refuses at its field, until it is changed', async () => {
    const { user } = renderWithMarketplace(<PartnerManager />, { as: 'admin' });
    const form = await newPartner();
    await user.type(form.getByRole('textbox', { name: 'Name' }), 'Blog');
    await user.type(form.getByRole('textbox', { name: 'Origins' }), 'https://blog.example');
    const owner = form.getByRole('textbox', { name: 'Email of the owner (optional)' });
    await user.type(owner, 'nobody@blog.example{Enter}');
    await waitFor(() => expect(owner).toHaveAccessibleDescription("There's no account with this email."));
    await waitFor(() => expect(owner).toHaveFocus());
    await user.type(owner, 'x');
    expect(owner).toHaveAccessibleDescription('An account of this marketplace.');
  });

  it('shows a page of many partners, and finds one by what its row shows', async () => {
    const { user } = renderWithMarketplace(<PartnerManager />, {
      as: 'admin',
      prepare({ state }) {
        const [first] = state.partners;
        if (!first) throw new Error('The seed has no partner.');
        for (let number = 1; number <= 20; number += 1)
          state.partners.push({
            ...first,
            _id: number.toString(16).padStart(24, '0'),
            name: `Partner ${number}`,
            origins: [`https://site-${number}.example`],
          });
      },
    });
    expect(await screen.findByText('Partner 1')).toBeVisible();
    const rows = () => within(screen.getByRole('list', { name: 'Partners' })).getAllByRole('listitem');
    expect(rows()).toHaveLength(8);
    expect(screen.queryByText('Partner 20')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await user.type(screen.getByRole('searchbox', { name: 'Find a partner' }), ' SITE-20.');
    expect(rows()).toHaveLength(1);
    expect(screen.getByText('Partner 20')).toBeVisible();
    await user.type(screen.getByRole('searchbox'), 'x');
    expect(screen.getByText('No partner has these words.')).toBeVisible();
  });

  it('edits in place; Escape leaves it as it was', async () => {
    const { user, api } = renderWithMarketplace(<PartnerManager />, { as: 'admin' });
    const edit = `Edit ${magazine}`;
    await user.click(await screen.findByRole('button', { name: edit }));
    const form = within(screen.getByRole('form', { name: edit }));
    expect(form.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    expect(form.getByRole('textbox', { name: 'Origins' })).toHaveValue(
      'https://garden.example\nhttps://www.garden.example',
    );
    await user.keyboard('X{Escape}');
    expect(screen.getByRole('button', { name: edit })).toHaveFocus();
    await user.keyboard('{Enter}');
    await user.type(
      screen.getAllByRole('textbox', { name: 'Origins' })[0] as HTMLElement,
      '{Enter}https://shop.example',
    );
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(`"${magazine}" was saved.`)).toBeVisible();
    expect(api.state.partners[0]?.origins).toEqual([
      'https://garden.example',
      'https://www.garden.example',
      'https://shop.example',
    ]);
    expect(screen.getByRole('button', { name: edit })).toHaveFocus();
  });

  it('keeps the form open with what the server says', async () => {
    const { user } = renderWithMarketplace(<PartnerManager />, {
      as: 'admin',
      prepare: (api) => api.fail('partners.update', { status: 500, body: '<h1>' }),
    });
    await user.click(await screen.findByRole('button', { name: `Edit ${magazine}` }));
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to update partner.');
    expect(screen.getByRole('form', { name: `Edit ${magazine}` })).toBeVisible();
  });

  it('revokes a key after a question, and restores it', async () => {
    const { user, api } = renderWithMarketplace(<PartnerManager />, { as: 'admin' });
    await user.click(await screen.findByRole('button', { name: `Revoke the key of ${magazine}` }));
    expect(await screen.findByRole('dialog')).toHaveTextContent(`through "${magazine}" until you restore the key.`);
    expect(api.state.partners[0]?.state).toBe('active');
    await user.click(screen.getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByText(`The key of "${magazine}" was revoked.`)).toBeVisible();
    expect(api.state.partners[0]?.state).toBe('revoked');
    expect(await row()).toHaveTextContent('Revoked');
    await user.click(screen.getByRole('button', { name: `Restore the key of ${magazine}` }));
    expect(await screen.findByText(`The key of "${magazine}" works again.`)).toBeVisible();
    expect(api.state.partners[0]?.state).toBe('active');
  });

  it('copies a key, and says where the browser refuses', async () => {
    const { user } = renderWithMarketplace(<PartnerManager />, { as: 'admin' });
    await user.click(await screen.findByRole('button', { name: `Copy the key of ${magazine}` }));
    expect(await screen.findByText('Copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('pk_gardenMagazine0000000000');
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    await user.click(screen.getByRole('button', { name: `Copy the key of ${magazine}` }));
    expect(await screen.findByText(/^Your browser didn't allow it\./)).toBeVisible();
  });

  it("says 'Failed to load partners.' and tries again; and says when there are none", async () => {
    const { user } = renderWithMarketplace(<PartnerManager />, {
      as: 'admin',
      prepare: (api) => {
        api.state.partners = [];
        api.fail('partners.list', { status: 500, body: '<h1>', times: 1 });
      },
    });
    expect(await screen.findByText(/^Failed to load partners\./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No partners yet.')).toBeVisible();
  });

  it.each(['learner', 'instructor'] as const)('is not for a %s', (as) => {
    const { sent } = renderWithMarketplace(<PartnerManager />, { as });
    expect(screen.getByRole('alert')).toHaveTextContent('You must be an admin to manage partners.');
    expect(sent.filter((call) => call.includes('partners'))).toEqual([]);
  });

  it('asks for the partners once, by the id of a known one', async () => {
    const { sent } = renderWithMarketplace(<PartnerManager />, { as: 'admin' });
    await row();
    expect(sent.filter((call) => call.includes('/admin/partners'))).toHaveLength(1);
    expect(sent.join()).not.toContain(seedIds.partners.magazine);
  });
});
