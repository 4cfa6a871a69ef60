import * as z from 'zod/mini';
import { ruleMessage } from '../messages/ruleMessage.ts';
import { id, integerBetween, maxCharacters, text } from './primitives.ts';

/** Parts whose addresses are given at once. */
const MAX_PARTS = 10;
const wrong = ruleMessage('error.invalidInput');

/** A file that will be sent in parts; its name and type are judged as those of a whole file are. */
export const openUploadInput = z.strictObject({
  /** What it is for. */
  kind: z.enum(['video'], wrong),
  name: text(255),
  type: text(100),
  /** Bytes. */
  size: integerBetween(wrong, 1, Number.MAX_SAFE_INTEGER),
});

/** POST /instructor/uploads/{id}/parts: the parts whose addresses are wanted, numbered from 1. */
export const uploadPartsInput = z.strictObject({
  id,
  parts: z.array(integerBetween(wrong, 1, 10_000), wrong).check(z.minLength(1, wrong), z.maxLength(MAX_PARTS, wrong)),
});

/** A file that is being sent in parts. */
export const openUpload = z.object({
  _id: z.string(),
  size: z.number(),
  /** Bytes of each part but the last. */
  partSize: z.number(),
  /** The parts that are there, numbered from 1. */
  received: z.array(z.number()),
  /** It is deleted then, unless addresses are asked for before. */
  expiresAt: z.string(),
});
export type OpenUpload = z.output<typeof openUpload>;

/** Where a part goes, with PUT and exactly its bytes, for the next quarter of an hour. */
export const uploadPart = z.object({ number: z.number(), url: z.string() });

/** DELETE /instructor/uploads/{id} */
export const removedUploadInput = z.strictObject({
  id,
  /** The browser couldn't send the parts, such as because the bucket doesn't allow it: a reason for operators. */
  problem: z.optional(z.string(wrong).check(maxCharacters(200, wrong))),
});
