import * as z from 'zod/mini';
import type { EndpointGroup } from '../http/endpoint.ts';
import { byId, emptyOutput } from '../schemas/primitives.ts';
import { section, sectionDraft, sectionUpdate } from '../schemas/section.ts';

const saved = z.object({ section: z.optional(section) });

/** The sections of a course one teaches (§7). `courses.arrange` moves them. */
export const sections = {
  /** Adds a section to a course one teaches. */
  create: {
    method: 'POST',
    path: '/instructor/section',
    input: sectionDraft,
    output: saved,
    failure: 'sections.createFailed',
    refuses: ['too_many'],
  },
  /** Changes what is sent. */
  update: {
    method: 'PUT',
    path: '/instructor/section/{id}',
    input: sectionUpdate,
    output: saved,
    failure: 'sections.updateFailed',
  },
  /** Takes its lectures along. */
  remove: {
    method: 'DELETE',
    path: '/instructor/section/{id}',
    input: byId,
    output: emptyOutput,
    failure: 'sections.removeFailed',
  },
} satisfies EndpointGroup;
