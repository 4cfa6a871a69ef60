import { type AuthoredSection, fieldErrors, messageOf } from '@lectern/sdk';
import { useState } from 'react';
import { useLectern } from '../provider/context.ts';
import { useMutation } from '../provider/query.ts';
import { useRefreshContent } from './useContentManager.ts';
import { useCreationKey } from './useCreationKey.ts';
import { useDraft } from './useDraft.ts';

/** What is typed into the form of a section. */
export type SectionValues = Readonly<Record<'title' | 'order', string>>;

export interface SectionFormOptions {
  courseId: string;
  /** The section to change; a new one without it. */
  section?: AuthoredSection | undefined;
  /** Where a new section goes, from 0. */
  nextOrder: number;
  onSave: () => void;
}

/** A section being made or changed (§5). What is typed survives a reload, until it is saved or discarded. */
export function useSectionForm({ courseId, section, nextOrder, onSave }: SectionFormOptions) {
  const { marketplace, t } = useLectern('useSectionForm');
  const refresh = useRefreshContent(courseId);
  const id = section ? `section_${section._id}` : `newSection_${courseId}`;
  const [draft, change, clear] = useDraft<SectionValues | null>(id, null, readValues);
  const key = useCreationKey(id);
  const forget = () => {
    clear();
    key.forget();
  };
  const [isRestored] = useState(draft !== null);
  const saving = useMutation({
    mutationFn: (values: { title: string; order: number }): Promise<unknown> =>
      section
        ? marketplace.sections.update({ id: section._id, ...values })
        : marketplace.sections.create({ courseId, ...values, idempotencyKey: key.read() }),
    async onSuccess(_, { title }) {
      forget();
      await refresh();
      onSave();
      marketplace.notices.show({
        type: 'success',
        title: t(section ? 'notice.sectionUpdated.title' : 'notice.sectionCreated.title'),
        message: t(section ? 'notice.sectionUpdated.text' : 'notice.sectionCreated.text', { title }),
      });
    },
  });
  const stored = section
    ? { title: section.title, order: String(section.order) }
    : { title: '', order: String(nextOrder) };
  return {
    begin: draft ?? stored,
    isRestored,
    keep: (values: SectionValues) => change(() => values),
    discard: forget,
    rule: {
      // An order that was emptied is the first (§5).
      safeParse: (values: unknown) => {
        const { title, order } = values as SectionValues;
        return marketplace.rules.sectionDraft.safeParse({ courseId, title, order: order.trim() || 0 });
      },
    },
    save: ({ title, order }: { title: string; order: number }) => saving.mutate({ title, order }),
    isSaving: saving.isPending,
    error: saving.error && messageOf(saving.error, t('contentManager.sectionSaveFailed')),
    fields: fieldErrors(saving.error),
  };
}

function readValues(stored: unknown): SectionValues | undefined {
  const { title, order } = (stored ?? {}) as Partial<SectionValues>;
  return typeof title === 'string' && typeof order === 'string' ? { title, order } : undefined;
}
