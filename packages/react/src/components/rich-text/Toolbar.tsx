import { richTextWords } from '@lectern/sdk/words';
import type { Command, EditorState } from 'prosemirror-state';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import { useLectern } from '../../provider/context.ts';
import { Icon } from '../../ui/Icon.tsx';
import { type ToolbarCommand, toolbarCommands } from './toolbarCommands.ts';

const all = toolbarCommands.flat();

interface ToolbarProps {
  toolbar: RefObject<HTMLDivElement | null>;
  /** The id of the text that it changes. */
  controls: string;
  state: EditorState | undefined;
  isLinking: boolean;
  run: (command: Command) => boolean;
  focus: () => void;
  onLink: () => void;
}

/** What can be done to the text: one stop for Tab, arrows inside (WAI-ARIA's toolbar). */
export function Toolbar({ toolbar, controls, state, isLinking, run, focus, onLink }: ToolbarProps) {
  const { t } = useLectern('RichTextEditor', richTextWords);
  const [current, setCurrent] = useState(0);

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const [back, on] = isRightToLeft ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
    const { length } = all;
    const next = { [back]: current - 1 + length, [on]: current + 1, Home: 0, End: length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next % length);
    event.currentTarget.querySelectorAll('button')[next % length]?.focus();
  }
  function use({ run: command }: ToolbarCommand, isPointer: boolean) {
    if (!command) return onLink();
    run(command);
    // A key stays in the toolbar, for the next tool.
    if (isPointer) focus();
  }

  return (
    <div
      ref={toolbar}
      role="toolbar"
      aria-label={t('richText.toolbar')}
      aria-controls={controls}
      className="lectern-rich-text-toolbar"
      onKeyDown={move}
    >
      {toolbarCommands.map((group) => (
        <span key={group[0]?.name} className="lectern-rich-text-tools">
          {group.map((tool) => {
            const isOff = !state || (tool.run && !tool.run(state));
            const isActive = tool.isActive && state ? tool.isActive(state) : undefined;
            return (
              <button
                key={tool.name}
                type="button"
                className="lectern-rich-text-tool"
                aria-label={t(tool.label)}
                title={t(tool.label)}
                aria-keyshortcuts={shortcuts(tool.keys)}
                aria-pressed={tool.isActive && (isActive ?? false)}
                aria-expanded={tool.run ? undefined : isLinking}
                aria-disabled={isOff || undefined}
                tabIndex={all.indexOf(tool) === current ? 0 : -1}
                // The text keeps its selection.
                onMouseDown={(event) => event.preventDefault()}
                onFocus={() => setCurrent(all.indexOf(tool))}
                onClick={(event) => !isOff && use(tool, event.detail > 0)}
              >
                <Icon shape={tool.shape} data-directional={tool.isDirectional} />
              </button>
            );
          })}
        </span>
      ))}
    </div>
  );
}

/** A key map's spelling as ARIA has it. */
const shortcuts = (keys: string) =>
  ['Control', 'Meta']
    .map((mod) =>
      keys
        .split('-')
        .map((key) => (key === 'Mod' ? mod : key.length === 1 ? key.toUpperCase() : key))
        .join('+'),
    )
    .join(' ');
