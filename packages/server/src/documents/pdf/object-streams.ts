import { inflateWithin } from './inflate-within.ts';
import { asciiText } from './ascii-text.ts';
import { collectNames } from './pdf-names.ts';
import type { PdfSection } from './pdf-sections.ts';

/** In bytes. A page's own content is never unpacked; only streams whose content is objects are. */
const MAXIMUM_EACH = 4 * 1024 * 1024;
const MAXIMUM_TOTAL = 16 * 1024 * 1024;
/** Of a stream of objects, in characters; it says five things. */
const MAXIMUM_DICTIONARY = 8192;
const MAXIMUM_OBJECTS = 100_000;

/** A stream that holds objects, as it lies in the file. */
export interface ObjectStream {
  readonly id: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly isPacked: boolean;
  /** Where the first object begins, once it is unpacked. */
  readonly first: number;
}

/** One object of such a stream; what is not listed has no number. */
export interface PackedObject {
  readonly id: number | null;
  readonly text: string;
}

/** True for the names of a dictionary whose stream holds objects: a reader needs no type for that, only where they begin. */
export function holdsObjects(names: ReadonlySet<string>): boolean {
  return names.has('ObjStm') || (names.has('First') && names.has('N'));
}

/** The stream of a section; null where it is packed in a way that nobody uses for objects. */
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

/** The objects in the streams; null when there would be more of them than any honest file needs. */
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

/**
 * Before the first object stand the number and the place of each. Every place begins an object of its own, as it does for a reader; what
 * stands before the first place belongs to none.
 */
function objectsIn(text: string, first: number): PackedObject[] {
  const index = (text.slice(0, first).match(/\d{1,10}/g) ?? []).slice(0, 2 * MAXIMUM_OBJECTS + 2).map(Number);
  const listed = Array.from({ length: index.length >> 1 }, (_, at) => ({
    id: index[2 * at] ?? 0,
    place: first + (index[2 * at + 1] ?? 0),
  })).toSorted((one, other) => one.place - other.place);
  return [
    { id: null, text: text.slice(first, listed[0]?.place) },
    ...listed.map(({ id, place }, at) => ({ id, text: text.slice(place, listed[at + 1]?.place) })),
  ];
}
