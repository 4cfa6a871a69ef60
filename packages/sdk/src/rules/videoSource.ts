/** Where a video comes from: a file or an HLS list that a video element plays, or a frame of an allowed host. */
export type VideoSource =
  | { kind: 'file' | 'hls'; url: string }
  | {
      kind: 'youtube' | 'vimeo';
      id: string;
      /** The address of the host's own player, made anew from the id: nothing of the given address is left in it. */
      embedUrl: string;
    };

/**
 * What an address of a video is (§3, `contentUrl` and `videoPreviewUrl`). Undefined for everything that must not be
 * opened: other schemes, and frames of hosts that are not on the list.
 *
 * @param address absolute, with http or https
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
