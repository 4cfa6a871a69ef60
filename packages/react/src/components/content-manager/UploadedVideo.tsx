import { lectureFormWords } from '@lectern/sdk/words';
import type { ReactNode } from 'react';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';

interface UploadedVideoProps {
  /** The URL of the file: part of the form, but not shown. */
  url: string;
  fileName: string | undefined;
  error: string | undefined;
  onRemove: () => void;
  /** What is said about it. */
  children: ReactNode;
}

/** Shown in place of the URL field if the video is an uploaded file. */
export function UploadedVideo({ url, fileName, error, onRemove, children }: UploadedVideoProps) {
  const { t } = useLectern('LectureForm', lectureFormWords);
  return (
    <div className="lectern-field" data-invalid={error ? true : undefined}>
      <input type="hidden" name="contentUrl" value={url} />
      <div className="lectern-file-picker">
        <Icon shape={icons.success} />
        <span className="lectern-file-picker-name">
          <strong>{t('lectureForm.ownVideo')}</strong>
          {fileName && ` · ${fileName}`}
        </span>
        <Button size="small" onClick={onRemove}>
          {t('lectureForm.removeVideo')}
        </Button>
      </div>
      {children}
      {error && (
        <p role="alert" className="lectern-field-error">
          {error}
        </p>
      )}
    </div>
  );
}
