import { lazyPart } from '@huella/ui';

/** What goes with the session when the person logs out; its code comes with the question. */
export const UnsentFiles = lazyPart(async () => (await import('./unsent-files.tsx')).UnsentFiles);
