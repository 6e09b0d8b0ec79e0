import { inflateWithin } from './inflate-within.ts';
import { asciiText } from './ascii-text.ts';
import { collectNames } from './pdf-names.ts';
import type { PdfSection } from './pdf-sections.ts';

/** In bytes. Only streams that contain objects are unpacked, never a page's own content. */
const MAXIMUM_EACH = 4 * 1024 * 1024;
const MAXIMUM_TOTAL = 16 * 1024 * 1024;
/** In characters, for the dictionary of an object stream. */
const MAXIMUM_DICTIONARY = 8192;
const MAXIMUM_OBJECTS = 100_000;

export interface ObjectStream {
  readonly id: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly isPacked: boolean;
  readonly first: number;
}

export interface PackedObject {
  readonly id: number | null;
  readonly text: string;
}

/** Readers recognise an object stream by these names even without a type. */
export function holdsObjects(names: ReadonlySet<string>): boolean {
  return names.has('ObjStm') || (names.has('First') && names.has('N'));
}

/** Null for a packing that object streams do not use. */
export function objectStreamAt(
  { id, text, stream }: PdfSection,
  bytes: Uint8Array<ArrayBuffer>,
): ObjectStream | null {
  if (text.length > MAXIMUM_DICTIONARY) return null;
  const names = new Set<string>();
  collectNames(text, names);
  const first = Number(/\/First[ \t\r\n\0\f]{0,32}(\d{1,10})/.exec(text)?.[1] ?? Number.NaN);
  if (id === null || !stream || Number.isNaN(first)) return null;
  if (['DecodeParms', 'DP', 'Crypt', 'F'].some((name) => names.has(name))) return null;
  const filter = /\/Filter[ \t\r\n\0\f]{0,32}(\[[^\]]{0,200}\]|\/\w{1,40})/.exec(text)?.[1];
  if (names.has('Filter') && !/^\[?\s{0,9}\/FlateDecode\s{0,9}\]?$/.test(filter ?? '')) return null;
  return { id, first, isPacked: names.has('Filter'), bytes: bytes.slice(stream.from, stream.to) };
}

/** Null for more objects than any honest file has. */
export async function unpackObjects(streams: readonly ObjectStream[]): Promise<PackedObject[] | null> {
  const objects: PackedObject[] = [];
  let total = 0;
  for (const { bytes, isPacked, first } of streams) {
    const content = isPacked ? await inflateWithin(bytes, MAXIMUM_EACH) : bytes;
    total += content?.length ?? 0;
    if (content === null || total > MAXIMUM_TOTAL) return null;
    for (const object of objectsIn(asciiText(content), first)) objects.push(object);
    if (objects.length > MAXIMUM_OBJECTS) return null;
  }
  return objects;
}

/** Numbers and offsets precede the first object. Like readers, begins an object at every offset. */
function objectsIn(text: string, first: number): PackedObject[] {
  const index = (text.slice(0, first).match(/\d{1,10}/g) ?? []).slice(0, 2 * MAXIMUM_OBJECTS + 2).map(Number);
  const listed = Array.from({ length: index.length >> 1 }, (_, at) => ({
    id: index[2 * at] ?? 0,
    offset: first + (index[2 * at + 1] ?? 0),
  })).toSorted((one, other) => one.offset - other.offset);
  return [
    { id: null, text: text.slice(first, listed[0]?.offset) },
    ...listed.map(({ id, offset }, at) => ({ id, text: text.slice(offset, listed[at + 1]?.offset) })),
  ];
}
