import { Transform, type TransformCallback } from 'node:stream';
import type { FileKind } from '@lectern/sdk/rules';
import { fileTypeFromBuffer } from 'file-type';

/** Enough to recognise every type. */
export const HEAD_BYTES = 4_100;

/** By the name of the type in `file-type`: the MIME type for responses. */
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
  attachment: { ...images, pdf: 'application/pdf' },
};

/** The content is not of a type that this field accepts. */
export class WrongContent extends Error {}
/** The file is larger than this field accepts. */
export class FileTooLarge extends Error {}

/**
 * Passes the bytes of one file on, up to `most`, once the first of them have shown its type (§10.25). The name and type
 * that the client sent are not used.
 */
export class FirstBytes extends Transform {
  /** Set when the stream has ended without an error. */
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
    if (this.#count > this.#most) done(new FileTooLarge());
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

/** The type of a file that begins so; undefined if this kind doesn't accept it. */
export async function mimeOf(head: Buffer, kind: FileKind): Promise<string | undefined> {
  // WebVTT is text, recognised by its first line.
  if (kind === 'captions')
    return /^\uFEFF?WEBVTT(?:[ \t\r\n]|$)/.test(head.toString('utf8')) ? real.captions.vtt : undefined;
  const found = await fileTypeFromBuffer(head);
  return found && Object.hasOwn(real[kind], found.ext) ? real[kind][found.ext] : undefined;
}
