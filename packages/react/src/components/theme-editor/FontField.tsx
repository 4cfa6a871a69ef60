import { MAX_FONT_LENGTH, readFonts, themeFonts } from '@lectern/sdk/theme';
import { themeWords } from '@lectern/sdk/words';
import { useState } from 'react';
import { useLectern } from '../../provider/context.ts';
import { Field } from '../../ui/Field.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { useThemeEditorContext } from './context.ts';

type KnownFont = keyof typeof themeFonts;
const knownFonts = Object.keys(themeFonts) as KnownFont[];
const USUAL = 'usual';
const OWN = 'own';

/** The font: one of a list, or the names of others. */
export function FontField() {
  const { t } = useLectern('FontField', themeWords);
  const { design, set } = useThemeEditorContext('ThemeEditor.Shapes');
  const given = design.font ?? '';
  // The font at which "Your own" was chosen, or that was typed there: Undo leaves it.
  const [ownOf, setOwnOf] = useState<string>();
  const [typed, setTyped] = useState({ text: given, isOf: given });
  const text = typed.isOf === given ? typed.text : given;
  const known = knownFonts.find((name) => themeFonts[name] === given);
  const chosen = ownOf === given || (given && !known) ? OWN : (known ?? USUAL);

  function choose(next: string) {
    setOwnOf(next === OWN ? given : undefined);
    if (next !== OWN) set({ font: next === USUAL ? undefined : themeFonts[next as KnownFont] });
  }
  function type(next: string) {
    const value = next.trim() === '' ? '' : (readFonts(next)?.join(', ') ?? given);
    setTyped({ text: next, isOf: value });
    setOwnOf(value);
    if (value !== given) set({ font: value || undefined }, { isTyping: true });
  }

  return (
    <>
      <SelectField
        label={t('themeEditor.font')}
        value={chosen}
        options={[USUAL, ...knownFonts, OWN].map((value) => ({
          value,
          label: t(`themeEditor.font.${value as KnownFont | typeof USUAL | typeof OWN}`),
        }))}
        onChange={(event) => choose(event.target.value)}
      />
      {chosen === OWN && (
        <Field
          label={t('themeEditor.fontNames')}
          value={text}
          maxLength={MAX_FONT_LENGTH}
          spellCheck={false}
          autoComplete="off"
          dir="ltr"
          onChange={(event) => type(event.target.value)}
          hint={t('themeEditor.fontHint')}
          error={text.trim() !== '' && !readFonts(text) ? t('themeEditor.fontInvalid') : undefined}
        />
      )}
    </>
  );
}
