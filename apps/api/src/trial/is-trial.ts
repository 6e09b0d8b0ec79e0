import type { Settings } from '../config/settings.ts';

/** Somebody tries the server at a terminal: it serves nobody yet and sends no mail. */
export function isTrial(
  format: 'json' | 'pretty',
  { production, mail }: Pick<Settings, 'production' | 'mail'>,
): boolean {
  return format === 'pretty' && !production && mail.smtpUrl === undefined;
}
