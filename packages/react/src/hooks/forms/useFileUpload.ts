import { type CallOptions, isCancelled, isMarketplaceError, messageOf } from '@lectern/sdk';
import { type FileKind, fileProblem } from '@lectern/sdk/rules';
import { formWords, ruleWords } from '@lectern/sdk/words';
import { useEffect, useRef, useState } from 'react';
import { notifyFailure } from '../../failures/notifyFailure.ts';
import { useLectern } from '../../provider/context.ts';

interface FileUploadOptions<Uploaded> {
  kind: FileKind;
  /** Uploads the file and resolves with what it is now, such as its URL. */
  send: (file: File, options: CallOptions) => Promise<Uploaded>;
  onUpload: (uploaded: Uploaded, file: File) => void;
  /** The message of a failure that has none of its own. */
  failure: string;
}

interface UploadState {
  file?: File;
  /** Upload progress in percent, during the upload. */
  percent?: number;
  /** Whether it waits for a connection. */
  isPaused?: boolean;
  /** Whether it began again, through the server. */
  isThroughServer?: boolean;
  error?: string;
  isDone?: boolean;
}

/** What {@link useFileUpload} returns. */
export interface FileUpload extends UploadState {
  isUploading: boolean;
  /** Uploads a file if it meets the rules of its kind. */
  start: (file: File) => void;
  /** Cancels the upload. */
  cancel: () => void;
  /** Forgets the uploaded file or the error. */
  forget: () => void;
  /** Retries the failed upload; undefined if none failed, and if the file itself was refused. */
  retry: (() => void) | undefined;
}

/** Uploads a file as soon as it is chosen, with progress, cancel and retry. */
export function useFileUpload<Uploaded = string>({
  kind,
  send,
  onUpload,
  failure,
}: FileUploadOptions<Uploaded>): FileUpload {
  const { marketplace, t } = useLectern('useFileUpload', formWords, ruleWords);
  const [state, setState] = useState<UploadState>({});
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const fail = (title: keyof typeof formWords, message: string) => notifyFailure(marketplace, t(title), message);

  async function start(file: File) {
    running.current?.abort();
    const problem = fileProblem(file, kind);
    if (problem) {
      setState({ error: t(problem.message) });
      return fail(
        problem.reason === 'type' ? 'notice.invalidFileType.title' : 'notice.fileTooLarge.title',
        t(problem.message),
      );
    }
    const controller = new AbortController();
    running.current = controller;
    setState({ file, percent: 0 });
    try {
      const uploaded = await send(file, {
        signal: controller.signal,
        onProgress: ({ sent, total, isPaused = false, isThroughServer = false }) => {
          const percent = total > 0 ? Math.min(100, Math.round((sent / total) * 100)) : 0;
          setState({ file, percent, isPaused, isThroughServer });
        },
      });
      if (controller.signal.aborted) return;
      setState({ file, isDone: true });
      onUpload(uploaded, file);
    } catch (error) {
      if (isCancelled(error) || controller.signal.aborted) {
        // Another upload may have started.
        if (running.current === controller) setState({});
        return;
      }
      const message = messageOf(error, failure);
      // The same file would be refused again.
      const isRefused = isMarketplaceError(error) && error.fields.length > 0;
      setState(isRefused ? { error: message } : { file, error: message });
      fail('notice.uploadFailed.title', message);
    }
  }

  return {
    ...state,
    isUploading: state.percent !== undefined,
    start: (file: File) => void start(file),
    cancel: () => running.current?.abort(),
    forget: () => setState({}),
    retry: state.file && state.error ? () => void (state.file && start(state.file)) : undefined,
  };
}
