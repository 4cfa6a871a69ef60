import { seedIds } from '@lectern/sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { CourseForm } from './index.ts';

withMockServer();

type User = ReturnType<typeof renderWithMarketplace>['user'];
const courseId = seedIds.courses.weatherMaps;
const opened = () => screen.findByRole('textbox', { name: 'Title' });
const submit = (user: User, name = 'Create Course') => user.click(screen.getByRole('button', { name }));
const field = (name: string) => screen.getByRole('textbox', { name });
const image = () => screen.getByLabelText(/^Choose/);
const choose = (file: File) => fireEvent.change(image(), { target: { files: [file] } });
const png = (size = 10, type = 'image/png') => {
  const file = new File(['x'], 'cover.png', { type });
  Object.defineProperty(file, 'size', { value: size });
  return file;
};
async function fill(user: User) {
  await user.type(await opened(), 'Reading Rivers');
  await user.type(field('Description'), 'Water tells where it has been.');
  await user.type(field('Price'), '499.50');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Sky and Sea');
}

describe('the picture of a course', () => {
  it.each([
    ['Invalid File Type', png(10, 'image/bmp'), 'Please select a valid image file (JPEG, PNG, GIF, or WebP).'],
    ['File Too Large', png(10 * 1_048_576 + 1), 'Please select an image smaller than 10MB.'],
  ])('is refused as %s', async (title, file, message) => {
    const { user } = renderWithMarketplace(<CourseForm />, { as: 'instructor' });
    await opened();
    choose(file);
    expect(await screen.findByRole('dialog', { name: title })).toHaveTextContent(message);
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(image()).toHaveAccessibleDescription(new RegExp(message.slice(0, 20)));
  });

  it('shows before it is sent, is sent, and may be removed; 10 MB at most', async () => {
    const view = renderWithMarketplace(<CourseForm courseId={courseId} />, { as: 'instructor' });
    await opened();
    choose(png(10 * 1_048_576));
    expect(await screen.findByText('cover.png')).toBeVisible();
    await view.user.click(screen.getByRole('button', { name: 'Remove the course image' }));
    expect(screen.queryByText('cover.png')).toBeNull();
    expect(image()).toHaveFocus();
    const file = png();
    choose(file);
    await screen.findByText('cover.png');
    // The browser of these tests cannot send a file; how files travel is the SDK's to show.
    const update = vi.spyOn(view.marketplace.courses, 'update').mockResolvedValue({ course: undefined });
    await submit(view.user, 'Update Course');
    await screen.findByRole('dialog', { name: 'Course Updated!' });
    expect(update).toHaveBeenCalledWith(expect.objectContaining({ courseImage: file }), expect.anything());
  });

  it('tells how far it is, and can be cancelled without a notice', async () => {
    const { user, marketplace } = renderWithMarketplace(<CourseForm courseId={courseId} />, { as: 'instructor' });
    vi.spyOn(marketplace.courses, 'update').mockImplementation(
      (_, options) =>
        new Promise((_resolve, reject) => {
          options?.onProgress?.({ sent: 42, total: 100 });
          options?.signal?.addEventListener('abort', () => reject(new DOMException('Cancelled', 'AbortError')));
        }),
    );
    await opened();
    choose(png());
    await screen.findByText('cover.png');
    await submit(user, 'Update Course');
    const bar = await screen.findByRole('progressbar', { name: 'Uploading the image' });
    expect(bar).toHaveAttribute('aria-valuetext', '42% uploaded');
    await user.click(screen.getByRole('button', { name: 'Cancel upload' }));
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(marketplace.notices.getState().isOpen).toBe(false);
    expect(screen.getByText('cover.png')).toBeVisible();
  });

  it('of a course that has one is taken away with null', async () => {
    const view = renderWithMarketplace(<CourseForm courseId={courseId} />, {
      as: 'instructor',
      prepare: (api) => Object.assign(api.state.courses[0] ?? {}, { imageUrl: 'https://example.com/cover.png' }),
    });
    await opened();
    await view.user.click(screen.getByRole('button', { name: 'Remove the course image' }));
    await submit(view.user, 'Update Course');
    await screen.findByRole('dialog', { name: 'Course Updated!' });
    expect(view.api.state.courses[0]?.imageUrl).toBeUndefined();
  });
});

