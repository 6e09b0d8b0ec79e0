export interface Toast {
  id: number;
  tone: 'success' | 'error' | 'warning' | 'info';
  text: string;
  durationMs: number;
  action?: ToastAction;
}

export interface ToastAction {
  label: string;
  onClick: () => void;
}

export interface ToastOptions {
  /** 4 s by default (D77). With an action the toast stays until it is closed. */
  durationMs?: number;
  action?: ToastAction;
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function write(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

/** For `useSyncExternalStore`. */
export const toastStore = {
  read: () => toasts,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  dismiss: (id: number) => write(toasts.filter((toast) => toast.id !== id)),
};

function add(tone: Toast['tone'], text: string, { durationMs = 4000, action }: ToastOptions = {}) {
  lastId += 1;
  const same = (toast: Toast) => toast.tone === tone && toast.text === text;
  write([...toasts.filter((toast) => !same(toast)), { id: lastId, tone, text, durationMs, action }]);
}

/** Shows a toast, also from outside of components. Plain text: markup is not interpreted. */
export const toast = {
  success: (text: string, options?: ToastOptions) => add('success', text, options),
  error: (text: string, options?: ToastOptions) => add('error', text, options),
  warning: (text: string, options?: ToastOptions) => add('warning', text, options),
  info: (text: string, options?: ToastOptions) => add('info', text, options),
  /** Removes an outdated toast, e.g. a failure after a successful retry. */
  withdraw: (text: string) => write(toasts.filter((shown) => shown.text !== text)),
  isShown: () => toasts.length > 0,
  /** Call it when another person signs in. */
  clear: () => write([]),
};

/** Milliseconds of the toast after sending data (specification §8 *Pets and personal data*). */
export const SENT_TOAST_MS = 3_500;
