import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { toast } from '../toast/toast-store.ts';

/** The library cleans up only for a worker's first file; toasts and the browser's history are global. */
afterEach(() => {
  cleanup();
  toast.clear();
  window.history.replaceState(null, '', '/');
});
