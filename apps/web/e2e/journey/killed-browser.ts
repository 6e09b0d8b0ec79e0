import { readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, chromium, type LaunchOptions } from '@playwright/test';

export interface KillableBrowser {
  readonly context: BrowserContext;
  /** Kills all its processes at once, as a phone that needs the memory does. */
  kill(): Promise<void>;
}

export async function startBrowser(profile: string, options: LaunchOptions): Promise<KillableBrowser> {
  const context = await chromium.launchPersistentContext(profile, { ...options, serviceWorkers: 'block' });
  return {
    context,
    kill: async () => {
      const closed = new Promise((resolve) => context.once('close', resolve));
      const leader = Number(readlinkSync(join(profile, 'SingletonLock')).split('-').at(-1));
      process.kill(-leader, 'SIGKILL');
      await closed;
    },
  };
}
