import { commandWords } from '@lectern/sdk/words';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { type Command, type CommandScope, useCommands } from '../../hooks/site/useCommands.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';
import { lectureIcon } from '../../ui/lectureIcon.ts';

export interface CommandBarDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The command bar while it is open. What it finds loads with it. */
export function CommandBarDialog({ open, onOpenChange }: CommandBarDialogProps) {
  const { portal, t } = useLectern('CommandBar', commandWords);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('commands.title')}
      closeLabel={t('notice.close')}
      container={portal}
      className="lectern-command-bar"
    >
      <Commands onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

/** A combobox: the focus stays in the field while the arrow keys move through the list. */
function Commands({ onClose }: { onClose: () => void }) {
  const { t } = useLectern('CommandBar', commandWords);
  const [typed, setTyped] = useState('');
  const [scope, setScope] = useState<CommandScope>();
  const [activeId, setActiveId] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const { groups, isLoading, error, reload } = useCommands({ typed, scope });
  const shown = groups.flatMap(({ commands }) => commands);
  const count = shown.length;
  const current = Math.max(
    0,
    shown.findIndex((command) => command.id === activeId),
  );
  const currentId = shown[current]?.id;
  // What loads later may come above it: Enter still chooses the match that was marked.
  useEffect(() => {
    if (typed !== '') setActiveId(currentId);
  }, [typed, currentId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another option, or another list, comes into sight.
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [current, scope, count]);

  const type = (text: string) => {
    setTyped(text);
    setActiveId(undefined);
  };
  const enter = (next: CommandScope | undefined) => {
    setScope(next);
    type('');
    field.current?.focus();
  };
  const choose = ({ scope: next, run }: Command) => {
    if (next) return enter(next);
    onClose();
    run?.();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const { key } = event;
    const moves: Record<string, number> = {
      ArrowDown: (current + 1) % count,
      ArrowUp: (current - 1 + count) % count,
      Home: 0,
      End: count - 1,
    };
    const next = moves[key];
    if (key === 'Backspace' && scope && typed === '') enter(undefined);
    else if (count === 0) return;
    else if (next !== undefined) setActiveId(shown[next]?.id);
    // As a press, which asks before unsaved changes are left.
    else if (key === 'Enter') list.current?.querySelector<HTMLElement>('[aria-selected=true]')?.click();
    else return;
    event.preventDefault();
  };
  let place = -1;
  return (
    <>
      {scope && (
        <p className="lectern-command-bar-scope">
          <Button size="small" variant="quiet" onClick={() => enter(undefined)}>
            <Icon shape={icons.chevronLeft} />
            {t('commands.back')}
          </Button>
          <strong dir="auto">{scope.title}</strong>
        </p>
      )}
      <input
        ref={field}
        type="text"
        role="combobox"
        className="lectern-input"
        value={typed}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onKeyDown={onKeyDown}
        placeholder={t('commands.placeholder')}
        aria-label={t('commands.label')}
        aria-autocomplete="list"
        aria-expanded={count > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={count > 0 ? `${id}-${current}` : undefined}
        maxLength={200}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
      />
      {error && <ErrorNote message={error} retryLabel={t('error.retry')} onRetry={reload} />}
      <p role="status" className={count > 0 && !isLoading ? 'lectern-visually-hidden' : 'lectern-command-bar-status'}>
        {isLoading && <>{t('commands.loading')} </>}
        {count > 0 ? (
          <span className="lectern-visually-hidden">{t.plural('commands.found', count)}</span>
        ) : (
          !isLoading && t('commands.nothing', { q: typed.trim() })
        )}
      </p>
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={t('commands.list')}
        className="lectern-command-bar-list"
      >
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be in a listbox.
          <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
            <div id={`${id}-${group.id}`} className="lectern-command-bar-heading" role="presentation">
              {group.label}
            </div>
            {group.commands.map((command) => {
              place += 1;
              return (
                <Option
                  key={command.id}
                  id={`${id}-${place}`}
                  command={command}
                  isActive={place === current}
                  onChoose={() => choose(command)}
                />
              );
            })}
          </div>
        ))}
      </div>
    </>
  );
}

interface OptionProps {
  id: string;
  command: Command;
  isActive: boolean;
  onChoose: () => void;
}

function Option({ id, command, isActive, onChoose }: OptionProps) {
  const { Link } = useLectern('CommandBar');
  const option = {
    id,
    role: 'option',
    'aria-selected': isActive,
    tabIndex: -1,
    className: 'lectern-command-bar-option',
    onClick: onChoose,
  } as const;
  const content = (
    <>
      {command.type && <Icon shape={lectureIcon[command.type]} />}
      <span className="lectern-command-bar-text">
        <span dir="auto">{command.label}</span>
        {command.detail && (
          <span dir="auto" className="lectern-command-bar-detail">
            {command.detail}
          </span>
        )}
      </span>
      {command.scope && <Icon shape={icons.chevronRight} className="lectern-command-bar-more" />}
    </>
  );
  if (command.href !== undefined)
    return (
      <Link href={command.href} {...option}>
        {content}
      </Link>
    );
  return (
    <button type="button" {...option}>
      {content}
    </button>
  );
}
