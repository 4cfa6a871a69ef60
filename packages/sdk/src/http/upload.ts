import type { UploadProgress } from './endpoint.ts';

export interface Upload {
  method: string;
  url: string;
  body: FormData | Blob;
  headers: Record<string, string>;
  signal: AbortSignal;
  onProgress: ((progress: UploadProgress) => void) | undefined;
  /** Called whenever bytes move, so that the caller can tell slow from stalled. */
  onMove: () => void;
}

export interface RawAnswer {
  status: number;
  text: string;
  header(name: string): string | null;
}

/** Sends a body with `XMLHttpRequest`: the only way to get upload progress in a browser. */
export function upload({ method, url, body, headers, signal, onProgress, onMove }: Upload): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const cancel = () => request.abort();
    signal.addEventListener('abort', cancel, { once: true });
    request.upload.onprogress = ({ loaded, total }) => {
      onMove();
      onProgress?.({ sent: loaded, total });
    };
    request.upload.onload = onMove;
    request.onprogress = onMove;
    request.onload = () =>
      resolve({
        status: request.status,
        text: request.responseText,
        header: (name) => request.getResponseHeader(name),
      });
    request.onerror = () => reject(new TypeError('The upload failed.'));
    request.onabort = () => reject(signal.reason);
    request.onloadend = () => signal.removeEventListener('abort', cancel);
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.send(body);
  });
}
