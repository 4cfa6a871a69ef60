import * as z from 'zod/mini';
import type { EndpointGroup } from '../../http/endpoint.ts';
import { byId, emptyOutput } from '../../schemas/primitives.ts';
import { section } from '../../schemas/section.ts';
import { sectionInput, sectionUpdate } from '../../schemas/sectionInput.ts';

const saved = z.object({ section: z.optional(section) });

/** The sections of an authored course (§7). `courses.arrange` moves them. */
export const sections = {
  /** Adds a section. */
  create: {
    method: 'POST',
    path: '/instructor/section',
    input: sectionInput,
    output: saved,
    failure: 'sections.createFailed',
    refuses: ['too_many'],
  },
  /** Changes only the fields that are sent. */
  update: {
    method: 'PUT',
    path: '/instructor/section/{id}',
    input: sectionUpdate,
    output: saved,
    failure: 'sections.updateFailed',
  },
  /** Removes a section with its lectures. */
  remove: {
    method: 'DELETE',
    path: '/instructor/section/{id}',
    input: byId,
    output: emptyOutput,
    failure: 'sections.removeFailed',
  },
} satisfies EndpointGroup;
