import { Transform, type TransformCallback } from 'node:stream';
import type { FileKind } from '@lectern/sdk/api';
import { fileTypeFromBuffer } from 'file-type';

/** Bytes that tell every kind of file apart. */
const HEAD_BYTES = 4_100;

/** What the bytes are, as `file-type` names it → the MIME type that it is served with. */
const images = { jpg: 'image/jpeg', png: 'image/png', gif: 'image/gif', webp: 'image/webp' };
const real: Record<FileKind, Readonly<Record<string, string>>> = {
  profilePicture: images,
  courseImage: images,
  video: {
    mp4: 'video/mp4',
    m4v: 'video/mp4',
    mov: 'video/quicktime',
    avi: 'video/x-msvideo',
    asf: 'video/x-ms-wmv',
    wmv: 'video/x-ms-wmv',
    flv: 'video/x-flv',
    webm: 'video/webm',
    mkv: 'video/x-matroska',
  },
  captions: { vtt: 'text/vtt' },
};

/** The bytes are not what this field takes. */
export class WrongContent extends Error {}
/** There are more of them than it takes. */
export class TooMuch extends Error {}

/**
 * Lets the bytes of one file through, up to `most`, once the first of them have shown what it is (§10.25):
 * the name and the type that a client sends decide nothing.
 */
export class FirstBytes extends Transform {
  /** Known when the stream has ended well. */
  mime = '';
  #head = Buffer.alloc(0);
  #count = 0;
  #kind: FileKind;
  #most: number;

  constructor(kind: FileKind, most: number) {
    super();
    this.#kind = kind;
    this.#most = most;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#count += chunk.length;
    if (this.mime === '') this.#head = Buffer.concat([this.#head, chunk]);
    if (this.#count > this.#most) done(new TooMuch());
    else if (this.mime !== '') done(null, chunk);
    else if (this.#head.length < HEAD_BYTES) done();
    else this.#judge(done);
  }

  override _flush(done: TransformCallback): void {
    if (this.mime === '') this.#judge(done);
    else done();
  }

  #judge(done: TransformCallback): void {
    mimeOf(this.#head, this.#kind).then((mime) => {
      if (mime === undefined) return done(new WrongContent());
      this.mime = mime;
      done(null, this.#head);
    }, done);
  }
}

async function mimeOf(head: Buffer, kind: FileKind): Promise<string | undefined> {
  // WebVTT is text: its first line alone says so.
  if (kind === 'captions')
    return /^\uFEFF?WEBVTT(?:[ \t\r\n]|$)/.test(head.toString('utf8')) ? real.captions.vtt : undefined;
  const found = await fileTypeFromBuffer(head);
  return found && Object.hasOwn(real[kind], found.ext) ? real[kind][found.ext] : undefined;
}
