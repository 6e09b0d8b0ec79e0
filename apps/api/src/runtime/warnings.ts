import type { Settings } from '../config/settings.ts';

/** What an operator should know of settings that work and are probably not meant, in whole English sentences. */
export function warningsOf({ production, mail }: Pick<Settings, 'production' | 'mail'>): string[] {
  if (!production || mail.smtpUrl !== undefined) return [];
  return ['SMTP_URL is not set in production: mails are written as files, and nobody receives them.'];
}
