const REFERENCE = /\/Encrypt[ \t\r\n\0\f]{0,32}(\d{1,10})[ \t\r\n\0\f]{1,32}(\d{1,5})[ \t\r\n\0\f]{1,32}R\b/y;
const IDENTITY = /\/ID[ \t\r\n\0\f]{0,32}\[/y;
/** So many places that only begin like one are looked at, from the end of the file. */
const MAXIMUM_LOOKS = 1000;
/** No dictionary of the standard protection comes near it. */
const MAXIMUM_DICTIONARY = 4096;
const MAXIMUM_IDENTITY = 400;
/** Numbers of our own objects, which no file in the wild reaches. */
const [CATALOGUE, PAGES, PROTECTION, SIZE] = [9_999_996, 9_999_997, 9_999_998, 9_999_999];

/** The content of a stream, still encrypted, and the object that it belongs to: the key depends on its number. */
export interface EncryptedStream {
  readonly id: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export type Protection =
  /** It opens for everybody, and restricts at most what may be done with it. */
  | { readonly kind: 'open'; readonly streams: readonly Uint8Array<ArrayBuffer>[] }
  | { readonly kind: 'password' }
  | { readonly kind: 'unknown' };

/**
 * Tells whether a protected PDF opens without a password, and decrypts the given streams of it then. The library gets none of the file
 * but its protection and those streams, in a file of a few objects: what else is in there cannot keep it busy.
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

/** The last one counts: a file that was changed carries its history. */
function protectionOf(bytes: Uint8Array<ArrayBuffer>, text: string): ProtectionParts | null {
  const reference = lastMatch(text, '/Encrypt', REFERENCE);
  const identity = lastMatch(text, '/ID', IDENTITY);
  if (!reference || !identity) return null;
  const blanks = String.raw`[ \t\r\n\0\f]{1,32}`;
  const object = new RegExp(`(?<!\\d)${reference[1]}${blanks}${reference[2]}${blanks}obj\\b`, 'g');
  // As many of them as there may be objects.
  const written = [...text.matchAll(object)].at(-1);
  const start = text.indexOf('<<', written?.index ?? text.length);
  const end = text.indexOf('endobj', start);
  const last = text.indexOf(']', identity.index);
  if (start < 0 || end < 0 || end - start > MAXIMUM_DICTIONARY) return null;
  if (last < 0 || last - identity.index > MAXIMUM_IDENTITY) return null;
  return { dictionary: bytes.slice(start, end), identity: bytes.slice(identity.index, last + 1) };
}

/** The last place where the sticky pattern, which begins with this word, matches. */
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
