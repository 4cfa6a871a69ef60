import type { FastifyInstance, FastifyReply } from 'fastify';
import type { FileSigner } from '../fileLinks.ts';
import { matchesEtag } from '../plugins/caching.ts';
import { addVary } from '../plugins/compression.ts';
import { problems } from '../problems.ts';
import { createAssets, sendAsset } from '../site/assets.ts';
import type { Site } from '../site/site.ts';
import { FRAGMENTS, type Fragments } from './fragments.ts';

export interface EmbedOptions {
  fragments: Fragments;
  site: Site;
  files: FileSigner;
  /** The folder of the built loader; absent: none is served. */
  loaderDir: string | undefined;
}

/** What partners' pages load: widgets as HTML, their sheet, and the loader. Open to every origin, without credentials. */
export function registerEmbed(app: FastifyInstance, { fragments, site, files, loaderDir }: EmbedOptions): void {
  const findLoader = loaderDir === undefined ? undefined : createAssets(loaderDir);

  app.get(`${FRAGMENTS}:kind`, async (request, reply) => {
    // Before anything is refused: the loader reads the reason.
    open(reply);
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
    const path = `/embed${name}`;
    const asset = (await findLoader?.(name)) ?? (await site.find(path));
    if (!asset) throw problems.noSuchCall();
    return sendAsset(request, reply, path, asset);
  });
}

const LOADER = '/v1.js';
const CLASSIC = '/v1.classic.js';

const open = (reply: FastifyReply) =>
  reply.headers({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' });
