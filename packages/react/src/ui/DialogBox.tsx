import * as Radix from '@radix-ui/react-dialog';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { cx } from './compose.ts';
import { type FocusPlace, isReachable, lastPlaceIn, placeOf, returnFocus } from './focusReturn.ts';
import { Icon } from './Icon.tsx';
import * as icons from './icons.ts';
import { rootOf } from './rootOf.ts';
import { lockScroll } from './scrollLock.ts';
import { focusFirstInside, keepTabInside } from './shadowFocus.ts';

export interface DialogProps {
  /** Whether the dialog is shown. */
  open: boolean;
  /** Called when the user closes the dialog. */
  onOpenChange: (open: boolean) => void;
  /** The dialog's heading and accessible name. */
  title: string;
  /** A sentence below the title, read out when the dialog opens. */
  description?: string | undefined;
  /** A second paragraph, read out with it. */
  detail?: string | undefined;
  /** The accessible name of the button that closes the dialog. */
  closeLabel: string;
  /** Where it is put; inside the root, so that it carries the theme. */
  container: HTMLElement | null;
  /** In the middle, or a sheet at the start or the end of a line. */
  placement?: 'center' | 'start' | 'end';
  /** An icon beside the title. */
  icon?: ReactNode;
  /** False while something runs that must not be walked away from. */
  canClose?: boolean;
  /** Joined to the box's own class. */
  className?: string;
  /** What the dialog is for: a form, or a question and its buttons. */
  children?: ReactNode;
}

/** Where the focus returns to after a dialog that was opened by one that has closed meanwhile. */
const focusFallbacks = new WeakMap<Element, FocusPlace>();

const isInDialog = (target: EventTarget | null) =>
  target instanceof Element && target.closest('.lectern-dialog') !== null;

/** The dialog itself, which loads after the first view. */
export function DialogBox({ canClose = true, placement = 'center', ...props }: DialogProps) {
  const opener = useRef<FocusPlace>(undefined);
  const focused = () => props.container && rootOf(props.container).activeElement;
  return (
    <Radix.Root open={props.open} onOpenChange={(open) => (canClose || open) && props.onOpenChange(open)}>
      <Radix.Portal container={props.container}>
        <div className="lectern-dialog-overlay" />
        <Radix.Content
          className={cx('lectern-dialog', props.className)}
          data-placement={placement}
          // Radix gives the focus back to a trigger of its own; our dialogs are opened by anything.
          onKeyDown={keepTabInside}
          onOpenAutoFocus={(event) => {
            const now = focused();
            opener.current =
              now instanceof HTMLElement && now !== document.body
                ? placeOf(now)
                : lastPlaceIn(props.container?.closest('.lectern-root'));
            focusFirstInside(event);
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            const now = focused();
            const back = [opener.current, focusFallbacks.get(event.target as Element)].find(
              (place) => place && isReachable(place),
            );
            // Where something else has taken the focus meanwhile, such as the next page, it keeps it.
            if (!now || now === document.body) {
              if (!back || !returnFocus(back)) focusPage(props.container);
              return;
            }
            const next = now.closest('.lectern-dialog');
            if (next && back) focusFallbacks.set(next, back);
          }}
          // Pressing a dialog on top doesn't dismiss this one, even if that dialog has closed by the time the finger lifts.
          onPointerDownOutside={(event) => isInDialog(event.detail.originalEvent.target) && event.preventDefault()}
          {...(props.description ? {} : { 'aria-describedby': undefined })}
        >
          <div className="lectern-dialog-head">
            {props.icon}
            <Radix.Title className="lectern-dialog-title">{props.title}</Radix.Title>
          </div>
          {props.description && (
            <Radix.Description className="lectern-dialog-text" asChild={props.detail !== undefined}>
              {props.detail === undefined ? (
                props.description
              ) : (
                <div>
                  <p>{props.description}</p>
                  <p>{props.detail}</p>
                </div>
              )}
            </Radix.Description>
          )}
          {props.children}
          <ScrollLock />
          <BackCloses onBack={() => canClose && props.onOpenChange(false)} />
          {/* Last, so that opening puts the focus on what the dialog is for. */}
          <Radix.Close className="lectern-icon-button lectern-dialog-close" aria-label={props.closeLabel}>
            <Icon shape={icons.close} />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Of the browsers that have it, those on Android ask it when somebody goes back. The types of the DOM don't have it yet. */
declare global {
  interface Window {
    CloseWatcher?: new () => EventTarget & { destroy(): void };
  }
}

/** The system's Back closes the dialog on phones. With a keyboard Escape does, which would ask a watcher too. */
function BackCloses({ onBack }: { onBack: () => void }) {
  const latest = useRef(onBack);
  latest.current = onBack;
  // A watcher works once: a dialog that has stayed open needs another.
  const [closes, setCloses] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each close needs another watcher.
  useEffect(() => {
    if (!window.CloseWatcher || !window.matchMedia('(hover: none)').matches) return;
    const watcher = new window.CloseWatcher();
    watcher.addEventListener('close', () => {
      latest.current();
      setCloses((count) => count + 1);
    });
    return () => watcher.destroy();
  }, [closes]);
  return null;
}

function ScrollLock() {
  useLayoutEffect(lockScroll, []);
  return null;
}

/** What opened the dialog is gone, with its page: the new page's heading has the focus then, or the control that its address names. */
function focusPage(container: HTMLElement | null) {
  const root = container?.closest('.lectern-root');
  const place = window.location.hash.slice(1);
  const control = place && root?.querySelector<HTMLElement>(`[data-place="${CSS.escape(place)}"]`);
  if (control) return control.focus({ preventScroll: true });
  const heading = root?.querySelector<HTMLElement>('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
