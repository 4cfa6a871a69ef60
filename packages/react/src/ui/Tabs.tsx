import { forwardRef, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { cx } from './compose.ts';
import { PartElement, type RootProps } from './definePart.tsx';

/** A tab and its panel. */
export interface Tab {
  /** Unique among its tabs. */
  id: string;
  label: string;
  panel: ReactNode;
}

export interface TabsProps extends Omit<RootProps<'div'>, 'children'> {
  /** What the tabs are of. */
  label: string;
  /** The tabs with their panels, in their order. */
  tabs: readonly Tab[];
  /** The id of the open tab, if your state decides it. Set it in `onValueChange`. */
  value?: string | undefined;
  /** The first tab without it. */
  defaultValue?: string | undefined;
  /** Called with the id of the tab that the user opens. */
  onValueChange?: ((id: string) => void) | undefined;
}

/**
 * The tabs pattern of ARIA: arrows, Home and End move and choose; a sheet may put the tabs below each other. Every panel stays in the page, so that what was typed
 * in one is there on return.
 */
export const Tabs = forwardRef<HTMLDivElement, TabsProps>(function Tabs(
  { label, tabs, value, defaultValue, onValueChange, className, ...props },
  ref,
) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(defaultValue);
  const wanted = value ?? own;
  const current = tabs.find((tab) => tab.id === wanted) ?? tabs[0];

  function choose(tab: Tab | undefined) {
    if (!tab || tab === current) return;
    setOwn(tab.id);
    onValueChange?.(tab.id);
  }

  function onKeyDown(event: KeyboardEvent) {
    const place = current ? tabs.indexOf(current) : 0;
    const style = list.current && getComputedStyle(list.current);
    const isRightToLeft = style?.direction === 'rtl';
    const moves: Record<string, number> = {
      ...(style?.flexDirection === 'column' && { ArrowDown: place + 1, ArrowUp: place - 1 }),
      ArrowRight: isRightToLeft ? place - 1 : place + 1,
      ArrowLeft: isRightToLeft ? place + 1 : place - 1,
      Home: 0,
      End: -1,
    };
    const next = moves[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const tab = tabs.at(next % tabs.length);
    choose(tab);
    list.current?.querySelector<HTMLElement>(`[data-tab="${tab?.id}"]`)?.focus();
  }

  return (
    <PartElement of="div" ref={ref} {...props} className={cx('lectern-tabs', className)}>
      <div ref={list} role="tablist" aria-label={label} className="lectern-tabs-list" onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            data-tab={tab.id}
            className="lectern-tabs-tab"
            aria-selected={tab === current}
            aria-controls={`${id}-${tab.id}-panel`}
            tabIndex={tab === current ? 0 : -1}
            onClick={() => choose(tab)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${id}-${tab.id}-panel`}
          aria-labelledby={`${id}-${tab.id}`}
          className="lectern-tabs-panel"
          data-label={tab.label}
          hidden={tab !== current}
        >
          {tab.panel}
        </div>
      ))}
    </PartElement>
  );
});
