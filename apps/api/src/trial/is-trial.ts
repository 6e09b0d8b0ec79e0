import type { Settings } from '../config/settings.ts';

/** True for a trial at a terminal, without a public server or SMTP. */
export function isTrial(
  format: 'json' | 'pretty',
  { production, mail }: Pick<Settings, 'production' | 'mail'>,
): boolean {
  return format === 'pretty' && !production && mail.smtpUrl === undefined;
}
