/** The most characters that an address is read to. */
const MAX_LENGTH = 100_000;

const through = (bytes: BlobPart, stream: GenericTransformStream) =>
  new Response(new Blob([bytes]).stream().pipeThrough(stream as ReadableWritablePair<BufferSource, BufferSource>));

/** A text for the fragment of an address, which browsers send to nobody. */
export async function pack(text: string): Promise<string> {
  const bytes = new Uint8Array(await through(text, new CompressionStream('deflate-raw')).arrayBuffer());
  const characters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(characters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The text again; undefined where it is none of ours, or would be endless. */
export async function unpack(packed: string): Promise<string | undefined> {
  try {
    const characters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(characters, (character) => character.charCodeAt(0));
    const reader = through(bytes, new DecompressionStream('deflate-raw')).body?.getReader();
    const decoder = new TextDecoder();
    let text = '';
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      text += decoder.decode(part.value as Uint8Array, { stream: true });
      if (text.length <= MAX_LENGTH) continue;
      await reader?.cancel();
      return undefined;
    }
    return text + decoder.decode();
  } catch {
    return undefined;
  }
}
