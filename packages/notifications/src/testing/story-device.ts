import type { NotificationsOptions } from '../options.ts';

/** A valid VAPID key. */
export const STORY_KEY =
  'BDd3_hVL9fZi9Ybo2UUzA284WG5FZR30_95YeZJsiApwXKpNcF1rRPF3foIiBHXRdJI2Qhumhf6_LFTeZaNndIo';

export function storyDevice(initial: string | null = null): NotificationsOptions {
  let token = initial;
  const listeners = new Set<() => void>();
  return {
    token: {
      read: () => token,
      change: (next) => {
        token = next;
        for (const listener of listeners) listener();
      },
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  };
}
