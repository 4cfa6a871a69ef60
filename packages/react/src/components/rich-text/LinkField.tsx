import { richTextWords } from '@lectern/sdk/words';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { readAddress } from './links.ts';

interface LinkFieldProps {
  /** The link that is changed; a new one without it. */
  href: string | undefined;
  onApply: (href: string) => void;
  onRemove: () => void;
  onClose: () => void;
}

/** Asks for the address of a link, in place; Escape leaves the text as it is. */
export function LinkField({ href, onApply, onRemove, onClose }: LinkFieldProps) {
  const { t } = useLectern('RichTextEditor', richTextWords);
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    // On the window, ahead of the dialog around the form, which hears keys on the document.
    const leave = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      onClose();
    };
    window.addEventListener('keydown', leave, { capture: true });
    return () => window.removeEventListener('keydown', leave, { capture: true });
  }, [onClose]);

  function apply() {
    const address = readAddress(input.current?.value ?? '');
    if (address) return onApply(address);
    setError(t('richText.linkInvalid'));
    input.current?.focus();
  }
  return (
    <fieldset
      className="lectern-rich-text-link"
      aria-label={t('richText.link')}
      // None of this is the form's.
      onInput={(event: FormEvent) => event.stopPropagation()}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Enter' || event.target !== input.current) return;
        event.preventDefault();
        apply();
      }}
    >
      <Field
        ref={input}
        label={t('richText.linkAddress')}
        hint={t('richText.linkHint')}
        error={error}
        defaultValue={href ?? ''}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <div className="lectern-rich-text-link-actions">
        <Button size="small" variant="primary" onClick={apply}>
          {t('richText.linkApply')}
        </Button>
        {href !== undefined && (
          <Button size="small" onClick={onRemove}>
            {t('richText.linkRemove')}
          </Button>
        )}
        <Button size="small" variant="quiet" onClick={onClose}>
          {t('notice.cancel')}
        </Button>
      </div>
    </fieldset>
  );
}
