import type { Settings } from '../config/settings.ts';

/** Warnings about valid settings that are probably a mistake, as English sentences. */
export function warningsOf({ production, mail }: Pick<Settings, 'production' | 'mail'>): string[] {
  if (!production || mail.smtpUrl !== undefined) return [];
  return ['SMTP_URL is not set in production: mails are written as files, and nobody receives them.'];
}
