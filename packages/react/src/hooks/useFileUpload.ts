import { type CallOptions, type FileKind, fileProblem, isCancelled, type MessageKey, messageOf } from '@lectern/sdk';
import { useEffect, useRef, useState } from 'react';
import { notifyFailure } from '../failures/notifyFailure.ts';
import { useLectern } from '../provider/context.ts';

interface FileUploadOptions {
  kind: FileKind;
  /** Sends the file and answers its address. */
  send: (file: File, options: CallOptions) => Promise<string>;
  onUpload: (url: string, file: File) => void;
  /** What a failure is called that has no words of its own. */
  failure: MessageKey;
}

interface UploadState {
  file?: File;
  /** Percent that has been sent, while it is being sent. */
  percent?: number;
  error?: string;
  isDone?: boolean;
}

/** A file on its way to the server at once when it is chosen: with progress, to be cancelled and to be tried again. */
export function useFileUpload({ kind, send, onUpload, failure }: FileUploadOptions) {
  const { marketplace, t } = useLectern('useFileUpload');
  const [state, setState] = useState<UploadState>({});
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const fail = (title: MessageKey, message: string) => notifyFailure(marketplace, t(title), message);

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
      const url = await send(file, {
        signal: controller.signal,
        onProgress: ({ sent, total }) =>
          setState({ file, percent: total > 0 ? Math.min(100, Math.round((sent / total) * 100)) : 0 }),
      });
      if (controller.signal.aborted) return;
      setState({ file, isDone: true });
      onUpload(url, file);
    } catch (error) {
      if (isCancelled(error) || controller.signal.aborted) {
        // Another file may be on its way already.
        if (running.current === controller) setState({});
        return;
      }
      const message = messageOf(error, t(failure));
      setState({ file, error: message });
      fail('notice.uploadFailed.title', message);
    }
  }

  return {
    ...state,
    isUploading: state.percent !== undefined,
    start: (file: File) => void start(file),
    cancel: () => running.current?.abort(),
    /** Nothing was sent: what arrived is not wanted. */
    forget: () => setState({}),
    /** Sends the file that failed once more; missing where none has. */
    retry: state.file && state.error ? () => void (state.file && start(state.file)) : undefined,
  };
}

export type FileUpload = ReturnType<typeof useFileUpload>;
