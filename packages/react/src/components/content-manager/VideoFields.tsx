import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFileUpload } from '../../hooks/useFileUpload.ts';
import type { LectureValues } from '../../hooks/useLectureForm.ts';
import { readVideoDuration } from '../../input/readVideoDuration.ts';
import { useLectern } from '../../provider/context.ts';
import { Field } from '../../ui/Field.tsx';
import { CaptionsField } from './CaptionsField.tsx';
import { FileField } from './FileField.tsx';
import { UploadedVideo } from './UploadedVideo.tsx';
import { fileNameOf, isUploadedFile } from './uploadedFile.ts';

interface VideoFieldsProps {
  begin: LectureValues;
  errors: Record<string, string | undefined>;
  keep: (values: Partial<LectureValues>) => void;
  onUploading: (isUploading: boolean) => void;
  form: RefObject<HTMLFormElement | null>;
}

/** A video by its address or by a file, its length and its captions. */
export function VideoFields({ begin, errors, keep, onUploading, form }: VideoFieldsProps) {
  const { marketplace, t, formats } = useLectern('LectureForm');
  const [video, setVideo] = useState({
    url: begin.contentUrl,
    isFile: isUploadedFile(begin.contentUrl, marketplace.baseUrl),
  });
  const [duration, setDuration] = useState(begin.duration);
  /** Of a number alone, which may have been meant as minutes. */
  const seconds = /^\d{1,4}$/.test(duration.trim()) ? Number(duration) : 0;
  /** Written for the person, in fields that keep their own values. */
  const write = (name: 'contentUrl' | 'duration', value: string) => {
    const field = form.current?.elements.namedItem(name);
    keep({ [name]: value });
    if (!(field instanceof HTMLInputElement)) return;
    field.value = value;
    // As if it were typed: it is kept, and what was wrong with the field before is not any more.
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const upload = useFileUpload({
    kind: 'video',
    failure: 'contentManager.uploadFailed',
    send: async (file, options) => (await marketplace.lectures.uploadVideo({ videoFile: file }, options)).videoUrl,
    onUpload(url, file) {
      write('contentUrl', url);
      setVideo({ url, isFile: true });
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
    if (seconds !== undefined) write('duration', formats.clock(seconds));
  }

  function remove() {
    upload.forget();
    write('contentUrl', '');
    flushSync(() => setVideo({ url: '', isFile: false }));
    const field = form.current?.elements.namedItem('contentUrl');
    if (field instanceof HTMLElement) field.focus();
  }

  return (
    <>
      {video.isFile ? (
        <UploadedVideo
          url={video.url}
          fileName={(upload.isDone ? upload.file?.name : undefined) ?? fileNameOf(video.url)}
          error={errors.contentUrl}
          onRemove={remove}
        />
      ) : (
        <Field
          label={t('lectureForm.videoUrl')}
          name="contentUrl"
          inputMode="url"
          defaultValue={video.url}
          autoComplete="off"
          hint={t('lectureForm.videoUrlHint')}
          error={errors.contentUrl}
        />
      )}
      <FileField
        label={t('lectureForm.videoFile')}
        chooseLabel={t(video.isFile ? 'lectureForm.replaceVideo' : 'lectureForm.chooseVideo')}
        hint={t('lectureForm.videoFileHint')}
        accept="video/*,.avi,.flv,.mkv,.mov,.wmv"
        upload={upload}
        onChoose={(file) => void choose(file)}
      />
      <Field
        label={t('lectureForm.duration')}
        name="duration"
        defaultValue={begin.duration}
        autoComplete="off"
        hint={
          seconds
            ? t('lectureForm.durationSeconds', {
                clock: formats.clock(seconds),
                minutes: formats.clock(seconds * 60),
              })
            : t('lectureForm.durationHint')
        }
        error={errors.duration}
        onInput={({ currentTarget }) => setDuration(currentTarget.value)}
      />
      <CaptionsField
        defaultValue={begin.captions}
        onChange={(captions) => keep({ captions })}
        onUploading={setCaptionsUploading}
      />
    </>
  );
}
