import { type ReactNode, useRef } from 'react';
import { Button } from './Button.tsx';
import { cx } from './compose.ts';

interface PictureFieldProps {
  /** Of the file input. */
  id: string;
  label: string;
  chooseLabel: string;
  hint: string;
  error: string | undefined;
  /** The picture as it is shown; undefined where there is none. */
  preview: ReactNode | undefined;
  /** The name of a chosen file. */
  fileName: string | undefined;
  removeLabel: string;
  /** What is removed, in words. */
  removeHint: string;
  disabled: boolean;
  onChoose: (file: File) => void;
  onRemove: () => void;
}

/** Chooses, shows and removes a picture. */
export function PictureField({ id, label, hint, error, preview, fileName, disabled, ...props }: PictureFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="lectern-field" data-invalid={error ? true : undefined}>
      <span className="lectern-field-label">{label}</span>
      {preview}
      <div className="lectern-file-picker">
        <label className="lectern-button lectern-file-picker-button" data-variant="secondary">
          {props.chooseLabel}
          <input
            ref={input}
            id={id}
            type="file"
            className="lectern-visually-hidden"
            accept="image/jpeg,image/png,image/gif,image/webp"
            aria-invalid={error ? true : undefined}
            aria-describedby={cx(error && `${id}-error`, `${id}-hint`)}
            disabled={disabled}
            onChange={({ currentTarget }) => {
              const file = currentTarget.files?.[0];
              if (file) props.onChoose(file);
              // The same file can be chosen again.
              currentTarget.value = '';
            }}
          />
        </label>
        {fileName && <span className="lectern-file-picker-name">{fileName}</span>}
        {preview && (
          <Button
            variant="quiet"
            disabled={disabled}
            aria-label={props.removeHint}
            onClick={() => {
              props.onRemove();
              // This button disappears with the picture.
              input.current?.focus();
            }}
          >
            {props.removeLabel}
          </Button>
        )}
      </div>
      <p className="lectern-field-hint" id={`${id}-hint`}>
        {hint}
      </p>
      {error && (
        <p className="lectern-field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
