import { type MockApi, seedIds } from '@lectern/sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type RenderOptions,
  renderWithMarketplace,
  withMockServer,
  write,
} from '../../testing/renderWithMarketplace.tsx';
import { ContentManager } from './index.ts';
import { loadContentDialogs } from './LateContentDialogs.tsx';

withMockServer();
beforeAll(loadContentDialogs);
// jsdom reads no video: every file is one of 90 seconds here.
beforeEach(() => {
  URL.createObjectURL = () => 'blob:clip';
  URL.revokeObjectURL = () => {};
  vi.spyOn(HTMLMediaElement.prototype, 'duration', 'get').mockReturnValue(90);
  vi.spyOn(HTMLMediaElement.prototype, 'src', 'set').mockImplementation(function (this: HTMLMediaElement) {
    queueMicrotask(() => this.dispatchEvent(new Event('loadedmetadata')));
  });
});
afterEach(() => vi.restoreAllMocks());

const courseId = seedIds.courses.weatherMaps;
const show = (options: Partial<RenderOptions> = {}) =>
  renderWithMarketplace(<ContentManager courseId={courseId} />, { as: 'instructor', ...options });
type User = ReturnType<typeof show>['user'];
const lectures = (api: MockApi) => api.state.courses[0]?.sections[0]?.lectures ?? [];
const field = (name: string) => screen.getByLabelText(name);
async function open(user: User, type?: string, name = 'Add Lecture to First steps') {
  await user.click(await screen.findByRole('button', { name }));
  if (type) await user.selectOptions(field('Type'), type);
}
const fill = async (user: User, name: string, text: string) => {
  await user.clear(field(name));
  if (text) await write(user, field(name), text);
};
const save = (user: User, name = 'Create lecture') => user.click(screen.getByRole('button', { name }));
const file = (name = 'clip.mp4', type = 'video/mp4', size = 10) => {
  const made = new File(['x'], name, { type });
  Object.defineProperty(made, 'size', { value: size });
  return made;
};
const choose = (label: string, chosen: File) => fireEvent.change(field(label), { target: { files: [chosen] } });
const closeNotice = async (user: User, name: string) => {
  const notice = await screen.findByRole('dialog', { name });
  const text = notice.textContent;
  await user.click(within(notice).getByRole('button', { name: 'OK' }));
  return text;
};

