import { isHexColor, themeOf } from '@lectern/sdk/theme';
import { themeWords } from '@lectern/sdk/words';
import { useState } from 'react';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { useThemeEditorContext } from './context.ts';
import { Swatch } from './Swatch.tsx';

const modes = { primary: 'light', primaryDark: 'dark' } as const;

/** A main color, as text and with the browser's picker. Offers the nearest color where it would be hard to see. */
export function ColorField({ axis }: { axis: keyof typeof modes }) {
  const { t, formats } = useLectern('ColorField', themeWords);
  const { design, theme, set } = useThemeEditorContext('ThemeEditor.Colors');
  const given = design[axis] ?? '';
  // What is typed may not be a color yet. Another color, such as after Undo, takes its place.
  const [typed, setTyped] = useState({ text: given, isOf: given });
  const text = typed.isOf === given ? typed.text : given;
  const mode = modes[axis];
  const replaced = theme.replaced.find((one) => one.mode === mode);
  const { primary: used } = theme.colors[mode];
  const usual = given ? themeOf({ ...design, [axis]: undefined }).colors[mode].primary : used;

  function type(next: string) {
    const isColor = isHexColor(next);
    const value = isColor ? next.toLowerCase() : next === '' ? '' : given;
    setTyped({ text: next, isOf: value });
    if (value !== given) set({ [axis]: value || undefined }, { isTyping: true });
  }

  const isUnread = text !== '' && !isHexColor(text);
  const weak =
    replaced &&
    t(`themeEditor.${axis}Weak`, {
      asked: replaced.asked,
      used,
      // Rounded down: 2.99 must not look like 3.
      contrast: formats.decimal(Math.floor(replaced.contrast * 10) / 10),
      least: formats.number(replaced.least),
    });
  return (
    <div className="lectern-theme-editor-color">
      <Field
        label={t(`themeEditor.${axis}`)}
        value={text}
        placeholder={used}
        maxLength={7}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="none"
        dir="ltr"
        onChange={(event) => type(event.target.value.trim())}
        error={isUnread ? t('themeEditor.colorInvalid') : weak}
        hint={t(`themeEditor.${axis}Hint`, { color: usual })}
        action={
          <input
            type="color"
            className="lectern-theme-editor-picker"
            aria-label={t(`themeEditor.${axis}Pick`)}
            value={given || used}
            onChange={(event) => type(event.target.value)}
          />
        }
      />
      <div role="status" className="lectern-theme-editor-nearest">
        {replaced && !isUnread && (
          <Button size="small" onClick={() => set({ [axis]: used })}>
            <Swatch colors={[used]} />
            {t('themeEditor.use', { color: used })}
          </Button>
        )}
      </div>
    </div>
  );
}
