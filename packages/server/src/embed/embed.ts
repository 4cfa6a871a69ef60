import type { FastifyInstance, FastifyReply } from 'fastify';
import type { FileSigner } from '../fileLinks.ts';
import { matchesEtag } from '../plugins/caching.ts';
import { addVary } from '../plugins/compression.ts';
import { problems } from '../problems.ts';
import { createAssets, sendAsset } from '../site/assets.ts';
import { FRAGMENTS, type Fragments } from './fragments.ts';

export interface EmbedOptions {
  /** Absent: none are served. */
  fragments: Fragments | undefined;
  files: FileSigner;
  /** The folders of the built loader and frames; absent: none is served. */
  folders: readonly (string | undefined)[];
}

/**
 * What partners' pages load: widgets as HTML, their sheet, the files of frames, and the loader. Open to every origin,
 * without credentials.
 */
export function registerEmbed(app: FastifyInstance, { fragments, files, folders }: EmbedOptions): void {
  const finds = folders.flatMap((folder) => (folder === undefined ? [] : createAssets(folder)));

  app.get(`${FRAGMENTS}:kind`, async (request, reply) => {
    // Before anything is refused: the loader reads the reason.
    open(reply);
    if (!fragments) throw problems.noSuchCall();
    const { url, headers } = request;
    const response = await fragments.respond({ url, headers, origin: files.originOf(request) });
    reply.headers(response.headers);
    if (!matchesEtag(request, response.headers.etag)) return reply.send(response.payload);
    for (const name of ['content-type', 'content-length', 'content-encoding']) reply.removeHeader(name);
    return reply.code(304).send();
  });

  app.get<{ Params: { '*': string } }>('/embed/*', async (request, reply) => {
    open(reply);
    let name = `/${request.params['*']}`;
    if (name === LOADER) {
      addVary(reply, 'Sec-Fetch-Mode');
      // A script tag that has lost its `type="module"`, as some optimisers of WordPress make it, reads no modules.
      if (request.headers['sec-fetch-mode'] === 'no-cors') name = CLASSIC;
    }
    for (const find of finds) {
      const asset = await find(name);
      if (asset) return sendAsset(request, reply, `/embed${name}`, asset);
    }
    throw problems.noSuchCall();
  });
}

const LOADER = '/v1.js';
const CLASSIC = '/v1.classic.js';

const open = (reply: FastifyReply) =>
  reply.headers({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' });
