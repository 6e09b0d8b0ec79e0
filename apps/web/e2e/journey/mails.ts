import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const outbox = join(process.env['E2E_DATA'] ?? '', 'data', 'outbox');

export function mailsTo(email: string): string[] {
  if (!existsSync(outbox)) return [];
  const mails = readdirSync(outbox).map((name) => readFileSync(join(outbox, name), 'utf8'));
  return mails.filter((text) => text.includes(email)).map((text) => text.replaceAll(/=\r?\n/g, ''));
}

export function linkMailedTo(email: string): string | undefined {
  return mailsTo(email)[0]?.match(/http:\/\/[\w.]+:\d+(\/auth\/[\w\-/]+)/)?.[1];
}

export function vetFormsMailedTo(email: string): string[] {
  const paths = mailsTo(email).flatMap((mail) => mail.match(/\/veterinario\/[\w-]+/g) ?? []);
  return [...new Set(paths)];
}
