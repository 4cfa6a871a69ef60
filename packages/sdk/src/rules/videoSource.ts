/** The source of a video: a file or an HLS playlist for a video element, or an embedded player of an allowed host. */
export type VideoSource =
  | { kind: 'file' | 'hls'; url: string }
  | {
      kind: 'youtube' | 'vimeo';
      id: string;
      /** The URL of the host's player, built from the id alone: nothing of the given URL is left in it. */
      embedUrl: string;
    };

/**
 * The source for the URL of a video (§3, `contentUrl` and `videoPreviewUrl`). Undefined for anything that must not be
 * opened: other schemes, and embeds of hosts that aren't on the list.
 *
 * @param address an absolute http(s) URL
 */
export function videoSource(address: string | undefined): VideoSource | undefined {
  if (!address || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  if ((url.protocol !== 'https:' && url.protocol !== 'http:') || url.username || url.password) return undefined;
  const host = url.hostname.replace(/^(www|m|music)\./, '');
  const path = url.pathname.split('/').filter(Boolean);
  if (host === 'youtu.be') return youtube(path[0]);
  if (host === 'youtube.com' || host === 'youtube-nocookie.com') {
    return youtube(path[0] === 'watch' ? url.searchParams.get('v') : path[1]);
  }
  if (host === 'vimeo.com') return vimeo(path[0], path[1]);
  if (host === 'player.vimeo.com') return vimeo(path[1], url.searchParams.get('h'));
  return { kind: /\.m3u8$/i.test(url.pathname) ? 'hls' : 'file', url: url.href };
}

function youtube(id: string | null | undefined): VideoSource | undefined {
  if (!id || !/^[\w-]{11}$/.test(id)) return undefined;
  return { kind: 'youtube', id, embedUrl: `https://www.youtube-nocookie.com/embed/${id}` };
}

function vimeo(id: string | undefined, hash: string | null | undefined): VideoSource | undefined {
  if (!id || !/^\d{1,12}$/.test(id)) return undefined;
  const secret = hash && /^[\da-f]{6,20}$/.test(hash) ? `?h=${hash}` : '';
  return { kind: 'vimeo', id, embedUrl: `https://player.vimeo.com/video/${id}${secret}` };
}
