import { forwardRef, useState } from 'react';
import { Button } from './Button.tsx';
import { cx } from './compose.ts';
import { PartElement, type RootProps } from './definePart.tsx';

export interface CopyButtonProps extends Omit<RootProps<'span'>, 'children'> {
  /** What is copied. */
  text: string;
  /** The button's text, such as "Copy". */
  label: string;
  /** The button's name for screen readers, such as "Copy the key of The Garden Magazine". @default the label */
  name?: string | undefined;
  /** Announced after copying. */
  copiedLabel: string;
  /** Announced if the browser refuses, as it does on pages without https. */
  failedLabel: string;
}

/** A button that copies a text, and says beside it whether it did. */
export const CopyButton = forwardRef<HTMLSpanElement, CopyButtonProps>(function CopyButton(
  { text, label, name, copiedLabel, failedLabel, className, ...props },
  ref,
) {
  // The text whose copying was tried: another text has not been copied yet.
  const [tried, setTried] = useState<{ text: string; isCopied: boolean }>();
  const result = tried?.text === text ? tried : undefined;
  const copy = () =>
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(text))
      .then(
        () => setTried({ text, isCopied: true }),
        () => setTried({ text, isCopied: false }),
      );
  return (
    <PartElement of="span" ref={ref} {...props} className={cx('lectern-copy', className)}>
      <Button size="small" aria-label={name} onClick={() => void copy()}>
        {label}
      </Button>
      <span role="status" className="lectern-copy-status">
        {result && (result.isCopied ? copiedLabel : failedLabel)}
      </span>
    </PartElement>
  );
});
