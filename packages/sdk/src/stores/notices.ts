import { createOwnedStore, type ReadStore } from './store.ts';

/** The global modal of §2: one at a time, a new one replaces it. */
export interface Notice {
  title: string;
  message: string;
  type: 'success' | 'error' | 'warning' | 'info';
  /** With a handler the notice asks: Confirm and Cancel instead of OK. It stays open while the handler runs. */
  onConfirm?: (() => void | Promise<void>) | undefined;
  /** Called when a notice that asks is answered with no. */
  onCancel?: (() => void) | undefined;
  /** The word on the confirming button, where "Confirm" says too little. */
  confirmLabel?: string | undefined;
  /** The word on the button that says no. */
  cancelLabel?: string | undefined;
  /** A third answer, between yes and no. */
  alternative?:
    | {
        label: string;
        /** Called when it is chosen; the notice has closed by then. */
        onChoose: () => void;
      }
    | undefined;
  /** What follows a yes cannot be taken back: the button looks it. */
  isDestructive?: boolean | undefined;
  /** No is the better answer: its button is the one that stands out. */
  prefersCancel?: boolean | undefined;
}

/** The notice on show, or the last one. */
export interface NoticesState extends Notice {
  isOpen: boolean;
  isLoading: boolean;
}

export interface NoticesStore extends ReadStore<NoticesState> {
  /** Shows a notice in place of what is there. */
  show(notice: Partial<Notice> & { title: string }): void;
  /** Changes the notice on show. */
  update(change: Partial<NoticesState>): void;
  /** Closes it. */
  hide(): void;
}

const closed = {
  onConfirm: undefined,
  onCancel: undefined,
  confirmLabel: undefined,
  cancelLabel: undefined,
  alternative: undefined,
  isDestructive: undefined,
  prefersCancel: undefined,
  isLoading: false,
};

export function createNotices(): NoticesStore {
  const { view, set } = createOwnedStore<NoticesState>({
    isOpen: false,
    title: '',
    message: '',
    type: 'info',
    ...closed,
  });
  return {
    ...view,
    show: (notice) => set({ message: '', type: 'info', ...closed, ...notice, isOpen: true }),
    update: set,
    // Title and message stay, so that a closing dialog does not go blank while it fades.
    hide: () => set({ ...closed, isOpen: false }),
  };
}
