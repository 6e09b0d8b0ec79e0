import type { FileFormat } from '@huella/contract';
import { isReadable, normalizeLine } from '@huella/validation/text';

/** In characters and bytes: file systems take 255, and an operator's copy has a longer name. */
const MAXIMUM = 100;
const MAXIMUM_BYTES = 200;
const extensions: Readonly<Record<FileFormat, string>> = { 'image/jpeg': 'jpg', 'application/pdf': 'pdf' };

/** The device's file name without folders, control and forbidden characters, with the stored format's extension; else `archivo`. */
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

/** A header that makes browsers save the file: an ASCII name for old ones, and the full one (RFC 6266). */
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
