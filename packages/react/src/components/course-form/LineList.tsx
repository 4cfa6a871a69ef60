import { courseFormWords } from '@lectern/sdk/words';
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';

interface LineListProps {
  /** The id of the button that adds a line; the id of a line is followed by its index. */
  id: string;
  label: string;
  hint: string;
  lineLabel: (number: number) => string;
  lines: readonly string[];
  onChange: (lines: readonly string[]) => void;
  error: string | undefined;
  errorOf: (place: number) => string | undefined;
}

const oneLine = (text: string) => text.replace(/[\r\n]+/g, ' ');

/** A list of lines: Enter adds one, Alt with an arrow key moves it, Backspace in an empty line removes it. */
export function LineList({ id, label, hint, lineLabel, lines, onChange, error, errorOf }: LineListProps) {
  const { t } = useLectern('CourseFormMore', courseFormWords);
  const noteId = useId();
  const list = useRef<HTMLOListElement>(null);
  const adder = useRef<HTMLButtonElement>(null);
  /** The control that gets the focus after the next render. */
  const next = useRef<{ place: number; control: 'input' | 'up' | 'down' }>(undefined);
  const [status, setStatus] = useState('');
  const isEmpty = lines.length === 0;

  // A layout effect: a passive one of the previous render may still be pending when `next` is set.
  useLayoutEffect(() => {
    if (!next.current) return;
    const { place, control } = next.current;
    next.current = undefined;
    const row = list.current?.children[place];
    const wanted = row?.querySelector<HTMLElement>(`[data-control='${control}']:not(:disabled)`);
    (wanted ?? row?.querySelector<HTMLElement>('textarea') ?? adder.current)?.focus();
  });

  const add = (place: number) => {
    if (isEmpty) return void list.current?.querySelector('textarea')?.focus();
    next.current = { place, control: 'input' };
    onChange([...lines.slice(0, place), '', ...lines.slice(place)]);
  };
  const move = (place: number, step: -1 | 1, control: 'input' | 'up' | 'down') => {
    const target = place + step;
    if (target < 0 || target >= lines.length) return;
    const moved = [...lines];
    moved.splice(target, 0, ...moved.splice(place, 1));
    next.current = { place: target, control };
    onChange(moved);
    setStatus(t('lineList.moved', { number: target + 1, total: lines.length }));
  };
  const remove = (place: number) => {
    next.current = { place: Math.max(0, place - 1), control: 'input' };
    onChange(lines.filter((_, other) => other !== place));
    setStatus(t('lineList.removed', { total: lines.length - 1 }));
  };
  const press = (event: KeyboardEvent<HTMLTextAreaElement>, place: number) => {
    if (event.nativeEvent.isComposing) return;
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      move(place, event.key === 'ArrowUp' ? -1 : 1, 'input');
    } else if (event.key === 'Enter') add(place + 1);
    else if (event.key === 'Backspace' && event.currentTarget.value === '' && !isEmpty) remove(place);
    else return;
    event.preventDefault();
  };

  return (
    <fieldset className="lectern-course-form-line-list" aria-describedby={noteId}>
      <legend className="lectern-field-label">{label}</legend>
      <p className="lectern-field-hint" id={noteId}>
        {hint} {lines.length > 0 && t('lineList.keys')}
      </p>
      <ol ref={list} className="lectern-course-form-lines">
        {/* An empty list has a line to write in, which is none until something is written. */}
        {(isEmpty ? [''] : lines).map((line, place) => {
          const name = line.trim() || lineLabel(place + 1);
          const problem = errorOf(place);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id, and two may have the same text.
            <li key={place}>
              <textarea
                rows={1}
                id={`${id}.${place}`}
                className="lectern-input"
                data-control="input"
                value={line}
                aria-label={lineLabel(place + 1)}
                aria-invalid={problem ? true : undefined}
                aria-describedby={problem ? `${id}.${place}-error` : undefined}
                autoComplete="off"
                onChange={({ currentTarget }) =>
                  // Pasted line breaks become spaces.
                  onChange(
                    isEmpty
                      ? [oneLine(currentTarget.value)]
                      : lines.map((other, at) => (at === place ? oneLine(currentTarget.value) : other)),
                  )
                }
                onKeyDown={(event) => press(event, place)}
              />
              {!isEmpty && (
                <>
                  <button
                    type="button"
                    className="lectern-icon-button"
                    data-control="up"
                    aria-label={t('lineList.up', { line: name })}
                    disabled={place === 0}
                    onClick={() => move(place, -1, 'up')}
                  >
                    <Icon shape={icons.chevronUp} />
                  </button>
                  <button
                    type="button"
                    className="lectern-icon-button"
                    data-control="down"
                    aria-label={t('lineList.down', { line: name })}
                    disabled={place === lines.length - 1}
                    onClick={() => move(place, 1, 'down')}
                  >
                    <Icon shape={icons.chevronDown} />
                  </button>
                  <button
                    type="button"
                    className="lectern-icon-button"
                    aria-label={t('lineList.remove', { line: name })}
                    onClick={() => remove(place)}
                  >
                    <Icon shape={icons.close} />
                  </button>
                </>
              )}
              {problem && (
                <p className="lectern-field-error" id={`${id}.${place}-error`}>
                  {problem}
                </p>
              )}
            </li>
          );
        })}
      </ol>
      {error && <p className="lectern-field-error">{error}</p>}
      <Button
        ref={adder}
        id={id}
        size="small"
        aria-label={t('lineList.addTo', { list: label })}
        onClick={() => add(lines.length)}
      >
        <Icon shape={icons.plus} />
        {t('lineList.add')}
      </Button>
      <p role="status" className="lectern-visually-hidden">
        {status}
      </p>
    </fieldset>
  );
}
