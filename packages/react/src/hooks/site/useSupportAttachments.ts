import type { SupportAttachment } from '@lectern/sdk';
import { limits } from '@lectern/sdk/rules';
import { contactWords } from '@lectern/sdk/words';
import { useState } from 'react';
import { useLectern } from '../../provider/context.ts';
import { type FileUpload, useFileUpload } from '../forms/useFileUpload.ts';

/** The files of a message to support. */
export interface SupportAttachments {
  /** What was uploaded, in the order of the message. */
  files: readonly SupportAttachment[];
  /** The file that is chosen next. */
  upload: FileUpload;
  /** Whether the message has as many as it can. */
  isFull: boolean;
  remove: (id: string) => void;
  clear: () => void;
}

/** Uploads the files of a message to support as soon as they are chosen. What isn't sent is deleted after a day. */
export function useSupportAttachments(): SupportAttachments {
  const { marketplace, t } = useLectern('useSupportAttachments', contactWords);
  const [files, setFiles] = useState<readonly SupportAttachment[]>([]);
  const upload = useFileUpload<SupportAttachment>({
    kind: 'attachment',
    failure: t('support.attachFailed'),
    send: async (file, options) => (await marketplace.support.attach({ attachment: file }, options)).attachment,
    onUpload: (attachment) => setFiles((before) => [...before, attachment]),
  });
  return {
    files,
    upload,
    isFull: files.length >= limits.supportAttachments,
    remove(id) {
      setFiles((before) => before.filter(({ _id }) => _id !== id));
      // What it says of its last file is no longer so.
      if (!upload.isUploading) upload.forget();
    },
    clear() {
      setFiles([]);
      upload.forget();
    },
  };
}
