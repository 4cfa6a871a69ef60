import { fileProblem, placeholderImage } from '@lectern/sdk/rules';
import { formWords, ruleWords } from '@lectern/sdk/words';
import { useState } from 'react';
import { readAsDataUrl } from '../../input/readAsDataUrl.ts';
import { useLectern } from '../../provider/context.ts';
import type { ChosenPicture } from '../account/useProfileEditor.ts';
import { useDraft } from './useDraft.ts';

/** A picture of a form, with the rules of a course's: the saved one, a new one, or none. */
export function usePicture(draftId: string, savedUrl: string | undefined) {
  const { marketplace, t } = useLectern('usePicture', formWords, ruleWords);
  /** A draft cannot store a file, only its name. */
  const [name, storeName, removeName] = useDraft(`${draftId}_image`, '', readName);
  /** Null if the image is to be removed. */
  const [picture, setPicture] = useState<ChosenPicture | null>();
  return {
    picture,
    /** The file name of a restored draft's image, which must be chosen again. */
    lostName: picture === undefined ? name : '',
    url: picture === null ? undefined : (picture?.preview ?? savedUrl),
    /** Sets the image if it meets §5; otherwise shows a notice and resolves with its message. */
    async choose(file: File): Promise<string | undefined> {
      const problem = fileProblem(file, 'courseImage');
      if (!problem) {
        storeName(() => file.name);
        setPicture({ file, preview: (await readAsDataUrl(file)) || placeholderImage });
        return undefined;
      }
      const message = t(problem.message);
      const title = t(problem.reason === 'type' ? 'notice.invalidFileType.title' : 'notice.fileTooLarge.title');
      marketplace.notices.show({ type: 'error', title, message });
      return message;
    },
    /** Removes the chosen image, or the saved one. */
    remove() {
      removeName();
      setPicture(savedUrl ? null : undefined);
    },
    /** Goes back to the saved image. */
    reset() {
      removeName();
      setPicture(undefined);
    },
  };
}

const readName = (stored: unknown) => (typeof stored === 'string' ? stored : undefined);
