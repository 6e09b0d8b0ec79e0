import { lazyPart } from '@huella/ui';

/** What goes when the person logs out or deletes the account; its code comes with the question. */
export const UnsentFiles = lazyPart(async () => (await import('./unsent-files.tsx')).UnsentFiles);
