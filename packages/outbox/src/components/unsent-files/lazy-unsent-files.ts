import { lazyComponent } from '@huella/ui';

export const UnsentFiles = lazyComponent(async () => (await import('./unsent-files.tsx')).UnsentFiles);
