/** The beginning of an object, a trailer or a stream. The blanks are those of PDF. */
const BEGINNING =
  /(?<!\d)(\d{1,10})[ \t\r\n\0\f]+\d{1,5}[ \t\r\n\0\f]+obj\b|\btrailer\b|(?<=>>[ \t\r\n\0\f]*)stream(?:\r?\n|\r)/g;
const DIRECT_LENGTH = /\/Length[ \t\r\n\0\f]+(\d{1,10})(?![ \t\r\n\0\f]+\d+[ \t\r\n\0\f]+R)/;
const ENDED = /^[ \t\r\n\0\f]{0,4}endstream/;
const END = 'endstream';

export interface PdfSection {
  readonly id: number | null;
  readonly text: string;
  readonly stream: { readonly from: number; readonly to: number } | null;
}

/** Scans a PDF without its cross references, which may lie, and so finds every object. Linear in the file's size. */
export function* pdfSections(text: string): Generator<PdfSection> {
  const beginning = new RegExp(BEGINNING);
  let id: number | null = null;
  let from = 0;
  for (;;) {
    const found = beginning.exec(text);
    const dictionary = text.slice(from, found?.index);
    const stream = found?.[0].startsWith('stream')
      ? { from: beginning.lastIndex, to: endOfStream(text, beginning.lastIndex, dictionary) }
      : null;
    yield { id, text: dictionary, stream };
    if (!found) return;
    if (stream) beginning.lastIndex = stream.to;
    else id = found[1] === undefined ? null : Number(found[1]);
    from = stream ? stream.to : found.index;
  }
}

/** Uses the declared length if it is right, otherwise the first end keyword. */
function endOfStream(text: string, from: number, dictionary: string): number {
  const declared = from + Number(DIRECT_LENGTH.exec(dictionary)?.[1] ?? Number.NaN);
  if (ENDED.test(text.slice(declared, declared + END.length + 4))) return declared;
  const end = text.indexOf(END, from);
  return end < 0 ? text.length : end;
}