describe('LectureDialog', () => {
  it.each([
    ['Video', 'Lecture title', 'ab', 'Lecture title must be between 3 and 150 characters.'],
    ['Video', 'Lecture title', 'x'.repeat(151), 'Lecture title must be between 3 and 150 characters.'],
    ['Video', 'Video URL', '', 'Video lectures require either a URL or an uploaded video file.'],
    ['Video', 'Video URL', 'ftp://host/clip', 'Please provide a valid URL (e.g., https://example.com).'],
    ['Video', 'Duration', '0', 'Enter a duration longer than 0:00 in minutes and seconds, such as 12:30.'],
    ['Video', 'Duration', '0:00', 'Enter a duration longer than 0:00 in minutes and seconds, such as 12:30.'],
    ['Video', 'Duration', '12:75', 'Enter a duration longer than 0:00 in minutes and seconds, such as 12:30.'],
    ['Video', 'Duration', '1.5', 'Enter a duration longer than 0:00 in minutes and seconds, such as 12:30.'],
    ['Video', 'Duration', 'abc', 'Enter a duration longer than 0:00 in minutes and seconds, such as 12:30.'],
    ['Video', 'Duration', '-5', 'Enter a duration longer than 0:00 in minutes and seconds, such as 12:30.'],
    ['Video', 'Duration', '999999:00', 'This duration is too long.'],
    ['Video', 'Order', '-1', 'Order must be a non-negative integer.'],
    ['Text', 'Text', '123456789', 'Text content must be at least 10 characters long.'],
    ['Assignment', 'Assignment URL', 'nowhere', 'Please provide a valid URL (e.g., https://example.com).'],
    ['Assignment', 'Assignment URL', '', 'Please provide a valid URL (e.g., https://example.com).'],
  ])('refuses a %s with %s %j', async (type, name, text, message) => {
    const { user, sent } = show();
    await open(user, type);
    if (name !== 'Lecture title') await fill(user, 'Lecture title', 'abc');
    fireEvent.input(field(name), { target: { value: text } });
    await save(user);
    expect(field(name)).toHaveAccessibleDescription(message);
    expect(sent.filter((request) => request.startsWith('POST'))).toEqual([]);
  });

  it('says at once that a number alone is seconds, and how minutes are typed', async () => {
    const { user } = show();
    await open(user, 'Video');
    await fill(user, 'Duration', '12');
    expect(field('Duration')).toHaveAccessibleDescription('Read as seconds: 0:12. For minutes, type 12:00.');
    await user.type(field('Duration'), ':30');
    expect(field('Duration')).toHaveAccessibleDescription(
      'Minutes and seconds, such as 12:30. Filled in from your upload.',
    );
  });

  it.each([
    [
      'Video',
      'Video URL',
      'https://host/clip.mp4',
      { type: 'video', contentUrl: 'https://host/clip.mp4', duration: 0 },
    ],
    ['Text', 'Text', 'Five words to be read.', { type: 'text', textContent: 'Five words to be read.', duration: 2 }],
    ['Assignment', 'Assignment URL', 'http://host/', { type: 'assignment', contentUrl: 'http://host/', duration: 0 }],
  ])('creates a %s, published and after the last', async (type, name, text, expected) => {
    const { user, api } = show();
    await open(user, type);
    await fill(user, 'Lecture title', 'abc');
    await fill(user, name, text);
    await save(user);
    await closeNotice(user, 'Lecture Created');
    expect(lectures(api)[2]).toMatchObject({ title: 'abc', isPublished: true, ...expected });
  });

  it('creates a quiz as a draft, which has no quiz yet', async () => {
    const { user, api } = show();
    await open(user, 'Quiz');
    await fill(user, 'Lecture title', 'x'.repeat(150));
    await user.click(screen.getByRole('checkbox', { name: /^Published/ }));
    await save(user);
    await closeNotice(user, 'Lecture Created');
    expect(lectures(api)[2]).toMatchObject({ type: 'quiz', isPublished: false });
    expect(await screen.findByText('[Draft] [No Quiz]', { exact: false })).toBeVisible();
  });

  it('leads on to the quiz of a new quiz lecture', async () => {
    const { user } = show();
    await open(user, 'Quiz');
    await fill(user, 'Lecture title', 'What you know now');
    await save(user);
    const notice = await screen.findByRole('dialog', { name: 'Lecture Created' });
    await user.click(within(notice).getByRole('button', { name: 'Create Quiz' }));
    expect(await screen.findByLabelText('Quiz title')).toBeVisible();
  });

  it('adds lecture after lecture with one notice in the end, and goes on with type and section', async () => {
    const { user, api } = show();
    await open(user, 'Text');
    const another = () => user.click(screen.getByRole('button', { name: 'Create and add another' }));
    await fill(user, 'Lecture title', 'Clouds');
    await another();
    expect(field('Text')).toHaveAccessibleDescription('Text content must be at least 10 characters long.');
    await fill(user, 'Text', 'Cumulus and stratus.');
    await user.selectOptions(field('Section'), 'Going further');
    await another();

    const dialog = await screen.findByRole('dialog', { name: 'Add Lecture' });
    await waitFor(() =>
      expect(within(dialog).getByRole('status')).toHaveTextContent(
        'Lecture Created "Clouds" has been added to the course.',
      ),
    );
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(field('Lecture title')).toHaveFocus();
    expect(field('Lecture title')).toHaveValue('');
    expect(field('Type')).toHaveValue('text');
    expect(field('Section')).toHaveDisplayValue('Going further');

    await fill(user, 'Lecture title', 'Fronts');
    await fill(user, 'Text', 'Cold ones and warm ones.');
    await save(user);
    await closeNotice(user, 'Lecture Created');
    const titles = api.state.courses[0]?.sections[1]?.lectures.map(({ title }) => title);
    expect(titles).toEqual(expect.arrayContaining(['Clouds', 'Fronts']));
  });

  it('is done without a question once a lecture was added and nothing else typed', async () => {
    const { user } = show();
    await open(user, 'Quiz');
    await fill(user, 'Lecture title', 'What you know now');
    await user.click(screen.getByRole('button', { name: 'Create and add another' }));
    await user.click(await screen.findByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await open(user);
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Create and add another' })).toBeVisible();
  });

  it('changes what differs, keeps the type, and moves to another section', async () => {
    const { user, api, sent } = show();
    await open(user, undefined, 'Edit What you will make');
    expect(field('Type')).toBeDisabled();
    expect(field('Type')).toHaveAccessibleDescription("A lecture's type can't be changed.");
    expect(field('Duration')).toHaveValue('0:24');
    await fill(user, 'Lecture title', 'What you make');
    await user.selectOptions(field('Section'), 'Going further');
    await save(user, 'Update lecture');
    await closeNotice(user, 'Lecture Updated');
    const [update] = sent.filter((request) => request.startsWith('PUT'));
    expect(JSON.parse(update?.split(' ').slice(2).join(' ') ?? '')).toEqual({
      title: 'What you make',
      sectionId: seedIds.sections.goingFurther,
    });
    expect(lectures(api)).toHaveLength(1);
  });

  it("says 'Failed to save lecture.' or what the server says, and loses nothing", async () => {
    const { user, api } = show({ prepare: (mock) => mock.fail('lectures.create', { status: 500, body: '<h1>' }) });
    await open(user, 'Quiz');
    await fill(user, 'Lecture title', 'What remains');
    await save(user);
    expect(await screen.findByText('Failed to save lecture.')).toBeVisible();
    api.fail('lectures.create', { status: 400, body: { message: 'No more lectures fit.' } });
    await save(user);
    const error = await screen.findByText('No more lectures fit.');
    expect(error).toBeVisible();
    // At the foot, which never scrolls out of sight.
    expect(error.closest('.lectern-dialog-footer')).toContainElement(
      screen.getByRole('button', { name: 'Create lecture' }),
    );
    expect(field('Lecture title')).toHaveValue('What remains');
  });

  it('shows text as learners will see it: cleaned', async () => {
    const { user } = show();
    await open(user, 'Text');
    fireEvent.change(field('Text'), {
      target: { value: '<h2>Look</h2><script>alert(1)</script><p onclick="x()">up</p>' },
    });
    const preview = await screen.findByRole('region', { name: 'Preview' });
    expect(await within(preview).findByRole('heading', { name: 'Look' })).toBeVisible();
    expect(preview.innerHTML).not.toMatch(/script|onclick/);
  });

  it('keeps what is typed over a reload, and asks before it is closed', async () => {
    const first = show();
    await open(first.user, 'Text');
    await fill(first.user, 'Lecture title', 'Half a ti');
    await fill(first.user, 'Text', 'Half a sent');
    const key = `draft_${seedIds.users.instructor}_newLecture_${seedIds.sections.firstSteps}`;
    const kept = first.marketplace.storage.get(key) ?? '';
    first.unmount();
    const { user, marketplace } = show({ stored: { [key]: kept } });
    await open(user);
    expect(field('Type')).toHaveValue('text');
    expect(field('Lecture title')).toHaveValue('Half a ti');
    expect(field('Text')).toHaveValue('Half a sent');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(marketplace.storage.get(key)).toBeUndefined();
  });
});

describe('the video of a lecture', () => {
  it.each([
    ['Invalid File Type', file('clip.txt', 'text/plain'), /^Please select a valid video file/],
    [
      'File Too Large',
      file('clip.mp4', 'video/mp4', 500 * 1_048_576 + 1),
      /^Please select a video smaller than 500MB\.$/,
    ],
  ])('is refused as %s', async (name, chosen, message) => {
    const { user, marketplace } = show();
    const upload = vi.spyOn(marketplace.lectures, 'uploadVideo');
    await open(user);
    choose('Choose video', chosen);
    await closeNotice(user, name);
    expect(screen.getByText(message)).toBeVisible();
    expect(upload).not.toHaveBeenCalled();
  });

  it('is sent with progress, names its length, and becomes the address', async () => {
    const { user, marketplace, api } = show();
    let arrive = (_: { videoUrl: string }) => {};
    vi.spyOn(marketplace.lectures, 'uploadVideo').mockImplementation((_, options) => {
      options?.onProgress?.({ sent: 42, total: 100 });
      return new Promise((resolve) => {
        arrive = resolve;
      });
    });
    await open(user);
    await fill(user, 'Lecture title', 'A clip');
    choose('Choose video', file('clip.mp4', 'video/mp4', 500 * 1_048_576));
    const bar = await screen.findByRole('progressbar', { name: 'Uploading your file' });
    expect(bar).toHaveAttribute('aria-valuetext', '42% uploaded');
    expect(screen.getByRole('button', { name: 'Create lecture' })).toBeDisabled();
    arrive({ videoUrl: 'http://lectern.test/media/1.mp4' });
    await closeNotice(user, 'Video Uploaded');
    expect(screen.queryByLabelText('Video URL')).toBeNull();
    expect(screen.getByText('Your uploaded video')).toBeVisible();
    expect(field('Duration')).toHaveValue('1:30');
    await save(user);
    await closeNotice(user, 'Lecture Created');
    expect(lectures(api)[2]).toMatchObject({ contentUrl: 'http://lectern.test/media/1.mp4', duration: 90 });
  });

  it.each([
    ['waits for a connection', { isPaused: true }, /^Paused: no connection/],
    ['goes through the server', { isThroughServer: true }, /^The storage didn't take the file/],
  ])('says that it %s', async (_, progress, words) => {
    const { user, marketplace } = show();
    vi.spyOn(marketplace.lectures, 'uploadVideo').mockImplementation((_, options) => {
      options?.onProgress?.({ sent: 42, total: 100, ...progress });
      return new Promise(() => {});
    });
    await open(user);
    choose('Choose video', file());
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('can be continued or discarded after a reload, and clears what it has sent when it is cancelled', async () => {
    const { user, marketplace } = show();
    const { userId = '' } = marketplace.session.getState().user ?? {};
    const kept = { name: 'clip.mp4', size: 10, lastModified: 5, sent: 4, expiresAt: '2100-01-01T00:00:00.000Z' };
    const keep = (...ids: string[]) =>
      marketplace.storage.set(`uploads_${userId}`, JSON.stringify(ids.map((id) => ({ id, ...kept }))));
    keep('one');
    const remove = vi.spyOn(marketplace.uploads, 'remove').mockResolvedValue({});
    await open(user);
    expect(screen.getByText(/^The upload of clip.mp4 stopped at 40%/)).toBeVisible();
    const picked = vi.spyOn(HTMLInputElement.prototype, 'click');
    await user.click(screen.getByRole('button', { name: 'Continue the upload of clip.mp4' }));
    expect(picked.mock.contexts).toContain(field('Choose video'));
    await user.click(screen.getByRole('button', { name: 'Discard the upload of clip.mp4' }));
    expect(screen.queryByText(/^The upload of clip.mp4/)).toBeNull();
    expect(field('Choose video')).toHaveFocus();
    expect(remove).toHaveBeenCalledWith({ id: 'one' });

    vi.spyOn(marketplace.lectures, 'uploadVideo').mockImplementation((_, options) => {
      keep('two');
      return new Promise((_resolve, reject) => {
        options?.signal?.addEventListener('abort', () => reject(options.signal?.reason));
      });
    });
    const chosen = new File(['x'.repeat(10)], 'clip.mp4', { type: 'video/mp4', lastModified: 5 });
    choose('Choose video', chosen);
    await user.click(await screen.findByRole('button', { name: 'Cancel upload' }));
    expect(remove).toHaveBeenLastCalledWith({ id: 'two' });
    expect(screen.queryByText(/^The upload of clip.mp4/)).toBeNull();
  });

  it('says why it failed, and is sent again', async () => {
    const { user, marketplace } = show();
    const upload = vi
      .spyOn(marketplace.lectures, 'uploadVideo')
      .mockRejectedValueOnce(new TypeError('strange'))
      .mockResolvedValueOnce({ videoUrl: 'http://lectern.test/media/1.mp4' });
    await open(user);
    choose('Choose video', file());
    expect(await closeNotice(user, 'Upload Failed')).toContain('Failed to upload video.');
    expect(screen.getByText('Failed to upload video.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Upload again' }));
    await closeNotice(user, 'Video Uploaded');
    expect(upload).toHaveBeenCalledTimes(2);
    expect(screen.getByText('clip.mp4 uploaded.')).toBeVisible();
  });

  it('is not offered for another try where the server refuses the file itself', async () => {
    const message = 'This is not a video.';
    const body = { code: 'invalid_input', message, details: [{ field: 'video', message }] };
    const { user } = show({ prepare: (mock) => mock.fail('lectures.uploadVideo', { status: 400, body }) });
    await open(user);
    choose('Choose video', file());
    await closeNotice(user, 'Upload Failed');
    expect(screen.getByText(message)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Upload again' })).toBeNull();
  });

  it('takes away what was said of a missing video, and can be removed again', async () => {
    const { user, marketplace } = show();
    vi.spyOn(marketplace.lectures, 'uploadVideo').mockResolvedValue({ videoUrl: 'http://lectern.test/media/1.mp4' });
    const missing = 'Video lectures require either a URL or an uploaded video file.';
    await open(user);
    await fill(user, 'Lecture title', 'A clip');
    await save(user);
    expect(await screen.findByText(missing)).toBeVisible();
    choose('Choose video', file());
    await closeNotice(user, 'Video Uploaded');
    expect(screen.queryByText(missing)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Remove video' }));
    expect(field('Video URL')).toHaveFocus();
    expect(field('Video URL')).toHaveValue('');
    expect(screen.queryByText('clip.mp4 uploaded.')).toBeNull();
    await save(user);
    expect(await screen.findByText(missing)).toBeVisible();
  });

  it('never shows where the server keeps it, and stays when it is not touched', async () => {
    const contentUrl = 'http://lectern.test/api/files/0199?expires=1&signature=abc';
    const { user, marketplace, api } = show({
      prepare: (mock) => void Object.assign(lectures(mock)[0] ?? {}, { contentUrl }),
    });
    const update = vi.spyOn(marketplace.lectures, 'update');
    await user.click(await screen.findByRole('button', { name: 'Edit What you will make' }));
    expect(await screen.findByText('Your uploaded video')).toBeVisible();
    expect(screen.queryByLabelText('Video URL')).toBeNull();
    expect(screen.getByText('Replace video')).toBeVisible();
    await fill(user, 'Lecture title', 'Another name');
    await user.click(screen.getByRole('button', { name: 'Update lecture' }));
    await closeNotice(user, 'Lecture Updated');
    expect(update.mock.calls[0]?.[0]).toEqual({ id: lectures(api)[0]?._id, title: 'Another name' });
    expect(lectures(api)[0]?.contentUrl).toBe(contentUrl);
  });

  it('is called by its name, where another server keeps it', async () => {
    const contentUrl = 'https://bucket.example/a/river%20walk.mp4?X-Amz-Signature=abc';
    const { user } = show({ prepare: (mock) => void Object.assign(lectures(mock)[0] ?? {}, { contentUrl }) });
    await user.click(await screen.findByRole('button', { name: 'Edit What you will make' }));
    expect((await screen.findByText('Your uploaded video')).parentElement).toHaveTextContent('river walk.mp4');
    expect(screen.queryByLabelText('Video URL')).toBeNull();
  });

  it('can be cancelled without a notice', async () => {
    const { user, marketplace } = show();
    vi.spyOn(marketplace.lectures, 'uploadVideo').mockImplementation(
      (_, options) =>
        new Promise((_resolve, reject) =>
          options?.signal?.addEventListener('abort', () => reject(new DOMException('Cancelled', 'AbortError'))),
        ),
    );
    await open(user);
    choose('Choose video', file());
    await user.click(await screen.findByRole('button', { name: 'Cancel upload' }));
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(marketplace.notices.getState().isOpen).toBe(false);
    expect(field('Video URL')).toHaveValue('');
  });

  it('waits for captions that are under way', async () => {
    const { user, marketplace } = show();
    vi.spyOn(marketplace.lectures, 'uploadCaptions').mockReturnValue(new Promise(() => {}));
    await open(user);
    choose('Choose captions', file('clip.vtt', 'text/vtt'));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Create lecture' })).toBeDisabled());
  });

  it('makes one lecture of two tries', async () => {
    const { user, marketplace } = show();
    const create = vi.spyOn(marketplace.lectures, 'create').mockRejectedValueOnce(new TypeError('strange'));
    await open(user);
    await fill(user, 'Lecture title', 'A clip');
    await fill(user, 'Video URL', 'https://host/clip.mp4');
    await save(user);
    await screen.findByText('Failed to save lecture.');
    await save(user);
    await closeNotice(user, 'Lecture Created');
    const [first, second] = create.mock.calls.map(([values]) => values.idempotencyKey);
    expect(first).toMatch(/^[\w-]{8,64}$/);
    expect(second).toBe(first);
  });

  it('takes captions, one file for each language, which the name tells and a list changes', async () => {
    const { user, marketplace, api } = show();
    vi.spyOn(marketplace.lectures, 'uploadCaptions').mockResolvedValue({
      captionsUrl: 'http://lectern.test/media/1.vtt',
    });
    await open(user);
    await fill(user, 'Lecture title', 'A clip');
    await fill(user, 'Video URL', 'https://host/clip.mp4');
    choose('Choose captions', file('clip.de.vtt', 'text/vtt'));
    const language = await screen.findByLabelText('Caption language: German');
    expect(language).toHaveValue('de');
    const captions = within(screen.getByRole('group', { name: 'Captions' }));
    expect(language.closest('li')).toHaveTextContent(/^clip\.de\.vtt/);
    // Once in its row, and once in what is said aloud.
    expect(captions.getAllByText(/clip\.de\.vtt/)).toHaveLength(2);
    expect(captions.getAllByText('Captions')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Remove captions: German' }));
    choose('Choose captions', file('clip.vtt', 'text/vtt'));
    await user.selectOptions(await screen.findByLabelText('Caption language: English'), 'German');
    expect(screen.getByLabelText('Caption language: German')).toHaveValue('de');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Create lecture' })).toBeEnabled());
    await save(user);
    await closeNotice(user, 'Lecture Created');
    expect(lectures(api)[2]?.captions).toEqual([
      { language: 'de', label: 'German', url: 'http://lectern.test/media/1.vtt' },
    ]);
  });
});
