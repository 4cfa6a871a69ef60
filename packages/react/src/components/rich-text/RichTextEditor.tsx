import { forwardRef, useCallback, useId, useRef, useState } from 'react';
import type { RichTextProps } from '../../provider/context.ts';
import type { RootProps } from '../../ui/definePart.tsx';
import { FieldFrame } from '../../ui/FieldFrame.tsx';
import { LinkField } from './LinkField.tsx';
import { linkAround, removeLink, setLink } from './links.ts';
import { Toolbar } from './Toolbar.tsx';
import { useRichText } from './useRichText.ts';

export interface RichTextEditorProps extends RichTextProps, Omit<RootProps<'div'>, keyof RichTextProps | 'children'> {}

/**
 * Edits a text lecture: a form field whose value is HTML, limited to the elements and attributes that lectures may have.
 * On a server it renders empty, at its size.
 */
export const RichTextEditor = forwardRef<HTMLDivElement, RichTextEditorProps>(function RichTextEditor(
  { label, name, defaultValue = '', hint, error, className, ...props },
  ref,
) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const toolbar = useRef<HTMLDivElement>(null);
  const [isLinking, setLinking] = useState(false);
  const { element, state, run, focus } = useRichText(field, {
    onLink: () => setLinking(true),
    onToolbar: () => toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
  });
  const closeLink = useCallback(() => {
    setLinking(false);
    focus();
  }, [focus]);

  return (
    <FieldFrame
      label={label}
      hint={hint}
      error={error}
      id={`${id}-value`}
      className={className}
      frameProps={{ ref, ...props, 'data-state': state ? 'ready' : 'loading' }}
    >
      {(control) => (
        <div className="lectern-rich-text" data-invalid={error ? true : undefined}>
          {/* The value for the form. Its label and the form's first error focus it, which focuses the text. */}
          <textarea
            ref={field}
            id={control.id}
            name={name}
            defaultValue={defaultValue}
            readOnly
            tabIndex={-1}
            aria-hidden="true"
            className="lectern-visually-hidden"
            onFocus={focus}
          />
          <Toolbar
            toolbar={toolbar}
            controls={id}
            state={state}
            isLinking={isLinking}
            run={run}
            focus={focus}
            onLink={() => setLinking(true)}
          />
          {isLinking && state && (
            <LinkField
              href={linkAround(state)?.href}
              onApply={(href) => {
                run(setLink(href));
                closeLink();
              }}
              onRemove={() => {
                run(removeLink);
                closeLink();
              }}
              onClose={closeLink}
            />
          )}
          {/* biome-ignore lint/a11y/useSemanticElements: a textarea holds no formatted text. */}
          <div
            ref={element}
            id={id}
            role="textbox"
            tabIndex={0}
            aria-multiline="true"
            aria-labelledby={`${control.id}-label`}
            aria-describedby={control['aria-describedby']}
            aria-invalid={control['aria-invalid']}
            className="lectern-rich-text-body lectern-prose"
            // The field above tells the form, once it has the value.
            onInput={(event) => event.stopPropagation()}
          />
        </div>
      )}
    </FieldFrame>
  );
});
