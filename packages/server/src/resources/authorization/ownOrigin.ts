import type { Destination, FileSigner } from '../../fileLinks.ts';

/** The marketplace's origin as browsers write it, without a default port; undefined if the request's host is none. */
export const ownOrigin = (files: FileSigner, request: Destination): string | undefined =>
  URL.parse(files.originOf(request))?.origin;
