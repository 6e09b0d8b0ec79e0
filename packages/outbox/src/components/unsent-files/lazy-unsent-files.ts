import { lazyPart } from '@huella/ui';

export const UnsentFiles = lazyPart(async () => (await import('./unsent-files.tsx')).UnsentFiles);
