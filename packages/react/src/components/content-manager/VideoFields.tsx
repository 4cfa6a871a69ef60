import { type RefObject, useEffect, useState } from 'react';
import { readVideoDuration } from '../../hooks/readVideoDuration.ts';
import { useFileUpload } from '../../hooks/useFileUpload.ts';
import type { LectureValues } from '../../hooks/useLectureForm.ts';
import { useLectern } from '../../provider/context.ts';
import { Field } from '../../ui/Field.tsx';
import { CaptionsField } from './CaptionsField.tsx';
import { FileField } from './FileField.tsx';

interface VideoFieldsProps {
  begin: LectureValues;
  errors: Record<string, string | undefined>;
  keep: (values: Partial<LectureValues>) => void;
  onUploading: (isUploading: boolean) => void;
  form: RefObject<HTMLFormElement | null>;
}

/** A video by its address or by a file, its length and its captions. */
export function VideoFields({ begin, errors, keep, onUploading, form }: VideoFieldsProps) {
  const { marketplace, t } = useLectern('LectureForm');
  /** Written for the person, in fields that keep their own values. */
  const write = (name: 'contentUrl' | 'duration', value: string) => {
    const field = form.current?.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = value;
    keep({ [name]: value });
  };
  const upload = useFileUpload({
    kind: 'video',
    failure: 'contentManager.uploadFailed',
    send: async (file, options) => (await marketplace.lectures.uploadVideo({ videoFile: file }, options)).videoUrl,
    onUpload(url, file) {
      write('contentUrl', url);
      marketplace.notices.show({
        type: 'success',
        title: t('notice.videoUploaded.title'),
        message: t('notice.videoUploaded.text', { name: file.name }),
      });
    },
  });
  const [areCaptionsUploading, setCaptionsUploading] = useState(false);
  const isUploading = upload.isUploading || areCaptionsUploading;
  useEffect(() => {
    onUploading(isUploading);
    return () => onUploading(false);
  }, [isUploading, onUploading]);

  async function choose(file: File) {
    upload.start(file);
    const seconds = await readVideoDuration(file);
    if (seconds !== undefined) write('duration', String(seconds));
  }

  return (
    <>
      <Field
        label={t('lectureForm.videoUrl')}
        name="contentUrl"
        inputMode="url"
        defaultValue={begin.contentUrl}
        autoComplete="off"
        hint={t('lectureForm.videoUrlHint')}
        error={errors.contentUrl}
      />
      <FileField
        label={t('lectureForm.videoFile')}
        chooseLabel={t('lectureForm.chooseVideo')}
        hint={t('lectureForm.videoFileHint')}
        accept="video/*,.avi,.flv,.mkv,.mov,.wmv"
        upload={upload}
        onChoose={(file) => void choose(file)}
      />
      <Field
        label={t('lectureForm.duration')}
        name="duration"
        inputMode="numeric"
        defaultValue={begin.duration}
        autoComplete="off"
        hint={t('lectureForm.durationHint')}
        error={errors.duration}
      />
      <CaptionsField
        defaultValue={begin.captions}
        onChange={(captions) => keep({ captions })}
        onUploading={setCaptionsUploading}
      />
    </>
  );
}
