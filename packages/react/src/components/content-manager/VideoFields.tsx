import type { AuthoredLecture } from '@lectern/sdk';
import { discardUpload, listUnfinishedUploads } from '@lectern/sdk/author';
import { contentWords, lectureFormWords } from '@lectern/sdk/words';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { LectureValues } from '../../hooks/authoring/useLectureForm.ts';
import { useFileUpload } from '../../hooks/forms/useFileUpload.ts';
import type { StoredForm } from '../../hooks/forms/useStoredForm.ts';
import { readVideoDuration } from '../../input/readVideoDuration.ts';
import { useLectern } from '../../provider/context.ts';
import { useAuthorMarketplace } from '../../provider/useAuthorMarketplace.ts';
import { Field } from '../../ui/Field.tsx';
import { FileField } from '../file-field/index.ts';
import { CaptionsField } from './CaptionsField.tsx';
import { PreparationNote } from './PreparationNote.tsx';
import { UnfinishedUploads } from './UnfinishedUploads.tsx';
import { UploadedVideo } from './UploadedVideo.tsx';
import { fileNameOf, isSameFile, isUploadedFile } from './uploadedFile.ts';

interface VideoFieldsProps {
  form: StoredForm<LectureValues>;
  courseId: string;
  /** The lecture that is edited. */
  lecture: AuthoredLecture | undefined;
  onUploading: (isUploading: boolean) => void;
}

/** A video by its address or by a file, its length and its captions. */
export function VideoFields({ form, courseId, lecture, onUploading }: VideoFieldsProps) {
  const marketplace = useAuthorMarketplace('LectureForm');
  const { t, formats } = useLectern('LectureForm', contentWords, lectureFormWords);
  const { values, field, change } = form;
  const control = (name: keyof LectureValues) => form.formProps.ref.current?.elements.namedItem(name);
  const [video, setVideo] = useState({
    url: values.contentUrl,
    isFile: isUploadedFile(values.contentUrl, marketplace.baseUrl),
  });
  const [duration, setDuration] = useState(values.duration);
  /** The value of a number without a colon, which may have been meant as minutes. */
  const seconds = /^\d{1,4}$/.test(duration.trim()) ? Number(duration) : 0;
  /** Sets the value of an uncontrolled field. */
  const write = (name: 'contentUrl' | 'duration', value: string) => {
    change({ [name]: value });
    const input = control(name);
    if (!(input instanceof HTMLInputElement)) return;
    input.value = value;
    // An input event, so that the error of the field is cleared.
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const upload = useFileUpload({
    kind: 'video',
    failure: t('contentManager.uploadFailed'),
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
  const fileInput = useRef<HTMLInputElement>(null);
  /** Also what has arrived: a form that is only closed keeps it, to go on later. */
  function cancel() {
    upload.cancel();
    const { file } = upload;
    const begun = listUnfinishedUploads(marketplace).find(
      ({ name, size, lastModified }) => name === file?.name && size === file.size && lastModified === file.lastModified,
    );
    if (begun) discardUpload(marketplace, begun.id).catch(() => {}); // The server clears it within a day.
  }
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
    const input = control('contentUrl');
    if (input instanceof HTMLElement) input.focus();
  }

  return (
    <>
      {video.isFile ? (
        <UploadedVideo
          url={video.url}
          fileName={(upload.isDone ? upload.file?.name : undefined) ?? fileNameOf(video.url)}
          error={field('contentUrl').error}
          onRemove={remove}
        >
          {lecture && isSameFile(video.url, lecture.contentUrl) && (
            <PreparationNote courseId={courseId} lecture={lecture} />
          )}
        </UploadedVideo>
      ) : (
        <Field
          {...field('contentUrl')}
          label={t('lectureForm.videoUrl')}
          inputMode="url"
          defaultValue={video.url}
          autoComplete="off"
          hint={t('lectureForm.videoUrlHint')}
        />
      )}
      <FileField
        label={t('lectureForm.videoFile')}
        chooseLabel={t(video.isFile ? 'lectureForm.replaceVideo' : 'lectureForm.chooseVideo')}
        hint={t('lectureForm.videoFileHint')}
        accept="video/*,.avi,.flv,.mkv,.mov,.wmv"
        upload={{ ...upload, cancel }}
        onChoose={(file) => void choose(file)}
        inputRef={fileInput}
      />
      {!upload.file && (
        <UnfinishedUploads onContinue={() => fileInput.current?.click()} onDiscard={() => fileInput.current?.focus()} />
      )}
      <Field
        {...field('duration')}
        label={t('lectureForm.duration')}
        autoComplete="off"
        hint={
          seconds
            ? t('lectureForm.durationSeconds', {
                clock: formats.clock(seconds),
                minutes: formats.clock(seconds * 60),
              })
            : t('lectureForm.durationHint')
        }
        onInput={({ currentTarget }) => setDuration(currentTarget.value)}
      />
      <CaptionsField
        defaultValue={values.captions}
        onChange={(captions) => change({ captions })}
        onUploading={setCaptionsUploading}
      />
    </>
  );
}
