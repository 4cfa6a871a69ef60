import { ruleWords } from '../messages/words/ruleWords.ts';
import { refusalOf } from '../refusals.ts';
import { fileProblem } from '../rules/fileLimits.ts';
import { permission } from '../rules/permission.ts';
import type { OpenUpload } from '../schemas/openUpload.ts';
import { MockProblem, refuse, refuseInput } from './MockProblem.ts';
import type { MockAnswers } from './mockRow.ts';
import type { MockState, MockUpload } from './mockState.ts';
import type { MockUser } from './seed.ts';

const PART_BYTES = 8 * 1_048_576;
const DAY_MS = 86_400_000;

const tomorrow = () => new Date(Date.now() + DAY_MS).toISOString();
const partsOf = ({ size, partSize }: OpenUpload) => Math.ceil(size / partSize);
const bytesOf = ({ size, partSize }: OpenUpload, number: number) => Math.min(partSize, size - (number - 1) * partSize);

/** Large videos in parts. */
export function createMockUploads(state: MockState): MockAnswers['uploads'] {
  const requireAuthor = (user: MockUser) => {
    if (!permission(user.role, 'contentManager').isAllowed) throw refuse('forbidden');
    return user;
  };
  const find = (user: MockUser, id: string): MockUpload => {
    const found = state.uploads.get(id);
    if (found?.userId !== requireAuthor(user).userId) throw refuse('not_found', 'upload');
    return found;
  };
  const findOpen = (user: MockUser, id: string): MockUpload => {
    const found = find(user, id);
    if (found.videoUrl !== undefined) throw refuse('not_found', 'upload');
    return found;
  };
  return {
    create({ input, signedIn }) {
      const { userId } = requireAuthor(signedIn());
      const problem = fileProblem(input, input.kind);
      if (problem) {
        const message = ruleWords[problem.message];
        const details = [{ field: 'videoFile', message }];
        if (problem.reason === 'type') throw refuseInput(message, details);
        throw new MockProblem({ ...refusalOf('too_large', message), details });
      }
      const id = state.nextId();
      const upload = { _id: id, size: input.size, partSize: PART_BYTES, received: [], expiresAt: tomorrow(), userId };
      state.uploads.set(id, upload);
      return { upload };
    },
    get: ({ input, signedIn }) => ({ upload: findOpen(signedIn(), input.id) }),
    sign({ input, signedIn, url }) {
      const upload = findOpen(signedIn(), input.id);
      if (input.parts.some((number) => number > partsOf(upload))) throw refuseInput(ruleWords['rule.required']);
      upload.expiresAt = tomorrow();
      const address = url.replace('/instructor/uploads/', '/uploads/');
      return {
        parts: input.parts.map((number) => ({ number, url: `${address}/${number}` })),
        expiresAt: upload.expiresAt,
      };
    },
    complete({ input, signedIn }) {
      const upload = find(signedIn(), input.id);
      if (upload.received.length < partsOf(upload)) throw refuse('incomplete_upload');
      upload.videoUrl ??= `/media/${state.nextId()}.webm`;
      return { videoUrl: upload.videoUrl };
    },
    remove({ input, signedIn }) {
      state.uploads.delete(find(signedIn(), input.id)._id);
      return {};
    },
  };
}

/** Takes a part at the address that `sign` gave. Returns the status of the answer. */
export function takePart({ uploads }: MockState, id: string, number: number, size: number): number {
  const upload = uploads.get(id);
  if (!upload || upload.videoUrl !== undefined) return 404;
  if (size !== bytesOf(upload, number)) return 400;
  if (!upload.received.includes(number)) upload.received.push(number);
  return 204;
}
