const REFERENCE = /\/Encrypt[ \t\r\n\0\f]{0,32}(\d{1,10})[ \t\r\n\0\f]{1,32}(\d{1,5})[ \t\r\n\0\f]{1,32}R\b/y;
const IDENTITY = /\/ID[ \t\r\n\0\f]{0,32}\[/y;
/** The most false matches that are checked, from the end of the file. */
const MAXIMUM_LOOKS = 1000;
/** Far above any dictionary of the standard security handler. */
const MAXIMUM_DICTIONARY = 4096;
const MAXIMUM_IDENTITY = 400;
/** Object numbers of our own, which no real file reaches. */
const [CATALOGUE, PAGES, PROTECTION, SIZE] = [9_999_996, 9_999_997, 9_999_998, 9_999_999];

/** An encrypted stream and the number of its object, which the key depends on. */
export interface EncryptedStream {
  readonly id: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export type Protection =
  /** Opens without a password, and at most restricts printing and the like. */
  | { readonly kind: 'open'; readonly streams: readonly Uint8Array<ArrayBuffer>[] }
  | { readonly kind: 'password' }
  | { readonly kind: 'unknown' };

/**
 * Tells whether an encrypted PDF opens without a password, and then decrypts the given streams. The library sees only the encryption
 * dictionary and those streams, in a small file, so that nothing else in the PDF can keep it busy.
 */
export async function openProtection(
  bytes: Uint8Array<ArrayBuffer>,
  text: string,
  streams: readonly EncryptedStream[],
): Promise<Protection> {
  const protection = protectionOf(bytes, text);
  if (!protection) return { kind: 'unknown' };
  const { PDFDocument, PDFRawStream, PDFRef } = await import('@cantoo/pdf-lib');
  try {
    const excerpt = await excerptOf(protection, streams);
    const { context } = await PDFDocument.load(excerpt, { password: '', updateMetadata: false });
    const open = streams.map(({ id }) => context.lookup(PDFRef.of(id)));
    if (!open.every((stream) => stream instanceof PDFRawStream)) return { kind: 'unknown' };
    return { kind: 'open', streams: open.map(({ contents }) => new Uint8Array(contents)) };
  } catch (error) {
    const asksPassword = error instanceof Error && /password/i.test(error.message);
    return { kind: asksPassword ? 'password' : 'unknown' };
  }
}

interface ProtectionParts {
  readonly dictionary: Uint8Array<ArrayBuffer>;
  readonly identity: Uint8Array<ArrayBuffer>;
}

function protectionOf(bytes: Uint8Array<ArrayBuffer>, text: string): ProtectionParts | null {
  const reference = lastMatch(text, '/Encrypt', REFERENCE);
  const identity = lastMatch(text, '/ID', IDENTITY);
  if (!reference || !identity) return null;
  const blanks = String.raw`[ \t\r\n\0\f]{1,32}`;
  const object = new RegExp(`(?<!\\d)${reference[1]}${blanks}${reference[2]}${blanks}obj\\b`, 'g');
  // The last one counts: a file that was changed contains its history.
  const written = [...text.matchAll(object)].at(-1);
  const start = text.indexOf('<<', written?.index ?? text.length);
  const end = text.indexOf('endobj', start);
  const last = text.indexOf(']', identity.index);
  if (start < 0 || end < 0 || end - start > MAXIMUM_DICTIONARY) return null;
  if (last < 0 || last - identity.index > MAXIMUM_IDENTITY) return null;
  return { dictionary: bytes.slice(start, end), identity: bytes.slice(identity.index, last + 1) };
}

/** The last match of a sticky pattern that begins with this word. */
function lastMatch(text: string, word: string, pattern: RegExp): RegExpExecArray | null {
  let at = text.length;
  for (let look = 0; look < MAXIMUM_LOOKS && at > 0; look += 1) {
    at = text.lastIndexOf(word, at - 1);
    if (at < 0) return null;
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match) return match;
  }
  return null;
}

async function excerptOf(
  { dictionary, identity }: ProtectionParts,
  streams: readonly EncryptedStream[],
): Promise<Uint8Array> {
  const parts = [
    `%PDF-1.7\n${CATALOGUE} 0 obj\n<</Type/Catalog/Pages ${PAGES} 0 R>>\nendobj\n`,
    `${PAGES} 0 obj\n<</Type/Pages/Count 0/Kids[]>>\nendobj\n`,
    ...streams.flatMap(({ id, bytes }) => [
      `${id} 0 obj\n<</Length ${bytes.length}>>\nstream\n`,
      bytes,
      '\nendstream\nendobj\n',
    ]),
    `${PROTECTION} 0 obj\n`,
    dictionary,
    `endobj\ntrailer\n<</Root ${CATALOGUE} 0 R/Size ${SIZE}/Encrypt ${PROTECTION} 0 R`,
    identity,
    '>>\n%%EOF',
  ];
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
