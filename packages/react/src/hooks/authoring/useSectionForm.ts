import { sectionDraft, validatorOf } from '@lectern/sdk/forms';
import type { AuthoredSection } from '@lectern/sdk/rules';
import { contentWords } from '@lectern/sdk/words';
import { useLectern } from '../../provider/context.ts';
import { useAuthorMarketplace } from '../../provider/useAuthorMarketplace.ts';
import { type StoredForm, useStoredForm } from '../forms/useStoredForm.ts';
import type { UnsavedChanges } from '../forms/useUnsavedChanges.ts';
import { useRefreshContent } from './useContentManager.ts';

/** The fields of the section form. */
export type SectionValues = Readonly<Record<'title' | 'order', string>>;

export interface UseSectionFormOptions {
  /** The id of the course that the section belongs to. */
  courseId: string;
  /** The section to edit; without it the form creates one. */
  section?: AuthoredSection | undefined;
  /** The order of a new section, from 0. */
  nextOrder: number;
  /** Asks before unsaved changes are left; nothing asks without it. */
  unsaved?: UnsavedChanges | undefined;
  /** Called when the section is saved. */
  onSave: () => void;
  /** Adds a lecture to a new section: the notice offers it. @default the notice offers nothing */
  onAddLecture?: ((section: AuthoredSection) => void) | undefined;
}

/** Creates or edits a section (§5). Unsaved changes survive a reload. */
export function useSectionForm({
  courseId,
  section,
  nextOrder,
  unsaved,
  onSave,
  onAddLecture,
}: UseSectionFormOptions): StoredForm<SectionValues> {
  const marketplace = useAuthorMarketplace('useSectionForm');
  const { t } = useLectern('useSectionForm', contentWords);
  const refresh = useRefreshContent(courseId);
  return useStoredForm({
    id: section ? `section_${section._id}` : `newSection_${courseId}`,
    initialValues: { title: section?.title ?? '', order: String(section?.order ?? nextOrder) },
    unsaved,
    validator: {
      // An empty order is 0 (§5).
      safeParse: (values: SectionValues) =>
        validatorOf(marketplace, sectionDraft).safeParse({ ...values, courseId, order: values.order.trim() || 0 }),
    },
    async submit({ title, order }, creationKey): Promise<AuthoredSection | undefined> {
      if (section) {
        await marketplace.sections.update({ id: section._id, title, order });
        return undefined;
      }
      const answer = await marketplace.sections.create({ courseId, title, order, idempotencyKey: creationKey() });
      const _id = answer.section?._id;
      return _id === undefined ? undefined : { _id, courseId, title, order, lectures: [] };
    },
    failure: t('contentManager.sectionSaveFailed'),
    async onSuccess(created, { title }) {
      await refresh();
      onSave();
      marketplace.notices.show({
        type: 'success',
        title: t(section ? 'notice.sectionUpdated.title' : 'notice.sectionCreated.title'),
        message: t(section ? 'notice.sectionUpdated.text' : 'notice.sectionCreated.text', { title }),
        ...(created &&
          onAddLecture && {
            onConfirm: () => onAddLecture(created),
            confirmLabel: t('contentManager.addLecture'),
            cancelLabel: t('notice.ok'),
          }),
      });
    },
  });
}