describe('the lists of a course', () => {
  const lines = () => screen.getAllByRole('textbox', { name: /^Learning objective/ });
  const texts = () => lines().map((line) => (line as HTMLInputElement).value);

  it('are written, moved and shortened by keyboard', async () => {
    const view = renderWithMarketplace(<CourseForm courseId={courseId} />, {
      as: 'instructor',
      prepare: ({ state }) => Object.assign(state.courses[0] ?? {}, { learningObjectives: [] }),
    });
    await opened();
    await view.user.click(screen.getByRole('button', { name: 'Add a line to Learning objectives' }));
    expect(lines()[0]).toHaveFocus();
    await view.user.keyboard('See{Enter}Draw{Enter}Tell{Enter}');
    expect(texts()).toEqual(['See', 'Draw', 'Tell', '']);
    await view.user.keyboard('{Backspace}{Alt>}{ArrowUp}{ArrowUp}{/Alt}');
    expect(texts()).toEqual(['Tell', 'See', 'Draw']);
    expect(lines()[0]).toHaveFocus();
    expect(screen.getByText('Moved to position 1 of 3.')).toBeInTheDocument();
    await view.user.click(screen.getByRole('button', { name: 'Move down: See' }));
    expect(texts()).toEqual(['Tell', 'Draw', 'See']);
    await view.user.click(screen.getByRole('button', { name: 'Remove: Draw' }));
    expect(texts()).toEqual(['Tell', 'See']);
    await view.user.type(lines()[0] as HTMLElement, '{Enter}   ');
    await submit(view.user, 'Update Course');
    await screen.findByRole('dialog', { name: 'Course Updated!' });
    expect(view.api.state.courses[0]?.learningObjectives).toEqual(['Tell', 'See']);
  });

  it('say which line is too long', async () => {
    const { user } = renderWithMarketplace(<CourseForm courseId={courseId} />, { as: 'instructor' });
    await opened();
    await user.click(screen.getByRole('button', { name: 'Add a line to Requirements' }));
    const line = screen.getByRole('textbox', { name: 'Requirement 1' });
    fireEvent.change(line, { target: { value: 'x'.repeat(301) } });
    await submit(user, 'Update Course');
    expect(line).toHaveAccessibleDescription('This text is too long.');
    await user.click(screen.getByRole('link', { name: 'Requirements: This text is too long.' }));
    expect(line).toHaveFocus();
  });
});

it('shows the card of the course while it is written, and says of an address that it is no video', async () => {
  const { user } = renderWithMarketplace(<CourseForm />, { as: 'instructor' });
  await fill(user);
  const preview = within(screen.getByRole('complementary', { name: 'Preview' }));
  expect(preview.getByRole('heading', { name: 'Reading Rivers' })).toBeVisible();
  expect(preview.getByText('₹499.50')).toBeVisible();
  expect(preview.getByText('Sky and Sea')).toBeVisible();
  expect(preview.queryByRole('link')).toBeNull();
  expect(field('Preview video URL')).toHaveAccessibleDescription(/YouTube or Vimeo/);
  await user.type(field('Preview video URL'), 'https://www.youtube.com/watch?v=short');
  expect(field('Preview video URL')).toHaveAccessibleDescription(/^We can't embed a video/);
  await user.clear(field('Preview video URL'));
  await user.type(field('Preview video URL'), 'nothing');
  await submit(user);
  expect(field('Preview video URL')).toHaveAccessibleDescription(
    'Please provide a valid URL (e.g., https://example.com).',
  );
});
