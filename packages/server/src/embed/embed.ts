import type { FastifyInstance } from 'fastify';
import type { FileSigner } from '../fileLinks.ts';
import { matchesEtag } from '../plugins/caching.ts';
import { addVary } from '../plugins/compression.ts';
import { problems } from '../problems.ts';
import { registerStaticFiles } from '../site/staticFiles.ts';
import type { Fragments } from './fragments.ts';

export interface EmbedOptions {
  /** Absent: none are served. */
  fragments: Fragments | undefined;
  files: FileSigner;
  /** The folders of the built loader and frames, and of the plugin for WordPress. */
  folders: readonly string[];
}

/**
 * What partners' pages load: widgets as HTML, their sheet, the files of frames, and the loader. Open to every origin,
 * without credentials.
 */
export function registerEmbed(app: FastifyInstance, { fragments, files, folders }: EmbedOptions): void {
  app.register(
    async (embed) => {
      // Before anything is refused: the loader reads the reason.
      embed.addHook('onRequest', (_request, reply, done) => {
        reply.headers({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' });
        done();
      });
      embed.setNotFoundHandler(() => {
        throw problems.noSuchCall();
      });

      embed.get('/fragments/:kind', async (request, reply) => {
        if (!fragments) throw problems.noSuchCall();
        const { url, headers } = request;
        const response = await fragments.respond({ url, headers, origin: files.originOf(request) });
        reply.headers(response.headers);
        if (!matchesEtag(request, response.headers.etag)) return reply.send(response.payload);
        for (const name of ['content-type', 'content-length', 'content-encoding']) reply.removeHeader(name);
        return reply.code(304).send();
      });

      if (folders.length === 0) return;
      registerStaticFiles(embed, { folders, except: ['v1.js'], canSend: true });
      embed.get('/v1.js', (request, reply) => {
        addVary(reply, 'Sec-Fetch-Mode');
        // A script tag that has lost its `type="module"`, as some optimisers of WordPress make it, reads no modules.
        return reply.sendFile(request.headers['sec-fetch-mode'] === 'no-cors' ? 'v1.classic.js' : 'v1.js');
      });
    },
    { prefix: '/embed' },
  );
}
