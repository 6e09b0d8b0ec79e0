import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { toast } from '../toast/toast-store.ts';

/** The library does so by itself for the first file of a worker only; toasts outlive what said them, and one file's would be another's. */
afterEach(() => {
  cleanup();
  toast.clear();
});
