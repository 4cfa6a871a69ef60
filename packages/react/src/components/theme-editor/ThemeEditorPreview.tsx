import type { ThemeMode } from '@lectern/sdk/rules';
import { themeVariables } from '@lectern/sdk/theme';
import { themeWords } from '@lectern/sdk/words';
import { forwardRef, type ReactNode, useEffect, useRef } from 'react';
import { useLectern } from '../../provider/context.ts';
import { cx } from '../../ui/compose.ts';
import { PartElement, type RootProps } from '../../ui/definePart.tsx';
import { Price } from '../../ui/Price.tsx';
import { Stars } from '../../ui/Stars.tsx';
import { useThemeEditorContext } from './context.ts';

export interface ThemeEditorPreviewProps extends RootProps<'div'> {
  /** What is shown in both themes. @default a small card */
  children?: ReactNode;
}

/** The design in the light and in the dark theme at once. */
export const ThemeEditorPreview = forwardRef<HTMLDivElement, ThemeEditorPreviewProps>(function ThemeEditorPreview(
  { children, className, ...props },
  ref,
) {
  const { t } = useLectern('ThemeEditorPreview', themeWords);
  const content = children ?? <Sample />;
  return (
    <PartElement
      of="div"
      ref={ref}
      role="group"
      aria-label={t('themeEditor.preview')}
      {...props}
      className={cx('lectern-theme-editor-preview', className)}
    >
      <Themed mode="light">{content}</Themed>
      <Themed mode="dark">{content}</Themed>
    </PartElement>
  );
});

function Themed({ mode, children }: { mode: ThemeMode; children: ReactNode }) {
  const { t } = useLectern('Themed', themeWords);
  const { design } = useThemeEditorContext('ThemeEditorPreview');
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const style = root.current?.style;
    if (!style) return;
    // Through the DOM: a strict content security policy refuses a style attribute from a server.
    style.cssText = '';
    for (const [name, value] of Object.entries(themeVariables(design)[mode])) style.setProperty(name, value);
  }, [design, mode]);
  return (
    <div ref={root} className="lectern-root lectern-theme-editor-themed" data-lectern-theme={mode}>
      <p className="lectern-theme-editor-mode">{t(`themeEditor.${mode}`)}</p>
      {children}
    </div>
  );
}

/** A card with what a theme changes most. Nothing in it can be pressed. */
function Sample() {
  const { t, formats } = useLectern('Sample', themeWords);
  return (
    <div className="lectern-theme-editor-sample">
      <strong>{t('themeEditor.sampleTitle')}</strong>
      <span className="lectern-theme-editor-sample-text">{t('themeEditor.sampleText')}</span>
      <Stars value={4.5} label={formats.decimal(4.5)} />
      <Price text={formats.shortMoney(499)} />
      <span className="lectern-theme-editor-sample-link">{t('themeEditor.sampleLink')}</span>
      <span className="lectern-theme-editor-sample-actions">
        <span className="lectern-button" data-variant="primary">
          {t('themeEditor.samplePrimary')}
        </span>
        <span className="lectern-button" data-variant="secondary">
          {t('themeEditor.sampleSecondary')}
        </span>
      </span>
    </div>
  );
}
