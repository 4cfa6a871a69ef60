import type { RuleWordKey } from '../messages/words/ruleWords.ts';

/** Metadata of a file, such as a browser's `File` or `Blob`. `size` is in bytes. */
export interface FileLike {
  readonly size: number;
  readonly type: string;
  readonly name?: string | undefined;
}

/** What a file is used for. */
export type FileKind = 'profilePicture' | 'courseImage' | 'video' | 'captions' | 'attachment';

/** Why a file is refused: its type or its size. `message` is the key of the text in `ruleWords`. */
export interface FileProblem {
  reason: 'type' | 'size';
  message: RuleWordKey;
}

interface FileLimit {
  /** Extension → the MIME types that browsers report for it. */
  readonly types: Readonly<Record<string, readonly string[]>>;
  /** Bytes, inclusive. 1 MB is 1,048,576 bytes. */
  readonly most: number;
  readonly typeMessage: RuleWordKey;
  readonly sizeMessage: RuleWordKey;
}

const MB = 1_048_576;
const images = {
  jpg: ['image/jpeg', 'image/jpg'],
  jpeg: ['image/jpeg', 'image/jpg'],
  png: ['image/png'],
  gif: ['image/gif'],
  webp: ['image/webp'],
};

/** The allowed types and the size limit of each kind of file (§5, §9). */
export const fileLimits: Readonly<Record<FileKind, FileLimit>> = {
  profilePicture: { types: images, most: 5 * MB, typeMessage: 'rule.imageType', sizeMessage: 'rule.pictureSize' },
  courseImage: { types: images, most: 10 * MB, typeMessage: 'rule.imageType', sizeMessage: 'rule.imageSize' },
  video: {
    types: {
      mp4: ['video/mp4'],
      avi: ['video/x-msvideo', 'video/avi', 'video/msvideo'],
      mov: ['video/quicktime'],
      wmv: ['video/x-ms-wmv'],
      flv: ['video/x-flv'],
      webm: ['video/webm'],
      mkv: ['video/x-matroska', 'video/matroska'],
    },
    most: 500 * MB,
    typeMessage: 'rule.videoType',
    sizeMessage: 'rule.videoSize',
  },
  captions: {
    types: { vtt: ['text/vtt'] },
    most: MB,
    typeMessage: 'rule.captionsType',
    sizeMessage: 'rule.captionsSize',
  },
  attachment: {
    types: { ...images, pdf: ['application/pdf'] },
    most: 5 * MB,
    typeMessage: 'rule.attachmentType',
    sizeMessage: 'rule.attachmentSize',
  },
};

/** Why a file is refused; undefined if it is allowed. Checks its MIME type, or its extension if that is empty (§5). */
export function fileProblem(file: FileLike, kind: FileKind): FileProblem | undefined {
  const { types, most, typeMessage, sizeMessage } = fileLimits[kind];
  const mime = file.type.split(';')[0]?.trim().toLowerCase();
  const extension = file.name?.split('.').slice(1).at(-1)?.toLowerCase();
  const isKnown = mime
    ? Object.values(types).some((known) => known.includes(mime))
    : extension !== undefined && Object.hasOwn(types, extension);
  if (!isKnown) return { reason: 'type', message: typeMessage };
  return file.size > most ? { reason: 'size', message: sizeMessage } : undefined;
}
