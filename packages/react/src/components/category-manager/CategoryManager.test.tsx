import { seedIds } from '@lectern/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { AdminDashboard } from '../admin-dashboard/index.ts';
import { CategoryManager } from './index.ts';

withMockServer();
const names = async () => {
  await screen.findByRole('button', { name: 'Rename Kitchen' });
  return screen.getAllByRole('listitem').map((row) => within(row).getAllByText(/./)[0]?.textContent);
};
const newName = () => screen.findByRole('textbox', { name: 'New category' });

describe('CategoryManager', () => {
  it('shows every category with what depends on it', async () => {
    renderWithMarketplace(<CategoryManager />, { as: 'admin' });
    const row = (await screen.findByText('Kitchen')).closest('li');
    expect(row).toHaveTextContent('4 published courses');
  });

  it('adds one, tells so, and is ready for the next', async () => {
    const { user, api } = renderWithMarketplace(<CategoryManager />, { as: 'admin' });
    await user.type(await newName(), '  Garden {Enter}');
    expect(await screen.findByText('"Garden" was added.')).toBeVisible();
    expect(await newName()).toHaveValue('');
    expect(await newName()).toHaveFocus();
    expect(api.state.categories.map(({ name }) => name)).toContain('Garden');
    expect(await names()).toHaveLength(4);
  });

  it.each(['', ' x '])('refuses %j as a name', async (typed) => {
    const { user, sent } = renderWithMarketplace(<CategoryManager />, { as: 'admin' });
    await user.type(await newName(), `${typed}{Enter}`);
    expect(await newName()).toHaveAccessibleDescription('Category name must be at least 2 characters long.');
    expect(sent.filter((call) => call.startsWith('POST'))).toEqual([]);
  });

  it('shows what the server refuses at the field, until it is changed', async () => {
    const { user } = renderWithMarketplace(<CategoryManager />, { as: 'admin' });
    await user.type(await newName(), 'Kitchen{Enter}');
    const message = 'A category with this name already exists.';
    await waitFor(async () => expect(await newName()).toHaveAccessibleDescription(message));
    await user.type(await newName(), 's');
    expect(await newName()).toHaveAccessibleDescription('2 to 60 characters');
  });

  it('renames in place; Escape leaves it as it was', async () => {
    const { user, api } = renderWithMarketplace(<CategoryManager />, { as: 'admin' });
    await user.click(await screen.findByRole('button', { name: 'Rename Kitchen' }));
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await user.keyboard('Stove{Escape}');
    expect(screen.getByRole('button', { name: 'Rename Kitchen' })).toHaveFocus();
    await user.keyboard('{Enter}Stove{Enter}');
    expect(await screen.findByText('Renamed to "Stove".')).toBeVisible();
    expect(api.state.categories.find(({ name }) => name === 'Stove')?.slug).toBe('kitchen');
  });

  it('keeps the field open with what the server says of a name', async () => {
    const { user } = renderWithMarketplace(<CategoryManager />, {
      as: 'admin',
      prepare: (api) => api.fail('categories.update', { status: 500, body: '<h1>' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Rename Kitchen' }));
    await user.keyboard('Stove{Enter}');
    await screen.findByText('Failed to update category.');
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Stove');
  });

  it('deletes one without courses after a question', async () => {
    const { user, api } = renderWithMarketplace(<CategoryManager />, {
      as: 'admin',
      prepare: (mock) => mock.state.categories.push({ _id: mock.state.nextId(), name: 'Garden', slug: 'garden' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Delete Garden' }));
    expect(await screen.findByRole('dialog')).toHaveTextContent(
      'Are you sure you want to delete "Garden"? This action cannot be undone.',
    );
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('"Garden" was deleted.')).toBeVisible();
    expect(api.state.categories).toHaveLength(3);
    // The last of the list was deleted: the focus goes to the row before it.
    const links = screen.getAllByRole('link', { name: '4 published courses' });
    await waitFor(() => expect(links.at(-1)).toHaveFocus());
  });

  it('offers no deletion of one in use, counts its drafts and leads to its published courses', async () => {
    renderWithMarketplace(<CategoryManager />, {
      as: 'admin',
      prepare: (api) => Object.assign(api.state.courses[1] ?? {}, { status: 'draft' }),
    });
    const link = await screen.findByRole('link', { name: '4 courses, 3 published' });
    expect(link).toHaveAttribute('href', `/courses?category=${seedIds.categories.kitchen}`);
    expect(link.closest('li')).toHaveTextContent('Kitchen');
    expect(screen.queryByRole('button', { name: 'Delete Kitchen' })).toBeNull();
    expect(screen.getByText(/^You can't delete a category that has courses, published or not\./)).toBeVisible();
  });

  it('links no listing of a category that has drafts alone, and offers no deletion of it either', async () => {
    renderWithMarketplace(<CategoryManager />, {
      as: 'admin',
      prepare(api) {
        for (const course of api.state.courses) course.status = 'draft';
      },
    });
    expect(await screen.findAllByText('4 courses, 0 published')).toHaveLength(3);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull();
  });

  it('says why the server refuses to delete one that got courses meanwhile', async () => {
    const { user } = renderWithMarketplace(<CategoryManager />, {
      as: 'admin',
      prepare: (api) =>
        api.fail('categories.list', {
          status: 200,
          body: { categories: api.state.categories.map((one) => ({ ...one, courseCount: 0, totalCourses: 0 })) },
          times: 1,
        }),
    });
    await user.click(await screen.findByRole('button', { name: 'Delete Kitchen' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('dialog', { name: 'Deletion Failed' })).toHaveTextContent(
      /courses? uses? this category\. Please move/,
    );
  });

  it("says 'Failed to load categories.' and tries again; and says when there are none", async () => {
    const { user } = renderWithMarketplace(<CategoryManager />, {
      as: 'admin',
      prepare: (api) => {
        api.state.categories = [];
        api.fail('categories.list', { status: 500, body: '<h1>', times: 1 });
      },
    });
    expect(await screen.findByText('Failed to load categories.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^No categories yet\./)).toBeVisible();
  });

  it.each(['learner', 'instructor'] as const)('is not for a %s', (as) => {
    renderWithMarketplace(<CategoryManager />, { as });
    expect(screen.getByRole('alert')).toHaveTextContent('You must be an admin to manage categories.');
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('AdminDashboard', () => {
  it('has a placeholder and leads to the categories and the partners', async () => {
    renderWithMarketplace(<AdminDashboard />, { as: 'admin' });
    expect(screen.getByText(/^Welcome, Ada\./)).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Manage categories' })).toHaveAttribute('href', '/admin/categories');
    expect(screen.getByRole('link', { name: 'Manage partners' })).toHaveAttribute('href', '/admin/partners');
  });

  it('is not for others', () => {
    const first = renderWithMarketplace(<AdminDashboard />, { as: 'learner' });
    expect(screen.getByRole('alert')).toHaveTextContent('You must be an admin to open the admin dashboard.');
    first.unmount();
    const { navigate } = renderWithMarketplace(<AdminDashboard />);
    expect(navigate).toHaveBeenCalledWith('/login?next=%2F', { replace: true });
  });
});
