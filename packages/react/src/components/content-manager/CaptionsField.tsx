import { useEffect, useState } from 'react';
import { useFileUpload } from '../../hooks/useFileUpload.ts';
import { readCaptions } from '../../hooks/useLectureForm.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { FileField } from './FileField.tsx';

const languages = ['en', 'hi', 'bn', 'ta', 'te', 'mr', 'ar', 'de', 'es', 'fr', 'ja', 'pt', 'zh'];

interface CaptionsFieldProps {
  /** As JSON, like the value of the field. */
  defaultValue: string;
  onChange: (captions: string) => void;
  onUploading: (isUploading: boolean) => void;
}

/** A video's captions: a WebVTT file for each language. */
export function CaptionsField({ defaultValue, onChange, onUploading }: CaptionsFieldProps) {
  const { marketplace, t } = useLectern('LectureForm');
  const [value, setValue] = useState(defaultValue);
  const [language, setLanguage] = useState('en');
  const tracks = readCaptions(value);
  const names = new Intl.DisplayNames(marketplace.locale, { type: 'language' });
  const change = (next: typeof tracks) => {
    setValue(JSON.stringify(next));
    onChange(JSON.stringify(next));
  };
  const upload = useFileUpload({
    kind: 'captions',
    failure: 'lectures.captionsFailed',
    send: async (file, options) =>
      (await marketplace.lectures.uploadCaptions({ captionsFile: file }, options)).captionsUrl,
    onUpload: (url) =>
      change([
        ...tracks.filter((track) => track.language !== language),
        { language, label: names.of(language) ?? language, url },
      ]),
  });
  const { isUploading } = upload;
  useEffect(() => onUploading(isUploading), [isUploading, onUploading]);
  return (
    <fieldset className="lectern-content-captions">
      <legend className="lectern-field-label">{t('lectureForm.captions')}</legend>
      <input type="hidden" name="captions" value={value} />
      {tracks.length > 0 && (
        <ul className="lectern-content-tracks">
          {tracks.map((track) => (
            <li key={track.language}>
              {track.label}
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
      <SelectField
        label={t('lectureForm.captionsLanguage')}
        defaultValue="en"
        onChange={({ currentTarget }) => setLanguage(currentTarget.value)}
        options={languages.map((tag) => ({ value: tag, label: names.of(tag) ?? tag }))}
      />
      <FileField
        label={t('lectureForm.captions')}
        chooseLabel={t('lectureForm.chooseCaptions')}
        hint={t('lectureForm.captionsHint')}
        accept=".vtt,text/vtt"
        upload={upload}
        onChoose={upload.start}
      />
    </fieldset>
  );
}
