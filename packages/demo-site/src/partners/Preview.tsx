import '../styles/partners.css';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Choice } from './choice.ts';
import { partnerPage, previewAddress } from './preview.ts';
import { needsLecture } from './widgets.ts';

const widths = [
  ['phone', 'Phone'],
  ['tablet', 'Tablet'],
  ['full', 'Full width'],
] as const;
const TYPING_PAUSE_MS = 500;

const never = () => () => {};

/** The widget in a page of another origin, once this page runs in a browser. */
export function Preview({ choice }: { choice: Choice }) {
  const [width, setWidth] = useState<string>('full');
  const origin = useSyncExternalStore(
    never,
    () => partnerPage() ?? '',
    () => undefined,
  );
  // The form is still finding the lecture that the widget can't do without, or the course has none.
  const isIncomplete = needsLecture(choice.widget) && choice.options.lecture === '';
  const address = useSettled(origin && !isIncomplete ? previewAddress(choice, origin) : '');
  return (
    <section className="lectern-with-script" aria-labelledby="preview-title">
      <div className="site-preview-head">
        <h2 id="preview-title">Preview</h2>
        {origin !== '' && (
          <fieldset className="site-segments">
            <legend className="lectern-visually-hidden">Width of the preview</legend>
            {widths.map(([id, label]) => (
              <label key={id}>
                <input
                  type="radio"
                  name="preview-width"
                  value={id}
                  checked={width === id}
                  onChange={() => setWidth(id)}
                />
                <span>{label}</span>
              </label>
            ))}
          </fieldset>
        )}
      </div>
      {origin === '' ? (
        <p className="site-preview-note">
          This marketplace has no page to preview widgets on. Paste the code into a draft of your own page to see it.
        </p>
      ) : (
        <>
          <div className="site-preview-frame" data-width={width}>
            {/* A new frame for each address: a changed address would be an entry of the history. */}
            {address && <iframe key={address} src={address} title={`Preview: ${choice.widget.label}`} loading="lazy" />}
          </div>
          {origin && <p className="site-preview-note">A page of another origin: {origin}</p>}
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
