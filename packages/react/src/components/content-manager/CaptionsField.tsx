import { authorFailureWords, formWords, lectureFormWords } from '@lectern/sdk/words';
import { useEffect, useState } from 'react';
import { readCaptions } from '../../hooks/authoring/useLectureForm.ts';
import { useFileUpload } from '../../hooks/forms/useFileUpload.ts';
import { useLectern } from '../../provider/context.ts';
import { useAuthorMarketplace } from '../../provider/useAuthorMarketplace.ts';
import { Button } from '../../ui/Button.tsx';
import { FileField } from '../file-field/index.ts';
import { captionLanguages, captionsLanguage } from './captionsLanguage.ts';
import { fileNameOf } from './uploadedFile.ts';

interface CaptionsFieldProps {
  /** As JSON, like the value of the field. */
  defaultValue: string;
  onChange: (captions: string) => void;
  onUploading: (isUploading: boolean) => void;
}

/** A video's captions: a WebVTT file for each language, which is read from the file's name and can be changed. */
export function CaptionsField({ defaultValue, onChange, onUploading }: CaptionsFieldProps) {
  const marketplace = useAuthorMarketplace('LectureForm');
  const { t } = useLectern('LectureForm', authorFailureWords, formWords, lectureFormWords);
  const [value, setValue] = useState(defaultValue);
  const tracks = readCaptions(value);
  // The URL of an uploaded file has another name.
  const [sent, setSent] = useState<ReadonlyMap<string, string>>(new Map());
  const names = new Intl.DisplayNames(marketplace.locale, { type: 'language' });
  const labelOf = (tag: string) => names.of(tag) ?? tag;
  const change = (next: typeof tracks) => {
    setValue(JSON.stringify(next));
    onChange(JSON.stringify(next));
  };
  const upload = useFileUpload({
    kind: 'captions',
    failure: t('lectures.captionsFailed'),
    send: async (file, options) =>
      (await marketplace.lectures.uploadCaptions({ captionsFile: file }, options)).captionsUrl,
    onUpload(url, file) {
      setSent((before) => new Map(before).set(url, file.name));
      const unused = captionLanguages.find((tag) => tracks.every((track) => track.language !== tag));
      const language = captionsLanguage(file.name) ?? unused ?? 'en';
      change([...tracks.filter((track) => track.language !== language), { language, label: labelOf(language), url }]);
    },
  });
  const { isUploading } = upload;
  useEffect(() => onUploading(isUploading), [isUploading, onUploading]);
  return (
    <fieldset className="lectern-content-manager-captions">
      <legend className="lectern-field-label">{t('lectureForm.captions')}</legend>
      <input type="hidden" name="captions" value={value} />
      {tracks.length > 0 && (
        <ul className="lectern-content-manager-tracks">
          {tracks.map((track) => (
            <li key={track.url}>
              <span className="lectern-file-picker-name">{sent.get(track.url) ?? fileNameOf(track.url)}</span>
              <select
                className="lectern-input"
                aria-label={t('lectureForm.captionsLanguage', { label: track.label })}
                defaultValue={track.language}
                onChange={({ currentTarget: { value: language } }) =>
                  change(tracks.map((one) => (one === track ? { ...one, language, label: labelOf(language) } : one)))
                }
              >
                {/* Captions from elsewhere may be in any language. */}
                {[...new Set([...captionLanguages, ...tracks.map((one) => one.language)])].map((tag) => (
                  <option
                    key={tag}
                    value={tag}
                    disabled={tag !== track.language && tracks.some((one) => one.language === tag)}
                  >
                    {labelOf(tag)}
                  </option>
                ))}
              </select>
              <Button
                size="small"
                variant="quiet"
                aria-label={t('lectureForm.removeCaptions', { label: track.label })}
                onClick={() => change(tracks.filter((one) => one !== track))}
              >
                {t('quizCreator.remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <FileField
        chooseLabel={t('lectureForm.chooseCaptions')}
        hint={t('lectureForm.captionsHint')}
        accept=".vtt,text/vtt"
        upload={upload}
        onChoose={upload.start}
      />
    </fieldset>
  );
}
