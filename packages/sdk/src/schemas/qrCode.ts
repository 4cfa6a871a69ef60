import * as z from 'zod/mini';

/** A QR code: the modules of a side, and the dark ones as the path of an SVG, one unit a module. */
export const qrCode = z.object({ size: z.number(), path: z.string() });
export type QrCode = z.output<typeof qrCode>;
