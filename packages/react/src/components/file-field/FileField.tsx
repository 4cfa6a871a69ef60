import { uploadWords } from '@lectern/sdk/words';
import { type RefObject, useId, useRef } from 'react';
import type { FileUpload } from '../../hooks/forms/useFileUpload.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/compose.ts';
import { ProgressBar } from '../../ui/ProgressBar.tsx';

interface FileFieldProps {
  /** Omit it if the surrounding fields have the label. */
  label?: string;
  chooseLabel: string;
  hint: string;
  accept: string;
  upload: FileUpload;
  onChoose: (file: File) => void;
  /** Whether no file can be chosen now; otherwise it takes the place of the one that is uploaded. @default false */
  isBlocked?: boolean;
  /** The input, for other buttons that open it. */
  inputRef?: RefObject<HTMLInputElement | null>;
}

/** Uploads a file as soon as it is chosen, with progress, Cancel and Retry. */
export function FileField({
  label,
  chooseLabel,
  hint,
  accept,
  upload,
  onChoose,
  isBlocked = false,
  inputRef,
}: FileFieldProps) {
  const { t } = useLectern('FileField', uploadWords);
  const id = useId();
  const { file, percent, isPaused, isThroughServer, error, isDone, cancel, retry } = upload;
  const news = isPaused ? 'upload.paused' : isThroughServer ? 'upload.throughServer' : undefined;
  const ownRef = useRef<HTMLInputElement>(null);
  const input = inputRef ?? ownRef;
  /** The pressed button goes away. */
  const then = (act: () => void) => () => {
    act();
    input.current?.focus();
  };
  return (
    <div className="lectern-field" data-invalid={error ? true : undefined}>
      {label && <span className="lectern-field-label">{label}</span>}
      <div className="lectern-file-picker">
        <label className="lectern-button lectern-file-picker-button" data-variant="secondary">
          {chooseLabel}
          <input
            ref={input}
            type="file"
            className="lectern-visually-hidden"
            accept={accept}
            aria-disabled={isBlocked || undefined}
            onClick={(event) => {
              if (isBlocked) event.preventDefault();
            }}
            aria-invalid={error ? true : undefined}
            aria-describedby={cx(error && `${id}-error`, `${id}-hint`)}
            onChange={({ currentTarget }) => {
              const chosen = currentTarget.files?.[0];
              if (chosen) onChoose(chosen);
              // The same file may be chosen again.
              currentTarget.value = '';
            }}
          />
        </label>
        {file && !isDone && <span className="lectern-file-picker-name">{file.name}</span>}
      </div>
      {file && percent !== undefined && (
        <div className="lectern-upload">
          <ProgressBar percent={percent} label={t('upload.running')} text={t('upload.percent', { percent })} />
          <span aria-hidden="true">{t('upload.percent', { percent })}</span>
          <Button size="small" onClick={then(cancel)}>
            {t('upload.cancel')}
          </Button>
        </div>
      )}
      <p role="status" className={cx('lectern-field-hint', !news && 'lectern-visually-hidden')}>
        {news && t(news)}
      </p>
      {/* The surrounding fields show the name. */}
      <p role="status" className="lectern-visually-hidden">
        {file && isDone && t('upload.done', { name: file.name })}
      </p>
      {error && (
        <p className="lectern-field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
      {retry && (
        <div className="lectern-file-picker">
          <Button size="small" onClick={then(retry)}>
            {t('upload.again')}
          </Button>
        </div>
      )}
      <p className="lectern-field-hint" id={`${id}-hint`}>
        {hint}
      </p>
    </div>
  );
}
