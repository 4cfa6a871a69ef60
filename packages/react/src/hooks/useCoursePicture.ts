import { fileProblem, placeholderImage } from '@lectern/sdk';
import { useState } from 'react';
import { readAsDataUrl } from '../input/readAsDataUrl.ts';
import { useLectern } from '../provider/context.ts';
import { useDraft } from './useDraft.ts';
import type { ChosenPicture } from './useProfileEditor.ts';

/** The picture of a course in its form: as it is saved, another one, or none any more. */
export function useCoursePicture(draftId: string, savedUrl: string | undefined) {
  const { marketplace, t } = useLectern('useCoursePicture');
  /** A draft holds no file, only what the chosen one was called. */
  const [name, keepName, forgetName] = useDraft(`${draftId}_image`, '', readName);
  /** Null: the picture is to be taken away. */
  const [picture, setPicture] = useState<ChosenPicture | null>();
  return {
    picture,
    /** What the picture of the draft was called, which has to be chosen again. */
    lostName: picture === undefined ? name : '',
    url: picture === null ? undefined : (picture?.preview ?? savedUrl),
    /** Takes a picture that keeps to §5; else says why not, and answers with it. */
    async choose(file: File): Promise<string | undefined> {
      const problem = fileProblem(file, 'courseImage');
      if (!problem) {
        keepName(() => file.name);
        setPicture({ file, preview: (await readAsDataUrl(file)) || placeholderImage });
        return undefined;
      }
      const message = t(problem.message);
      const title = t(problem.reason === 'type' ? 'notice.invalidFileType.title' : 'notice.fileTooLarge.title');
      marketplace.notices.show({ type: 'error', title, message });
      return message;
    },
    /** Takes it away: the one just chosen, or the one of the course. */
    remove() {
      forgetName();
      setPicture(savedUrl ? null : undefined);
    },
    /** As it is saved. */
    reset() {
      forgetName();
      setPicture(undefined);
    },
  };
}

const readName = (stored: unknown) => (typeof stored === 'string' ? stored : undefined);
