import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a handle says: which session it renews, and how many handles that session had before. */
interface HandleContent {
  sessionId: string;
  generation: number;
}

export interface SessionHandles {
  write(content: HandleContent): string;
  /** Undefined for a handle that this server didn't make. */
  read(handle: string): HandleContent | undefined;
}

/**
 * Handles are signed, not stored: a copy of the database contains none, an old one is recognized however old it is, and
 * the same successor can be sent again when an answer was lost.
 */
export function createSessionHandles(secret: string): SessionHandles {
  // A derived key, so that a signature can never be used as a token.
  const key = createHmac('sha256', secret).update('lectern partner sessions').digest();
  const sign = (text: string) => createHmac('sha256', key).update(text).digest();
  return {
    write({ sessionId, generation }) {
      const text = `${sessionId}.${generation}`;
      return `${text}.${sign(text).toString('base64url')}`;
    },
    read(handle) {
      const [, text, sessionId, generation, signature] =
        /^(([0-9a-f]{24})\.(\d{1,9}))\.([\w-]{43})$/.exec(handle) ?? [];
      if (!text || !sessionId || !signature) return undefined;
      const isOurs = timingSafeEqual(Buffer.from(signature, 'base64url'), sign(text));
      return isOurs ? { sessionId, generation: Number(generation) } : undefined;
    },
  };
}
