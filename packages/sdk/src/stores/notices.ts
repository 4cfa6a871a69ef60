import { createOwnedStore, type ReadStore } from './store.ts';

/** The global modal of §2: one at a time, a new one replaces it. */
export interface Notice {
  title: string;
  message: string;
  /** A second paragraph: what else has happened. */
  detail?: string | undefined;
  type: 'success' | 'error' | 'warning' | 'info';
  /** With a handler the notice has Confirm and Cancel instead of OK. It stays open while the handler runs. */
  onConfirm?: (() => void | Promise<void>) | undefined;
  /** Called when the person cancels. */
  onCancel?: (() => void) | undefined;
  /** Label of the confirming button, instead of "Confirm". */
  confirmLabel?: string | undefined;
  /** Label of the confirming button while its handler runs, such as "Deleting...". */
  busyLabel?: string | undefined;
  /** Label of the cancelling button. */
  cancelLabel?: string | undefined;
  /** A third choice, between confirming and cancelling. */
  alternative?:
    | {
        label: string;
        /** Called when it is chosen; the notice has closed by then. */
        onChoose: () => void;
      }
    | undefined;
  /** Whether confirming cannot be undone; the button looks dangerous. */
  isDestructive?: boolean | undefined;
  /** Whether cancelling is the recommended choice; its button is the prominent one. */
  prefersCancel?: boolean | undefined;
}

/** The notice that is shown, or the last one. */
export interface NoticesState extends Notice {
  isOpen: boolean;
  isLoading: boolean;
}

export interface NoticesStore extends ReadStore<NoticesState> {
  /** Shows a notice, replacing the current one. */
  show(notice: Partial<Notice> & { title: string }): void;
  /** Changes the current notice. */
  update(change: Partial<NoticesState>): void;
  /** Closes it. */
  hide(): void;
}

const closed = {
  detail: undefined,
  onConfirm: undefined,
  onCancel: undefined,
  confirmLabel: undefined,
  busyLabel: undefined,
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
    // Title and message stay, so that the dialog is not empty while it fades out.
    hide: () => set({ ...closed, isOpen: false }),
  };
}
