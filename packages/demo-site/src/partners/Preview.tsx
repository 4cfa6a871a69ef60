import '../styles/partners.css';
import { useLectern } from '@lectern/react';
import { snippetWords } from '@lectern/sdk/words';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Choice } from './choice.ts';
import { partnerPage, previewAddress } from './preview.ts';
import { useLectures } from './useLectures.ts';
import { needsLecture } from './widgets.ts';

const widths = ['phone', 'tablet', 'full'] as const;
const TYPING_PAUSE_MS = 500;

const never = () => () => {};

/** The widget in a page of another origin, once this page runs in a browser. */
export function Preview({ choice }: { choice: Choice }) {
  const { t } = useLectern('Preview', snippetWords);
  const [width, setWidth] = useState<string>('full');
  const origin = useSyncExternalStore(
    never,
    () => partnerPage() ?? '',
    () => undefined,
  );
  const lecture = choice.widget.options.includes('lecture') ? choice.options.lecture : '';
  const lectures = useLectures(choice, lecture !== '');
  // The form is still finding the lecture that the widget can't do without, or the course has none. Or the address names
  // a lecture that the form is about to replace.
  const isIncomplete =
    lecture === '' ? needsLecture(choice.widget) : lectures?.some(({ _id }) => _id === lecture) !== true;
  const address = useSettled(origin && !isIncomplete ? previewAddress(choice, origin) : '');
  return (
    <section className="lectern-with-script" aria-labelledby="preview-title">
      <div className="site-preview-head">
        <h2 id="preview-title">{t('snippet.preview')}</h2>
        {origin !== '' && (
          <fieldset className="site-segments">
            <legend className="lectern-visually-hidden">{t('snippet.preview.width')}</legend>
            {widths.map((id) => (
              <label key={id}>
                <input
                  type="radio"
                  name="preview-width"
                  value={id}
                  checked={width === id}
                  onChange={() => setWidth(id)}
                />
                <span>{t(`snippet.preview.${id}`)}</span>
              </label>
            ))}
          </fieldset>
        )}
      </div>
      {origin === '' ? (
        <p className="site-preview-note">{t('snippet.preview.none')}</p>
      ) : (
        <>
          <div className="site-preview-frame" data-width={width}>
            {/* A new frame for each address: a changed address would be an entry of the history. */}
            {address && (
              <iframe
                key={address}
                src={address}
                title={t('snippet.preview.title', { widget: t(`snippet.widget.${choice.widget.element}`) })}
              />
            )}
          </div>
          {origin && <p className="site-preview-note">{t('snippet.preview.origin', { origin })}</p>}
        </>
      )}
    </section>
  );
}

/** A value once it has not changed for a while. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (settled === '') return setSettled(value);
    const timer = setTimeout(() => setSettled(value), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value, settled]);
  return settled;
}
