import type { FileFormat } from '@huella/contract';
import { isReadable, normalizeLine } from '@huella/validation/text';

/** In characters, and in bytes: file systems take 255, and an operator's copy has more in its name. */
const MAXIMUM = 100;
const MAXIMUM_BYTES = 200;
const extensions: Readonly<Record<FileFormat, string>> = { 'image/jpeg': 'jpg', 'application/pdf': 'pdf' };

/**
 * What a file is called from now on: what the person's device called it, without folders, controls and what file systems forbid,
 * with the ending of what is kept. A name that says nothing is `archivo`.
 */
export function safeFileName(given: string, format: FileFormat): string {
  const [last = ''] = given.split(/[\\/]/).slice(-1);
  const line = isReadable(last) ? normalizeLine(last) : '';
  const stem = line
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/[<>:"|?*\p{Cc}\p{Bidi_Control}]/gu, '')
    .replace(/^[.\s]+/, '');
  const short = shortened(stem).trim();
  return `${short === '' ? 'archivo' : short}.${extensions[format]}`;
}

function shortened(stem: string): string {
  const characters = Array.from(stem).slice(0, MAXIMUM);
  const bytesOf = () => new TextEncoder().encode(characters.join('')).length;
  while (bytesOf() > MAXIMUM_BYTES) characters.pop();
  return characters.join('');
}

/** A header that has a browser save what comes, under its name: in ASCII for old ones, and as it is (RFC 6266). */
export function attachment(name: string): string {
  const ascii = name
    .normalize('NFD')
    .replace(/[^ -~]/g, '')
    .replace(/["\\%]/g, '');
  const whole = encodeURIComponent(name).replace(/[!'()*]/g, percentEncoded);
  return `attachment; filename="${ascii}"; filename*=UTF-8''${whole}`;
}

function percentEncoded(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
