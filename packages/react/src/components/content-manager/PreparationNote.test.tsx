import type { VideoPreparation } from '@lectern/sdk';
import { type MockApi, seedIds } from '@lectern/sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { withPreparation } from '../../testing/seedChanges.ts';
import { ContentManager } from './index.ts';
import { loadContentDialogs } from './LateContentDialogs.tsx';

withMockServer();
beforeAll(loadContentDialogs);
afterEach(() => void vi.useRealTimers());

const title = 'What you will make';
const show = (preparation: VideoPreparation) =>
  renderWithMarketplace(<ContentManager courseId={seedIds.courses.weatherMaps} />, {
    as: 'instructor',
    prepare: withPreparation(preparation),
  });
const row = async () => (await screen.findByRole('button', { name: `Edit ${title}` })).closest('li') as HTMLElement;
async function openDialog(preparation: VideoPreparation) {
  const shown = show(preparation);
  await shown.user.click(within(await row()).getByRole('button', { name: `Edit ${title}` }));
  return { ...shown, dialog: within(await screen.findByRole('dialog', { name: 'Edit Lecture' })) };
}
const change = ({ state }: MockApi, preparation: VideoPreparation | undefined) => {
  for (const { lectures } of state.courses[0]?.sections ?? [])
    for (const lecture of lectures) if (lecture.type === 'video') Object.assign(lecture, { preparation });
};

describe('a film that is prepared for streaming', () => {
  it('is followed in its row and in its dialog until all is well', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { api, dialog, sent } = await openDialog({ state: 'waiting', progress: 0 });
    expect(dialog.getByText('Waiting to be prepared for streaming.')).toBeVisible();
    change(api, { state: 'working', progress: 43 });
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    await waitFor(() => expect(dialog.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '43% prepared'));
    expect(dialog.getByText('Preparing for streaming: 43%.').parentElement).toHaveTextContent(
      'Until then it plays as you uploaded it. You can leave this page.',
    );
    expect(document.querySelector('.lectern-content-manager-film')).toHaveTextContent('Preparing for streaming: 43%.');
    change(api, undefined);
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    await waitFor(() => expect(dialog.queryByText(/streaming/)).toBeNull());
    expect(document.querySelector('.lectern-content-manager-film')).toBeNull();
    // Nothing is asked for any more.
    const count = sent.length;
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(sent).toHaveLength(count);
  });

  it.each([
    [{ reason: 'unreadable' }, "This file can't be read as a video. Export it again, for example as MP4"],
    [{ reason: 'no_picture' }, 'This file has no picture, only sound. Choose the file of the video.'],
    [{ reason: 'too_long' }, 'This video is longer than 4 hours. It plays as you uploaded it, in one size.'],
    [{ reason: 'too_large' }, 'This video has more than 4096 × 2304 pixels, or more than 32 tracks.'],
    [{ reason: 'damaged', second: 65 }, 'This video breaks off at 1:05. Export it again and choose the new file.'],
  ] as const)('that fails says why, and the next step (%j)', async (failure, text) => {
    const { dialog } = await openDialog({ state: 'failed', progress: 0, ...failure });
    expect(document.querySelector('.lectern-content-manager-preparation')).toHaveTextContent(text);
    expect(text).toContain(document.querySelector('.lectern-content-manager-film')?.textContent);
    expect(dialog.getByText('Replace video')).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('that the server could not convert is tried again, and the focus stays there', async () => {
    const { api, user, dialog } = await openDialog({ state: 'failed', progress: 0, reason: 'not_converted' });
    api.fail('lectures.prepareVideo', { status: 500, body: '<h1>' });
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to prepare the video again.');
    api.fail('lectures.prepareVideo', { times: 0 });
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByText('Waiting to be prepared for streaming.')).toBeVisible();
    expect(document.querySelector('.lectern-content-manager-preparation')).toHaveFocus();
    expect(dialog.queryByRole('alert')).toBeNull();
  });

  it('says nothing of a film that is about to be replaced', async () => {
    const { user, dialog } = await openDialog({ state: 'failed', progress: 0, reason: 'unreadable' });
    await user.click(dialog.getByRole('button', { name: 'Remove video' }));
    expect(dialog.queryByText(/can't be read/)).toBeNull();
  });
});
