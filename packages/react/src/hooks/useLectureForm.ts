import {
  type AuthoredLecture,
  type AuthoredSection,
  type CaptionTrack,
  fieldErrors,
  type LectureUpdate,
  messageOf,
} from '@lectern/sdk';
import { useRef, useState } from 'react';
import { normalizeDuration } from '../input/normalizeDuration.ts';
import { useLectern } from '../provider/context.ts';
import { useMutation } from '../provider/query.ts';
import { useRefreshContent } from './useContentManager.ts';
import { useCreationKey } from './useCreationKey.ts';
import { useDraft } from './useDraft.ts';

const names = [
  'title',
  'sectionId',
  'type',
  'order',
  'isPublished',
  'contentUrl',
  'duration',
  'textContent',
  'captions',
] as const;

/** What is typed into the form of a lecture; `duration` as minutes and seconds, `captions` as JSON. */
export type LectureValues = Readonly<Record<(typeof names)[number], string>>;

export interface LectureFormOptions {
  courseId: string;
  /** Where a new lecture goes, or where the lecture is. */
  section: AuthoredSection;
  /** The lecture to change; a new one without it. */
  lecture?: AuthoredLecture | undefined;
  onSave: () => void;
}

/** A lecture being made or changed (§5). What is typed survives a reload, until it is saved or discarded. */
export function useLectureForm({ courseId, section, lecture, onSave }: LectureFormOptions) {
  const { marketplace, t, formats } = useLectern('useLectureForm');
  const refresh = useRefreshContent(courseId);
  const id = lecture ? `lecture_${lecture._id}` : `newLecture_${section._id}`;
  const [draft, change, clear] = useDraft<LectureValues | null>(id, null, readValues);
  const key = useCreationKey(id);
  const forget = () => {
    clear();
    key.forget();
  };
  const [isRestored] = useState(draft !== null);
  const stored = useRef(toValues(section, lecture, formats.clock)).current;
  type Checked = ReturnType<typeof marketplace.rules.lectureDraft.safeParse> & { success: true };

  const saving = useMutation({
    mutationFn(values: Checked['data']): Promise<unknown> {
      if (!lecture) return marketplace.lectures.create({ ...values, idempotencyKey: key.read() });
      return marketplace.lectures.update({ id: lecture._id, ...changed(lecture, section._id, values) });
    },
    async onSuccess(_, { title }) {
      forget();
      await refresh();
      onSave();
      marketplace.notices.show({
        type: 'success',
        title: t(lecture ? 'notice.lectureUpdated.title' : 'notice.lectureCreated.title'),
        message: t(lecture ? 'notice.sectionUpdated.text' : 'notice.sectionCreated.text', { title }),
      });
    },
  });

  return {
    begin: draft ?? stored,
    isRestored,
    keep: (values: Partial<LectureValues>) => change((before) => ({ ...(before ?? stored), ...values })),
    discard: forget,
    rule: {
      safeParse(given: unknown) {
        const values = given as Partial<LectureValues>;
        const duration = values.duration === undefined ? undefined : normalizeDuration(values.duration);
        const checked = marketplace.rules.lectureDraft.safeParse({
          ...values,
          courseId,
          order: values.order?.trim() || 0,
          duration,
          isPublished: values.isPublished === 'true',
          captions: readCaptions(values.captions),
        });
        if (checked.success) return checked;
        // The rule's own text is about the seconds of a call; this field takes minutes and seconds.
        const message = t(
          /^0*[1-9]\d*$/.test(duration ?? '') ? 'lectureForm.durationLong' : 'lectureForm.durationWrong',
        );
        return {
          success: false as const,
          errors: checked.errors.map((error) => (error.field === 'duration' ? { ...error, message } : error)),
        };
      },
    },
    save: (values: Checked['data']) => saving.mutate(values),
    isSaving: saving.isPending,
    error: saving.error && messageOf(saving.error, t('contentManager.lectureSaveFailed')),
    fields: fieldErrors(saving.error),
  };
}

const toValues = (
  section: AuthoredSection,
  lecture: AuthoredLecture | undefined,
  clock: (seconds: number) => string,
): LectureValues => ({
  title: lecture?.title ?? '',
  sectionId: section._id,
  type: lecture?.type ?? 'video',
  order: String(lecture?.order ?? (section.lectures.at(-1)?.order ?? -1) + 1),
  isPublished: (lecture?.isPublished ?? true) ? 'true' : '',
  contentUrl: lecture?.contentUrl ?? '',
  // 0 is "not known": left alone it stays so (§5).
  duration: lecture?.duration ? clock(lecture.duration) : '',
  textContent: lecture?.textContent ?? '',
  captions: JSON.stringify(lecture?.captions ?? []),
});

/** What differs: a signed address that was not touched stays the server's own. */
function changed(lecture: AuthoredLecture, sectionId: string, given: object): Omit<LectureUpdate, 'id'> {
  const { courseId: _, type: __, ...values } = given as Record<string, unknown>;
  const before: Record<string, unknown> = { ...lecture, sectionId };
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => value !== undefined && JSON.stringify(value) !== JSON.stringify(before[name]),
    ),
  );
}

/** The tracks of a form's field. */
export function readCaptions(json: string | undefined): CaptionTrack[] {
  try {
    return JSON.parse(json ?? '[]') as CaptionTrack[];
  } catch {
    return []; // Another version's draft.
  }
}

function readValues(stored: unknown): LectureValues | undefined {
  const values = (stored ?? {}) as Partial<LectureValues>;
  return names.every((name) => typeof values[name] === 'string') ? (values as LectureValues) : undefined;
}
