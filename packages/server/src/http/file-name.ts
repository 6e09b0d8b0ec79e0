const LONGEST = 255;

/**
 * The name of a file as a person may read it: the last part of a path, without control characters and marks that turn the
 * direction of writing. Never a part of a key or a path.
 */
export function fileName(sent: string): string {
  // Browsers write quotes and line breaks like that, and nothing else.
  const written = sent.replaceAll('%22', '"').replaceAll(/%0[AD]/gi, ' ');
  const last = written.split(/[/\\]/).at(-1) ?? '';
  return last
    .replaceAll(/[\p{Cc}\p{Bidi_Control}]/gu, '')
    .normalize('NFC')
    .trim()
    .slice(0, LONGEST);
}
